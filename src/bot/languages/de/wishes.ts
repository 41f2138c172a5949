import { words } from "../word-list.ts";

export const wishes = words`
  rund(?:er|en|em) tisch
  (?:an|neben|bei) der (?:kuche|toilette|tur|bar)
  bessere[nrs]? (?:tisch|platz) (?:als|wie) (?:das )?(?:letzte|letztes|vorige|voriges) mal
  ruhig(?:e|er|es|em|en|s)?
  (?:ruhiges? )?eck(?:chen|erl|al|lein)
  fenster(?:tisch|platz|plaetze|platze)(?:erl)?
  (?:weg|weit weg|entfernt) von (?:der|dem) (?:tur|kuche|toilette|klo|bar|eingang|musik)
  (?:in der )?nahe (?:vom|der|zum|zur) (?:klo|wc|toiletten?|ausgang|tur)
  (?:hort|horen) (?:nicht mehr|schlecht|nicht) ?(?:so )?(?:gut)?
  friert (?:so )?(?:leicht|schnell)
  (?:frisch|gerade|grad) verlobt
  platz fur (?:einen|den|unseren|meinen|nen|1) (?:kinderwagen|rollator|rollstuhl|buggy)
  (?:abi|abitur|prufung|examen|fuhrerschein|matura) (?:bestanden|geschafft)
  sekt
  champagner
  prosecco
  flasche \p{L}{3,12}
  bei (?:der )?ankunft
  kerzen?
  luftballons?
  getrennte rechnung(?:en)?
  getrennt zahlen
  wunderkerzen?
  (?:aufgeteilt|verteilt) (?:in|auf)
  (?:goldene|silberne|diamantene)n? hochzeit
  flitterwochen
  nicht (?:direkt |gleich |unmittelbar |so |zu ){0,2}(?:neben|bei|beim|am|an|vor|unter|nahe?|in der nahe|nah am|nahe am)(?: der| dem| den| einer| einem| vom| von| am| an){0,2} (?:\p{L}{0,8}(?:tur|eingang|ausgang|klos?|toiletten?|kuche|durchgang|gang|klimaanlage|lautsprecher|treppe|bar|theke|fenster|musik))
  nicht (?:am|aufs|beim|vorm|neben'm) (?:klo|wc)
  nicht (?:neben|bei|an) (?:dem|den) (?:wc|wcs)
  fenster
  fensterplatz
  am fenster
  terrasse
  garten
  draußen
  draussen
  drinnen
  innen
  außen
  balkon
  aussicht
  ausblick
  ruhig
  ruhige
  ruhigen
  ruhiger
  ecke
  nische
  separee
  separat
  hochstuhl
  kinderstuhl
  kinderhochstuhl
  kindersitz
  kinderwagen
  rollstuhl
  (?:schlecht|kaum|schwer) hort
  hort (?:\p{L}{2,10} )?(?:schlecht|kaum|schwer)
  schwerhorig
  rollstuhlgerecht
  barrierefrei
  hund
  hunde
  hunden
  geburtstag
  jahrestag
  hochzeitstag
  feiern
  feier
  kuchen
  torte
  kerze
  kerzen
  vegan
  veganer
  vegane
  vegetarisch
  vegetarier
  vegetarierin
  glutenfrei
  gluten
  zoliakie
  laktose
  laktosefrei
  laktoseintolerant
  nuss
  nusse
  nussen
  nussallergie
  erdnuss
  allergie
  allergien
  allergisch
  unvertraglichkeit
  halal
  koscher
  schwanger
  romantisch
  nichtraucher
  raucher
  in der nahe
  im schatten
  in der sonne
  kamin
  fensterplatze
  ruhiges
  ruhigere[rsn]?
  kindersitze
  hochstuhle
  kinderstuhle
  rollator
  haustier
  welpe
  terrassenplatz
  gartenplatz
  aussenbereich
  außenbereich
  lactosefrei
  jubilaum
  uberraschung
  buggy
  eckbank
  eckbankerl
  sofa
  hinterzimmer
  stube
  stuberl
  oben
  unten
  empore
  sitzerhohung
  krucken
  gemutlich\p{L}{0,3}
  ruhig\p{L}{0,3}
  schattig\p{L}{0,3}
  sonnig\p{L}{0,3}
  heizung
  heizstrahler
  zugluft
  blumen
  luftballons
  kuschelig\p{L}{0,3}
  gleiche(?:n|r)? tisch
  selbe(?:n|r)? tisch
  platz fur (?:einen|den|unseren|meinen|eine|das|ein) \p{L}{3,20}
  hochschwanger(?:e|en)?
  (?:rechnung|quittung|beleg) (?:auf|fur) (?:die |unsere |meine )?(?:firma|gesellschaft|\p{L}{2,12})
  (?:rechnung|quittung|beleg) (?:brauchen|benotigen|hatten|wollen)
  (?:brauche|brauchen|benotige|benotigen) (?:eine |'ne |ne )?(?:rechnung|quittung|bewirtungsbeleg|firmenrechnung)
  rechnung (?:an|auf) (?:unser|das|die|mein)\p{L}{0,2} \p{L}{3,14} (?:schicken|senden|schreiben|stellen)
  nebeneinander
  [3-9]\d(?:\.|er|ste[rn]?) (?:von|meine[rs]|unsere[rs]|geburtstag|jubilaum)
  (?:funfziger|sechziger|siebziger|achtziger|neunziger)
  (?:etwas |ein bisschen )?abseits
  (?:sie|er|(?:oma|opa|omi|opi|mutter|mutti|mama|vater|vati|papa|(?:schwieger|gro(?:ß|ss)|ur)\p{L}{3,12}|frau|mann|sohn|tochter|schwester|bruder|freund(?:in)?|tante|onkel|chef(?:in)?)) (?:\p{L}{2,8} ){0,3}(?:[1-9]\d|1[0-2]\d) (?:wird|werde|geworden|wurde)
  (?:sie|er|(?:oma|opa|omi|opi|mutter|mutti|mama|vater|vati|papa|(?:schwieger|gro(?:ß|ss)|ur)\p{L}{3,12}|frau|mann|sohn|tochter|schwester|bruder|freund(?:in)?|tante|onkel|chef(?:in)?)) (?:\p{L}{2,8} ){0,3}(?:wird|wurde|werd) (?:\p{L}{2,8} ){0,3}(?:[1-9]\d|1[0-2]\d)(?! (?:personen|leute|gaste))
  (?:[1-9]\d|1[0-2]\d) geworden
  (?:weihnachts|firmen|betriebs|team|abschieds|familien|tauf|jubilaums|geburtstags|hochzeits|verlobungs|abitur|abi|nach|jahres)feier
  (?:stuhl|stuhle|stuhlchen|sitz) fur (?:den|die|das|unsere[nms]?|meine[nms]?|unser) (?:kleinen?|kleines|kind|baby|jungsten?|enkelin|enkel|kinder)
  (?:heirats)?antrag (?:zu )?mache[n]?
  um (?:ihre|seine) hand anhalten
  nichts (?:davon )?(?:verraten|sagen|erwahnen|ausplaudern)
  (?:verrat(?:et|en sie)?|sag(?:t|en sie)?) (?:ihr|ihm|ihnen) (?:bitte |davon ){0,2}nichts
  (?:sie|er) (?:weiss|ahnt) (?:davon |noch |es ){0,2}nichts
  (?:sie|er) (?:soll|darf) (?:davon |noch |es ){0,2}(?:nichts|nicht) (?:davon )?(?:wissen|merken|erfahren)
  geheim (?:halten|bleiben)
  (?:verteilt|aufgeteilt) (?:auf|an) \d{1,2} tischen?
  (?:auf|an) \d{1,2} tischen? (?:verteilt|aufgeteilt)
`;

