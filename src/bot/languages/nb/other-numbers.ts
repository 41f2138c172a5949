import { words } from "../word-list.ts";

export const otherNumbers = words`
  bord (?:nummer |nr\.? ?)#
  (?:rom|nummer|nr\.?|etasje|etage|linje|gate) #
  # ar(?: gammel| gammelt| gamle)?(?![\p{L}])
  #-?(?:aring|aringer|arig)(?![\p{L}])
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
`;
