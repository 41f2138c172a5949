import { words } from "../../word-list.ts";

export const besides = words`
  das (?:ware|ist) (?:sehr |ganz |wirklich |ausserst )?(?:freundlich|nett|lieb|liebenswurdig|zuvorkommend)(?: von (?:ihnen|dir|euch))?
  beeil dich
  beeilen sie sich
  mach hin
  hopp hopp
  na endlich
  endlich
  wurde (?:aber )?(?:auch )?zeit
  ich
  mir
  mich
  wir
  uns
  unser
  unsere
  mein
  meine
  ihr
  euch
  sie
  ihnen
  du
  dir
  es
  das
  dies
  ihn
  den
  die
  der
  dem
  ein
  eine
  einen
  ist
  sind
  bin
  ware
  wird
  werden
  sein
  habe
  haben
  hatten
  ja
  so
  auch
  sehr
  ganz
  total
  alles
  alle
  dann
  da
  hier
  dabei
  damit
  daran
  und
  fur
  am
  um
  im
  in
  mit
  zu
  von
  auf
  bei
  bitte
  noch
  schon
  gleich
  jetzt
  wieder
  heute
  morgen
  passt
  passen
  klingt
  hort
  sich
  sieht
  aus
  an
  geht
  gehts
  stimmt
  stimmen
  angaben
  daten
  details
  termin
  uhrzeit
  zeit
  tag
  tisch
  tische
  platz
  reservierung
  buchung
  buchen
  buche
  buch
  reservieren
  reserviere
  reserviert
  gebucht
  eintragen
  trag
  trage
  tragen
  nehmen
  nehme
  nehm
  nimm
  machen
  mache
  mach
  macht
  mal
  tun
  tu
  bestatigen
  bestatigt
  bestatigung
  festmachen
  fix
  fest
  verbindlich
  los
  weiter
  ausgezeichnet
  hervorragend
  spitze
  mega
  cool
  fein
  schon
  schone
  herrlich
  top
  okidoki
  jap
  jop
  jaa
  jaaa
  jaja
  jawollja
  freu mich
  freue mich
  freuen uns(?: sehr)?(?: darauf| schon| drauf| sehr)?
  freue mich(?: sehr)?(?: darauf| schon| drauf| sehr)?
  wir freuen uns
  bis (?:dann|bald|spater|morgen|heute|freitag|dahin|zum|am)
  bis
  tschuss
  liebe grusse
  lg
  vg
  viele grusse
  gruß
  gruss
  grusse
  mfg
  liebe
  lieben
  gute
  leute
  team
  chef
  will
  wollen
  mochte
  mochten
  wurde
  wurden
  hatte gern
  gewunscht
  wie
  besprochen
  gehabt
  richtig
  genau
  vollkommen
  absolut
  vollig
  komplett
  durchaus
  sowieso
  doch
  sogar
  echt
  wirklich
  einfach
  ruhig
  nur
  gegen
  (?:das|des) ist (?:einfacher|praktisch|praktischer|bequemer)
  ist einfacher
  punktlich
  spannend
  aufregend
  junger mann
  junge frau
  mein (?:lieber|freund|herr)
  meine (?:dame|liebe)
  meister
  kumpel
  digga
  alter
  herrgott(?: ?noch ?mal)?
  verdammt(?: noch ?mal)?
  mensch(?:enskind)?
  um (?:himmels|gottes) ?willen
  zum (?:letzten mal|donnerwetter|kuckuck)
  verflixt
  kruzifix
  oh
  och
  wie (?:schon|toll|nett|fein|wunderbar|herrlich)
  (?:was fur eine|welch eine?|so eine) freude
  so ein gluck
  juhu{1,6}
  hurra
  yippie
  yay
  umgehend
  sofort
  unverzuglich
  auf der stelle
  asap
  ding
  meinetwegen
  bitte (?:sehr|schon)
  mann(?=[,.! ]|$)
  und (?:bitte |dann )?(?:schick|schicke|schicken sie|schickt|sende|senden sie|gib|zeig|zeigen sie) (?:mir|uns) (?:bitte |dann )?(?:die |meine |unsere )?(?:ganze |gesamte |komplette )?(?:reservierung|buchung|details)
`;
