import { words } from "../../word-list.ts";

export const besides = words`
  det (?:vore|ar|blir) (?:valdigt |jatte|mycket )?(?:snallt|vanligt|hyggligt)(?: av (?:er|dig))?
  skynda(?: dig| pa)?
  vad (?:bra|kul|roligt|skont|harligt)
  antligen
  det var pa tiden
  jag
  mig
  mej
  min
  mitt
  mina
  vi
  oss
  vart
  vara
  du
  dig
  ni
  er
  det
  de
  dem
  den
  detta
  denna
  dar
  har
  ar
  blir
  blev
  bli
  ska
  skall
  skulle
  har
  hade
  ha
  en
  ett
  alla
  allt
  alltihop
  och
  att
  som
  sa
  da
  nu
  har
  aven
  ocksa
  mycket
  valdigt
  riktigt
  helt
  jatte
  verkligen
  bara
  for
  till
  pa
  i
  med
  om
  av
  vid
  kl
  klockan
  ikvall
  idag
  imorgon
  just
  igen
  redan
  ju
  val
  samma
  overenskommet
  sagt
  bestamt
  vanligt
  gar
  funkar
  passar
  later
  ser
  ut
  kanns
  verkar
  stammer
  duger
  boka
  bokar
  bokas
  bokad
  bokat
  bokning
  bokningen
  bord
  bordet
  plats
  tid
  tiden
  datum
  dag
  dagen
  uppgifter
  uppgifterna
  detaljer
  detaljerna
  bekrafta
  bekraftar
  bekraftelse
  reservera
  reserverar
  gor
  gora
  kor
  kora
  ordna
  fixa
  skriv
  skriva
  upp
  in
  lagg
  ta
  tar
  tag
  vill
  garna
  tacksam
  tacksamma
  fortsatt
  halla
  hall
  vi ses(?: da| dar| snart)?
  ses(?: da| dar| snart)?
  (?:vi |jag )?ser fram emot (?:det|att komma|besoket|kvallen)
  ser fram emot
  langtar
  ska bli (?:kul|trevligt|roligt|gott|mysigt)
  kul
  trevligt
  mysigt
  glad
  glada
  halsningar
  hej
  mvh
  kram
  ide
  bra ide
  jaaa?
  jaa
  japp
  okidoki
  okejj
  supert
  supernajs
  najs
  nice
  toppenbra
  klockrent
  kalasbra
  mycke
  kommer
  komma
  fram
  emot
  vannen
  hjalpen
  fredag
  oki
  det ar (?:enklare|lattare|smidigare)
  spannande
  vad (?:kul|roligt)
  unge man
  unga dam
  min (?:gode man|kara|van)
  kompis
  gumman
  gubben
  kara du
  grabben
  polarn
  for (?:fan|tusan|sjutton|guds skull|bovelen|helvete|katten|sista gangen)
  fan
  jakla
  javla
  herregud
  herre gud
  kom igen
  n(?:agon|an) gang
  hurra
  yes
  oj
  ah
  oh
  wow
  yay
  vad (?:underbart|trevligt|mysigt|fint|snallt)
  (?:vilken|sa) (?:gladje|tur|rolig nyhet)
  goda nyheter
  genast
  omgaende
  direkt
  omedelbart
  pa en gang
  snarast
  och (?:skicka|visa|ge)(?: mig| oss)? (?:sedan |sen )?(?:hela |min |mina )?(?:bokningen|bokning|detaljerna)
`;
