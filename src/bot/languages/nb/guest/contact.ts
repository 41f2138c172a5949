import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    nummer
    nummeret
    telefon
    telefonnummer
    telefonnummeret
    mobilnummeret
    mobil
    mobilnummer
    tel
    tel\.
    tlf\.?
    tlfnr\.?
    mobilnr\.?
    nr\.?
    ring meg
    ring mig
    ring
    na meg
    na mig
    kontakt meg
    whatsapp
    e-?post
    mejl
    mail
    epost
    e-?mail
    sms
    nummeret mitt
    mitt nummer
    telefonnummeret mitt
    mobilen
    mobilen min
    ring meg pa
    ring pa
    kan nas pa
    treffes pa
    mailadresse
    e-?postadresse
    mailen min
    tlfnummer
  `,
  putsNumber: words`
    (?:kan|kunne) (?:du|dere)
    (?:bruke|skrive|sette|notere)
    (?:ta|bruk|skriv|sett|noter|prøv|prov|gjør det til|gjor det til)
    (?:det|den|pa|inn|opp|til|heller)
    (?:det|dette) (?:er|skal være|skal vaere)
    er
    (?:heller|i stedet|istedet|isteden|i stedet for|bedre)
  `,
  doubles: ["dobbelt?", "to ganger"],
  triples: ["trippel", "tre ganger"],
  withdrawnNumbers: words`
    (?:det|dette) (?:er|var) (?:jo )?(?:det gamle|feil)(?: nummer| nummeret)?(?: mitt)?
    er det gamle nummeret(?: mitt)?
  `,
  numberEnds: words`
    (?:det )?slutter (?:pa|med) \d{1,4}(?! ?min)
    (?:nummeret |det )?slutter (?:pa|med) \d{1,4},? (?:og )?ikke (?:pa |med )?\d{1,4}
    nummeret slutter (?:pa|med) \d{1,4}
    (?:de )?siste (?:to |tre |fire |2 |3 |4 )?sifrene er \d{1,4}
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:og )?ikke (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?,? (?:pa slutten|til slutt|sist)
    (?:pa slutten|til slutt|sist),? (?:er )?(?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:og )?ikke (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4}),? (?:og )?ikke (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?=,? ?(?:(?:pa slutten|til slutt|sist)|$))
  `,
};
