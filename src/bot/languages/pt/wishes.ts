import { words } from "../word-list.ts";

export const wishes = words`
  (?:os|nos|pelos) anos d[ao] (?:minha|meu|nossa|nosso|mae|pai|avo)
  mesa redonda
  (?:perto|ao lado) da (?:cozinha|porta)
  melhor (?:do )?que d?a ultima vez
  melhor mesa que (?:d)?a ultima vez
  cant(?:inho|o) (?:sossegad[oa]|tranquil[oa]|quiet[oa]|calm[oa])
  (?:lugar|sitio|mesa) mais (?:quiet[oa]|sossegad[oa]|tranquil[oa]|calm[oa])
  sossegad[oa]s?
  tranquil[oa]s?
  longe d[aeo]s? (?:porta|cozinha|banheiro|casa de banho|bar|entrada|musica)
  perto d[aeo]s? (?:banheiro|casa de banho|porta|saida|janela)
  (?:mesa )?(?:d|n)a janela
  (?:ouve|ouvem) mal
  friorent[oa]s?
  espaco para (?:um|uma|o|a|1) (?:carrinho|cadeira|andarilho)
  (?:acabamos|acabaram) de ficar noivos
  (?:passou|passei) (?:nos|no|na|nas) \p{L}{3,14}
  espumante
  champanhe
  garrafa de \p{L}{3,12}
  (?:a|na) chegada
  velas?
  contas? separadas?
  (?:divididos|repartidos|separados) (?:em|por)
  bodas de \p{L}{3,8}
  lua de mel
  nao (?:seja |fique |muito |mesmo ){0,2}(?:ao lado|perto|junto|colad[oa]|debaixo|em frente) (?:da|do|das|dos|a|ao) \p{L}{2,15}
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
  bolinhos?
  balao
  baloes
  ar condicionado
  ar livre
  barulho
  barulhent[oa]
  (?<!(?:tinha|tinhamos|tenho|temos|havia|foi|esta|estava|ja|ter) )reservad[oa]
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
  fora(?! de (?:questao|causa|hipotese|cogitacao|horas))
  exterior
  ao ar livre
  dentro
  interior
  vista
  tranquil[oa]
  calm[oa]
  canto
  privado
  (?<!(?:tinha|tinhamos|tenho|temos|havia|foi|esta|estava|ja|ter) )reservado
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
  nao (?:mencionem|mencione|falem|fale|digam|diga)
  fatura
  factura (?:em nome|com)
  ao lado (?:da outra|do outro|uma da outra)
  os [2-9]\d anos d[aoe]
  mesa na janela
  (?:completa|completou|comemora|festeja|vai (?:fazer|completar)|fara|vai para os) (?:[1-9]\d|1[0-2]\d)(?! (?:pessoas|lugares))
  faz (?:[1-9]\d|1[0-2]\d)(?! (?:pessoas|lugares))
  (?:cadeira|cadeirinha|cadeiras) para (?:o|a|os|as|o nosso|a nossa) (?:pequen[oa]s?|miud[oa]s?|bebe|crianca|criancas|menin[oa]|filh[oa])
  pedi(?:r|-la|-lo)? (?:\p{L}{1,8} ){0,3}em casamento
  (?:digam|diga|contem|conte)(?:-lhe)? nada
  nao (?:sabe|pode saber|desconfia) (?:de )?nada
  (?:e|guardem|guarde|mantenham) (?:o |um )?segredo
  (?:distribu|divid|repart)id[oa]s? (?:por|em|entre) \d{1,2} mesas
`;

export const wishFillers = words`
  tanto faz
  (?:nao importa|e igual)
  (?:sera que )?(?:da|daria) (?:para|pra)(?= (?:ir|levar|trazer|vir|ficar|entrar)(?!\p{L}))
  (?:alias|olha|olhe|ouve|escuta|escute)(?= (?:o|a|os|as|e|meu|minha|nosso|nossa|levamos|vamos|somos|temos|tenho|um|uma|tem)(?!\p{L}))
  (?:so )?(?:queria|queriamos|quero) (?:dizer|avisar|acrescentar|informar)(?: que)?
  (?:lembrei-me|acabei de (?:me )?lembrar|so agora me lembrei)(?: agora)?(?: (?:de )?que)?
  (?:haveria|havera|ha|teria|tera|tem|nao teria|nao tera|teriam)(?: (?:algum|alguma|talvez|por acaso)){0,2}(?= (?:um|uma|a mesa|cantinho|lugar|sitio|mesas|espaco)(?!\p{L}))
  (?:eu )?ja (?:disse|falei|avisei)(?: (?:d[aeo]s?|sobre))?
  como (?:eu )?(?:ja )?(?:disse|falei)
  (?:nao|nao se) (?:esqueca|esquecam|esquecas)(?:-se)?(?: d[aeo]s?)?
  (?:lembre|lembrem|lembrem-se|lembre-se)(?: d[aeo]s?| que)?
  nao (?:podemos|podiamos|da para)
  hm(?:m{1,3})?
  hum
  eh
  entao
  (?:aqui )?fala
  ah(?: e)?
  ja agora
  a proposito
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
  que
  tenham em conta
  tenha em conta
  (?:podemos|poderiamos|posso|poderia)(?: ter)?
  (?:e|seria) possivel(?: ter)?
  mais (?:uma|1) coisa
  outra coisa
  (?:me )?esqueci(?:-me)? de (?:dizer|mencionar|avisar) que
  (?:so )?(?:mais )?uma coisa(?: mais)?
  podiamos ter
  ok(?:ay)?(?= \p{L})
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

/** Between a wish and the day or hour after it, of which they are a part: "a high chair for the coming ¦". */
export const wishCuts = words`
  nessa
  nesse
  essa
  esse
  esta
  este
  proxima
  proximo
  as
