import { words } from "../word-list.ts";

export const otherNumbers = words`
  bord (?:nummer |nr\.? ?)#
  (?:rom|nummer|nr\.?|etasje|etage|linje|gate) #
  # ar(?: gammel| gammelt| gamle)?(?![\p{L}])
  #-?arig(?![\p{L}])
  (?<!(?:og|med|pluss|plus|samt|[+&]|,) (?:en|ei|min|var|den) )#-?aring(?:er|en)?(?![\p{L}])
  fyll?(?:er|t|der) #
  (?:barnet|sønnen|datteren|babyen|sønn|datter) (?:min |var )?(?:er|pa) #
  (?:bestillingsnummer|bookingnummer|kode|postnummer|referanse|reference)(?: er)?:? #
  bordet #(?=[.!?]|$)
  bord #(?=[.!?]|$)
  # (?:stjerner|kroner|kr|prosent|procent|poeng|point|km|meter|sekunder|rom|netter|nætter|grader)
  #\. (?:etasje|bursdag|fødselsdag|gang|plass|rad|sal)
  [\p{L}]{3,20}(?:gata|gaten|gade|veien|vej) #
  i # timer
  karakter #
  fyll(?:er|de|t) #
  fyld(?:er|te) #
  (?:hun|han|mamma|pappa|mor|moren|far|faren|mormor|morfar|farmor|farfar|bestemor|bestefar|kona|kone|mannen|mand|sønn|søn|datter|søster|bror|tante|onkel|svigermor|svigerfar)(?: (?:mi|min|var|vores))? (?:\p{L}{2,8} ){0,2}(?:blir|bliver|vert) (?:1[6-9]|[2-9]\d|1[0-2]\d)(?! (?:personer|stykker))
  (?:hun|han) (?:\p{L}{2,8} ){0,1}(?:blir|bliver) #
  (?<=ved )1 (?:\p{L}{2,12} )?\p{L}{0,12}(?:bord|vindu|hjørne)
  (?<=(?:regnes?|telle[sr]?)[^.?!;]{0,30} )som (?:1|en|et)(?: (?:hel|egen))? (?:person|gjest|voksen|plass)
  (?<=(?:lenger|bli|sitte),? [^.?!\d]{0,20})[1-4] ?(?:t|timer?)(?! ?\d)
  # ekstra(?! (?:person|personer|gjest|gjester|bord)(?![\p{L}]))
  # (?:døgn|netter|dekar)
  (?<=(?<![\p{L}])(?:ingen|ikke|uten) (?:[\p{L}]{2,12} ){1,3}(?:for|til) )# av oss
`;
