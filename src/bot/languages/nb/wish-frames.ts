import type { WishFrameWords } from "../wish-frame-words.ts";
import { words } from "../word-list.ts";

export const wishFrames: WishFrameWords = {
  leads: words`
    har dere(?= (?:et |noe )?(?:\p{L}{3,10} )?(?:bord|vindusbord)(?!\p{L}))
    (?:om|hvis) (?:dere|du|vi) (?:kunne|kan) (?:fa|gi oss|ordne|sette oss|finne|fikse)
    (?:si fra|si ifra|si|fortell)(?: (?:bare|meg|gjerne)){0,2} (?:om|hvis) (?:vi|jeg|man)(?: kan)?
    sørg for at(?: vi)?
    (?:en (?:ting|sak)(?: til)?|en ting)
  `,
  answers: words`
    (?:det )?(?:høres|ser|blir|er)(?: (?:kjempe|helt|veldig)){0,2} ?(?:bra|flott|topp|perfekt|fint)(?: (?:ut|da))?
    (?:bestill|book|gjør|kjør|ta)(?: (?:det|den|pa|inn|bare|da|sa)){1,3}
    alt (?:er )?(?:bra|i orden|stemmer|klart)
  `,
  begins: words`
    det
    vi
    to
    mamma
    pappa
    mormor
    morfar
    farmor
    farfar
    bestemor
    bestefar
    kan
  `,
  ends: words`
    (?:trenger|ønsker|søker) (?:vi|jeg)
    (?:hadde vært|ville vært|ville være) (?:topp|fint|bra|flott|kjempefint|perfekt|supert)
  `,
  celebratesThat: words`
    (?:(?:det|skal|vi|og) ){0,4}feire[rs]?(?: vi)?
  `,
  celebrates: words`
    (?:min|mitt|var|vart) \p{L}{3,14} og jeg (?:feirer|skal feire)
    \p{L}{3,14} (?:min|mi|mitt) og jeg (?:feirer|skal feire)
  `,
  and: words`
    og
  `,
  hangs: words`
    (?:vi |jeg )?(?:skulle|vil|ville)(?: (?:vi|jeg))?(?: (?:gjerne|ville|gjøre|feire|det|den|hos dere|der)){0,6}
  `,
  talk: words`
    (?:(?:den|min|var|vart) )?(?:lille|babyen|baby|barnet|barna|sønnen|datteren|dattera|ungen|ungene)(?: (?:min|mi|var))? (?:skriker|grater|hyler|vrælar)(?: na)?
    ikke (?:send|skriv|gi) (?:videre |opp )?det der (?:med|om)(?: \p{L}{2,12}){1,2}(?: videre)?
  `,
  ifs: words`
    om
    hvis
  `,
  tags: words`
    er (?:det|dette) (?:et |noe )?(?:stort )?problem
    (?:gar|funker) det(?: (?:bra|fint|greit|an))?
    er det (?:ok|okei|greit|mulig)
  `,
  telling: words`
    vi
    jeg
    min
    mitt
    mine
    var
    vart
    (?:en|to|tre|\d) av oss
    det (?:finnes|er|kommer)
    har
    trenger
  `,
};