export const wishFillers = words`
  also
  (?:ich|wir) (?:wollte|wollten|wollt)(?: (?:nur|noch|ihnen|euch|kurz|auch|ja)){0,4} (?:sagen|erwahnen)(?: dass)?
  (?:1|eine?s) noch
  (?:ist |ganz |mir |uns ){0,2}egal
  dann(?: (?:halt|eben|doch|lieber|einfach|mal)){0,2}
  (?:sagt|sag|sagen sie|hort|hor|hey|du|ihr)(?: mal)?(?= (?:der|die|das|mein|meine|unser|unsere|wir|ich|es|er|sie)(?!\p{L}))
  was (?:ich|wir) noch (?:sagen|erwahnen|loswerden) (?:wollte|wollten)(?: ist)?(?:,? dass)?
  (?:kurz noch|eine sache noch|eine sache|noch was|was anderes)(?: zum schluss)?(?= ?:|,? (?:der|die|das|mein|meine|unser|unsere|wir|ich|es|er|sie)(?!\p{L}))
  (?:nur )?zur info
  (?:mir|uns) (?:fallt|fiel) (?:(?:grade?|gerade|noch|eben|da|jetzt|auch) ){0,3}ein(?: dass)?
  (?:gabe es|gabe's|gabs|gaebe es|ware|gibt's|gibts|gibt es)(?: (?:vielleicht|evtl|eventuell|da|irgendwo|noch|bei (?:euch|ihnen))){0,3}
  (?:das mit (?:dem|der|den) )?(?:hab|habe) ich (?:doch |ja )?schon (?:gesagt|erwahnt|geschrieben)
  wie (?:schon |bereits )?(?:gesagt|erwahnt|geschrieben)
  (?:bitte )?(?:vergesst|vergessen sie|vergiss) (?:bitte )?nicht
  (?:bitte )?nicht vergessen
  (?:bitte )?(?:denkt|denken sie|denk) (?:bitte )?an
  (?:konnen|konnten|durfen) wir nicht
  hm(?:m{1,3})?
  ahm?
  ehm
  hier spricht
  ach(?: so)?
  ubrigens
  oh
  bitte
  und
  mit
  wir hatten gern
  ich hatte gern
  ich hatte gerne
  wir hatten gerne
  wenn moglich
  am besten
  einen tisch
  ein tisch
  tisch
  reservieren
  buchen
  auch
  aber
  gerne
  gern
  danke
  fur
  um
  am
  hallo
  ja
  nein
  konnten wir
  kann ich
  mochte ich
  ich mochte
  wir mochten
  wir brauchen
  ich brauche
  haben
  wir wurden gern(?:e)?
  ich wurde gern(?:e)?
  (?:konnen|konnten|kann|konnte|durfen) (?:wir|ich)(?: bitte)?(?: auch)?(?: noch)?
  wenn es geht
  falls moglich
  vielen dank
  vielleicht
  noch
  braucht(?:en)?(?: noch)?
  wir (?:brauchen|brauchten|hatten gern)
  ich (?:brauche|brauchte)
  gerne?(?: wieder)?
  dass
  beachten sie
  beachtet
  denken sie daran
  wenn's geht
  wenns geht
  (?:ware|ist) es(?: vielleicht| eventuell)? moglich
  notieren
  vermerken
  eine?s noch
  noch (?:eine?s|was|etwas|eine sache)(?= ?:)
  (?:ich )?(?:hab|habe|hatte)(?: ich)?(?: noch| ganz| glatt){0,2} vergessen(?: zu (?:sagen|erwahnen))?
  ok(?:ay)?(?= \p{L})
`;

