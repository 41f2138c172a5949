import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    lig(?:ue|a)
    numero
    numero de telefone
    numero de telemovel
    telefone de contato
    fone
    cel
    zap
    tlm
    tlf
    telefone
    telemovel
    celular
    tel
    tel\.
    liguem-me
    ligue-me
    contacto
    contato
    whatsapp
    e-?mail
    mail
  `,
};
