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
};
