import { words } from "../word-list.ts";

export const wishes = words`
  runt bord
  (?:vid|bredvid|nara) (?:koket|dorren|toan)
  battre bord an (?:forra|sist|senast)(?: gangen)?
  lugn(?:t|a|are)?
  (?:lugnt )?horn(?:a|et)?
  fonsterbord(?:et)?
  fonsterplats(?:en)?
  (?:langt|bort|langre bort) fran (?:dorren|koket|toan|toaletten|baren|entren|musiken)
  (?:nara|bredvid|intill) (?:toan|toaletten|dorren|utgangen)
  hor (?:daligt|illa)
  fryser (?:latt|ofta)
  svart att ga
  plats for (?:en|var|1) (?:barnvagn|rollator|rullstol)
  (?:precis|nyss|just) (?:forlovat|gift) oss
  tog studenten
  ska firas
  champagne
  bubbel
  mousserande
  flaska \p{L}{3,12}
  vid ankomst
  (?:tarta)?ljus pa \p{L}{3,12}
  (?:separata|delade?) (?:notor|nota)
  (?:uppdelat|uppdelade|fordelade) pa
  (?:guld|silver|diamant)brollop
  smekmanad
  inte (?:for |precis |allt for |direkt ){0,2}(?:nara|bredvid|vid|intill|under|framfor) \p{L}{3,15}
  fonster
  fonsterbord
  uteservering
  terrass
  ute
  utomhus
  inne
  inomhus
  tradgard
  balkong
  utsikt
  lugnt
  lugn
  horn
  hornet
  barnstol
  barnstolar
  barnvagn
  rullstol
  handikapp
  hund
  hundar
  fodelsedag
  arsdag
  brollopsdag
  fira
  firar
  tarta
  ljus pa tartan
  overraskning
  vegan
  vegansk
  veganer
  vegetarian
  vegetarisk
  vegetarianer
  glutenfri
  glutenfritt
  gluten
  celiaki
  laktos
  laktosfri
  laktosfritt
  notter
  jordnotter
  notallergi
  allergi
  allergier
  allergisk
  allergiska
  skaldjur
  halal
  kosher
  gravid
  romantiskt
  nara
  langt fran
  uteserveringen
  pa uteserveringen
  fonsterplats
  vid fonstret
  vid fonster
  terrassen
  altan
  inneservering
  barstol
  i baren
  vid baren
  barnmeny
  barnstolen
  spjalsang
  rullator
  rorelsehindrad
  rullstolsburen
  fodelsedagen
  fyller ar
  fyller
  forlovning
  brollop
  mohippa
  svensexa
  jubileum
  veganskt
  vegetariskt
  pescetarian
  glutenintolerant
  laktosintolerant
  mjolkprotein
  mjolkallergi
  agg
  soja
  fisk
  flaskkott
  intolerans
  allergiker
  avskilt
  avskild
  enskilt
  privat
  chambre
  separe
  eget rum
  kladhangare
  nara till toaletten
  oppen spis
  blommor
  hundvalp
  sittplats ute
  allergi mot
  nyarsmeny
  sittvagn
  fonstret
  bebisstol
  balkongen
  husdjur
  valp
  lugnare
  hornbord
  bas
  baset
  soffa
  bank
  langst in
  innerst
  overvaning
  baby ?stol
  sittkudde
  barnvagnar
  rollator
  rullatorn
  kryckor
  lugna
  mysig\p{L}{0,2}
  avskild\p{L}{0,2}
  i skuggan
  i solen
  varmare
  element
  drag(?:igt)?
  ballonger
  samma bord
  chambre separee
  plats for (?:en|ett|var|vart|min)
  (?:namn|nämn|prata|sag) (?:inte|inget)
  hoggravid
  faktura
  bredvid varandra
  \p{L}{2,12}arsdag(?:en)?
  (?:hon|han|mamma|pappa|mor|far|mormor|morfar|farmor|farfar|fru|man|son|dotter|syster|bror|van|vaninna|moster|faster|svarmor|svarfar|chef) (?:\p{L}{2,8} ){0,2}blir (?:[1-9]\d|1[0-2]\d)(?! (?:personer|pers|st))
  fyller (?:[1-9]\d|1[0-2]\d)
  (?:jul|personal|firma|avskeds)fest(?:en)?
  (?:stol|stolar) (?:till|for|at) (?:den|var|vart|min|mitt) (?:lilla|lille|minsta|bebis|barnet|barn|yngsta)
  hunden
  barnvagnen
  barnstolen
  (?:ska|vill|tankte|kommer att) fria(?: till)?
  (?:sag|saga|avsloja) (?:inget|ingenting|inte nagot)(?: (?:till|for) (?:henne|honom|dem))?
  (?:hon|han) (?:vet|far veta|anar) (?:inget|ingenting|inte nagot)
  hemlig(?:t|het)
  (?:fordela(?:t|de)|uppdela(?:t|de)|dela(?:t|de)) (?:pa|over) \d{1,2} bord
`;

