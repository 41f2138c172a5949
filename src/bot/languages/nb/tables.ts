import type { TableWords } from "../table-words.ts";
import { words } from "../word-list.ts";

export const tables: TableWords = {
  several: words`
    # (?:borde?|selskaper|selskaber|grupper) (?:for|til|pa|med|om|a) # (?:pa |til )?(?:hver|hvert|stykket|per bord|pr bord)
    # (?:borde?|selskaper|selskaber|grupper) (?:pa|a|med) #
    # borde? (?:for|til) #(?! (?:og|totalt|til sammen|i alt|tilsammen)(?![\p{L}]))
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
  `,
  notAnother: words`
    (?:jeg|vi) (?:vil|skal|ønsker|trenger|behøver|mener) ikke (?:ha |have |bestille )?(?:(?:et|en|noe|noget) )?(?:nytt|ny|nyt|annet|andet|ekstra|til) (?:bord|bestilling|reservasjon)
    ikke (?:et|en) (?:nytt|nyt|ny|annet|andet|ekstra) (?:bord|bestilling|reservasjon)
    (?:jeg|vi) vil ikke (?:bestille|booke|reservere) (?:igjen|igen|en gang til|to ganger)
  `,
  alreadyBooked: words`
    (?:jeg|vi) har (?:allerede|alt) (?:et bord|bord|en (?:bestilling|reservasjon|booking|reservation)|bestilt|booket|reservert|reserveret)
    (?:jeg|vi) har en (?:bestilling|reservasjon|reservation|booking)(?! (?:til|for))
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
  `,
};
