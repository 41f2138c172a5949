import { words } from "../../word-list.ts";

export const besides = words`
  schiet op
  schiet eens op
  eindelijk
  dat werd tijd
  uur
  gaan
  ik
  me
  mij
  mijn
  m'n
  wij
  we
  ons
  onze
  jij
  je
  jullie
  u
  uw
  het
  't
  hem
  dat
  dit
  die
  deze
  de
  den
  een
  is
  zijn
  ben
  wordt
  worden
  heb
  hebben
  had
  hadden
  heeft
  zou
  zal
  zullen
  er
  erbij
  hier
  daar
  nu
  dan
  zo
  ook
  heel
  erg
  zeer
  alles
  allemaal
  allen
  alle
  al
  echt
  gewoon
  precies
  en
  om
  op
  in
  met
  voor
  van
  bij
  aan
  te
  tot
  naar
  als besproken
  afgesproken
  gevraagd
  vandaag
  morgen
  vanavond
  nog
  weer
  toch
  maar(?=[ ,.!]{0,3}$)(?<!(?:ja|ok|oke|goed|prima|mooi|fijn|perfect|top),? maar)
  klopt
  kloppen
  past
  komt
  uit
  lijkt
  klinkt
  ziet
  gaat
  kan
  mag
  doe
  doen
  doet
  ga
  verder
  door
  boek
  boeken
  boekt
  geboekt
  boeking
  reserveer
  reserveren
  reserveert
  reservering
  gereserveerd
  tafel
  tafeltje
  plek
  plaats
  tijd
  tijdstip
  datum
  dag
  gegevens
  details
  bevestig
  bevestigen
  bevestigt
  bevestiging
  zet
  zetten
  noteer
  noteren
  leg
  leggen
  vast
  regel
  regelen
  maak
  neem
  nemen
  wil
  willen
  graag
  hou
  houd
  houden
  tot (?:dan|vrijdag|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|snel|gauw|straks|morgen|ziens|de|om|zo)
  (?:heb |hebben |we |ik |kijken |kijk ){0,3}(?:er )?zin in
  zin in
  (?:kijken|kijk) er(?:naar)? ?(?:naar)? uit
  leuk
  gezellig
  blij
  fijne
  dag
  avond
  groet
  groetjes
  gr
  mvg
  liefs
  team
  mensen
  idee
  goeie
  lekker
  jaaa?
  jaaah
  okee
  okeee
  superr?
  wees
  welkom
  komen
  kom
  we zien jullie
  zie
  zien
  jazekers?
  netjes
  zoals
  kanon
  geen
  (?:dat|het) is (?:makkelijker|handiger|handig)
  stipt
  op tijd
  spannend
  we hebben er zin in
  jongeman
  meneer
  mevrouw
  mijn beste
  beste
  maat
  vriend
  schat
  jongen
  gozer
  topper
  jezus
  godverdomme
  verdomme
  potverdorie
  in (?:gods|hemels)naam
  voor de laatste keer
  kom op
  allemachtig
  joe
  joehoe
  hoera
  jippie
  jeej
  yes
  oh?
  och
  ha
  wat (?:fijn|leuk|mooi|heerlijk|een feest|gezellig|geweldig)
  (?:wat een )?goed nieuws
  meteen
  direct
  onmiddellijk
  gelijk
  per direct
  zo snel mogelijk
  terstond
  en klaar
  man(?=[,.! ]|$)
  godver(?=[,.! ]|$)
  en (?:stuur|geef|toon)(?: me| mij| ons)? (?:dan |even |graag )?(?:de |mijn |onze )?(?:hele |volledige |gehele )?(?:reservering|boeking|reservatie|details)
`;
