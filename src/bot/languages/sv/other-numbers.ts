import { words } from "../word-list.ts";
import { notVerb } from "./party/years.ts";

export const otherNumbers = words`
  (?<=vid )1 (?:\p{L}{2,12} )?\p{L}{0,12}(?:bord|fonster|horn)
  (?<=raknas?[^.!?;]{0,30} )som (?:1|en|ett)(?: (?:hel|egen))? (?:person|gast|vuxen|plats)
  (?<=(?:langre|stanna|sitta),? [^.?!\d]{0,20})[1-4] ?(?:h|tim|timmar?)(?! ?\d)
  bord (?:nummer |nr\.? ?)#
  (?:rum|nummer|nr\.?|vaning|linje|gate) #
  # ar${notVerb}(?! for )(?: gammal| gammalt| gamla)?(?![\p{L}])
  #-?arige?n?(?![\p{L}])
  (?<!(?:och|o|med|plus|samt|[+&]|,) (?:en|ett|min|var|den) )#-?aring(?:ar|en)?(?![\p{L}])
  fyll(?:er|de|t) #
  (?:barnet|sonen|dottern|bebisen) ar #
  (?:bokningsnummer|bokningskod|kod|postnummer|referens)(?: ar)?:? #
  (?:bord|bordet) (?:nummer |nr\.? )?#(?=[.!?]|$)
  (?<!(?:mig|jag) (?:och|plus|\+|&) )# till(?= (?:pa bokningen|i sallskapet)| ?[.!?]*$)
  # extra(?! (?:person|personer|gast|gaster|bord)(?![\p{L}]))
  # (?:stjarnor|kronor|kr|procent|poang|km|meter|sekunder|rum|natter)
  #:?[ea] (?:vaningen|fodelsedag|gangen|plats|raden)
  [\p{L}]{3,20}gatan #
  i # timmar
  betyg #
  (?<=(?<![\p{L}])(?:ingen|inga|inget|utan) (?:[\p{L}]{2,12} ){1,3}(?:for|till) )# av oss
  (?:hon|han|mamma|pappa|mor|far|mormor|morfar|farmor|farfar|fru|man|son|dotter|syster|bror|van|vaninna|moster|faster|svarmor|svarfar|chef) (?:\p{L}{2,8} ){0,2}blir (?:1[6-9]|[2-9]\d|1[0-2]\d)(?! (?:personer|pers|st))
  (?:hon|han) (?:\p{L}{2,8} ){0,1}blir #
`;
