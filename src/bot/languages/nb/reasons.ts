import type { ReasonWords } from "../reason-words.ts";
import { words } from "../word-list.ts";

export const reasons: ReasonWords = {
  because: words`
    fordi
    siden(?= (?:vi|jeg|min|mitt|mine|var|vart|han|hun)(?!\p{L}))
    for(?= (?:vi|jeg|min|mitt|mine|var|vart|han|hun)(?!\p{L}))
  `,
  opens: words`
    fordi
    for(?= \p{L}{4,12} \p{L}{2,10})
    da (?:har|er|kan|slipper|rekker) vi
    sa (?:at )?(?:vi|jeg|det|hun|han)
    sa (?:slipper|har|rekker|kan)
  `,
  tells: words`
    (?:mitt|vart|et|hans|hennes) (?:tog|fly)
    (?:toget|flyet|bussen|baten|fergen|ferga) (?:mitt|vart|min|var|hans|hennes)
    (?:lander|flyr)
    jobber
    (?:slutter|kvelds|sent|seint) (?:pa jobb|sent|seint|skift)
    (?:bilkø|trafikken)
    barnevakt(?:en|a)?
    (?:spiser|legger seg) (?:alltid |gjerne |helst )?(?:tidlig|sent|seint|tidligere|senere)
    (?:er|blir) (?:bortreist|bortreiste|opptatt|opptatte)
  `,
  arrives: words`
    (?:er|kommer) (?:fremme|framme|frem|fram|inn)
    ankommer
    lander
  `,
  cannot: words`
    (?:kan|rekker|klarer)(?: \p{L}{2,12}){0,3} (?:ikke|ikkje)(?: (?:a )?komme)?
    (?:gar|funker|passer)(?: \p{L}{2,10}){0,2} (?:ikke|ikkje)
  `,
  comes: words`
    (?:kommer|blir)(?: (?:ogsa|med|likevel|na)){1,3}
    (?:tar|har) med
    (?:talte|talt|telle|telt) (?:om|igjen|etter|en gang til)
  `,
  idle: words`
    (?:barna|ungene) har (?:kamp|trening|skole)
    (?:er|ble|har blitt|ligger) (?:\p{L}{2,8} ){0,2}(?:sjuke?|syke?|forkjøle[td]e?|forkjøla|pa sykehus|darlige?)
    (?:har|fatt|med) (?:\p{L}{2,8} )?(?:feber|influensa|influensaen|forkjølelse|hoste|covid|korona|migrene)
    føler seg (?:\p{L}{2,8} )?(?:darlig|ikke (?:sa )?bra)
    i ro og fred
    (?:ingen|uten|ikke) (?:stress|stresse|hastverk)
    slipper (?:vi )?(?:a )?stresse
    gleder (?:oss|meg|seg) (?:\p{L}{2,8} )?til
    samme tid
    fortelle (?:\p{L}{2,6} ){0,2}om (?:\p{L}{2,3} )?\p{L}{2,12}
    har (?:restauranten|kjøkkenet|personalet|betjeningen) (?:ingenting|ikke noe) med a gjøre
    (?:angar|interesserer|raker) ikke (?:restauranten|kjøkkenet|personalet)
    er ikke (?:den|personen) som bestiller
  `,
};
