import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    (?:llam(?:en|e|ad|a)(?:me|nos)?|llamadnos|llamadme)(?: mejor)?(?: al?)?
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
  putsNumber: words`
    (?:puede|puedes|pueden|podeis|podria|podrias|podrian)
    (?:usar|poner|anotar|apuntar|coger|tomar|utilizar)
    (?:usa|use|usen|usad|pon|ponga|pongan|poned|anota|anote|anoten|apunta|apunte|apunten|coge|coja|toma|tome|utiliza|utilice|prueba|pruebe|escribe|escriba)(?:me|lo)?
    (?:el|al|a|este|ese|con|en)
    (?:es|seria|sera)
    (?:mejor|en su lugar|en vez)
  `,
  doubles: ["doble(?: el)?", "dos veces(?: el)?"],
  triples: ["triple(?: el)?", "tres veces(?: el)?"],
  withdrawnNumbers: words`
    (?:ese|este|eso) (?:es|era) (?:el|mi)(?: numero)? (?:viejo|antiguo|anterior|equivocado)
    (?:ese|este|eso) (?:es|era) (?:el|mi) (?:antiguo|viejo) numero
    es mi (?:antiguo numero|numero (?:antiguo|viejo|anterior))
  `,
  numberEnds: words`
    (?:acaba|termina) en \d{1,4}(?! ?min)
    (?:acaba|termina) en \d{1,4},? (?:y )?no (?:en )?\d{1,4}
    (?:el numero|el telefono|mi numero|el movil) (?:acaba|termina) en \d{1,4}
    (?:las |los )?ultim[ao]s (?:dos |tres |cuatro |2 |3 |4 )?(?:cifras|digitos|numeros) son \d{1,4}
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:y )?no (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?,? (?:al final|los ultimos|el ultimo)
    (?:al final|los ultimos|el ultimo),? (?:es )?(?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:y )?no (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4}),? (?:y )?no (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?=,? ?(?:(?:al final|los ultimos|el ultimo)|$))
  `,
};
