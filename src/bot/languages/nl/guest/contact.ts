import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    (?:bel|belt u|bellen)(?: (?:me|mij|ons|maar|liever|toch)){0,3}(?: op)?
    nummer
    telefoon
    telefoonnummer
    mobiel
    mobiele nummer
    gsm
    tel
    tel\.
    bel me
    bereikbaar
    bereiken
    whatsapp
    e-?mail
    mail
    mijn nummer
    nr\.?
    bellen op
    te bereiken op
    bereikbaar op
    telnr\.?
    tel nr
    mobielnummer
    06-nummer
    mailadres
    e-?mailadres
  `,
  putsNumber: words`
    (?:kunt u|kun je|kunnen jullie|zou u|zou je)
    (?:gebruiken|nemen|noteren|opschrijven|maken)
    (?:gebruik|neem|pak|zet|noteer|schrijf|doe|probeer|maak er|maak het|maak)(?: u| maar)?
    (?:het|er|van|op|deze|dit|die|dat|de|neer)
    (?:het|dat|dit) (?:is|moet zijn)
    is
    (?:liever|beter|toch|in plaats daarvan)
  `,
  doubles: ["dubbele?", "tweemaal", "twee keer"],
  triples: ["driemaal", "drie keer"],
  withdrawnNumbers: words`
    (?:dat|dit) (?:is|was) (?:nog )?(?:mijn|m'n|het|de) (?:oude|verkeerde)(?: nummer)?
    is (?:mijn|m'n) oude(?: nummer)?
  `,
  numberEnds: words`
    (?:het nummer |nummer |het )?eindigt op \d{1,4}(?:,? (?:en )?niet (?:op )?\d{1,4})?
    (?:de )?laatste (?:twee |drie |vier |2 |3 |4 )?(?:cijfers|nummers) zijn \d{1,4}
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:en )?niet (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?,? (?:op het eind(?:e)?|aan het eind(?:e)?|de laatste|achteraan)
    (?:op het eind(?:e)?|aan het eind(?:e)?|de laatste|achteraan),? (?:is )?(?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:en )?niet (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4}),? (?:en )?niet (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?=,? ?(?:(?:op het eind(?:e)?|aan het eind(?:e)?|de laatste|achteraan)|$))
  `,
};
