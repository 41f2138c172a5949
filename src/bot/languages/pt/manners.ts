import type { MannersWords } from "../manners-words.ts";
import { words } from "../word-list.ts";

export const manners: MannersWords = {
  farewell: words`
    bo[ma] (?:domingo|sabado|segunda|terca|quarta|quinta|sexta|semana|fds)
    bom feriado
    adeus
    tchau(?:zinho)?
    xau
    chau
    ciao
    bye(?: bye)?
    (?:tenha|tenham)? ?um (?:bom|otimo) (?:dia|fim de semana)
    bom (?:resto de dia|fim de semana)
    (?:tenho|preciso) (?:de |que )?ir
    fique bem
    abracos?
    (?:um )?bom resto d[eo] (?:dia|tarde|noite|semana)
    boa continuacao
    (?:obrigad[oa]|ok|perfeito|otimo),? (?:e )?boa noite(?=[.! ]*$)
  `,
  politeEnds: words`
    pls
    anot[ae](?: (?:ai|isso))?
    por favor
    faz favor
    pfv?
    obrigad[oa]
  `,
  seeYou: words`
    ate (?:logo|ja|mais|breve|la|entao|mais tarde|a proxima|a vista)
    vemo-nos(?: la| entao)?
    (?:a gente )?se (?:ve|fala)
    nos vemos(?: la| entao)?
    (?:vamos tentar|tentaremos|tentarei|vou tentar) (?:chegar|vir|estar ai) (?:[1-9]|10|alguns|uns) minutos (?:antes|mais cedo)
  `,
  until: words`
    ate
    ate a
    ate ao
  `,
  willCall: words`
    (?:entao )?(?:eu )?(?:ligo|ligarei|telefono)(?: (?:eu|para la|la|para o restaurante|diretamente))?(?: e depois digo)?
  `,
  joints: words`
    na
    no
    as
    a
    ao
    entao
    proximo
    proxima
    pelas
    de
  `,
  nods: words`
    ok
    okay
    okey
    okk
    oka
    esta bem
    ta bem
    ta bom
    de acordo
    pois
  `,
  callsToMind: words`
    (?:ah|oh|a) sim(?!,? (?:por favor|perfeito|claro|obrigad[oa]|pode))
    sim,? (?:ja agora|a proposito|so mais|mais uma|uma (?:pergunta|duvida|coisa)|outra coisa|antes)
  `,
  dontBook: words`
    (?<!por que |porque )nao (?:a |o |me |nos |quero |queremos |precisa |e para ){0,3}(?:reserv|marqu|confirm|agend)(?!acao)\p{L}{1,5}
  `,
  hopesToCome: words`
    (?:fica |talvez |quem sabe |ate )?(?:para |a )?(?:uma )?(?:outra vez|proxima vez|outra altura)
    (?:a ver se|esperemos que|espero|esperamos)(?: (?:vir|vamos|conseguimos|voltar|ir|venhamos|podemos vir))? (?:noutro dia|noutra altura|noutra vez|outra vez|outro dia|em breve|para a proxima)
    (?:tentamos|tentaremos|voltamos a tentar|vamos tentar|voltamos)(?: de novo| outra vez| novamente)? em \p{L}{4,9}
  `,
  anotherTime: words`
    (?:fica )?(?:para )?(?:a proxima|outra altura|outra vez|outro dia|a semana)
  `,
  concurs: words`
    (?:boa,? )?de acordo
    exat[oa]
    exatamente
    isso mesmo
  `,
  notesIt: words`
    (?:anot|apont|escrev)(?:a|e|em)(?:-[oa]|-mo)?(?: (?:isso|ai|tambem)){0,2}
    (?:anotar|apontar)
  `,
  orders: words`
    (?:aceito|aceitamos)(?: (?:as|os|essas|estas|tudo|isso)(?: (?:condicoes|termos|taxas))?)?
    (?:estou |estamos )?de acordo(?: com (?:as|os|essas|tudo|isso)(?: (?:condicoes|termos))?)?
    (?:concordo|concordamos)(?: com (?:as|os|essas|tudo|isso)(?: (?:condicoes|termos))?)?
    confirm(?:o|amos|ado|ada|e|a|ar)
    pode (?:confirmar|reservar|marcar|fechar)
    (?:faz|faca) isso
    fic(?:o|amos) com (?:ess[ea]|est[ea]|ela)
    (?:isso,? )?(?:fechado|fechou|combinado)
    avanc[ea]
    reserv[ea]
    quero(?: ess[ea]| est[ea])?
    (?:vai|bora) la(?=[,.! ]*$)
    (?<=^ ?|sim,? |ok,? )forca(?=[,.! ]*$)
  `,
  sighs: words`
    (?:ah|oh|ai|ih),? nao
    (?:ah |oh |ai )?que pena
  `,
  tags: words`
    (?:ok|ta|ta bom|esta bem|percebe|percebeste|percebeu|entendeu|entendeste|entende|sabe|sabes|ne|nao|certo|pa|ou que|ou nao|viu|capito|tas a ver)
    (?:ou )?(?:e preciso|tenho de|precisa|precisa de|tem de ser|tem que ser)(?: \p{L}{2,8}){0,4} (?:completo|por extenso|inteiro|o nome completo|soletrar)
  `,
  rhetoric: words`
    (?:que|quem|onde) mais
    (?:es|estas|esta|e|voce e|voce esta) (?:surd[oa]s?|ceg[oa]s?|burr[oa])(?: ou que)?
    (?:me )?(?:ouves|ouves-me|ouve|ouviu|escutas|escuta|ouviste|sabes ler|sabe ler)(?: bem| mal| ou nao){0,2}
    (?:eu )?(?:ja )?(?:nao )?(?:te |lhe )?(?:disse|falei|tinha dito)(?: ja| isso)?(?: que (?:nao|n) (?:\p{L}{2,8} ?){1,5})?
    quantas vezes (?:tenho|preciso)(?: de| que)? (?:dizer|repetir|falar)
    (?:e )?(?:assim )?tao dificil(?: de (?:entender|perceber))?
  `,
  cursedBehind: words`
    de merda
  `,
  anger: words`
    (?:es|sao) (?:um[a]?s? )?(?:inute?is|incompetentes?)
    (?:estupid[ao]|idiotas?|imbecil|burr[ao]|inutil|parv[ao]|cretin[ao]|otari[ao]|palerma|cabrao|filho da puta|lixo)
    (?:maldit[ao]|estupid[ao]|porra de|merda de|raio d[ao]) (?:maquina|robo|robot|programa|bot)
    (?:maquina|robo|robot|programa|bot) (?:estupid[ao]|inutil|de merda|burr[ao])
    merda
    porra
    caralho
    foda-se
    fodasse
    puta que (?:pariu|te pariu)
    vai(?:-te)? (?:a merda|foder|lixar|se foder|para o inferno|pro inferno)
    vai tomar no cu
    (?:cala|cale)(?: a boca|-te|-se)
    ridicul[ao]
    desesperante
    frustrante
    irritante
    uma (?:vergonha|seca)
    nao serve para nada
    nao (?:percebes?|entendes?|entende|serves?|serve|vales?)(?: de| para| pra)? nada
    odeio
    perda de tempo
    estou fart[ao]
    fuck(?:ing|ed|s)?
    wtf
    grr{1,5}
    (?:voces sao|sao|es) (?:muito |tao |demasiado )?lentos?(?! \p{L})
    (?:isto|isso) demora (?:muito|demasiado|demais)
    (?:es|sao) (?:(?:mesmo|todos) )?(?:uns|umas|um|uma) (?:inuteis|inutil|incompetentes?|palhacos?|incapazes)
  `,
  why: words`
    nao (?:e|te|lhe) (?:da (?:sua|tua|vossa) conta|diz respeito)
    por que
    porque
    porque e que
    e porque
    como assim
    por que motivo
    por que razao
    qual (?:e )?(?:o motivo|a razao)
    para que
    pra que
  `,
  everything: words`
    (?:todas )?(?:as )?(?:minhas|nossas|as)(?: (?:duas|2))? (?:reservas|mesas)
    todas(?: elas)?
    (?<!de )tud[oa]
    tod[oa]s
    as (?:duas|2)
    ambas
  `,
};
