import { words } from "../word-list.ts";

export const otherNumbers = words`
  bord (?:nummer |nr\.? ?)#
  (?:rum|nummer|nr\.?|vaning|linje|gate) #
  # ar(?! for )(?: gammal| gammalt| gamla)?(?![\p{L}])
  #-?(?:aring|aringar|aringen|arige?n?)(?![\p{L}])
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
`;
