import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
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
};