`;

/** That something is not celebrated any more, which is nothing to be noted. */
export const uncelebrated = words`
  (?:ja )?nao (?:podemos|vamos|queremos|posso|quero|estamos para) (?:mais )?(?:festejar|celebrar|comemorar|festas?)
  nao ha nada (?:para|a) (?:festejar|celebrar|comemorar)
`;

/** Beside a wish that is noted: it is none any more. */
export const wishesBack = words`
  nao (?:interessa|importa|diz respeito)m? (?:ao|a|aos) (?:restaurante|cozinha|casa|pessoal)
  nao (?:precisa|precisam|e preciso|e necessario) (?:de )?(?:por|colocar|anotar|escrever|mencionar)
  tir(?:a|e|em) (?:isso|a parte|o|aquilo) d[aeo]
  (?:afinal |ja )?nao (?:levamos|trazemos|levo|trago|vamos levar|vou levar|vamos trazer) (?:o|a|os|as|nenhum)? ?\p{L}{3,14}
  (?:o|a|o nosso|a nossa) \p{L}{3,14} (?:afinal )?(?:fica|vai ficar) em casa
  (?:deixamos|deixo|vamos deixar) (?:o|a|os) .{2,20} em casa
  (?:esqueca|esquece|esquecam|tire|tira)
  (?:ja )?nao (?:precisamos|preciso|vamos precisar|e preciso|e necessari[oa]|sao precis[oa]s|sera precis[oa])
  afinal (?:nao|sem)
  nao (?:e|sao) (?:mais )?(?:necessari[oa]s?|precis[oa]s?)
  esquec?[ea](?:m)? (?:o|a|os|as)
  deixe(?:m)? (?:la|estar) (?:o|a|os|as)
  (?:tir|retir)(?:e|a|em|ar) (?:isso|aquilo|a parte|essa parte|o|a)
  (?:apag|remov|elimin)(?:ue|a|e|em) (?:isso|aquilo|a parte|essa parte|o|a)
  (?:isso|aquilo|a parte|a cena) d[oa]s? .{2,30} (?:pode|podem) (?:sair|tirar|apagar|ser (?:retirad[oa]|apagad[oa]))
  nao (?:ponh(?:a|as|am)|escrev(?:a|as|am)|anot(?:e|es|em)|mencion(?:e|es|em)|coloqu(?:e|es|em)) (?:aquilo|isso|a parte|a coisa) (?:d[aeo]s?|sobre)
`;

export const ifPossible = words`
  se (?:for |fosse )?possivel
  se (?:der|puder ser|puderem)
`;

/** Before what the house shows of itself: its menu, its photos. */
export const showMe = words`
  (?:mostre|mostra|mande|manda|envie|envia)[ -](?:me|nos)(?: (?:algumas|umas|as|a|o|uma|as suas))?
  (?:me|nos) (?:mostra|mostre|manda|mande|envia|envie)(?: (?:algumas|umas|as|a|o|uma))?
`;

export const indoors: readonly string[] = words`
  (?:la )?dentro
  interior
  na sala
`;

export const outdoors: readonly string[] = words`
  (?:la )?fora(?! de (?:questao|causa|hipotese|cogitacao|horas))
  exterior
  esplanada
  terraco
  varanda
  jardim
  ar livre
  patio
`;

/** Only some of what is noted is to stay. */
export const wishesKept = words`
  (?:deixe|deixa|deixem|mantenha|mantem) (?:so|apenas|somente|unicamente)
`;

/** The wish that was told last is none any more. */
export const thatWishBack = words`
  (?:tire|tira|tirem|remova|retire|apague|elimine) (?:isso|isto|esse|essa)
`;

/** They open a clause of what the guests have to do later, and are part of it. */
export const wishHaves = words`
  temos
`;

export const without = words`
  sem
`;