export const wishJoints = words`
  fur
  um
  am
  an
  mit
  zu
  zum
  auf
  in
  im
  bei
  ohne
  von
  vor
`;

/** Between a wish and the day or hour after it, of which they are a part: "a high chair for the coming ¦". */
export const wishCuts = words`
  kommenden
  nachsten
  dem
  den
  diesem
  diesen
  der
  dieser
`;

/** That something is not celebrated any more, which is nothing to be noted. */
export const uncelebrated = words`
  (?:nicht|nimmer|nichts)(?: mehr)?(?: zu)? feiern
  feiern (?:\p{L}{2,10} ){0,3}(?:nicht|nimmer)(?: mehr)?
`;

/** Beside a wish that is noted: it is none any more. */
export const wishesBack = words`
  geht (?:das|die|den|der) (?:restaurant|kuche|haus|personal|lokal) (?:ja |doch |gar )?nichts an
  (?:interessiert|kummert) (?:das|die|den) (?:restaurant|kuche|haus|personal|lokal)(?: (?:ja|doch|gar|uberhaupt))? nicht
  (?:das|die sache) mit .{2,30} (?:kann|konnt ihr|konnen sie|konnt) (?:raus|weg|weglassen|streichen)
  (?:den|die|das) \p{L}{3,20} (?:bitte |doch |wieder ){0,2}(?:streichen|weglassen|rausnehmen|loschen)
  (?:nehmen|nehme|bringen|bringe) (?:wir |ich )?(?:\p{L}{2,12} ){1,5}(?:doch )?nicht mit
  (?:der|unser|mein|die|das) \p{L}{3,12} bleib(?:t|en) (?:\p{L}{2,8} ){0,2}(?:zu ?hause|daheim)
  (?:lassen|lass) (?:wir |ich )?(?:dann )?(?:den|die|das|unseren|unsere) .{2,20} (?:zu ?hause|daheim)
  (?:braucht|brauchst|brauchen) (?:ihr|du|sie) nicht (?:zu )?(?:notieren|aufschreiben|vermerken)
  (?:vergessen sie|vergiss|vergesst|streichen sie|streich)
  (?:brauchen|brauche|brauch|benotigen)(?: \p{L}{1,12}){0,5} (?:nicht|keinen?|kein|keine)
  (?:doch|nun doch) (?:kein(?:e|en)?|ohne)
  kein(?:e|en)? .{3,30} mehr
  nicht (?:mehr )?(?:notig|gebraucht|benotigt)
  lass(?:en sie|t)? (?:den|die|das) .{3,30} weg
  lass(?:en sie|t|)? (?:das|des) mit (?:dem|der|den)
  verg(?:iss|esst|essen sie) (?:den|die|das)
  das (?:mit|von|uber) (?:dem|der|den|unserem|unserer|meinem|meiner) .{2,30} (?:weg|raus|streichen|loschen|entfernen|weglassen|rausnehmen|herausnehmen|vergessen)
  (?:nehmen sie|nimm|nehmt|streich(?:en sie|t|e)?|losch(?:en sie|t|e)?|entfern(?:en sie|t|e)?) (?:bitte )?(?:das|die sache) (?:mit|von|uber)
  (?:der|die|das|den) \p{L}{3,20} (?:kann|konnen|darf|soll)(?: wieder| doch| jetzt| bitte){0,2} (?:weg|raus|entfallen)
  (?:schreib|notier|erwahn|vermerk)\p{L}{0,3}(?: sie)?(?: bitte)? (?:das|die sache) (?:mit|von|uber) .{2,30} nicht
`;

