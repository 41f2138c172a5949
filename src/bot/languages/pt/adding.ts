import type { AddingWords } from "../adding-words.ts";
import { words } from "../word-list.ts";

const booking = "(?:reserva|marcacao|encomenda)";

export const adding: AddingWords = {
  verbs: words`
    acrescent(?:ar|e|em|a|aria)(?:-nos|-me)?
    adicion(?:ar|e|em|a|aria)(?:-nos|-me)?
    junt(?:ar|e|em)
  `,
  puts: words`
    (?:por(?! (?:favor|este meio|esta via|meio d))|poe|ponha|ponham|meter|meta|metam)(?:-nos|-me)?
    coloc(?:ar|a)
    coloquem?
    inclu(?:ir|a|am|i)
    encomend(?:ar|e|em)
    ped(?:ir|i)
  `,
  toBooking: words`
    (?:a|na|para a|com a|pra) (?:(?:minha|nossa|esta|essa) )?${booking}(?: que (?:ja )?(?:tenho|temos|fiz|fizemos))?
    (?:nesta|nessa) ${booking}
  `,
  toIt: words`
    ai
    la
  `,
  toNote: words`
    (?:na|nas|no|nos|a|as|ao|aos|para a) (?:(?:minhas?|meus?|sua|vossa|nossa) )?(?:notas?|observac(?:ao|oes)|comentarios?|anotac(?:ao|oes)|recado)(?: (?:para o|ao) restaurante)?
    (?:como|em) (?:notas?|observacao|comentario)
  `,
  theirs: words`
    a (?:reserva|mesa) que (?:ja )?(?:tenho|temos|fiz|fizemos)
  `,
  also: words`
    tambem
    so
    por favor
    talvez
    ainda
    mais
    nos
    me
  `,
  unsaid: words`
    (?:algo|alguma coisa|uma (?:coisa|coisinha))(?: mais)?
    (?:um|uma|o meu|a minha|o nosso|mais um|mais uma|outro|outra) (?:pequeno |pequena )?(?:pedido|nota|desejo|observacao|comentario|extra|detalhe|coisa)(?: especial)?
  `,
  others: words`
    (?:[\p{L}']{1,15} ){0,8}(?:playlist|lista|musica|lembrete|alarme|calendario|agenda)
    (?:uma?|1|2|dois|duas|outra|outro|mais uma?) (?:pessoa|lugar|lugares|cadeira|hora|dia|mesa|reserva)
    (?:mais )?(?:uma?|1|2|duas|dois)(?= ?$)
    (?:alguem|ninguem|nada)
    (?:o|a|um)? ?(?:meu|minha|nosso)? ?(?:nome|numero|telefone|telemovel|celular|mail|e-?mail|morada|endereco|apelido)
    que
  `,
  never: "como quando qual quanto onde nada".split(" "),
};
