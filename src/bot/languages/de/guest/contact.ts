import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    (?:rufen sie|ruft|ruf)(?: (?:mich|uns|bitte|lieber|besser|doch)){0,3}(?: (?:unter|auf))?
    nummer
    nummer ist
    telefon
    telefonnummer
    telefonisch
    tel
    tel\.
    handy
    handynummer
    mobil
    mobilnummer
    mobiltelefon
    rufnummer
    anrufen
    erreichbar
    erreichen
    erreicht mich
    erreichen sie mich
    ruft mich an
    rufen sie mich an
    whatsapp
    e-?mail
    e-?mail-?adresse
    mail
    mailadresse
  `,
  putsNumber: words`
    (?:konnen sie|kannst du|konnt ihr|konnten sie|kann man)
    (?:nehmen|nutzen|benutzen|verwenden|eintragen|notieren)
    (?:nehmt|nehmen sie|nimm|nutzt|nutzen sie|nutze|benutze|benutzen sie|verwende|verwenden sie|verwendet|schreib|schreiben sie|schreibt|notier|notieren sie|trag|tragen sie|setz)
    (?:die|das|auf|unter|mal|hier|ein|gern|gerne)
    (?:es|das|richtig) (?:ist|war|waere|ware)
    ist
    (?:lieber|besser|eher|stattdessen|doch|sondern)
  `,
  doubles: ["doppelt?e?", "zweimal(?: die)?"],
  triples: ["dreimal(?: die)?"],
  withdrawnNumbers: words`
    (?:das|es) (?:ist|war)(?: ja| noch| doch)? (?:meine|die|ne|eine)? ?(?:alte|falsche)(?: nummer)?
    ist (?:meine|die) (?:alte|falsche)(?: nummer)?
  `,
  numberEnds: words`
    (?:die nummer |nummer |sie |die )?endet (?:auf|mit) \d{1,4}(?:,? (?:und )?nicht (?:auf |mit )?\d{1,4})?
    (?:die )?letzten (?:zwei |drei |vier |beiden |2 |3 |4 )?(?:ziffern|zahlen|stellen) (?:sind|lauten) \d{1,4}
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? nicht (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?,? (?:am ende|hinten|zum schluss|die letzten?(?: beiden)?|am schluss)
    (?:am ende|hinten|zum schluss|die letzten?(?: beiden)?|am schluss),? (?:ist |kommt )?(?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? nicht (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4}),? nicht (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?=,? ?(?:(?:am ende|hinten|zum schluss|die letzten?(?: beiden)?|am schluss)|$))
  `,
};
