import type { TableWords } from "../table-words.ts";
import { words } from "../word-list.ts";

const oneTable = words`
  (?:bare|kun) (?:ett?|1) bord
  (?<!(?:ikke) )(?:ett?|1) bord (?:holder|totalt)(?= {0,2}(?:takk|[.!,;]|$))
`;

export const tables: TableWords = {
  several: words`
    # (?:borde?|selskaper|selskaber|grupper) (?:for|til|pa|med|om|a) # (?:pa |til )?(?:hver|hvert|stykket|per bord|pr bord)
    # (?:borde?|selskaper|selskaber|grupper) (?:pa|a|med) #
    # borde? (?:for|til) #(?! (?:og|totalt|til sammen|i alt|tilsammen)(?![\p{L}]))
  `,
  pair: words`
    2 bord:? (?:til |for |pa )?# (?:og|&|\+) #
  `,
  spread: words`
    (?:fordelt|oppdelt|delt)(?: opp)? (?:pa|over|i) \d{1,2} bord
  `,
  counted: words`
    # bord
  `,
  split: words`
    (?:fordelt|(?:opp)?delt)(?: opp)?(?: pa| i)?(?: 2 (?:bord|grupper))?(?: til| med|,|:)? # og #
  `,
  oneFor: words`
    (?:enda )?(?:ett?|1)(?: annet| andet| til)?(?: bord)? (?:til|for)
    bord til
  `,
  tablesFor: words`
    (?:2|to) borde? (?:til|for)
  `,
  another: words`
    (?:et|1) bord til(?=[.!]*$| for | til )
    (?:et|1) bord (?:mere|mer|i tillegg)
    (?:enda|ytterligere|endnu) (?:et|1) bord
    (?:et|1) (?:annet|andet|ekstra) bord
    (?:(?:et|1) til|enda (?:et|1)|endnu (?:et|1)) (?:for|til)
    en (?:ekstra|annen|anden) (?:bestilling|reservasjon|reservation)
    (?:na|nu|sa) (?:et|1)(?: bord)? (?:til|for)
    (?<=^ ?|[,.!] )(?:og |ogsa |ja |sa ){0,3}(?:(?:ett?|1|en) til|(?:ett?|1) bord til)(?= (?:pa|kl|imorgen|i morgen|i kveld|neste|(?:man|tirs|ons|tors|fre|lør|søn)dag)(?![\p{L}])(?! (?:bordet|bestillingen)))
    (?:ett?|1) bord til(?=[.!]*$| for )
    (?:enda|ytterligere) (?:ett?|1) bord
    (?:ett?|1) (?:eget|separat|ekstra) bord (?:til|for)
    ^(?:\p{L}{1,6}[,.]? ){0,2}(?:(?:et|1|en) )?(?:nytt bord|ny bestilling)
    (?:det samme|samme) (?:en gang til|igjen)(?= (?:pa|den|for|neste)(?![\p{L}]))
    ogsa (?:ett?|1) bord
    (?:fa|bestille|ha) (?:ett?|1) bord til(?= (?:pa|den|i|kl)(?![\p{L}]))
    (?:ett?|1) bord (?:ogsa|til(?=,| ja| takk))
  `,
  asWell: words`
    ogsa
    i tillegg
    dessuten
    ved siden av
    tillige
  `,
  notAnother: words`
    (?:jeg|vi) (?:vil|skal|ønsker|trenger|behøver|mener) ikke (?:ha |have |bestille )?(?:(?:et|en|noe|noget) )?(?:nytt|ny|nyt|annet|andet|ekstra|til) (?:bord|bestilling|reservasjon)
    ikke (?:et|en) (?:nytt|nyt|ny|annet|andet|ekstra) (?:bord|bestilling|reservasjon)
    (?:jeg|vi) vil ikke (?:bestille|booke|reservere) (?:igjen|igen|en gang til|to ganger)
    (?:jeg|vi) (?:vil|trenger|mener) ikke (?:a )?(?:ha |bestille )?(?:(?:et|en|noe) )?(?:til|nytt|ny|annet|annen|ekstra) (?:bord|bestilling)
  `,
  instead: [
    ...oneTable,
    ...words`
      (?<!ikke )(?:i stedet|istedenfor)(?: for (?:det (?:andre|første)|den (?:andre|første)))?
      (?<!ikke )(?:erstatt\p{L}{0,2}|bytt ut)(?: (?:det|den))?
      (?<=^.{0,12})det nye(?: bordet)?(?= {0,2}(?:takk|[.!,;]|$))
    `,
  ],
  oneTable: [
    ...oneTable,
    ...words`
      (?:det|den) (?:andre|2\.?)(?: (?:bordet|bord))? (?:trengs|trenger|vil)(?: (?:jeg|vi))? ikke(?: (?:lenger|mer))?
      (?:trenger|vil|trengs)(?: (?:jeg|vi))? ikke(?: (?:ha|lenger))? (?:det|et|1) (?:andre|2\.?)(?: (?:bordet|bord))?
      (?:uten|glem|dropp|skipp) det (?:andre|2\.?)(?: bordet)?
    `,
  ],
  other: words`
    (?:den|det|min|vart|mitt) (?:andre|2\.?)(?: (?:bordet|bestillingen|bord|bestilling))?(?! (?:restauranten|stedet|dagen|tiden|halvdelen|desember|januar|februar|november))
  `,
  keepsDay: words`
    (?:men )?(?:den pa )?@(?:en)? (?:beholder (?:vi|jeg)|star|far sta)
    (?:behold|vi beholder|jeg beholder) (?:den pa )?@(?:en)?
  `,
  ofDay: words`
    (?<=(?:kan|kunne|far|skulle) )bordet (?:pa|for) @(?= (?:bli|være|endres til)(?: \p{L}{2,6})? (?:for|til|pa) )
    (?:flytt|flytte|utsett|endre|bytt)(?: (?:pa|fram|frem|opp))? @(?: kveld| kvelden)? til(?= (?:\d|¦|klokka|klokken|kl|halv|kvart))
    \p{L}{3,7}dagens (?:bord|bestilling)
    \p{L}{3,7}dags(?:bordet|bestillingen)
    bestillingen(?: min| var)? pa @
    bordet(?: vart| mitt)? pa @(?= (?:til|skal|kan))
  `,
  which: words`
    ikke (?:den|det)(?: der| her)(?= ?[,.!]|$)
    feil (?:bord|bestilling)
    (?:den|det) pa @
    (?:bordet|bestillingen) (?:pa |for )@
    \p{L}{3,7}dagens (?:bord|bestilling)
    \p{L}{3,7}dags(?:bordet|bestillingen)
  `,
  alreadyBooked: words`
    (?:jeg|vi) har (?:allerede|alt) (?:et bord|bord|en (?:bestilling|reservasjon|booking|reservation)|bestilt|booket|reservert|reserveret)
    (?:jeg|vi) har en (?:bestilling|reservasjon|reservation|booking)(?! (?:til|for))
    (?:bestilte|bestilt|booket) (?:pa|via|over) telefon
  `,
  takesBack: words`
    (?:vi|jeg) kommer (?:likevel|allikevel|alligevel|nok)(?=[ ,.!]*$)
    (?:vi|jeg) kan (?:likevel|allikevel|alligevel) komme
    (?:jeg|vi) vil (?:ha|have|fa) (?:det|bordet|bestillingen|den|bordet mitt) (?:tilbake|igjen|tilbage|igen|likevel|alligevel)
    (?:jeg|vi) vil (?:ha|have|fa) (?:tilbake|tilbage) (?:det|bordet|bestillingen|den)
    (?:kan|kunne|far) (?:jeg|vi) (?:fa|ha|have) (?:det|bordet|bestillingen|den) (?:tilbake|igjen|tilbage|igen)
    (?:angre|fortryd|gjenopprett|genopret)(?: det| avbestillingen| afbestillingen)?
    det (?:var|ble|blev) (?:en feil|feil|ved en feil|en fejl|en fejltagelse|et uhell)
    (?:feil|forkert) knapp?
    (?:trykket|trykte|trykkede|klikket) (?:feil|forkert)
    ved (?:en )?(?:feil|uhell|et uheld|fejl|fejltagelse)
    (?:jeg|vi) mente ja
    (?<=^(?:(?:nei|nej|oj|ups|beklager|unnskyld|undskyld|ah|vent|stopp?)[,.! ]{1,3}){0,3})(?:vent|ikke (?:det|gjør det|gør det)|(?:dropp|drop|glem|slett|slet|avbestill|afbestil) (?:det |den )?ikke(?: det| den)?|det mente jeg ikke|ikke sadan|det var ikke meningen)(?=[ .!]{0,3}$)
    det ble feil
    (?:trykka|trykte|trykket|klikket) feil
    (?:jeg|vi) mente (?:ikke nei|ja)
  `,
};
