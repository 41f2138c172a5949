import { words } from "../../word-list.ts";

export const besides = words`
  endelig
  omsider
  pa tide
  jeg
  eg
  meg
  mig
  min
  mitt
  mit
  mine
  vi
  oss
  os
  vart
  vores
  du
  deg
  dig
  dere
  i
  jer
  det
  den
  de
  dem
  dette
  denne
  denne
  her
  der
  er
  blir
  bliver
  blive
  bli
  skal
  skulle
  vil
  ville
  har
  hadde
  havde
  en
  et
  ett
  alle
  alt
  altsammen
  og
  at
  som
  sa
  da
  na
  nu
  ogsa
  meget
  mye
  veldig
  helt
  virkelig
  bare
  for
  fra
  til
  pa
  i
  med
  om
  av
  af
  ved
  kl
  klokken
  klokka
  kveld
  aften
  dag
  morgen
  igjen
  igen
  allerede
  jo
  samme
  avtalt
  aftalt
  sagt
  gar
  funker
  passer
  høres
  lyder
  ser
  ut
  ud
  virker
  stemmer
  bestill
  bestil
  bestille
  bestiller
  bestilling
  bestillingen
  book
  booke
  booker
  bord
  bordet
  plass
  plads
  tid
  tiden
  tidspunkt
  tidspunktet
  dato
  datoen
  dagen
  opplysninger
  opplysningene
  oplysninger
  oplysningerne
  detaljer
  detaljene
  bekreft
  bekrefter
  bekrefte
  bekræft
  bekræfter
  bekræfte
  reserver
  reservere
  gjør
  gør
  kjør
  kør
  ordne
  ordn
  fiks
  skriv
  opp
  op
  inn
  ind
  legg
  læg
  ta
  tar
  tag
  tager
  fortsett
  fortsæt
  hold
  holde
  (?:vi )?(?:ses|sees|snakkes)(?: da| der| snart)?
  (?:vi |jeg )?gleder (?:oss|meg|os|mig)(?: til det| til| veldig| meget)?
  (?:ser|vi ser|jeg ser) frem (?:til|mot) (?:det|a komme|besøket|besøget)
  blir (?:gøy|koselig|hyggelig|godt|bra)
  bliver (?:hyggeligt|dejligt|sjovt|godt)
  hyggelig
  hyggeligt
  koselig
  dejligt
  glad
  glade
  hilsen
  mvh
  klem
  jaaa?
  jaa
  japp
  kult
  fedt
  topp
  kommer
  komme
  ide
  god
  det er (?:enklere|lettere|praktisk)
  det (?:hadde vært|er|blir) (?:veldig |kjempe)?(?:snilt|hyggelig|greit)(?: av (?:dere|deg))?
  skynd (?:deg|dere)
  hva (?:bra|gøy|hyggelig)
  sa (?:bra|gøy|hyggelig|koselig|fint|snilt)
  det var pa tide
  ble
  blitt
  kjempe
  skikkelig
  riktig
  akkurat
  vanlig
  bestemt
  bekreftelse
  bestilt
  booket
  bookingen
  reserverer
  gjøre
  kjøre
  kjører
  fikse
  fikser
  ordner
  skrive
  gjerne
  takknemlig
  takknemlige
  gleder
  gøy
  trivelig
  artig
  hilsener
  hei
  god ide
  okidoki
  konge
  kanon
  dritbra
  kjempebra
  vennen
  hjelpen
  oki
  det er (?:enklest|lettest|greiest)
  spennende
  kompis
  venn
  kjære deg
  for (?:faen|pokker|svarte|guds skyld|helvete|siste gang)
  faen
  jævla
  herregud
  herre gud
  kom igjen
  noen gang
  hurra
  yes
  oi
  ah
  oh
  wow
  yay
  (?:for en|sa) (?:glede|flaks|god nyhet)
  gode nyheter
  straks
  med en gang
  med det samme
  umiddelbart
  direkte
  snarest
  ikveld
  imorgen
  tida
  og (?:send|vis|gi|giv)(?: meg| mig| oss| os)? (?:sa |gjerne |gerne )?(?:hele |heile )?(?:bestillingen|reservasjonen|reservationen|bookingen|detaljene|detaljerne)(?: min| var)?
`;
