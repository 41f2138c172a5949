import { words } from "../word-list.ts";

export const wishes = words`
  vindu
  vinduet
  vindusbord
  vindusplass
  ved vinduet
  vindue
  vinduesplads
  ved vinduet
  uteservering
  uteserveringen
  terrasse
  terrassen
  ute
  utendørs
  udenfor
  udendørs
  inne
  innendørs
  indenfor
  hage
  hagen
  have
  haven
  balkong
  altan
  utsikt
  udsigt
  rolig
  stille
  hjørne
  hjørnebord
  barnestol(?:en)?
  barnestoler
  barnestole
  høystol
  høj stol
  barnevogn
  klapvogn
  rullestol
  kørestol
  handikap
  hund
  hunder
  hunde
  bursdag
  fødselsdag
  jubileum
  jubilæum
  bryllupsdag
  feire
  feirer
  fejre
  fejrer
  kake
  kage
  lagkage
  lys
  overraskelse
  vegan
  vegansk
  veganer
  veganere
  vegetarianer
  vegetarianere
  vegetarisk
  vegetar
  glutenfri
  glutenfritt
  glutenfrit
  gluten
  cøliaki
  laktose
  laktosefri
  laktosefritt
  nøtter
  nødder
  peanøtter
  jordnødder
  nøtteallergi
  nøddeallergi
  allergi
  allergier
  allergisk
  allergiske
  skalldyr
  skaldyr
  fisk
  halal
  kosher
  gravid
  romantisk
  nær
  langt fra
  i baren
  ved baren
  barnemeny
  børnemenu
  peis
  pejs
  eget rom
  privat
  avskjermet
  bryllup
  forlovelse
  utdrikningslag
  polterabend
  (?:ikke|intet) (?:nevn|nævn|snakk om|si noe|sig noget)
  (?:nevn|nævn) ikke
  høygravid
  højgravid
  faktura
  ved siden av hverandre
  ved siden af hinanden
  \p{L}{2,12}arsdag(?:en)?
  fyll(?:er|de|t) (?:[1-9]\d|1[0-2]\d)
  fyld(?:er|te) (?:[1-9]\d|1[0-2]\d)
  (?:hun|han|mamma|pappa|mor|moren|far|faren|mormor|morfar|farmor|farfar|bestemor|bestefar|kona|kone|mannen|mand|sønn|søn|datter|søster|bror|tante|onkel|svigermor|svigerfar)(?: (?:mi|min|var|vores))? (?:\p{L}{2,8} ){0,2}(?:blir|bliver|vert) (?:[1-9]\d|1[0-2]\d)(?! (?:personer|stykker))
  (?:stol|stoler) (?:til|for) (?:den|vesle|var|min) (?:lille|lillen|minste|babyen|yngste)
  rundt bord
  (?:ved|ved siden av|nær) (?:kjøkkenet|døren|døra|toalettet|doen)
  bedre bord enn (?:forrige|sist)(?: gang)?
  rolig(?:e|ere)?
  (?:rolig )?hjørne(?:t|bord|bordet)?
  vindusbord(?:et)?
  vindusplass(?:en)?
  vindauge
  (?:langt|lengre|lenger) (?:unna|fra|bort fra) (?:døren|døra|kjøkkenet|doen|toalettet|baren|inngangen|musikken)
  (?:nær|ved siden av|inntil) (?:doen|toalettet|døren|døra|utgangen)
  hører darlig
  fryser (?:lett|ofte)
  plass til (?:en|var|1|ei) (?:barnevogn|vogn|rullator|rullestol)
  (?:akkurat|nettopp|nylig) (?:forlovet|giftet) oss
  skal feires
  champagne
  bobler
  musserende
  flaske \p{L}{3,12}
  ved ankomst
  (?:kake)?lys pa \p{L}{3,12}
  (?:separate?|delte?|splitta|splittet) (?:regninger|regning)
  delt pa
  (?:gull|sølv|diamant)bryllup
  bryllupsreise
  ikke (?:for |akkurat |altfor |rett ){0,2}(?:nær|ved siden av|ved|inntil|under|foran) \p{L}{3,15}
  balkongen
  veranda(?:en)?
  takterrasse(?:n)?
  bakgard(?:en)?
  lysthus
  handikapp\p{L}{0,6}
  hunden
  valp(?:en)?
  barnevognen
  barnevogna
  barnestolen
  babystol
  sitteunderlag
  barneseng
  førerhund
  bursdagen
  fødselsdagen
  bursdagskake
  kake(?:n|a)?
  bløtkake
  lys pa kaka
  fyller ar
  veganske
  vegetarisk\p{L}{0,2}
  pescetarianer
  cøliaki(?:er|en)?
  glutenintolerant
  laktoseintolerant
  melkeprotein
  melkeallergi
  egg
  soya
  svinekjøtt
  flesk
  intoleranse
  allergiker
  skjermet
  usjenert
  lukket rom
  chambre separee
  nær toalettet
  peis(?:en)?
  peiskrok(?:en)?
  blomster
  bukett
  ballonger
  sitteplass ute
  allergi mot
  nyttarsmeny
  julebord(?:et)?
  bas
  sofa(?:en)?
  benk
  innerst
  annen etasje
  andre etasje
  rullator(?:en)?
  krykker
  koselig\p{L}{0,3}
  hyggelig bord
  i skyggen
  i sola
  i solen
  varmere
  varmelampe(?:r)?
  trekk(?:fullt)?
  samme bord
  plass til (?:en|et|var|vart|min|ei)
  (?:hun|han) (?:vet|far vite|aner) (?:ingenting|ikke noe)
  hemmelig(?:het)?
  (?:skal|vil|tenkte a) fri(?: til)?
  frieri
  (?:ikke si|si ikke|ikke avslør)(?: noe)?(?: (?:til) (?:henne|ham|han|dem))?
  (?:jule|personal|firma|avskjeds)fest(?:en)?
  stokk
  gar darlig
  darlig til beins
  bevegelseshemmet
  (?:fordelt|oppdelt|delt)(?: opp)? (?:pa|over|i) \d{1,2} bord
`;

