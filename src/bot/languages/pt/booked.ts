import type { BookedWords } from "../booked-words.ts";
import { words } from "../word-list.ts";

export const booked: BookedWords = {
  ours: words`
    meus?
    minhas?
    noss[oa]s?
  `,
  bookers: words`
    ele
    ela
    eles
    elas
    (?:[oa] (?:noss[oa] )?)?(?:hotel|concierge|rececao|recepcao|escritorio|empresa|agencia|chefe)
    (?:um|uma|1) (?:amig[oa]|colega|prim[oa])(?: me[u]| minha| noss[oa])?
    outra pessoa
  `,
  done: words`
    (?:ja )?(?:me |nos |vos )?(?:reservou|reservaram|marcou|marcaram)(?:-(?:me|nos))?(?: (?:mesa|uma mesa|1 mesa))?
    (?:ja )?(?:tinha|tinham|tem|ha de ter|deve ter) (?:ja )?(?:reservado|marcado|feito (?:a|uma|1) (?:reserva|marcacao))
    (?:ja )?(?:fez|fizeram|arranjou) (?:a|uma|1) (?:reserva|marcacao|mesa)
    (?:ja )?tem mesa
    (?:ligou|ligaram|telefonou|vos ligou)(?: [\p{L}']{1,12}){0,4} (?:para|a|e) (?:reservar|marcar|reservou|marcou|fez)
  `,
  doneFirst: words`
    (?:ja )?(?:reservou|marcou|fez (?:a|uma|1) reserva|ligou|telefonou)(?: (?:mesa|uma mesa|1 mesa))?
  `,
  ownDone: words`
    (?:ja )?(?:reservei|reservamos|marquei|marcamos|tinha reservado|tinhamos reservado|tinha marcado|fiz (?:a|uma|1) (?:reserva|marcacao)|fizemos (?:a|uma|1) (?:reserva|marcacao))
    (?:ja )?(?:liguei|ligamos|telefonei|telefonamos|escrevi|mandei (?:um )?(?:mail|email))(?: [\p{L}']{1,12}){0,5} (?:para|a|e) (?:reservar|marcar|reservei|marquei|fiz|fazer|uma mesa)
  `,
  ways: words`
    online
    on line
    (?:no|pelo|na|pela|atraves do|via)(?: (?:vosso|seu|vossa|teu|sua))? ?(?:site|pagina|internet|app|google|thefork|aplicacao)
    (?:por|pelo|ao) (?:telefone|mail|email|e-mail|whatsapp|tel)
    (?:na |a )?(?:semana|mes) passad[oa]
    no outro dia
    ontem(?: a noite)?
    anteontem
    ha (?:\d{1,2}|uma|um|1|uns|dois|duas|tres) (?:dias?|semanas?|mes(?:es)?)
    liguei
    ligamos
    telefonei
    escrevi
  `,
  checks: words`
    nao (?:encontro|encontramos|vejo|acho)(?: (?:o|a|minha|nossa)){1,2} (?:mail|email|confirmacao|reserva|numero)
    (?:nao|nunca|sem)(?: (?:recebi|recebemos|me|chegou|tive|tivemos|ainda|veio|nenhuma)){0,4} ?(?:a |o |nenhuma |qualquer )?(?:confirmacao|mail|email|resposta)
    (?:so |era |e |queria |queriamos |quero |gostava de )?(?:para )?(?:confirmar|verificar|ter a certeza|saber se esta|certificar-me)
    (?:pode|podem|podes|podia|podiam|podias|consegue|conseguem)(?: \p{L}{1,8}){0,2} (?:confirmar|verificar|ver)
    (?:esta|consta|ficou|aparece)(?: (?:ai|bem|marcad[oa]|registad[oa]|tudo bem|tudo certo|confirmad[oa]|a reserva|isso|no sistema))?(?= ?(?:\?|$))
    (?:esta|consta|aparece) ai
  `,
  standing: words`
    (?:tem|tens|teem|ha|existe|consta|encontra|encontram|veem|ve)(?: (?:ja|alguma|uma|1|a|minha|nossa|ai|feita)){0,3} (?:reserva|marcacao|mesa)(?: feita| marcada)? (?:em nome|no nome|em meu nome|d[oae]s?(?! (?:mesa|\d|hoje|amanha))|para(?! (?:\d|hoje|amanha|esta|o|a|mim|nos|uma?|1|almoco|jantar|almocar|sabado|domingo|segunda|terca|quarta|quinta|sexta)))
    (?:estamos|estou)(?: ja)? (?:marcad[oa]s?|apontad[oa]s?|no (?:livro|sistema)|registad[oa]s?|anotad[oa]s?)
    (?:deve|devia|deveria|tem de) haver (?:uma|1) (?:reserva|mesa|marcacao)
  `,
  undone: words`
    nao
    nunca
    ninguem
    nada
    quer
    queria
    gostava
    pode
    podia
    se
    vai
    esqueceu
    recomendou
    disse que
  `,
  others: words`
    teatro
    cinema
    bilhetes?
    hotel
    voos?
    quarto
    taxi
    babysitter
    ferias
    viagem
    concerto
    espectaculo
    espetaculo
    igreja
    outro (?:sitio|restaurante)
    comboio
  `,
};
