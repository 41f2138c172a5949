import { words } from "../word-list.ts";

export const wishes = words`
  ronde tafel
  (?:bij|naast|voor) de (?:keuken|deur|wc)
  betere (?:tafel|plek) dan (?:de )?(?:vorige|laatste) keer
  rustig(?:e|s)?
  (?:rustig )?(?:hoekje|plekje|plekkie|plaatsje)
  raam(?:tafel|plek|plaats)(?:tje)?
  (?:de )?tafel (?:bij|aan) het raam
  (?:weg|ver weg|ver) van (?:de|het) (?:deur|keuken|wc|toiletten?|bar|ingang|muziek)
  (?:dicht )?bij (?:de|het) (?:wc|toiletten?|deur|uitgang)
  (?:hoort|horen) (?:slecht|niet (?:meer )?(?:zo )?goed)
  (?:snel|gauw) koud
  plek voor (?:een|de|onze|1) (?:kinderwagen|rollator|rolstoel|buggy)
  (?:net|pas) (?:verloofd|getrouwd)
  is geslaagd
  champagne
  prosecco
  bubbels
  cava
  fles \p{L}{3,12}
  bij aankomst
  kaars(?:en|je|jes)?
  (?:aparte|gescheiden|gesplitste) rekening(?:en)?
  (?:verdeeld|gesplitst|opgesplitst) (?:in|over)
  niet (?:te |zo |pal |vlak |direct ){0,2}(?:dicht ?)?(?:naast|bij|dichtbij|vlakbij|tegen|onder|voor) (?:de|het|een) \p{L}{2,15}
  raam
  aan het raam
  terras
  tuin
  buiten
  (?<!te )binnen
  balkon
  uitzicht
  rustig
  rustige
  rustiger
  hoekje
  hoek
  kinderstoel
  kinderstoelen
  kinderwagen
  buggy
  rolstoel
  rolstoeltoegankelijk
  hond
  honden
  verjaardag
  jubileum
  trouwdag
  vieren
  taart(?:je)?s?
  kaarsjes?
  verrassing
  veganist
  veganistisch
  vegan
  vegetarisch
  vegetarier
  vegetariers
  glutenvrij
  gluten
  coeliakie
  lactose
  lactosevrij
  noten
  pinda's?
  notenallergie
  allergie
  allergieen
  allergisch
  schaaldieren
  halal
  koosjer
  zwanger
  romantisch
  rookvrij
  dichtbij
  naast het
  in de schaduw
  in de zon
  bij het raam
  raamtafel
  kindermenu
  hoge stoel
  kinderzitje
  rollator
  (?:slecht|moeilijk) (?:hoort|hoor)
  (?:hoort|hoor) (?:slecht|moeilijk|niet goed)
  slechthorend(?:e)?
  slecht ter been
  invalide
  mindervalide
  jarig
  feestje
  huwelijk
  verloving
  trouwen
  vegetarische
  veganistische
  lactose-?intolerant
  notenvrij
  pinda-?allergie
  koemelk
  dieet
  diabetes
  koemelkallergie
  aan de bar
  aan het water
  prive
  apart
  apart zaaltje
  zaaltje
  afgescheiden
  hondje
  maxi-?cosi
  glutenvrije
  intolerantie
  bruiloft
  verrassen
  bloemen
  rose
  aan de gracht
  open haard
  stil
  nis
  bank
  bankje
  achterin
  achterkamer
  boven
  beneden
  krukken
  rustig\p{L}{0,2}
  knus\p{L}{0,2}
  gezellig\p{L}{0,2}
  verwarming
  kachel
  tocht
  ballonnen
  zelfde tafel
  aparte ruimte
  plek voor (?:een|de|onze|mijn)
  ruimte voor (?:een|de|onze|mijn)
  hoogzwanger
  (?:factuur|bonnetje|rekening) (?:op|voor) (?:naam van )?(?:het |de |ons )?(?:bedrijf|zaak)
  factuur
  naast elkaar
  (?:ze|zij|hij|moeder|mama|mam|vader|papa|pap|oma|opa|vrouw|man|zoon|dochter|zus|broer|vriend(?:in)?|tante|oom|schoon\p{L}{3,8}) (?:\p{L}{2,8} ){0,2}(?:wordt|werd) (?:\p{L}{2,8} ){0,2}(?:[1-9]\d|1[0-2]\d)(?! (?:personen|mensen))
  (?:ze|zij|hij|moeder|mama|mam|vader|papa|pap|oma|opa|vrouw|man|zoon|dochter|zus|broer|vriend(?:in)?|tante|oom|schoon\p{L}{3,8}) (?:\p{L}{2,8} ){0,2}(?:[1-9]\d|1[0-2]\d) (?:wordt|werd|geworden)
  (?:kerst|bedrijfs|personeels|afscheids|familie)(?:borrel|feest|etentje|uitje)
  (?:stoel|stoeltje|zitje) voor (?:de|het|mijn|onze|ons) (?:kleine|kleintje|kind|kindje|baby|jongste|peuter|kinderen)
  (?:stoel|stoeltje|zitje) bij voor (?:de|het|mijn|onze|ons) (?:kleine|kleintje|kind|kindje|baby|jongste|peuter|kinderen)
  ten huwelijk (?:te )?(?:vragen|vraag)
  (?:huwelijks)?aanzoek
  (?:niks|niets) (?:tegen (?:haar|hem|hen) )?(?:zeggen|verklappen|verraden)
  (?:zeg|zeggen|verklap) (?:maar |het )?(?:niks|niets)(?: tegen (?:haar|hem|hen))?
  (?:ze|zij|hij) (?:weet|mag) (?:er |hier )?(?:van )?(?:niks|niets)
  geheim(?: houden)?
  (?:verdeeld|gesplitst) (?:over|aan) \d{1,2} tafels
`;

