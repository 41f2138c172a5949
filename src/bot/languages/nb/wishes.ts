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
`;

export const ifPossible = words`
  (?:hvis|om) (?:det )?(?:gar|er mulig|er muligt|mulig|muligt)
`;

/** Before what the house shows of itself: its menu, its photos. */
export const showMe = words`
  (?:vis|send|gi|giv)(?: (?:meg|mig|oss|os))?(?: (?:noen|nogle|litt|lidt|en|et))?
`;

/** Nothing that is noted is a wish any more. */
export const allWishesBack = words`
  (?:fjern|slett|slet|stryk|glem) (?:ønsket|notatet|merknaden|kommentaren)
  det (?:var|er) (?:ikke noe|ikke noget|intet) ønske
`;

export const indoors: readonly string[] = words`
  inne
  innendors
  indendors
  indenfor
`;

export const outdoors: readonly string[] = words`
  ute
  utendors
  udendors
  udenfor
  uteservering(?:en)?
  terrassen?
  hagen?
  haven
  balkong(?:en)?
  altan(?:en)?
`;
