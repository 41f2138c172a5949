import { words } from "../word-list.ts";

export const otherNumbers = words`
  (?<=(?:zahlt|zahlen|gilt|gelten)[^.!?;]{0,30} )als (?:1|eine?)(?: (?:ganze[rn]?|volle[rn]?|eigene[rn]?))? (?:person|gast|erwachsene[rn]?|platz)
  (?<=(?:langer|verlangern) ?[^.?!\d]{0,20})(?:so |etwa |ca\.? |sagen wir |vielleicht ){0,2}[1-4] ?(?:h|std|stunden?)(?! ?\d)
  tisch (?:nummer |nr\.? ?)#
  (?:zimmer|nummer|nr\.?|gleis|hausnummer|stock|etage|linie) ?#
  # ?(?:jahre|jahren|jahrige[rsnm]?)(?: alt)?
  (?<!(?:und|mit|plus|[+&]|,) (?:eine[nmr]?|ein|unsere[rnm]?|unser|meine[rnm]?|mein) )#-jahrige[rn]?
  #\. (?:geburtstag|stock|etage|hochzeitstag|jahrestag|klasse|gang|mal|platz|tisch)
  # (?:sterne|sternen|euro|prozent|punkte|gange|flaschen|zimmer|nachte|nachten|km|kilometer|meter|sekunden|tische)
  [\p{L}]{3,20}straße #
  [\p{L}]{3,20}strasse #
  (?:bewertung|note) (?:von )?#
  fur # (?:stunden?|nachte|tage|wochen?)
  (?<=(?<![\p{L}])(?:kein|keine|ohne) (?:[\p{L}]{2,12} ){1,3}fur )# (?:von uns|person)
  1\. (?:und|oder|bis) (?:der |die |den )?letzte[rn]?
  1\. (?:tisch|termin|platz|gang|stock|reihe)
  (?:sie|er|(?:oma|opa|omi|opi|mutter|mutti|mama|vater|vati|papa|(?:schwieger|gro(?:ß|ss)|ur)\p{L}{3,12}|frau|mann|sohn|tochter|schwester|bruder|freund(?:in)?|tante|onkel|chef(?:in)?)) (?:\p{L}{2,8} ){0,3}(?:1[6-9]|[2-9]\d|1[0-2]\d) (?:wird|werde|geworden|wurde)
  (?<=(?:sie|er|(?:oma|opa|omi|opi|mutter|mutti|mama|vater|vati|papa|(?:schwieger|gro(?:ß|ss)|ur)\p{L}{3,12}|frau|mann|sohn|tochter|schwester|bruder|freund(?:in)?|tante|onkel|chef(?:in)?)) (?:\p{L}{2,8} ){0,3}(?:wird|wurde|werd) (?:\p{L}{2,10} ){0,3})(?:1[6-9]|[2-9]\d|1[0-2]\d)(?! (?:personen|leute|gaste))
  # geworden
  (?:sie|er) (?:\p{L}{2,8} ){0,2}# wird
`;
