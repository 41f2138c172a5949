import type { CourtesyWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What a guest says kindly of the house behind "you are", and no more. */
export const kind = String.raw`(?:(?:mesmo|muito|tao|uns|umas|um|uma|os|as|o|a|super) ){0,3}(?:querid[oa]s?|simpatic[oa]s?|amavel|amaveis|maximo|maiores|melhores|melhor|espetaculares|espetacular|espectaculares|espectacular|top|impecavel|impecaveis|fof[oa]s?|fixes?|anjos?|gentil|gentis|atencios[oa]s?|incrivel|incriveis)(?= ?(?:$|[^\p{L}\d ?]))`;

export const courtesies: CourtesyWords = {
  greet: words`
    (?:isto|isso|esta coisa|essa coisa) (?:funciona|esta funcionando)(?=[ ?!]*$)
    (?:respondes|responde|respondem|vai responder|vao responder)(?: (?:alguem|me))? ou nao
    (?:esta|ha|tem) (?:ai )?alguem(?! (?:de|atras|em|que) )(?: ai)?
    (?:estas|esta|voce esta) ai
    ola
    olaa
    oi
    oii
    oiii
    oiie
    oie
    opa
    ola boa
    bom dia
    bons dias
    boa tarde
    boa noite
    bom diaa
    boas
    boas noites
    boas tardes
    e ai
    eai
    ei
    hey
    hello
    hi
    alo
    tudo bem\?
    (?<=(?:ola|oi|oii|oie|opa|ei|hey|e ai|bom dia|boa tarde|boa noite|boas),? )tudo (?:bem|bom|certo|joia)(?=[ .!]*$)
    tudo bem(?= (?:com|contigo))
    tudo bom
    td bem
    tudo joia
    tudo certo\?
    como (?:vai|vao|esta|estas|estao)(?: voces?| tudo)?(?=[ ,.!?]*$|[,.!?])
    beleza\?
    viva
    👋
  `,
  thanks: words`
    (?:voces? (?:sao|e)|sao|es) ${kind}
    obrigado
    obrigada
    muito obrigado
    muito obrigada
    obrigad[oa]s
    obrigadao
    obrigadissim[oa]
    brigad[oa]
    obg
    obgd
    obrigadinh[oa]
    vlw
    valeu
    agradeco
    agradecid[oa]
    agradecemos
    grat[oa]
    gracas
    🙏
  `,
  thankedFor: words`
    pel[ao]s?
    por(?! favor)
  `,
  praise: words`
    otimo
    fantastico
    maravilhoso
    excelente
    espetacular
    fixe
    que bom
    que (?:simpatico|maravilha)
    perfeito
    esta perfeito
    otima
    maravilha
  `,
  closing: words`
    (?:e|era) tudo
    e so isso
    so isso
    mais nada
    por enquanto e so
    adeus
    tchau
    xau
    ate logo
    ate mais
    ate ja
    ate breve
    ate amanha
    ate la
    ate (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?=[.!]*$)
    tenha um bom dia
    um abraco
    abracos
    bom fim de semana
    boa semana
    fica bem
    cumprimentos
  `,
  fillers: words`
    (?:ui|epa)
    eita
    poxa
    puxa
    por favor
    porfavor
    pf
    pfv
    pfvr
    pff
    plz
    pls
    se faz favor
    sff
    faz favor
    fazendo o favor
    eh
    ehh
    hmm
    hum
    bem
    bom
    entao
    pois
    oh
    ah
    ahh
    opa
    obrigado
    obrigada
    talvez
    ok
    e
    sim
    so
    acho
    acho que
    creio que
    agora
    senhora?(?=[,.!? ]*$|[,.!?])
    melhor
    eu disse
    desculpa
    desculpe
    desculpem
    olha
    olhe
    oiga
    tipo
    ne
    ta
    ja
    mesmo
    que vem
    ai
    la
    cara
    moco
    moca
    amigo
    amiga
    kkk
    kk
    kkkk
    rs
    rsrs
    haha
    com licenca
    na verdade
    afinal
    no final
    eu
    nos
    a gente
    sera
    seria
    e que
    e o seguinte
    poderia ser
    pode ser
    porra
    caralho
    caramba
    bolas
    infelizmente
    se fizer o favor
    pela (?:atencao|ajuda|paciencia)
    como (?:eu )?(?:ja )?disse
    a outra (?:mesa )?tambem
    uff?
    puxa
    ufa
    nossa
  `,
};