export const wishFillers = words`
  hm(?:m{1,3})?
  eh
  oh
  takk
  tak
  vær sa snill
  og
  med
  et bord
  bord
  hvis mulig
  om mulig
  hvis det er mulig
  ogsa
  men
  for
  jeg vil
  vi vil
  gjerne
  gerne
  helst
  hei
  hej
  bestille
  ja
  nei
  nej
  kan vi fa
  kan jeg fa
  vi ønsker
  jeg ønsker
  ønsker
  (?:vi|jeg) vil ha
  vi vil gjerne ha
  jeg vil gjerne ha
  vi vil gjerne
  vi vil gerne
  kanskje
  maske
  ellers
  dessuten
  vi trenger
  jeg trenger
  vi har brug for
  kan vi
  far vi
  vi har
  at
  husk
  merk
  hvis det gar
  om det gar
  (?:er|ville|vil) det (?:være |vaere )?(?:mulig|muligt|ga)(?: an)?(?: a| at)?(?: fa)?
  kunne (?:vi|jeg)(?: fa)?
  en ting til
  (?:jeg )?glemte a (?:si|nevne)
  (?:det )?spiller ingen rolle
  da
  (?:jo|ja|ah|a),? forresten
  forresten
  du(?= (?:vi|jeg|min|mitt|mine|var|vart|han|hun|det)(?!\p{L}))
  (?:jeg|vi) (?:ville|vil) (?:bare |ogsa )?(?:si|nevne|legge til)(?: at)?
  (?:jeg )?kom (?:akkurat |na )?pa(?: at)?
  (?:finnes det|er det|har dere|dere har)(?: (?:noen|noe|muligens|kanskje|ikke)){0,3}(?= (?:et|en|rolig|plass|bord|vindusbord))
  (?:jeg|vi) har (?:jo )?(?:allerede )?sagt(?: det)?(?: om)?
  som (?:jeg )?(?:sagt|sa|skrev)
  ikke glem
  husk(?: at| pa)?
  kan vi ikke
  kunne vi ikke
  oi
  akkurat
  om det er greit
  hvis det er greit
  tusen takk
  eventuelt
  sa
  bordet
  bestille bord
  noter
  tenk pa
  en sak til
  1 ting til
  jeg glemte
  vi skulle trengt
  hadde vært fint med
  hadde vært fint om
  vi skulle gjerne hatt
  jeg skulle gjerne hatt
  gjerne et bord
  ok(?:ei)?(?= \p{L})
`;

