import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    numero
    numero de telefono
    telefono
    telefono es
    telefono de contacto
    tfno
    tlf
    telf
    fono
    cel
    movil
    celular
    tel
    tel\.
    llamame
    llamenme
    whatsapp
    contacto
    correo
    e-?mail
    email
    (?:telefono|movil|numero|celular),? (?:apuntalo|apuntelo|anotalo|anotelo|apunta|anota|apunte|anote)
  `,
};
