import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    (?:chiam(?:ate|i|a|are)(?:mi|ci)?)(?: (?:al|allo|sul))?
    (?:mi )?(?:chiami|telefoni|richiami)
    numero
    telefono
    cellulare
    cell?\.?
    tel
    tel\.
    chiamatemi
    chiamami
    recapito
    whatsapp
    e-?mail
    mail
  `,
  putsNumber: words`
    (?:puo|puoi|potete|potrebbe|potreste)
    (?:usare|mettere|prendere|segnare|scrivere)
    (?:usa|usi|usate|metti|metta|mettete|prendi|prenda|prendete|segna|segni|segnate|scrivi|scriva|scrivete|prova|provi)
    (?:il|lo|al|questo|quello|su|sul)
    (?:e|sarebbe)
    (?:meglio|piuttosto|invece|anzi)
  `,
  doubles: ["doppi[oa]", "due volte(?: il| lo)?"],
  triples: ["triplo", "tre volte(?: il| lo)?"],
  withdrawnNumbers: words`
    (?:quello|questo) (?:e|era) (?:il )?(?:mio )?(?:quello )?(?:numero )?(?:vecchio|sbagliato)(?: numero)?
    e (?:quello|il numero|il mio numero) (?:vecchio|sbagliato)
    e il (?:mio )?vecchio numero
  `,
  numberEnds: words`
    (?:finisce|termina) (?:con|per|in) (?:il )?\d{1,4}(?:,? (?:e )?non (?:con |per |in )?\d{1,4})?
    (?:le )?ultime (?:due |tre |quattro |2 |3 |4 )?cifre sono \d{1,4}
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:e )?non (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?,? (?:alla fine|l'ultimo|gli ultimi|in fondo|finale)
    (?:alla fine|l'ultimo|gli ultimi|in fondo|finale),? (?:e )?(?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:e )?non (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4}),? (?:e )?non (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?=,? ?(?:(?:alla fine|l'ultimo|gli ultimi|in fondo|finale)|$))
  `,
};
