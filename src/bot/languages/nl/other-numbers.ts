import { words } from "../word-list.ts";

export const otherNumbers = words`
  (?<=(?:telt|tellen|geldt|gelden)[^.!?;]{0,30} )als (?:1|een)(?: (?:hele|volle))? (?:persoon|gast|volwassene|plaats)
  (?<=langer,? [^.?!\d]{0,20})[1-4] ?(?:u|uur|uurtjes)(?! ?\d)
  tafel (?:nummer |nr\.? ?)#
  (?:kamer|nummer|nr\.?|spoor|lijn|etage|huisnummer|bus) #
  # jaar(?: oud)?
  # (?:sterren|ster|euro|procent|punten|km|meter|seconden|kamers|nachten|van de \d{1,2}|op de \d{1,2})
  #(?:e|ste|de) (?:verdieping|etage|verjaardag|keer|plaats|rij)
  [\p{L}]{3,20}straat #
  gedurende # uur
  beoordeling van #
  waardeer .{0,30} met #
  score van #
  met # sterren
  1(?= uur of (?:(?:half|kwart voor|kwart over) )?(?:[3-9]|1[0-2])(?!\d))
  1(?= persoon of \d)
  (?<=(?<![\p{L}])(?:zoon|zoontje|dochter|dochtertje|kind|kindje|baby|peuter|kleuter|jongetje|meisje|jongen) van )#
  (?:wordt|worden|werd|is) # (?:jaar|geworden)
  (?:postcode|code|reserveringsnummer|boekingsnummer|referentie|bestelnummer)(?: is)?:? #
  # (?:maanden|maand|jaartjes|jarige?n?)(?: oud)?
  (?<!(?:en|met|plus|[+&]|,) (?:een|1|onze|mijn|de) )#-jarige?n?
  #(?:e|ste|de) (?:trouwdag|huwelijksdag|jubileum|verjaardag van)
  # extra (?:tafels?|stoelen)
  #(?= euro)
  (?<=(?<![\p{L}])(?:geen|zonder) (?:[\p{L}]{2,12} ){1,3}voor )# (?:van ons|persoon)
  (?<=(?:ze|zij|hij|moeder|mama|mam|vader|papa|pap|oma|opa|vrouw|man|zoon|dochter|zus|broer|vriend(?:in)?|tante|oom|schoon\p{L}{3,8}) (?:\p{L}{2,8} ){0,2}(?:wordt|werd) (?:\p{L}{2,9} ){0,3})(?:1[6-9]|[2-9]\d|1[0-2]\d)(?! (?:personen|mensen))
  (?:ze|zij|hij|moeder|mama|mam|vader|papa|pap|oma|opa|vrouw|man|zoon|dochter|zus|broer|vriend(?:in)?|tante|oom|schoon\p{L}{3,8}) (?:\p{L}{2,8} ){0,2}(?:1[6-9]|[2-9]\d|1[0-2]\d) (?:wordt|werd|geworden)
  (?:ze|zij|hij) (?:\p{L}{2,8} ){0,2}# wordt
  voor (?:mezelf|mijzelf)(?<=(?:houd|hou|houden) ik (?:\p{L}{1,8} )?voor (?:mezelf|mijzelf))
`;