export const wishFillers = words`
  (?:det )?spelar ingen roll
  (?:det )?kvittar
  da
  (?:jo|ja|ah|a),? (?:forresten|just det)
  du(?= (?:vi|jag|min|mitt|mina|var|vart|han|hon|det)(?!\p{L}))
  (?:jag|vi) (?:ville|vill) (?:bara |ocksa )?(?:saga|namna|meddela|tillagga)(?: att)?
  (?:jag )?kom (?:just |precis |nu )?pa(?: att)?
  (?:skulle det finnas|finns det|finns dar|har ni|ni har)(?: (?:nagon|nan|nagot|nat|mojligtvis|kanske|inte)){0,3}(?= (?:ett|en|lugn|lugnt|plats|bord|fonsterbordet))
  (?:jag|vi) har (?:ju )?(?:redan )?sagt(?: det)?(?: om)?
  som (?:jag )?(?:sagt|sa|skrev)
  glom inte(?: bort)?
  kom ihag(?: att)?
  kan vi inte
  kunde vi inte
  hm(?:m{1,3})?
  oh
  eh
  just det
  forresten
  oj
  tack
  snalla
  och
  med
  ett bord
  bord
  om mojligt
  ocksa
  men
  for
  jag vill
  vi vill
  garna
  helst
  hej
  boka
  ja
  nej
  kan vi fa
  kan jag fa
  vi skulle vilja ha
  jag skulle vilja ha
  garna ett bord
  vi onskar
  jag onskar
  onskar
  vi vill garna
  om det gar
  gar det att
  tack sa mycket
  kanske
  eventuellt
  aven
  sen
  dessutom
  bordet
  boka bord
  vi behover
  jag behover
  kan vi
  far vi
  vi har
  att
  observera
  tank pa
  (?:ar|vore|skulle) det (?:vara )?(?:mojligt|ga)(?: bra)?(?: att)?(?: fa)?
  skulle (?:vi|jag) kunna(?: fa)?
  en sak till
  1 sak till
  (?:jag )?glomde (?:saga|namna|beratta)
  vi skulle behova
  ok(?:ej)?(?= \p{L})
`;

export const wishJoints = words`
  vid
  pa
  i
  for
  med
  till
  om
  nara
  utan
  klockan
  kl
`;

/** Between a wish and the day or hour after it, of which they are a part: "a high chair for the coming ¦". */
export const wishCuts = words`
  den
  det
  denna
  nasta
  kommande
`;

/** That something is not celebrated any more, which is nothing to be noted. */
export const uncelebrated = words`
  (?:inte|inget)(?: langre| mer)?(?: att)? (?:fira|festa)
  firar inte(?: langre)?
`;

/** Beside a wish that is noted: it is none any more. */
export const wishesBack = words`
  har (?:restaurangen|koket|personalen) (?:inget|inte|ingenting) med att gora
  (?:angar|intresserar|ror) inte (?:restaurangen|koket|personalen)
  (?:ta bort|stryk) det (?:om|med|dar om)
  (?:tar|har) (?:vi |jag )?(?:\p{L}{2,12} ){0,3}inte med
  \p{L}{4,14} stannar (?:\p{L}{2,8} )?hemma
  (?:lamnar vi|vi lamnar|later vi) .{2,20} (?:stanna )?hemma
  (?:glom|skippa|stryk|strunta i|hoppa over)
  (?:behover|behovs)(?: \p{L}{1,12}){0,4} (?:inte|ingen|inget|inga)
  (?:anda|trots allt|and[ao]) (?:ingen|inget|inga|utan)
  (?:ingen|inget|inga) .{3,30} (?:langre|trots allt|anda)
  strunta i
  glom
  (?:ta|plocka|stryk) bort
  (?:det|biten|delen|grejen) (?:om|med|dar) .{2,30} kan (?:\p{L}{2,4} ){0,2}(?:bort|tas bort|strykas|ta bort|stryka)
  (?:skriv|notera|anteckna|namn)(?: ner| upp| in)? inte det(?: dar)? (?:om|med)
`;

export const ifPossible = words`
  om (?:det )?(?:gar|ar mojligt)
  om mojligt
`;

/** Before what the house shows of itself: its menu, its photos. */
export const showMe = words`
  (?:visa|skicka|ge)(?: (?:mig|oss))?(?: (?:lite|nagra|er|era|en))?
`;

export const indoors: readonly string[] = words`
  inne
  inomhus
`;

export const outdoors: readonly string[] = words`
  ute
  utomhus
  uteservering(?:en)?
  terrass(?:en)?
  tradgard(?:en)?
  innergard(?:en)?
  altan(?:en)?
  balkong(?:en)?
`;

/** Only some of what is noted is to stay. */
export const wishesKept = words`
  (?:lat|behall|spara) (?:bara|endast|enbart)
`;

/** The wish that was told last is none any more. */
export const thatWishBack = words`
  ta bort (?:det|den)(?: dar)?(?: igen)?
  (?:stryk|radera) (?:det|den)(?: dar)?
`;

/** They open a clause of what the guests have to do later, and are part of it. */
export const wishHaves = words`
  vi har
`;

export const without = words`
  utan
`;
