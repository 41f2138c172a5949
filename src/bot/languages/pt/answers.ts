import type { AnswerWords } from "../answer-words.ts";
import { words } from "../word-list.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  pleas: words`
    por favor
    se faz favor
    faz favor
    pf
  `,
  changing: words`
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
  `,
  besides: words`
    horas
    eu
    me
    mim
    meu
    minha
    nos
    nosso
    nossa
    a gente
    voce
    voces
    tu
    te
    vos
    lhe
    lhes
    o
    a
    os
    as
    um
    uma
    isso
    isto
    esse
    essa
    este
    esta
    isso mesmo
    e
    eh
    sao
    sera
    seria
    ser
    estar
    estou
    estamos
    esta
    ta
    tava
    tem
    temos
    que
    de
    do
    da
    dos
    das
    em
    no
    na
    nos
    ao
    com
    para
    pra
    pro
    por
    tudo
    todo
    toda
    todos
    todas
    muito
    mt
    mto
    tambem
    tbm
    mais
    assim
    ai
    ali
    la
    aqui
    entao
    agora
    como
    combinado
    combinamos
    dito
    mesmo
    mesma
    hoje
    amanha
    noite
    ja
    so
    serve
    fica
    parece
    da
    vai
    vamos
    convem
    reservar
    reserva
    reserve
    reservem
    reservado
    mesa
    lugar
    hora
    horario
    data
    dia
    dados
    detalhes
    confirmar
    confirma
    confirmo
    confirme
    confirmem
    confirmamos
    fazer
    faz
    faca
    facam
    marcar
    marca
    marque
    marquem
    fechar
    fecha
    anota
    anote
    guarda
    guarde
    garante
    segue
    siga
    prossegue
    avancar
    avance
    quero
    queremos
    podem
    pode
    poder
    nossa
    ideia
    boa
    otima
    optima
    (?:nos )?vemo-nos(?: la)?
    nos vemos(?: la)?
    ate (?:la|sexta|sabado|domingo|segunda|terca|quarta|quinta|logo|breve|ja|amanha|a|as|sexta-feira)
    estaremos la
    la estaremos
    ansiosos
    ansiosas
    ansioso
    ansiosa
    mal posso esperar
    mal podemos esperar
    feliz
    felizes
    contentes
    abraco
    abracos
    beijos
    bjs
    cumprimentos
    atenciosamente
    equipe
    equipa
    chefe
    senhor
    senhora
    simm?
    siim
    simmm
    okk
    oki
    blz
    perfeitinho
    certissimo
    maravilhoso
    maravilhosa
    espetacular
    espectacular
    fantastico
    fantastica
    incrivel
    claro
    favor
    sff
    iremos
    vou
    gente
  `,
  afterNo: words`
    nao
    obrigado
    obrigada
    brigado
    brigada
    muito
    desculpe
    desculpa
    desculpem
    infelizmente
    lamento
    eu
    nos
    a gente
    e
    esta
    isso
    isto
    quero
    queremos
    posso
    podemos
    vou
    vamos
    iremos
    irei
    preciso
    precisamos
    precisa
    e preciso
    vai
    dar
    da
    cancela
    cancele
    cancelar
    desmarca
    deixa
    deixe
    afinal
    hoje
    agora
    desta vez
    dessa vez
    mais
    mas
    porque
    o
    a
    meu
    minha
    nosso
    nossa
    certo
    correto
    bem
    assim
    faz
    mal
    importa
    reserve
    reserva
    serve
    gracas
    por
    consigo
    conseguimos
    podera
    mesmo
    confirme
    confirmo
    valeu
  `,
  passedOn: words`
    (?:ela|ele|elas|eles|todos|os outros|as criancas|o chefe|toda a gente) (?:diz|dizem|disse|disseram|esta|estao)(?: que)?
    (?:a |o |os |as )?(?:minha|meu|minhas|meus|nossos?) (?:[\p{L}]{2,14} )?[\p{L}]{2,14} (?:diz|dizem|disse|disseram|esta|estao)(?: que)?
    (?:diz|dizem) que
  `,
  noWishes: words`
    (?:sem|nenhum|nenhuma|nao (?:ha|tenho|temos)|nao tem)(?: nenhum[a]?| mais| outros?)? (?:pedidos?|desejos?|preferencias?|observacao|observacoes|requisitos?|exigencias?)(?: (?:especial|especiais|particular|particulares))?
    (?:mais )?nada (?:mais|de especial|em especial|em particular|a acrescentar)
    mais nada
  `,
  postpones: words`
    pergunt(?:a|e|em)[- ](?:me|nos)
    pergunt(?:a|e|em) (?:mais tarde|depois|mais logo)
    (?:me|nos) pergunt(?:a|e|em)
    lembr(?:a|e)[- ](?:me|nos)
    sei (?:\p{L}{1,8} ){0,2}(?:amanha|mais tarde|depois|logo)
    (?:saberei|saberemos|vou saber|vamos saber)
    (?:posso|consigo) dizer
    (?:vou|vamos|tenho|temos|preciso|precisamos|quero|queremos|deixa|deixe|deixem|deixa-me|deixe-me|posso|devo|queria|
      gostaria|falta) (?:de |que |primeiro |antes |so |eu |me |ainda |nos ){0,3}(?:perguntar|consultar|ver|verificar|
      falar|confirmar com|checar|conferir|pensar|olhar|ligar|esperar|decidir|combinar|saber|conversar|perguntar-lhe)
    pergunto
    perguntarei
    consulto
    verifico
    confiro
    (?:te|lhe|vos|ja|ja te|ja lhe|depois|logo) (?:digo|aviso|confirmo|respondo|falo|retorno)(?! que sim)
    ja confirmo
    digo-te
    digo-lhe
    aviso-te
    dou retorno
    (?:eu )?(?:acho|creio|suponho|imagino|espero|penso) que sim
    suponho
    espero
    tomara
    oxala
    em principio
    a partida
    teoricamente
    em teoria
    mais ou menos
    depende
    dependendo
    (?:da-me|me da|de-me|me de) (?:(?:um|uma|uns|umas|mais|algum|so|pouco de|\d{1,2}) ){0,3}(?:ate|tempo|momento|momentinho|minutos?|minutinho)(?![\p{L}])
    (?:da-me|me da|de-me|me de) (?:(?:um|uma|uns|umas|mais|algum|so|pouco de|\d{1,2}) ){0,3}(?:segundos?|instante|horas?|dias?|bocadinho|pouco)(?![\p{L}])
    deixa-me
    deixe-me
    deixa eu
    deixe eu
    deixem-me
    (?:posso|podemos|poderia|podia|da para|da pra|e possivel|seria possivel) (?:\p{L}{1,10} ){0,3}(?:confirmar|responder|decidir|pensar|avisar|dizer)
    (?:confirmo|confirmamos|respondo|aviso|decido|digo|escrevo) (?:\p{L}{1,6} ){0,1}(?:depois|mais tarde|amanha|logo|a noite|hoje|segunda)
    (?:confirmo|confirmamos|respondo|aviso|decido|digo|escrevo) (?:\p{L}{1,6} ){0,1}(?:terca|quarta|quinta|sexta|sabado|domingo)
    ainda nao
    nao (?:reserve|confirme|marque|reserves) ainda
  `,
  doubts: words`
    talvez
    tlvz
    tvz
    se calhar
    quem sabe
    possivelmente
    provavelmente
    porventura
    espera
    espere
    esperem
    esperar
    aguarda
    aguarde
    aguardem
    perai
    pera
    pera ai
    calma
    (?:um|1|uma|so um|me da um|da-me um|de-me um) (?:momento|momentinho|momentito|minuto|minutinho|minutito|segundo)
    (?:um|1|uma|so um|me da um|da-me um|de-me um) (?:segundinho|instante|instantinho|tempo|seg|min|pouco)
    (?:\d{1,2}|uns|alguns) (?:minutos|minutinhos|min|segundos|dias)
    depois
    mais tarde
    daqui a pouco
    primeiro
    antes (?:tenho|preciso|de|quero|vou|que|deixa|deixe|tem)
    ainda nao(?! quero)
    nao (?:sei|sabemos|sabia|tenho certeza|temos certeza|estou certo|estou certa|estou segur[oa]|estamos certos|decidi|decidimos)
    sei la
    nem sei
    nao faco ideia
    indecis[oa]s?
    duvida(?<!sem duvida)
    duvidas(?<!sem duvidas)
    (?<!nem )pensar
    pensando
    penso que sim
    vou pensar
    decid(?:o|e|ir|imos|irei|iremos|a|em)
    vou ver
    vamos ver
    ver com
    ver se
    logo (?:vejo|digo|confirmo|aviso|te digo|lhe digo)
    veremos
    verei
    se (?!(?:faz|fizer) favor|possivel,? obrigad)(?:[\p{L}']{1,14})
    so se
    desde que
    caso
    a menos
    a nao ser
    contanto
    com a condicao
    enquanto
    assim que
    logo que
    quando (?:souber|falar|tiver|puder|confirmar)
    ate (?:saber|falar|que)
    🤔
    😬
    🤷
    ^(?:(?:ok|sim|esta bem|bom)[,.! ]{1,3})?(?:tchau|xau|adeus|boa noite)(?=[,.! ]*$)
  `,
  asks: words`
    (?<!que |nao |n )(?:posso|podemos|poderia|poderiam|poderiamos|podia|podiamos)
    da para
    da pra
    (?:e|seria) (?:possivel|preciso|necessario|obrigatorio|um problema|ok se|permitido)
    ha (?:algum|alguma|problema|estacionamento|lugar|como)
    tem (?:algum|problema|estacionamento|como|lugar|cadeira|opcao|alguma)
    voces (?:tem|aceitam|podem)
    aceitam
    tudo bem (?:se|com|para)(?! mim)
    ok se
    pode ser (?:com|se|mais|depois|para)(?! mim)
    e se
    que acontece
    o que (?:acontece|e|ha)
    quanto(?! antes)
    como (?:faco|funciona|e que|posso)
    quando (?:posso|tenho|e|preciso)
    onde
    qual
    por que(?! nao)|porque(?! nao)
    ate quando
    ate que horas
    sim ou nao
    tem certeza
    tudo (?:certo|bem) (?:ai|contigo|consigo)
    e (?:voce|tu)(?=[,.! ]*$)
  `,
  orders: words`
    pode
    podes
    podem
    poderia
    poderiam
    podia
    podias
    podiam
    voce pode
    voces podem
    me pode
    dava para
    da para
    queria
    quero
    gostaria de
    gostaria
  `,
  notCancelling,
};
