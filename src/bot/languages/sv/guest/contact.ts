import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    nummer
    numret
    telefon
    telefonnummer
    mobil
    mobilnummer
    tel
    tel\.
    ring mig
    ring
    na mig
    nas pa
    whatsapp
    e-?post
    mejl
    mail
    mobilnr\.?
    tel\.?nr
    nr\.?
    mitt nummer
    na mig pa
    ring pa
    telnummer
    mobilen
    mejladress
    e-?postadress
    mailadress
    sms
  `,
  putsNumber: words`
    (?:kan|kunde|skulle) (?:du|ni)
    (?:anvanda|skriva|satta|notera)
    (?:ta|anvand|skriv|satt|notera|kor pa|prova|gor det till)
    (?:det|den|pa|in|upp|till)
    (?:det|det har) (?:ar|ska vara)
    ar
    (?:hellre|i stallet|istallet|battre)
  `,
  doubles: ["dubbel", "tva ganger"],
  triples: ["trippel", "tre ganger"],
  withdrawnNumbers: words`
    (?:det|detta) (?:ar|var) (?:ju )?(?:mitt|det) (?:gamla|fel)(?: nummer| numret)?
    ar mitt gamla(?: nummer)?
  `,
  numberEnds: words`
    (?:det )?slutar (?:pa|med) \d{1,4}(?! ?min)
    (?:numret |det )?slutar (?:pa|med) \d{1,4},? (?:och )?inte (?:pa |med )?\d{1,4}
    numret slutar (?:pa|med) \d{1,4}
    (?:de )?sista (?:tva |tre |fyra |2 |3 |4 )?siffrorna ar \d{1,4}
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:och )?inte (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?,? (?:pa slutet|i slutet|sist)
    (?:pa slutet|i slutet|sist),? (?:ar )?(?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:och )?inte (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4}),? (?:och )?inte (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?=,? ?(?:(?:pa slutet|i slutet|sist)|$))
  `,
};
