import type { AnswerWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";
import { afterNo } from "./after-no.ts";
import { asking } from "./asking.ts";
import { besides } from "./besides.ts";
import { coming } from "./coming.ts";
import { confirming } from "./confirming.ts";
import { hesitating } from "./hesitating.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  besides,
  coming,
  afterNo,
  ...confirming,
  ...hesitating,
  ...asking,
  asShown: words`
    assim(?: mesmo)?
    mesmo assim
    tal como esta
  `,
  asItIs: words`
    (?:assim )?(?:esta|ta) (?:tudo )?(?:bem|bom|otimo|certo|perfeito|ok)(?: assim)?
    tudo (?:bem|certo|ok|otimo|perfeito)(?: assim)?
    (?:deixe|deixa|fica|pode ficar) assim
    e (?:tudo|so isso)
    nada a mudar
  `,
  keeps: words`
    (?:mantem|mantenha|mantenham|mantemos|mantenho)(?:-na)?(?: (?:a mesa|a reserva|ela|assim)){0,2}
    (?:deixa|deixe) (?:a mesa|a reserva|ela)(?: como esta| assim)?
  `,
  stands: words`
    nem todos
    nao todos
    (?<!nao )(?:vamos|iremos|vou|la estaremos|a gente vai)(?! (?:cancelar|desmarcar|anular|nao|(?:num |em |n?outro |outra )(?:dia|vez|semana|outro)))
    (?<!nao )(?:vamos|vou|vai) (?:sim|mesmo|comparecer)
    (?<!nao )ainda (?:queremos|quero|precisamos|preciso)(?: (?:dela|da mesa|da reserva|a mesa|a reserva|ir))?(?=[,.! ]*$)
    (?:quero|queremos|prefiro|preferimos) (?:manter|ficar com)(?:-la| a mesa| a reserva)?(?=[,.! ]*$)
    (?:mantem-se|continua de pe|esta de pe)
    (?<!nao )(?:ta|esta|estamos|continua) (?:tudo )?de pe(?=[.! ]*$)
    (?<!nao )(?:pode|podem) contar (?:com a gente|conosco|connosco|comigo)
    (?<!nao )(?:estaremos|estarei|vamos estar) (?:ai|la)
  `,
  pleas: words`
    por favor
    se faz favor
    faz favor
    pf
  `,
  changing: words`
    (?:vamos )?(?:mudamos|alteramos|trocamos)
    (?:pode )?(?:acrescent(?:e|a|ar)|adicion(?:e|a|ar)|anot(?:e|a|ar)|apont(?:e|a|ar)|junt(?:e|a|ar))(?:[- ]o)?
    altere
    altera
    alterar
    mude
    muda
    mudar
    pode alterar
    pode mudar
    mude assim
    altere assim
    pode (?:trocar|mexer|atualizar)
    (?:troca|troque|trocar)
    pode (?:fazer|efetuar) a (?:mudanca|troca|alteracao)
  `,
  noProblem: words`
    (?:sem|nenhum) problema
    porque nao
    como nao
    pois nao
  `,
  beforeAnswer: words`
    (?:por ?que|porque)(?: e que)? (?:me )?(?:perguntas?|perguntam)(?: isso| ainda)?
    (?:por ?que|porque)(?: e que)? (?:achas|acha) que [^,.;!?]{2,30}
    se (?:e|for|isso e|isto e) (?:tudo|so isso)
  `,
  passedOn: words`
    (?:ela|ele|elas|eles|todos|os outros|as criancas|o chefe|toda a gente) (?:diz|dizem|disse|disseram|esta|estao)(?: que)?
    (?:a |o |os |as )?(?:minha|meu|minhas|meus|nossos?) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:diz|dizem|disse|disseram|esta|estao)(?: que)?
    (?:diz|dizem) que
    (?:[ao] )?(?!(?:ninguem|isso|quem|alguem)(?!\p{L}))\p{L}{2,14} tambem (?:diz|disse)(?: que)?
    (?:[ao] )?(?!(?:ninguem|isso|quem|alguem)(?!\p{L}))\p{L}{2,14} (?:diz|disse)(?: que)?(?= (?:sim|nao)(?!\p{L}))
  `,
  keepsOther: words`
    (?:mas )?nao (?:cancelem?|cancele|cancela|anulem?|desmarquem?) a outra(?: reserva| mesa)?
    (?:mas )?(?:mantenham?|mantem|fica) a outra(?: reserva| mesa)?
  `,
  noWishes: words`
    (?:sem|nenhum|nenhuma|nao (?:ha|tenho|temos)|nao tem)(?: nenhum[a]?| mais| outros?)? (?:pedidos?|desejos?|preferencias?|observacao|observacoes|requisitos?|exigencias?)(?: (?:especial|especiais|particular|particulares))?
    (?:mais )?nada (?:mais|de especial|em especial|em particular|a acrescentar)
    mais nada
    nada(?: na verdade| afinal)?
  `,
  notCancelling,
};