export const wishFillers = words`
  (?:mogelijk zijn|kunnen|lukken)(?=[ ?.!]*$)
  oke?(?= (?:en|hebben|heeft|is|kan|kunnen|mag)(?!\p{L}))
  (?:het |dat )?maakt (?:me |ons )?niet uit
  (?:dan|toch|doe)(?: (?:dan|toch|maar|nou)){1,3}
  doe
  dan
  (?:zeg|hoor|hey|luister)(?: eens)?(?= (?:we|ik|mijn|onze|hij|zij|het|de|er)(?!\p{L}))
  (?:wat|en) (?:ik|we|wij) nog (?:even )?(?:wilde|wilden|wou|moest|moesten) (?:zeggen|melden|vertellen)(?: is)?(?: dat)?
  (?:ik|we|wij) (?:wilde|wilden|wou) (?:nog |even |ook ){0,2}(?:zeggen|melden|doorgeven)(?: dat)?
  (?:het )?schiet (?:me|mij|ons) (?:(?:net|nu|ineens|nog|opeens) ){0,2}te binnen(?: dat)?
  (?:zou er|is er|zijn er|hebben jullie toevallig|zou er (?:misschien )?)(?: (?:misschien|ergens|nog|toevallig)){0,2}
  (?:dat van (?:die|de|het) )?heb ik (?:al|toch al) gezegd
  zoals (?:ik al )?(?:gezegd|zei|vermeld)
  (?:vergeet|vergeten jullie) (?:aub |alsjeblieft )?niet
  (?:denk|denken jullie|denkt u) (?:om|aan)
  (?:kunnen|mogen) (?:we|wij) niet
  hm(?:m{1,3})?
  eh
  uh
  u spreekt(?: met)?
  oh?
  trouwens
  alsjeblieft
  alstublieft
  graag
  en
  met
  een tafel
  tafel
  als het kan
  indien mogelijk
  ook
  maar
  voor
  ik wil
  we willen
  liefst
  het liefst
  bedankt
  hallo
  reserveren
  ja
  nee
  om
  tafeltje
  een tafeltje
  heel graag
  zo mogelijk
  eventueel
  we zouden
  ik zou
  zou
  wij willen
  het zou fijn zijn
  dank je
  dank u
  reservering
  kunnen we
  kunnen wij
  mogen we
  mag ik
  we hebben
  wij hebben
  hebben we
  willen we
  dat
  houd er rekening mee
  als dat kan
  even
  (?:is|zou) het (?:mogelijk|kunnen)(?: zijn)?(?: om)?
  zouden (?:we|wij)(?: kunnen)?
  nog (?:een|1) ding(?:etje)?
  nog iets
  (?:ik )?(?:vergat|ben vergeten|was vergeten)(?: nog)? te (?:zeggen|vermelden|melden)
  ok(?:e|ay)?(?= \p{L})
`;

export const wishJoints = words`
  aan
  op
  om
  met
  voor
  in
  bij
  te
  van
  zonder
  naast
`;

/** Between a wish and the day or hour after it, of which they are a part: "a high chair for the coming ¦". */
export const wishCuts = words`
  die
  deze
  dit
  de
  komende
  volgende
`;

