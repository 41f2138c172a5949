import type { PartyWords, PeopleWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const party: PartyWords = {
  people: words`
    pessoas?
    pess\.?
    pesoas
    pax
    adult[oa]s?
    criancas?
    criancinhas?
    bebes?
    bebezinhos?
    convidad[oa]s
    amigos
    amigas
    colegas
    homens
    mulheres
    senhoras
    senhores
    rapazes
    meninas?
    meninos?
    garotos
    lugares
    gente
    cabecas
    hospedes
    filhos
    filhas
    miudos?
    pequenos
    menores
    idosos
    comensais
    irmaos
    irmas
    primos
    familiares
    netos
    talheres
    assentos
    cadeiras(?! de)
    primas
    tias
    tios
    sobrinh[oa]s
    vizinh[oa]s
    avos
    net[oa]s
  `,
  phrases: words`
    (?:(?:numero de |n\.? de )?(?:pessoas|convidados|adultos|lugares)) ?[:=] #
    (?:mesa|mesinha|grupo|reserva|lugar|lugares|vaga|familia) (?:para|de|pra|p/|p|com) ?(?:umas |uns |cerca de |so |nos )?#
    (?:jantar|almoco|espaco|festa|equipe|equipa) (?:para|de|pra|p/|p|com) ?(?:umas |uns |cerca de |so |nos )?#
    (?:somos|seremos|seriamos|vamos ser|iremos ser) (?:agora |so |apenas |uns |umas |no total |ao todo |cerca de |mais ou menos |ja |todos )?(?:em )?#
    (?:vao ser|serao|seriam|vamos estar|estaremos) (?:agora |so |apenas |uns |umas |no total |ao todo |cerca de |mais ou menos |ja |todos )?(?:em )?#
    (?:estamos|vai ser|vao|viremos|viriamos|iremos) (?:agora |so |apenas |uns |umas |no total |ao todo |cerca de |mais ou menos |ja |todos )?(?:em )?#
    (?:iriamos|vamos|vimos|seriam so|podemos ser) (?:agora |so |apenas |uns |umas |no total |ao todo |cerca de |mais ou menos |ja |todos )?(?:em )?#
    (?:podemos|podiamos|poderiamos|queremos|queriamos|gostavamos de|gostariamos de|vamos) (?:ir|vir|passar|jantar|almocar) (?:em |uns |umas )?#
    (?:a gente|nos|pessoal|turma) (?:vai|e|esta|ta|vamos|somos|estamos) (?:ser )?(?:em )?#
    nos #
    # de nos
    entre todos #
    #(?:,? d[oa]s quais|,? sendo|,? incluindo|,? incluid[oa]s|,? contando(?: com)?)(?= (?:\d|as|os|um|uma)(?![\p{L}]))
    # a mesa
    ficamos(?: em)? #
  `,
  totals: words`
    # (?:no total|ao todo|em total)
    (?:(?:no|em) total|ao todo|total):?,? (?:(?:somos|seremos|vamos|sao|de|da|dá) )?(?:em )?#
  `,
  weakPhrases: words`
    mas (?:sim |somos )?#
    (?:para|pra|p/|p) ?(?:umas |uns |so |apenas |nos |os |as |cerca de |tipo |no maximo |(?:nos |a gente )(?:os |as )?)?#
    com #
    melhor #
    (?<=(?:eu|mim) e )mais #
    (?:umas|uns) #
    (?:escrevi|disse|falei|coloquei|pus|tinha (?:dito|posto)) #
  `,
  openPhrases: words`
    melhor #
    digamos #
    faz #
    afinal #
    que sejam? #
    sejam #
    pode ser #
    coloca #
    bota #
    poe #
    muda (?:para|pra) #
    alias #
    na verdade #
    desculpa,? #
    nao,? #
    quer dizer,? #
  `,
  answerLeads: words`
    faz
    fazemos
    (?:marqu|anot|escrev)[ae]
    fique
    cerca de
    por volta de
    uns
    umas
    talvez
    a volta de
    no maximo
    pelo menos
    digamos
    nao mais (?:de|que|do que)
    nao menos (?:de|que|do que)
    maximo
    no maximo dos maximos
    eu diria
    acho que
    ai uns
    ai umas
    pelos menos
    mais ou menos
    ate
    ponha
    poe
  `,
  including: words`
    sendo
    incluindo
    dos quais
  `,
  otherUnits: words`
    horas?
    horinhas
    h
    minutos?
    de minutos?
    mins?
    dias
    noites?
    semanas?
    mes
    meses
    anos?
    estrelas?
    quartos?
    mesas?
    euros?
    reais
    vezes
    caes
    cachorros?
    cadeir(?:as de|oes|inhas)
    segundos?
    pontos?
    em \d
    reservas
    opcoes
    coisas
    pratos
    garrafas
    pizzas
    cervejas
    menus?
    andares
    ruas
    carros
    copos
    dolares
    vez
    tacas
    quilos
  `,
  fixed: {
    "em casal": 2,
    "ela e eu": 2,
    "ele e eu": 2,
    "eu e ela": 2,
    "eu e ele": 2,
    "um trio": 3,
    "1 trio": 3,
    "um quarteto": 4,
    "ninguem mais alem de mim": 1,
    "mais ninguem": 1,
    "so eu": 1,
    "so para mim": 1,
    "apenas eu": 1,
    "eu sozinho": 1,
    "eu sozinha": 1,
    "eu mesmo": 1,
    "eu mesma": 1,
    "so eu mesmo": 1,
    "so eu mesma": 1,
    sozinho: 1,
    sozinha: 1,
    "nos 2": 2,
    "os 2": 2,
    "um casalzinho": 2,
    "uma duzia": 12,
    "uma duzia de pessoas": 12,
    "meia duzia": 6,
    "meia duzia de pessoas": 6,
    "uma dezena de pessoas": 10,
    "um par de pessoas": 2,
  },
  couples: ["# (?:casais|casal)"],
  companions: words`
    amigos
    amigas
    colegas
    criancas
    filhos
    filhas
    miudos
    irmaos
    irmas
    convidados
    primos
    primas
    tias
    tios
    sobrinhos
    sobrinhas
    vizinhos
    vizinhas
    netos
    netas
    cunhados
    pequenos
    meninos
    meninas
    clientes
  `,
  nameArticles: ["o", "a"],
  companies: words`
    familia
    equipa
    equipe
    galera
    turma
    malta
    pessoal
    gente
    banda
    grupo
  `,
  companyLeads: words`com`,
  comesWith: words`
    venho com
    virei com
    chego com
    levo
    levarei
    trago
    vou levar
    vou com
    estarei com
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
  self: ["eu", "mim", "vou", "irei"],
  selfAfterAnd: [
    "eu",
    "(?:este )?(?:vosso|seu) criado",
    "(?:este|(?:um|1)) seu servo",
    "o (?:proprio|abaixo assinado)",
  ],
  selfLeads: ["para", "pra", "so", "vamos", "vai ser", "somos", "seremos"],
  articles: ["um", "uma", "1", "outro", "outra"],
  adjectives: [
    "mais",
    "outras",
    "outros",
    "outra",
    "outro",
    "pequenas",
    "pequenos",
    "jovens",
    "bons",
    "boas",
  ],
  relations: words`
    mulher
    esposa
    marido
    esposo
    parceira
    parceiro
    namorada
    namorado
    noiva
    noivo
    mae
    pai
    irma
    irmao
    filho
    filha
    bebe
    amigo
    amiga
    chefe
    colega
    avo
    tia
    tio
    primo
    prima
    sogra
    sogro
    neto
    neta
    avo
    cunhado
    cunhada
    sobrinho
    sobrinha
    socio
    socia
    cliente
    companheiro
    companheira
    crush
    patrao
    patroa
    parente
    mozao
    melhor amiga
    melhor amigo
    crianca
    menino
    menina
    vizinho
    vizinha
    mamae
    papai
    vovo
    conjuge
    acompanhante
    nora
    genro
    maezinha
    paizinho
    maninho
    maninha
    sogrinha
    amigao
    outra pessoa
    pessoa
    1(?=[.,!]|$)
    namorad[oa]
    noiv[oa]
    espos[oa]
    sogr[oa]
    cunhad[oa]
    companheir[oa]
    afilhad[oa]
    padrinho
    madrinha
    soci[oa]
    nenem
    ficante
  `,
  relationPairs: ["pais", "avos", "sogros", "gemeos", "casal", "os pais", "casal amigo", "casal de amigos"],
  possessives: [
    "meu",
    "minha",
    "meus",
    "minhas",
    "nosso",
    "nossa",
    "nossos",
    "seus",
    "suas",
    "dela",
    "os meus",
    "a minha",
    "o meu",
    "as minhas",
    "os nossos",
    "as nossas",
    "a nossa",
    "o nosso",
    "o",
    "a",
    "os",
    "as",
    "nossas",
    "teu",
    "seu",
    "sua",
    "os seus",
  ],
  and: ["e", "mais", "e mais", "e para", "e com", "com", "&", "junto com", "alem de", "e tambem"],
  or: ["ou", "ou talvez", "ou no maximo"],
  to: ["a"],
  more: words`
    (?<!(?:adultos?|pessoas?|criancas?|homens|mulheres|amig[oa]s|casal|e|\d) )mais (?:#|uma|um) (?:pessoa|pessoas|convidado|convidados|adulto)
    (?<!(?:adultos?|pessoas?|criancas?|homens|mulheres|amig[oa]s|casal|e|\d) )mais (?:#|uma|um) (?:adultos|crianca|criancas|lugar|lugares)
    (?:#|uma|um)(?: (?:pessoa|pessoas|convidado|convidados|lugar|lugares))? a mais
    (?:#|uma|um) (?:pessoa|pessoas|convidado|convidados) (?:extra|adicional|adicionais)
    outra pessoa
    (?<!(?:adultos?|pessoas?|criancas?|casal|eu e|\d) )mais (?:um|uma|#)(?=[.! ]*$)
  `,
  fewer: words`
    (?:desistiu|desistiram) (?:#|uma|um)(?: (?:pessoa|pessoas|convidado|convidados|amigo|amiga|amigos))?
    menos (?:#|uma|um) (?:pessoa|pessoas|convidado|convidados)
    (?:#|uma|um)(?: (?:pessoa|pessoas|convidado|convidados|lugar|lugares))? a menos
    (?:uma pessoa|um de nos|# pessoas|1 pessoa) (?:ja )?nao (?:pode|podem|vem|vai|vao)(?: vir| ir)?
    (?:#|um|uma)(?: (?:pessoas?|amig[oa]s?|convidad[oa]s?|de nos))? (?:desistiram|desistiu|cancelaram|cancelou|desmarcaram|desmarcou)
    # (?:ja )?nao (?:podem|vem|vao|conseguem)(?: vir| ir)?
    (?:#|um|uma)(?: (?:pessoas?|amig[oa]s?|convidad[oa]s?|de nos))? (?:ja )?nao (?:vem|podem|pode|vao|vai|conseguem|consegue)(?: vir| ir)?
  `,
};

export const people: PeopleWords = {
  nameLeads: words`
    primeiro nome(?: e)?:?
    (?:apelido|sobrenome|ultimo nome)(?: e)?:?
    (?:mude|muda|altere|troque|mudar|alterar) o nome para
    em nome d[ao] minha mulher[,:]?
    em nome do meu marido[,:]?
    no nome
    meu nome completo e
    o meu apelido e
    meu sobrenome e
    em nome
    da parte de
    meu nome e
    o meu nome e
    me chamo
    chamo-me
    em nome de
    no nome de
    nome:
    o nome e
    sob o nome de
    em nome da
    em nome do
  `,
  weakNameLeads: words`
    sou
    sou o
    sou a
    nome
    aqui e
    aqui e o
    aqui e a
    fala
    fala o
    fala a
    e o
    e a
    de
    para o
    para a
    em nome
    c/o
  `,
  placeLeads: words`
    restaurante
    tasca
    cafe
    bar
    cervejaria
    casa
    hotel
    churrascaria
    pizzaria
    taberna
    boteco
  `,
  familyLeads: words`
    (?:apelido|sobrenome|ultimo nome)(?: e)?:?
    no nome
    o meu apelido e
    meu sobrenome e
    em nome
    em nome de
    no nome de
    sob o nome de
    em nome da
    em nome do
  `,
  notNames: words`
    segunda
    terca
    quarta
    quinta
    sexta
    sabado
    domingo
    feira
    jantar
    almoco
    almocar
    comer
    natal
    reveillon
    mas
    muito
    tenho
    temos
    tem
    ha
    tudo
    telefone
    telemovel
    celular
    casa
    janeiro
    fevereiro
    marco
    abril
    maio
    junho
    julho
    agosto
    setembro
    outubro
    novembro
    dezembro
    para
    a
    o
    os
    as
    um
    uma
    e
    de
    do
    da
    em
    no
    na
    com
    mesa
    reserva
    hoje
    amanha
    por
    favor
    que
    me
    meu
    nao
    sim
    alergico
    alergica
    vegetariano
    vegetariana
    celiaco
    quero
    obrigado
    obrigada
    eu
    nos
    so
    noite
    tarde
  `,
  introductions: words`
    daqui
    daqui fala
    daqui e
    aqui
    aqui e
    sou (?:o|a)
    sou
    fala
  `,
  origins: words`
    do
    da
    dos
    das
  `,
  families: words`
    os @
    a familia @
    familia @
  `,
  instead: words`
    em vez
    antes
    melhor
    nao
  `,
  titles: ["senhores", "prof", "familia", "dona", "sr", "sra", "senhor", "senhora", "dr", "dra"],
  signOffs: words`
    (?:com )?(?:os )?(?:meus )?(?:melhores )?cumprimentos
    atenciosamente
    (?:muito )?obrigad[oa](?: desde ja)?
    (?:um )?abraco
    abracos
    att
    cordialmente
    saudacoes
  `,
  nameFollowers: words`
    aqui
    ao telefone
    falando
    a falar
  `,
  contactLeads: words`
    numero
    numero de telefone
    numero de telemovel
    telefone de contato
    fone
    cel
    zap
    tlm
    tlf
    telefone
    telemovel
    celular
    tel
    tel\.
    liguem-me
    ligue-me
    contacto
    contato
    whatsapp
    e-?mail
    mail
  `,
};

export const wishes = words`
  janela
  patio
  balcao
  sombra
  sol
  lareira
  sofa
  animais?
  animal de estimacao
  pet
  gravida
  gestante
  casamento
  despedida
  noivado
  pedido de casamento
  cadeira infantil
  cadeira para (?:o )?bebe
  bercinho
  mobilidade reduzida
  deficientes?
  intoleran(?:te|cia|tes)
  camarao
  ovo
  ovos
  soja
  peixe
  pescetarian[oa]
  niver
  bolos
  balao
  baloes
  ar condicionado
  ar livre
  barulho
  barulhent[oa]
  reservad[oa]
  elevador
  area externa
  area interna
  salao
  celebracao
  comemorando
  comemoramos
  festejar
  janela
  terraco
  esplanada
  varanda
  jardim
  fora
  exterior
  ao ar livre
  dentro
  interior
  vista
  tranquil[oa]
  calm[oa]
  canto
  privado
  reservado
  cadeirao
  cadeirinha
  cadeira alta
  cadeira de bebe
  cadeirante
  carrinho
  cadeira de rodas
  acessivel
  caes
  cachorros?
  cao
  aniversario
  comemorar
  comemoracao
  celebrar
  bolo
  velas
  surpresa
  vegan[oa]s?
  vegetarian[oa]s?
  sem gluten
  gluten
  celiac[oa]s?
  lactose
  nozes
  amendoim
  amendoins
  alergi[ac]
  alergias
  alergic[oa]s?
  marisco
  frutos do mar
  halal
  kosher
  gravida
  romantic[oa]
  fumadores
  perto da
  longe de
  salinha
  sala privada
  cantinho
  recanto
  banco
  ao fundo
  do fundo
  mezanino
  piso de cima
  cadeir(?:a|inha)s? (?:alta|de bebe|de crianca|para bebe|da papa|de papa)
  cadeirinhas?
  cadeiroes
  assento elevatorio
  carrinhos
  andarilho
  muletas
  sossegad[oa]
  acolhedor[a]?
  intim[oa]
  a sombra
  ao sol
  aquecimento
  aquecedor
  corrente de ar
  flores
  mesma mesa
  espaco para
  lugar para (?:um|uma|o|a)
`;
export const wishFillers = words`
  por favor
  e(?! (?:meu|minha|nosso|nossa|o|a|um|uma|aniversario)(?![\p{L}]))
  com
  uma mesa
  mesa
  se possivel
  tambem
  mas
  para
  quero
  queria
  queremos
  gostaria
  gostariamos
  de preferencia
  obrigado
  obrigada
  ola
  oi
  reservar
  sim
  a mesa
  preferimos
  preferia
  preferencialmente
  se for possivel
  se der
  queriamos
  que seja
  pode ser
  podemos ter
  poderiamos ter
  precisamos de
  preciso de
  precisamos
  temos
  boa noite
  boa tarde
  dava jeito
  dava-me jeito
  precisavamos de
`;
export const negations = words`
  nao
  nao no
  nao na
  nao sao
  nao somos
  nao seremos
  nao e no
  nao e na
  nem
  menos
  exceto
  nao para
  nao as
  em vez d[aeo]s?
  (?:ao )?inves d[aeo]s?
  no lugar de
  nao e
`;
export const refusals = words`
  tambem nao(?=[,.!]|$)
  nem pensar
  (?:e|ja e|fica) (?:tarde|cedo) demais(?=[,.!]|$)
  (?:nao|n)(?=[,.!]|$)
  (?:nao|n) (?:me |nos )?(?:da|serve|convem|rola)(?: jeito)?(?=[,.!]|$| (?:pra|para) (?:mim|nos))
`;
/** Streets and places are called by days: "rue du 4 septembre". */
const street =
  "(?:rua|r\\.|avenida|av|praca|largo|travessa|alameda|rodovia|estrada|metro|estacao|paragem|parada|escola|colegio|parque|shopping|centro comercial|estadio|hospital|ponte|bairro|cais)";
const month = "(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)";

export const otherNumbers = words`
  (?:\d{1,4}(?: bis| ter)?,? )?${street}\.? (?:de |do |da |dos )?\d{1,2}(?:er|[ºo°]|\.º)?\.? (?:de |d')?${month}(?:(?: de|,)? (?:n\.?[ºo°]? ?)?\d{1,4})?
  (?<=(?:quanto|preco) .{0,20})(?:menu|prato) (?:de|do|da) (?:almoco|jantar|noite)
  mesa #(?= (?:da|do|outra)|[.!?]?$)
  mesa (?:numero |n\.? ?|nº ?|no ?)#
  (?:rua|avenida|av|praca|travessa) (?:\p{L}{1,15} ){0,3}#
  (?:ontem|durante|esperamos|espera|esperar|demora|demorou|cada|ha|com|mais de|menos de|ultimas) # horas?
  24 horas(?! do dia \d)
  ha # (?:dias?|semanas?|mes|meses|anos?)
  # aninhos
  (?<!^|[,.;!] )faz #(?! (?:pessoas|lugares))
  os # anos
  cumpre #
  turno #
  codigo #
  (?:casa|bloco|apto|apartamento|porta|km|lote) #
  # garfos
  (?:segunda|terceira|quarta|quinta|sexta) (?:opcao|vez|pessoa|mesa|reserva|hora|fila|sala|alternativa|mao|parte)
  (?:segunda|terceira|quarta|quinta|sexta) (?:linha|rodada|mensagem|classe|escolha|sugestao|feira de)
  quinta (?:do|dos|das|da) (?!semana|proxima|noite|tarde|manha)\p{L}{3,20}
  (?:e|muito|tao|chegar|chegamos|chegaremos|demasiado) tarde
  (?:quarto|numero|rua|linha|andar|porta) #
  # anos
  # (?:estrelas?|euros?|reais|pontos?|por cento|km|metros|segundos?|quartos|noites)
  #(?:º|o|°) (?:andar|aniversario)
  por # (?:horas?|noites|dias?)
  (?:ainda )?faltam? (?:ainda )?# pessoas?
  nota #
  (?:grupo|clube|canal|sala|estudio|apartamento|apto|andar|radio|linha|km|quilometro|bloco) #
`;
export const wishJoints = words`
  a
  as
  ao
  em
  no
  na
  com
  para
  de
  do
  da
  por
  sem
  junto
`;
export const allergies = words`
  alergias?
  alergic[oa]s?
  celiac[oa]s?
  intoleran(?:te|tes|cia|cias)
`;
