import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
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
};
