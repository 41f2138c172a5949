import type { WishFrameWords } from "../wish-frame-words.ts";
import { words } from "../word-list.ts";

export const wishFrames: WishFrameWords = {
  leads: words`
    (?:tem|tens|ha)(?= (?:uma|alguma) mesa)
    (?:se |que )(?:nos|me) (?:pudess?em?|podiam|podia|possam?) (?:dar|por|arranjar|guardar|sentar|colocar)
    (?:se )?(?:pudess?em?|podiam|podia) (?:dar-nos|por-nos|arranjar-nos|guardar-nos|sentar-nos)
    (?:diga-me|diz-me|me diga|digam-me)(?: (?:so|apenas))? se (?:podemos|posso|se pode|da para)
    (?:fazer|facam|faca) com que
    (?:certificar-se|assegurar(?:-se)?|garantir)(?: de)? que
    (?:so )?(?:uma|1|mais uma|uma ultima|outra) (?:ultima )?cois(?:a|inha)(?: mais)?
  `,
  answers: words`
    (?:parece|soa|fica)(?:-me|-nos)? (?:muito )?(?:bem|otimo|perfeito)
    (?:tudo|esta) (?:bem|certo|otimo|perfeito|correto)
    (?:pode|podem) (?:reservar|marcar|confirmar)
    (?:reserve|reserva|marque|confirmo|confirme)(?: (?:la|entao))?
  `,
  begins: words`
    e
    somos
    ha
    duas
    dois
    mae
    pai
    podem
    podiam
    temos
  `,
  ends: words`
    (?:precisavamos|precisamos|queriamos|queremos|gostavamos|gostariamos)(?: de)?
    (?:seria|era) (?:otimo|perfeito|o ideal)
  `,
  celebratesThat: words`
    (?:(?:vamos|a gente|e|que) ){0,4}(?:comemor|celebr|festej)\p{L}{2,5}
  `,
  celebrates: words`
    (?:eu e )?(?:o |a )?(?:meu|minha) \p{L}{3,14}(?: e eu)? (?:celebramos|festejamos|comemoramos)
  `,
  and: words`
    e
  `,
  hangs: words`
    (?:nos )?(?:gostariamos|queriamos|queremos|gostava(?:mos)?|gostaria)(?: de)?(?: (?:o|a|os|as))?(?: ?(?:fazer|festejar|celebrar|comemorar)(?:-[oa]s?)?)?(?: (?:ai|aqui|convosco))?
  `,
  talk: words`
    (?:(?:o|a|os|as) )?(?:(?:meu|minha) )?(?:bebe|miud[oa]s?|pequen[oa]s?|crianca|criancas|filh[oa]|menin[oa]) (?:esta|estao|ta) (?:a (?:gritar|chorar|berrar)|gritando|chorando|berrando)
    nao (?:passe|passes|escreva|anote|transmita) (?:isso|aquilo|essa coisa) d[oa](?: \p{L}{2,12}){1,2}
  `,
  ifs: words`
    se
    que
  `,
  tags: words`
    ha (?:algum )?problemas?
    (?:e|seria|da) (?:um |algum )?(?:problema|possivel)
  `,
  telling: words`
    a gente
    nos
    precisamos
    temos
    ha
    meu
    minha
    noss[oa]
    (?:um|uma|dois|duas|\d) de nos
    somos
    to
    estou
    ando
    estava
  `,
};
