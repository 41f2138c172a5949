import type { WishFrameWords } from "../wish-frame-words.ts";
import { words } from "../word-list.ts";

export const wishFrames: WishFrameWords = {
  leads: words`
    har ni(?= (?:ett |nagot )?(?:\p{L}{3,10} )?(?:bord|fonsterbord)(?!\p{L}))
    om (?:ni|du|vi) (?:kunde|kan|skulle kunna) (?:fa|ge oss|ordna|satta oss|hitta|fixa)
    (?:sag|beratta)(?: (?:bara|mig|mej|garna)){0,2} om (?:vi|jag|man)(?: kan)?
    se till att(?: vi)?
    (?:en (?:sak|grej)(?: till)?|en till sak)
  `,
  answers: words`
    (?:det )?(?:later|ser|kanns|blir|ar)(?: (?:jatte|helt|riktigt|mycket)){0,2} ?(?:bra|toppen|perfekt|fint)(?: (?:ut|da))?
    (?:boka|gor|kor|ta)(?: (?:det|den|pa|in|bara|da|sa)){1,3}
    allt (?:ar )?(?:bra|stammer|klart)
  `,
  begins: words`
    det
    vi
    tva
    mamma
    pappa
    mormor
    morfar
    farmor
    farfar
    kan
  `,
  ends: words`
    (?:behover|onskar|soker) (?:vi|jag)
    (?:vore|skulle vara) (?:toppen|bra|jattebra|perfekt)
  `,
  celebratesThat: words`
    (?:(?:det|ska|vi|och) ){0,4}fira[rs]?(?: vi)?
  `,
  celebrates: words`
    (?:min|mitt|var|vart) \p{L}{3,14} och jag (?:firar|ska fira)
  `,
  and: words`
    och
  `,
  hangs: words`
    (?:vi |jag )?(?:skulle|vill|ville)(?: (?:vi|jag))?(?: (?:garna|vilja|gora|fira|det|den|hos er|dar)){0,6}
  `,
  talk: words`
    (?:(?:den|min|var|vart) )?(?:lille|lilla|bebisen|bebis|barnet|barnen|son|dotter|ungen|ungarna) (?:skriker|grater|vralar|gallskriker)(?: nu)?
    (?:skicka|for|skriv) inte (?:vidare |upp )?det dar (?:med|om)(?: \p{L}{2,12}){1,2}(?: vidare)?
  `,
  ifs: words`
    om
  `,
  tags: words`
    ar (?:det|detta) (?:ett |nagot )?(?:stort )?problem
    (?:gar|funkar) det(?: bra)?
    ar det (?:ok|okej|mojligt)
  `,
  telling: words`
    vi
    jag
    min
    mitt
    mina
    var
    vart
    (?:en|tva|tre|\d) av oss
    det (?:finns|ar|kommer)
    har
    behover
  `,
};
