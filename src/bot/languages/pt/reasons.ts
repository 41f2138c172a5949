import type { ReasonWords } from "../reason-words.ts";
import { words } from "../word-list.ts";

export const reasons: ReasonWords = {
  because: words`
    porque
    pq
    ja que
    e que(?= (?:o|a|os|as|eu|nos|ele|ela|nao|temos|tenho|vamos|estamos)(?!\p{L}))
  `,
  opens: words`
    que(?= (?:o meu|a minha|meu|minha|o|a|os|depois)(?!\p{L}))
    pois
    assim (?:vamos|estamos|nao|podemos|temos|da|fica|ficamos|jantamos)
    para (?:nao|ficar|ir|estar|irmos|estarmos)
  `,
  tells: words`
    (?:o |um )?(?:meu|nosso|o|um|seu) (?:comboio|trem|voo|aviao|autocarro|onibus|barco|ferry)
    (?:aterro|aterramos|pouso|pousamos|aterrissamos)
    (?:trabalho|trabalha|trabalhamos|trabalham)
    (?:saio|sai|saimos|acabo|acaba) (?:\p{L}{2,6} )?(?:tarde|do trabalho|de trabalhar|as)
    (?:transito|engarrafamento)
    (?:baba|babysitter|ama)
    (?:janta|jantam|come|comem|deita-se|dorme) (?:cedo|tarde)
    (?:esta|estao) (?:fora|viajando|de viagem|ocupad[oa])
  `,
  arrives: words`
    cheg(?:a|o|amos)
    aterr(?:a|o|amos)
  `,
  cannot: words`
    nao (?:pode|podem|posso|podemos|da|consegue|conseguem|consigo)(?: (?:vir|ir))?
    nao (?:me |nos )?(?:convem|da jeito)
  `,
  comes: words`
    (?:vem|vira|virao|junta-se|juntam-se)(?: (?:tambem|connosco|conosco|com a gente|afinal)){0,2}
    (?:traz|trazem|leva)
    (?:a fazer|fiz|refiz|fazer|fazendo|feito)(?: (?:as|bem as|melhor as))? contas
    (?:contei|a contar)(?: (?:melhor|outra vez|de novo))
  `,
  idle: words`
    (?:esta|estou|estao|anda|ficou) (?:\p{L}{2,8} ){0,2}(?:doentes?|constipad[oa]s?|resfriad[oa]s?|gripad[oa]s?|no hospital|adoentad[oa]s?)
    (?:tem|tenho|com) (?:\p{L}{2,8} )?(?:gripe|febre|uma constipacao|constipacao|resfriado|covid|enxaqueca)
    (?:sem|nao \p{L}{4,9}) (?:pressas?|correrias?)
    com (?:mais )?calma
    mal (?:podemos|posso) esperar
    mesm[oa] (?:hora|horario)
    mal vejo a hora
    (?:diga-me|diz-me|me (?:fala|diz|diga)|fale-me|fala-me) (?:\p{L}{2,6} )?(?:d[oa]s?|sobre)(?: [oa]s?)? \p{L}{2,12}
    nao (?:interessa|importa|diz respeito)m? (?:ao|a|aos) (?:restaurante|cozinha|casa|pessoal)
    nao e (?:quem|o que|a que) (?:reserva|marca|esta a reservar|esta a marcar)
  `,
};
