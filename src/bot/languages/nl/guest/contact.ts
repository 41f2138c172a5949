import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
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
};