export const wishJoints = words`
  ved
  pa
  i
  for
  med
  til
  om
  nær
  uten
  uden
  klokken
  klokka
  kl
`;
/** Beside a wish that is noted: it is none any more. */
export const wishesBack = words`
  (?:glem|dropp|stryk)
  (?:trenger|behøver)(?: \p{L}{1,12}){0,4} (?:ikke|ingen)
  (?:ingen|ikke) .{3,30} (?:likevel|alligevel|lenger)
  (?:trengs|behøves) ikke
  har ikke (?:lenger |længere )?(?:brug|bruk|behov) for
  glem
  (?:ta|fjern) (?:bort|vekk)
  det (?:om|med) .{2,30} kan (?:\p{L}{2,4} ){0,2}(?:bort|fjernes|strykes|tas bort|slettes)
  har (?:restauranten|kjøkkenet|personalet) (?:ingenting|ikke noe) med a gjøre
  (?:angar|interesserer|raker) ikke (?:restauranten|kjøkkenet|personalet)
  (?:ta bort|stryk|fjern|slett) det (?:om|med|der om)
  (?:tar|har) (?:vi |jeg )?(?:\p{L}{2,12} ){0,3}ikke med
  \p{L}{4,14} blir (?:\p{L}{2,8} )?hjemme
  (?:lar vi|vi lar) .{2,20} (?:være|bli) hjemme
  (?:dropp|skipp|slett|hopp over|fjern|bare glem)
  (?:trenger|trengs)(?: \p{L}{1,12}){0,4} (?:ikke|ikkje|ingen|ikke noe)
  (?:likevel|allikevel) (?:ingen|ikke|uten)
  (?:ta|stryk|fjern) bort
  (?:det|biten|delen) (?:om|med|der) .{2,30} kan (?:\p{L}{2,4} ){0,2}(?:bort|tas bort|strykes|fjernes|slettes)
  ikke (?:skriv|noter|nevn|ta med)(?: ned| opp| inn)? det(?: der)? (?:om|med)
  (?:skriv|noter|nevn)(?: ned| opp| inn)? ikke det(?: der)? (?:om|med)
`;

export const ifPossible = words`
  (?:hvis|om) (?:det )?(?:gar|er mulig|er muligt|mulig|muligt)
`;

/** Before what the house shows of itself: its menu, its photos. */
export const showMe = words`
  (?:vis|send|gi|giv)(?: (?:meg|mig|oss|os))?(?: (?:noen|nogle|litt|lidt|en|et))?
`;

export const indoors: readonly string[] = words`
  inne
  innend[øo]rs
  indend[øo]rs
  indenfor
`;

export const outdoors: readonly string[] = words`
  ute
  utend[øo]rs
  udend[øo]rs
  udenfor
  uteservering(?:en)?
  terrassen?
  hagen?
  haven
  balkong(?:en)?
  altan(?:en)?
`;

export const wishCuts = words`
  den
  det
  denne
  neste
  kommende
`;

export const uncelebrated = words`
  (?:ikke|ikke noe|ingenting)(?: lenger| mer)?(?: a)? (?:feire|feste)
  feirer ikke(?: lenger)?
`;

export const wishesKept = words`
  (?:la|behold|spar) (?:bare|kun)
  bare (?:la|behold)
`;

export const thatWishBack = words`
  (?:ta bort|fjern) (?:det|den)(?: der)?(?: igjen)?
  (?:stryk|slett|dropp) (?:det|den)(?: der)?
`;

export const wishHaves = words`
  vi har
`;

export const without = words`
  uten
  uden
`;
