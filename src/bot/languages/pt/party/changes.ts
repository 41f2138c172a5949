import type { PartyChangeWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const changes: PartyChangeWords = {
  more: words`
    (?<=(?:entao|por isso|portanto|logo|assim|somos|seremos|ou seja) )mais (?:um|uma|#)(?=[,.;! ]*$|[,.;!])
    (?<!(?:adultos?|pessoas?|criancas?|homens|mulheres|amig[oa]s|casal|casais|e|\d) )mais (?:#|uma|um) (?:pessoa|pessoas|convidado|convidados|adulto)
    (?<!(?:adultos?|pessoas?|criancas?|homens|mulheres|amig[oa]s|casal|casais|e|\d) )mais (?:#|uma|um) (?:adultos|crianca|criancas|lugar|lugares)
    (?:#|uma|um)(?: (?:pessoa|pessoas|convidado|convidados|lugar|lugares))? a mais
    (?:#|uma|um) (?:pessoa|pessoas|convidado|convidados) (?:extra|adicional|adicionais)
    outra pessoa
    (?<!(?:adultos?|pessoas?|criancas?|casal|casais|eu e|\d) )mais (?:um|uma|#)(?=[.! ]*$)
    (?:seriamos|somos|seremos|vamos ser|ficamos|ficariamos) mais (?:um|uma|#)(?! [\p{L}\d])
    (?:acrescentar|adicionar|juntar) (?:mais )?(?:um|uma|#|alguem)(?: (?:pessoa|pessoas|lugar|lugares)|(?! (?!(?:a|na|no|para|pra|por|pf|se|e)(?!\p{L}))\p{L}))
  `,
  nthPerson: words`
    (?:uma?|a|o) terceir[ao] (?:pessoa|convidad[ao])
    (?:uma?|a|o) quart[ao] (?:pessoa|convidad[ao])
    (?:uma?|a|o) quint[ao] (?:pessoa|convidad[ao])
    (?:uma?|a|o) sext[ao] (?:pessoa|convidad[ao])
    (?:uma?|a|o) setim[ao] (?:pessoa|convidad[ao])
    (?:uma?|a|o) oitav[ao] (?:pessoa|convidad[ao])
  `,
  fewer: words`
    (?:#|uma?) d[ao]s (?:(?:noss[oa]s|meus|minhas) )?\p{L}{3,14} (?:desist(?:iram|iu)|cancel(?:aram|ou)|desmarc(?:aram|ou)|(?:ja )?nao (?:vem|podem|pode|vao|vai|conseguem|consegue)(?: vir| ir)?)
    ha (?:#|uma?) que (?:afinal |ja )?nao (?:vem|vao|vai|podem|pode|conseguem|consegue)(?: vir| ir)?
    (?:desistiu|desistiram) (?:#|uma|um)(?: (?:pessoa|pessoas|convidado|convidados|amigo|amiga|amigos))?
    menos (?:#|uma|um) (?:pessoa|pessoas|convidado|convidados)
    (?:#|uma|um)(?: (?:pessoa|pessoas|convidado|convidados|lugar|lugares))? a menos
    (?:uma pessoa|um de nos|# pessoas|1 pessoa) (?:ja )?nao (?:pode|podem|vem|vai|vao)(?: vir| ir)?
    (?:#|um|uma)(?: (?:pessoas?|amig[oa]s?|convidad[oa]s?|de nos))? (?:desistiram|desistiu|cancelaram|cancelou|desmarcaram|desmarcou)
    # (?:ja )?nao (?:podem|vem|vao|conseguem)(?: vir| ir)?
    (?:#|um|uma)(?: (?:pessoas?|amig[oa]s?|convidad[oa]s?|de nos))? (?:ja )?nao (?:vem|podem|pode|vao|vai|conseguem|consegue)(?: vir| ir)?
    (?:cancel|anul|tir|retir|desmar)\p{L}{1,5} (?:#|um|uma)(?: d[oa]s)? (?:lugar|lugares|pessoas?|cadeiras?)
    (?:somos|seremos|vamos ser|vamos) menos (?:#|um|uma)
    ^(?:afinal |agora )?menos (?:#|um|uma)(?=[.! ]*$)
  `,
  countsAnew: words`
    (?:seriamos|seremos|somos|ficamos) (?:entao|agora|afinal|assim) \d{1,2}
    (?:podiamos ser|podemos ser|poderiamos ser|passamos a ser|passariamos a ser) \d{1,2}
    (?:entao|agora|afinal|por isso|assim) (?:somos|seremos|seriamos|ficamos|vamos ser) \d{1,2}
    \d{1,2} (?:em vez|ao inves|no lugar) de \d{1,2}
    (?:voltamos|voltaremos|voltariamos) a ser \d{1,2}
    (?:somos|seremos|vamos ser) (?:outra vez|de novo|novamente) \d{1,2}
    (?:no fim|no final|finalmente),? (?:somos|seremos|seriamos|ficamos|vamos ser) \d{1,2}
    (?:somos|seriamos|ficamos|vamos ser) \d{1,2} (?:afinal|no fim|no final|agora|entao)
  `,
  makesIt: words`
    (?:poe|ponha|ponham|mete|meta|faz|faca|facam|bota|coloca|muda|mude|altera|altere|passa|que sejam)(?: ai| la| para| pra| a| entao){0,2}
  `,
  becomes: words`
    (?:tem (?:de|que)|deve|devia|deveria|precisa(?: de)?|pode|podia|vai)(?: agora)? (?:passar|ser|ficar|mudar)(?: a ser)?(?: uma(?: mesa)?)?(?: a| para| de| pra)? #
    (?:passa|passaria|muda)(?: agora)?(?: a ser)?(?: uma(?: mesa)?)?(?: a| para| de| pra)? #
    (?:agora e|e agora|afinal e|agora seria) (?:para|de|pra) #
  `,
  numberBecomes: words`
    (?:passamos|passaremos) (?:a|para|a ser) #(?= ?(?:$|[.,;!?]|(?:pessoas|entao|afinal)(?!\p{L})))
    (?<=(?:^|,) ?(?:(?:ah|ok|nao|desculpe),? ){0,2})agora(?: so)? #(?=[.! ]*$)
    (?:numero(?: (?:de|total de) (?:pessoas|convidados|comensais|adultos))?|total) (?:e|sera|seria|passa|sobe|desce|fica|deve (?:ser|passar))(?: (?:agora|entao|assim|portanto|de|a|para|em|ser)){0,3} #
    (?:alter|mud|aument|reduz|corrij|corrig|pass)\p{L}{1,5} o numero de (?:pessoas|convidados|comensais) (?:para|a|em) #
    (?:eleva|sobe|passa|leva) o (?:numero|total)(?: de (?:pessoas|convidados))? (?:para|a) #
    (?<=(?:^|,) ?)# agora(?=[.! ]*$)
  `,
  therefore: words`
    por isso
    por isso (?:somos|seremos|vamos|ficamos)(?: em)?
    portanto
    portanto (?:somos|seremos|vamos|ficamos)(?: em)?
    logo
    entao
    entao (?:somos|seremos|vamos|ficamos)(?: em)?
    ficamos(?: em)?
    assim
    assim (?:somos|seremos|ficamos)(?: em)?
    ou seja
    agora
    agora somos(?: em)?
    restam
  `,
  supposed: words`
    (?:talvez|se calhar|e possivel que|possivelmente)(?: \p{L}{2,6})? (?:sejamos|somos|seremos|vamos ser)(?: \p{L}{2,6})? #
    (?:podemos|poderemos) (?:vir a|acabar por) ser #
    (?:e|mas|o que acontece|que acontece) se (?:\p{L}{1,7} ){0,2}(?:formos|fossemos|for|acabarmos por ser)(?: \p{L}{2,6})? #
  `,
};
