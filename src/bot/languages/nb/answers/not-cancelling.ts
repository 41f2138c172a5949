import { words } from "../../word-list.ts";

const cancel =
  "(?:avbestille|avbestiller|avbestill|avbestilling|avlyse|aflyse|aflys|aflyser|afbestille|afbestil|afbestiller|afbestilling|kansellere|kansellerer|" +
  "kanseller|annullere|annullerer|avlyser|kansellering)";

/** What speaks of cancelling and tells nobody to: others have cancelled, it is asked about, denied or only supposed. */
export const notCancelling = words`
  (?:er|ble|blev|blir|blitt|blevet|har|var|hadde) (?:\p{L}{1,10} ){0,3}(?:avlyst|aflyst|kansellert|avbestilt|afbestilt)
  (?:er|ble|blev|blir|blitt|blevet|har|var|hadde) (?:\p{L}{1,10} ){0,3}(?:innstilt|annullert|annulleret|indstillet)
  (?:flyet|toget|konserten|koncerten) (?:\p{L}{1,10} ){0,2}(?:avlyst|aflyst|kansellert|innstilt)
  ${cancel} (?:\p{L}{1,10} ){0,3}(?:senere|etterpa|bagefter|gratis|uten|uden|hvis|om|frem til|før|samme dag|mulig|muligt|koster)
  (?:senere|gratis|i sa fall) (?:\p{L}{1,10} ){0,2}${cancel}
  avbestillings(?:regler|gebyr|frist|vilkar|kostnad)
  afbestillings(?:regler|gebyr|frist|vilkar)
  (?:koster|koste|skjer|sker|betale|betaler|gebyr|hvor sent|hvor lenge|hvor længe|kanskje|maske|eventuelt) (?:[\p{L},]{1,14} ){0,7}${cancel}
  (?:hvis|dersom|om|ifall|før|uten a|uden at|i stedet for a) (?:[\p{L},]{1,14} ){1,9}${cancel}
  (?:ikke|ikkje) (?:\p{L}{1,8} ){0,1}${cancel}
  ${cancel} (?:\p{L}{1,8} ){0,1}(?:ikke|ikkje)
  (?:skal|burde|ma) (?:jeg|vi) (?:\p{L}{1,10} ){0,3}${cancel}(?=[^.!]{0,30}[?])
  (?:nar|hvornar|hvor (?:sent|lenge|længe|nær|tidlig|tidligt)|senest|seneste|siste frist|sidste frist)[^.;!?]{1,50} ${cancel}
  ${cancel} (?:\p{L}{1,10} ){0,4}(?:til|indtil|frem til|fram til|senest) (?:nar|hvornar)
  slippe (?:a )?${cancel}
  synd a (?:matte )?${cancel}
  (?:avbestille?|kanseller\p{L}?|aflyse?|afbestille?|annuller\p{L}?|slett?e?) (?:\d{1,2}|en) (?:plasser|plass|pladser|plads|personer|person|stoler|stole|stol)
  (?:\d{1,2}|en|ein)(?: (?:av oss|af os|av gjestene|personer|gjester|venner))? (?:har |matte )?(?:dessverre |desværre )?(?:meldt|melde|melder) (?:avbud|afbud|fra)
  (?:(?:fram )?(?:til|indtil|inntil|innen|inden) (?:hvilken|hvilket|hvor mange) (?:dag|dager|dage|dato|tid|tidspunkt|timer)(?: før| i forveien)?) (?:[\p{L}',]{1,12} ){0,6}(?:avbestille?|avlyse|aflyse|afbestille?|kansellere|annullere)
  (?:avbestille?|avlyse|aflyse|afbestille?|kansellere|annullere)(?: [\p{L}']{1,14}){0,4},? (?:(?:fram )?(?:til|indtil|inntil|innen|inden) (?:hvilken|hvilket|hvor mange) (?:dag|dager|dage|dato|tid|tidspunkt|timer)(?: før| i forveien)?)
  (?:ett til|et|ett|\d{1,2}) (?:avbud|forfall)(?= ?(?:fra|av|[:,.]))
  (?:si at|anta at|hvis vi sier at|tenk om|sett at)(?![\p{L}])[^.;!?]{1,70} ${cancel}
  ingen(?: av oss)?[^.;!?]{1,40} ${cancel}
  (?:ingenting|absolutt ikke|aldri|ikkje) (?!i tide )(?:\p{L}{1,10} ){0,2}${cancel}
  ${cancel} (?:\p{L}{1,10} ){0,2}(?:ikke|ikkje|ingenting|aldri)
  hvordan (?:funker|fungerer|gar|er|blir) (?:det|dette) (?:\p{L}{1,8} ){0,4}${cancel}
  (?:folk|noen|gjester|kunder|mange|andre)(?: \p{L}{1,10}){0,2} (?:avbestille[rt]?|avbestilt|avlyst|kansellerer)
  avbestiller(?: \p{L}{1,10}){0,1} (?:folk|noen|gjester|kunder|mange|andre)
  (?:dyrt|for sent|litt sent|enkelt|uhøflig) a ${cancel}
`;
