import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    numero
    (?:numero|num|tel|portable|telephone) (?:c'est|est)(?: le)?
    num
    no de tel
    telephone
    tel
    tel\.
    portable
    mobile
    appelez-moi
    joindre
    joignable
    whatsapp
    e-?mail
    mail
    courriel
  `,
};