/** That something is not celebrated any more, which is nothing to be noted. */
export const uncelebrated = words`
  (?:niet|niets|niks)(?: meer)?(?: te)? (?:vieren|feesten)
  vieren (?:\p{L}{2,10} ){0,3}niet(?: meer)?
`;

/** Beside a wish that is noted: it is none any more. */
export const wishesBack = words`
  gaat (?:het|de|jullie) (?:restaurant|keuken|zaak|personeel) (?:helemaal |toch )?(?:niks|niets) aan
  (?:interesseert) (?:het|de) (?:restaurant|keuken|personeel)(?: toch)? niet
  hoeft (?:er )?niet (?:bij|erbij|op|vermeld|genoteerd|opgeschreven)(?: te (?:staan|worden))?
  (?:dat|het) (?:stukje )?(?:van|over) .{2,30} (?:mag|kan) (?:er ?)?(?:uit|weg|af)
  (?:nemen|neem|brengen|breng) (?:we |wij |ik )?(?:\p{L}{2,12} ){1,4}(?:toch )?niet mee
  (?:de|het|onze|mijn) \p{L}{3,12} blijft (?:\p{L}{2,8} ){0,2}thuis
  (?:laten we|we laten|ik laat) (?:de|het|onze) .{2,20} (?:thuis|wel thuis)
  vergeet
  (?:hebben|heb)(?: \p{L}{1,12}){0,5} (?:niet|geen)(?: \p{L}{1,12}){0,3} nodig
  hoeft niet
  (?:toch|uiteindelijk) (?:geen|zonder)
  geen .{3,30} meer
  laat (?:de|het|die|dat) .{3,30} maar
  laat (?:dat van |die |de |het )?\p{L}{2,14} maar (?:zitten|weg)?
  vergeet (?:de|het|die|dat van de)
  (?:is|zijn|hoeft|hoeven) (?:toch )?niet (?:meer )?nodig
  (?:hebben|heb) (?:we|wij|ik) (?:toch )?niet (?:meer )?nodig
  niet meer nodig
  (?:haal|haalt u|kunt u|kun je|kan|mag|wil je|wilt u) (?:dat|die|het stuk(?:je)?|de opmerking|het) (?:van|over|met) .{2,30} (?:af|weg|uit|eraf|eruit|weghalen|schrappen)
  (?:dat|die|het stuk(?:je)?|de opmerking) (?:van|over|met) .{2,30} (?:mag|kan|moet) (?:\p{L}{2,6} ){0,3}(?:weg|af|uit|eraf|eruit|geschrapt)
  (?:schrap|verwijder|streep) (?:maar )?(?:dat|die|de|het|het stuk(?:je)?)
  haal (?:de|het|die|dat) .{2,30} (?:af|weg|eraf|eruit)
  (?:de|het|die) \p{L}{3,20} (?:mag|kan) (?:\p{L}{2,6} ){0,2}(?:weg|af|eraf|eruit)
  (?:schrijf|noteer|zet|vermeld)(?: maar)? (?:dat|het)(?: stukje| gedoe)? (?:van|over|met) .{2,30} niet
`;

export const ifPossible = words`
  als (?:het|dat) (?:kan|lukt|mogelijk is)
  indien mogelijk
  zo mogelijk
`;

/** Before what the house shows of itself: its menu, its photos. */
export const showMe = words`
  (?:stuur|toon|geef)(?: (?:me|mij|ons))?(?: (?:een paar|enkele|de|het|jullie|uw|wat|een))?
`;

export const indoors: readonly string[] = words`
  binnen
  binnenin
`;

export const outdoors: readonly string[] = words`
  buiten
  terras(?:je)?
  tuin
  balkon
  dakterras
  openlucht
  buitenlucht
`;

/** Only some of what is noted is to stay. */
export const wishesKept = words`
  (?:laat|hou|houd|bewaar) (?:alleen|enkel|slechts)
`;

/** The wish that was told last is none any more. */
export const thatWishBack = words`
  (?:haal|haalt u|haal je) (?:dat|het|die) (?:maar |weer ){0,2}(?:eraf|eruit|weg)
  (?:dat|het|die) (?:mag|kan) (?:er )?(?:weer )?(?:af|uit|eraf|eruit|weg)
  (?:verwijder|schrap|wis) (?:dat|het)(?: maar)?
`;

/** They open a clause of what the guests have to do later, and are part of it. */
export const wishHaves = words`
  we hebben
  wij hebben
  hebben we
`;

export const without = words`
  zonder
`;
