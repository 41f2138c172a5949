import type { ContactWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

export const contact: ContactWords = {
  contactLeads: words`
    (?:lig(?:uem|ue|a|ar)|telefonem?)(?:[- ](?:me|nos))?(?: para)?
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
  putsNumber: words`
    (?:pode|podes|podem|poderia|podiam)
    (?:anotar|colocar|meter)
    (?:usa|use|usem|usar|poe|ponha|ponham|por|anota|anote|anotem|mete|meta|coloca|coloque|pega|pegue|toma|tome|experimente|escreve|escreva)
    (?:o|ao|no|para o|este|esse)
    (?:e|sera|seria)
    (?:melhor|antes|em vez disso|em vez)
  `,
  doubles: ["duplo", "duas vezes(?: o)?"],
  triples: ["triplo", "tres vezes(?: o)?"],
  withdrawnNumbers: words`
    (?:esse|este|isso) (?:e|era) o (?:meu )?(?:numero )?(?:antigo|velho|errado|anterior)(?: numero)?
    e o meu numero (?:antigo|velho)
  `,
  numberEnds: words`
    (?:acaba|termina) em \d{1,4}(?! ?min)
    (?:acaba|termina) em \d{1,4},? (?:e )?nao (?:em )?\d{1,4}
    (?:o numero|o telefone|o telemovel|o meu numero) (?:acaba|termina) em \d{1,4}
    (?:os )?ultimos (?:dois |tres |quatro |2 |3 |4 )?(?:digitos|numeros|algarismos) sao \d{1,4}
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:e )?nao (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?,? (?:no fim|no final|os ultimos|o ultimo)
    (?:no fim|no final|os ultimos|o ultimo),? (?:e )?(?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?:,? (?:e )?nao (?:0\d|2[5-9]|[3-9]\d|\d{3,4}))?
    (?:0\d|2[5-9]|[3-9]\d|\d{3,4}),? (?:e )?nao (?:0\d|2[5-9]|[3-9]\d|\d{3,4})(?=,? ?(?:(?:no fim|no final|os ultimos|o ultimo)|$))
  `,
};
