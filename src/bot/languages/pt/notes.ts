import type { NoteWords } from "../note-words.ts";
import { words } from "../word-list.ts";
import { alone, edits, untold, untoldThat } from "./the-note.ts";

const to =
  "(?: (?:a|na|no|ao|em) (?:minha |nossa |meu |nosso )?(?:cozinha|reserva|pedido|nota|notas|chef|restaurante|equipa|equipe|pessoal))";

export const notes: NoteWords = {
  only: words`
    so
    apenas
    somente
    unicamente
  `,
  stays: words`
    (?:fica|ficam|mantem-se|mantem|permanece|permanecem)
    (?:deve|devem|pode|podem) ficar
  `,
  asTold: words`
    (?:e )?assim(?: mesmo)? (?:que )?(?:deve|tem de|tem que|devia) (?:ficar|estar|constar|dizer)
  `,
  right: words`
    (?:esta|estao|e|sao) (?:cert[oa]s?|corret[oa]s?|correct[oa]s?|verdade)
  `,
  nothing: words`
    (?:afinal )?nada(?: de nada| afinal)?
    (?:nenhuma?|sem) (?:nota|pedido|desejo|comentario)
    (?:deixe|deixa|deixem)(?:-[oa])? (?:vazi[oa]|em branco)
    (?:vazi[oa]|em branco)
    (?:apague|apaga|apaguem|tire|tira|elimine|limpe)(?:-[oa])?(?: tudo)?
    apagar(?: tudo)?
  `,
  verbs: words`
    (?:agradeco|agradecia|agradeciamos|pedia|pedimos)(?:-lhes?)? que (?:se )?(?:mencione|anote|registe|indique|refira|conste|escreva)m?
    deix(?:e|a|ar|em) (?:ficar )?(?:escrito|anotado|registado|apontado)
    avis(?:e|em|a|ar)(?:-(?:os|as))?
    (?:diga|digam|diz)-lhes?
    acrescent(?:ar|e|a)
    adicion(?:ar|e|a)
    anot(?:ar|e|a)
    apont(?:ar|e|a)
    por(?! (?:este meio|esta via|meio|favor|isso))
    ponha
    poe
    mencion(?:ar|e|a)
    avis(?:ar|e|a|em)(?:-os|-nos|-lhes)?
    (?:diga|digam|diz|dizer)-?(?:lhes|lhe)
    indi(?:car|que|ca)
    coloc(?:ar|a)
    coloque
    diga-lhes
    (?:dizer|diga|diz) (?:a cozinha|ao chef|ao restaurante|a equipa|a equipe)
  `,
  writes: words`
    anot(?:ar|em|e|a)
    apont(?:ar|em|e|a)
    tom(?:ar|e|em) nota d[eoa]s?
  `,
  that: [
    "(?<=(?:os|as|lhes|lhe|avise|avisem|avisar|cozinha|chefe?|equipa|restaurante) )(?:da|do|das|dos|sobre)",
    "q(?:ue)?",
  ],
  unseen: words`
    que (?:eu |nos )?(?:nao|ainda nao) (?:a |o |as |os )?(?:vejo|vemos|encontro|encontramos|aparece)(?: (?:ai|aqui|la|na nota|no resumo|em lado nenhum|anotad[oa]))?
  `,
  thatToo: words`
    (?:anot|apont|escrev|registr)(?:e|a|em)(?:-o)?(?: (?:isso|isto|tambem))?
    coloque (?:isso|isto|ai)
    (?:(?:pode|podem|podes|podia|podiam|poderia|poderiam) )?(?:acrescentar|anotar|adicionar|apontar)(?:-lo)?(?: (?:isso|isto))?${to}?
    (?:(?:pode|podem|podes|podia|podiam|poderia|poderiam) )?(?:por|colocar|escrever|incluir|dizer|dizer-lhes) (?:isso|isto)${to}?
    (?:(?:pode|podem|podes|podia|podiam|poderia|poderiam) )?(?:dizer-lhes|avisa-los|lhes dizer|avisar (?:a cozinha|o chef|o restaurante|a equipa|eles))
    (?:poe|ponha|ponham|bota|bote|coloca|coloque|coloquem|anota|anote|anotem|acrescenta|acrescente|adiciona|adicione|inclui|inclua|escreve|escreva|aponte) (?:la )?(?:isso|isto)${to}?
    (?:diz|diga|digam|dizem) (?:isso|isto)${to}?
    (?:diga|digam|diz|avise|avisem|avisa)-(?:lhes|os)(?: (?:isso|isto))?
    (?:avise|avisem|avisa|avisam) (?:a cozinha|o chef|o restaurante|a equipa|eles)
    obrigad[oa] por (?:lhes dizer|avisar|avisa-los|anotar|acrescentar|dizer-lhes)${to}?
  `,
  never: ["nao", "nunca", "se", "tem", "quem"],
  deeds: words`
    (?:voces )?(?:podem|poderiam|podiam|pode|poderia|podia)(?: tambem| por favor){0,2} (?:por|colocar|meter|escrever|acender|decorar|enfeitar|cantar|preparar|trazer|servir|esconder|surpreender)(?! (?:a reserva|a ementa|o cardapio|o menu|em (?:meu )?nome|no (?:meu )?nome))(?!\p{L}|-)
  `,
  beside:
    "entao ok otimo optimo perfeito bom muito sim claro obrigado obrigada por favor tambem precisamos preciso precisavamos precisaremos queremos quero queriamos queria gostariamos gostaria de ter pode podem colocar ponha reserve anote nos me para".split(
      " ",
    ),
  ones: words`
    uma
    um
    duas
    dois
    tres
    \d{1,2}
  `,
  ways: words`
    (?:so |apenas |somente |melhor |de preferencia |prefiro ){0,2}(?:por |pelo |no |um |uma |via )?(?:whats|whatsapp|zap|sms|mensagem|mensagens)(?: (?:so|por favor|de preferencia|melhor))?
    nao (?:liguem|ligue|ligar)
  `,
  calls: words`
    nao (?:me |nos )?(?:liguem|ligue|ligar|ligues|telefonem) (?:antes|depois|a|as|de|da|entre)(?: [^,;!?]{1,40})?
    (?:so|apenas|somente) (?:me |nos )?(?:liguem|ligue|ligar|liga|telefonem)(?:-me|-nos)? (?:antes|depois|a partir|entre|a noite|de manha)(?: [^,;!?]{1,40})?
    (?:liguem|ligue|ligar)(?:-me|-nos)? (?:so )?(?:antes|depois|a partir|entre|a noite|de manha)(?: [^,;!?]{1,40})?
  `,
  invoices: words`
    (?:fatura|factura) (?:por favor |passada |emitida ){0,2}(?:em nome d[aeo]s?|para a empresa|a empresa)
  `,
  billing: words`
    (?:dados|morada|endereco) (?:de|para) (?:faturacao|faturamento|fatura|a fatura)
  `,
  alone,
  dictated: {
    of: words`
      notas?
      observac(?:ao|oes)
      comentarios?
      escrev\p{L}{1,3}
      anot\p{L}{1,3}
      ponha
      poe
      diga
    `,
    anew: words`
      so
      apenas
      somente
      unicamente
      errad\p{L}
      em vez
      no lugar
      apag\p{L}{1,3}
      tir\p{L}{1,3}
      retir\p{L}{1,3}
      mud\p{L}{1,3}
      alter\p{L}{1,3}
      corrig\p{L}{1,3}
      substitu\p{L}{1,3}
      deve
      tem de
      tem que
    `,
    rest: words`
      mais nada
      o resto
      nada mais
      tudo o resto
      e so
    `,
    dropsRest: words`
      (?:tir|apag|risc|elimin|esquec|deix)\p{L}{1,4}(?: fora)? o resto
      o resto (?:pode[ms]? |e para )?(?:tir|apag|risc|elimin)\p{L}{1,4}
    `,
  },
  edits,
  untold,
  untoldThat,
  ahead: {
    dishes: words`
      lagostas?
      lavagantes?
      sapateiras?
      caranguejos?
      ostras
      caviar
      mexilhoes
      camaroes
      gambas
      robalo
      salmao
      cataplanas?
      caldeiradas?
      bacalhau
      leitao
      leitoes
      cordeiros?
      borrego
      cabrito
      ganso
      patos?
      peru
      capao
      faisao
      assados?
      costeletao
      picanha
      tomahawks?
      paellas?
      fondue
      raclette
      trufas?
      feijoada
      mariscadas?
      mariscos?
      peixe
      frango
      polvo
    `,
    orders: words`
      (?:guard|reserv|separ|encomend|anot|apont|prepar)(?:ar|e|a|em|amos|ava|avamos|ar-nos|em-nos|a-nos|e-nos)(?:-nos|-me)?
      pedir
      escrev(?:er|a|e)
      coloc(?:ar|a|que)
      (?:eu |nos )?(?:quero|queremos|queria|queriamos|vamos querer)
      com antecedencia
      antecipadamente
      por favor
      pf
      favor
    `,
    forWhom: words`
      (?:para|pra) (?:nos|a gente|todos|mim|a mesa|\d{1,2}(?: (?:pessoas|pax))?)
    `,
    not: words`
      nao
      sem
      nem
      nada de
      alergi\p{L}{0,4}
      em vez
      intoleran\p{L}{0,4}
      nunca
    `,
    mayWe: words`
      (?:podemos|poderiamos|posso|poderia|da para|da pra) (?:tambem )?(?:encomendar|pedir|reservar|ter)
    `,
    wants: words`
      (?:tambem )?(?:a |o )?(?:quero|queremos|queria|queriamos)(?: (?:tambem|mesmo|essa|esse|ela|ele)){0,2}
    `,
  },
  joinsNote: words`
    e
    ah
    oh
  `,
  leadsToNote: words`
    que(?! e(?!\p{L}))
  `,
  asksToDo: words`
    podem?
    poderiam?
  `,
};