export const ifPossible = words`
  (?:wenn|falls|sofern) (?:es )?(?:moglich|geht|das geht|ginge|machbar)(?: ist)?
  wenn'?s geht
`;

/** Before what the house shows of itself: its menu, its photos. */
export const showMe = words`
  (?:zeig|zeige|zeigt|zeigen sie|schick|schicke|schickt|schicken sie|gib|gebt|geben sie)(?: (?:mir|uns))?(?: (?:bitte|mal|doch|gerne)){0,2}(?: (?:ein paar|einige|die|eure|ihre|das|eine))?
`;

export const indoors: readonly string[] = words`
  drinnen
  innen
  im inneren
  drin
  herinnen
`;

export const outdoors: readonly string[] = words`
  drau(?:ss|ß)en
  terrasse
  garten
  biergarten
  balkon
  freien
  au(?:ss|ß)en
  dachterrasse
  gastgarten
  schanigarten
`;

/** Only some of what is noted is to stay. */
export const wishesKept = words`
  (?:lass|lasst|lassen sie|behalt|behaltet|behalten sie) (?:bitte )?(?:nur|bloss|lediglich)
  (?:nur|bloss)(?= (?:(?:das|die|den) (?:\p{L}{2,20} ){1,4}(?:stehen|drin|lassen|behalten)))
`;

/** The wish that was told last is none any more. */
export const thatWishBack = words`
  (?:nimm|nehmt|nehmen sie|mach|macht|machen sie|streich|streichen sie|losch|loschen sie) (?:das|es|die) (?:bitte )?(?:wieder )?(?:raus|weg|heraus|runter)?
  (?:das|es) (?:bitte |wieder ){0,2}(?:weglassen|rausnehmen|streichen|loschen|entfernen)
  (?:das|es) (?:kann|konnt ihr|konnen sie) (?:wieder )?(?:weg|raus)
`;

/** They open a clause of what the guests have to do later, and are part of it. */
export const wishHaves = words`
  haben
`;

export const without = words`
  ohne
`;
