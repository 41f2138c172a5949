import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    nummer
    nummeret
    telefon
    telefonnummer
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
  `,
};
