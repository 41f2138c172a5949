import type { PartyChangeWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const changes: PartyChangeWords = {
  more: words`
    (?<=(?:sa|alltsa|det blir|blir|darfor) )(?:en|1|#) till(?=[,.;! ]*$|[,.;!])
    lagg till (?:en|1|#) (?:vegan|veganer|vegetarian|vegetarianer)(?! \p{L})
    vi (?:blir|ar)(?: nu| visst)? (?:#|en|1) till(?: nu| da)?(?=[,.! ]*$)
    (?:vi )?(?:skulle|kommer att) (?:vi )?(?:bli|vara) (?:nog |ju |da )?(?:#|en|1) (?:till|fler|mer)(?! \p{L})
    (?:#|en|1) (?:till|mer|fler) (?:nu|da)(?=[,.! ]*$)
    (?:#|en|ett|1) (?:person|personer|gast|gaster|vuxen|vuxna|barn) till(?= ?[.,!?]|$| kommer)
    # till kommer
    vi (?:blir|ar) (?:nog |visst |nu )?(?:#|en) till(?! \p{L})
    (?:#|en|1)(?: (?:person|personer|gast|gaster))? (?:mer|fler)(?! \p{L})
    (?:ytterligare|lagg till|lagga till) (?:en|ett|1|#) (?:person|personer|gast|gaster|plats|platser)
    (?:en|1|#) extra (?:person|personer|gast|gaster)
    (?:kan|far) (?:vi|jag) (?:ta med|lagga till) (?:en|nagon) till
  `,
  nthPerson: words`
    (?:en|den) #:[ea] (?:person(?:en)?|gast(?:en)?|van(?:nen)?)
  `,
  fewer: words`
    (?:#|en) av (?:vara|mina|de) \p{L}{3,14} (?:hoppar(?: tyvarr)? av|har(?: tyvarr)? (?:hoppat av|avbokat|tackat nej|lamnat aterbud|fatt forhinder)|(?:kan|kommer) (?:tyvarr )?inte(?: komma| med)?)
    det ar (?:#|en|1) (?:av oss )?som (?:tyvarr )?inte (?:kommer|kan)(?: komma)?
    (?:#|en|ett|1)(?: (?:person|personer|gast|gaster))? (?:farre|mindre)
    (?:en person|1 person|# personer|en av oss|1 av oss|# av oss) (?:kan|kommer) (?:tyvarr )?inte(?: komma)?
    (?:#|en)(?: (?:personer|person|vanner|gaster|av oss))? (?:hoppar(?: tyvarr)? av|har(?: tyvarr)? (?:hoppat av|avbokat|tackat nej|lamnat aterbud))
    (?:#|en)(?: (?:personer|person|vanner|gaster|av oss|stycken|st))? (?:har|fick)(?: tyvarr)? (?:fatt )?(?:forhinder|aterbud)
    (?:#|en)(?: av oss)? (?:kan|kommer) (?:tyvarr )?inte(?: med)?
    (?:stryk|stryka|avboka|ta bort) (?:#|en) (?:platser|plats|personer|person|stolar|stol)
    (?:kommer|ja|blir),? minus #
  `,
  countedThen: words`
    (?:sist|forra (?:gangen|aret)|senast|i fjol|vid (?:forra|senaste) besoket|da) var vi (?:\p{L}{1,8} ){0,2}\d{1,2}
    vi var (?:sist|forra (?:gangen|aret)|senast|i fjol) (?:\p{L}{1,8} ){0,1}\d{1,2}
    vi var (?:\p{L}{1,8} ){0,1}\d{1,2}(?: personer| stycken)? (?:sist|forra (?:gangen|aret)|senast|i fjol)
  `,
  countsAnew: words`
    (?:sa|da|nu) (?:ar|blir|skulle) vi (?:bli |vara )?(?:nu |da )?\d{1,2}
    vi (?:blir|ar|skulle bli) (?:nu|da|alltsa|darmed|istallet|i stallet|anda) \d{1,2}
    (?:kan|far|skulle|kunde) vi (?:kunna )?(?:bli|vara|komma) \d{1,2}
    \d{1,2} (?:istallet|i stallet) for \d{1,2}
    vi (?:blir|ar) (?:da |nu )?\d{1,2} (?:igen|pa nytt)
    vi ar tillbaka (?:pa|till) \d{1,2}
    (?:till slut|i slutandan|nu|anda|trots allt) (?:ar|blir|skulle) vi (?:bli |vara )?(?:anda )?\d{1,2}
    vi (?:blir|ar|skulle bli) \d{1,2} (?:till slut|i slutandan|nu|istallet|i stallet|anda|i alla fall|trots allt)
  `,
  makesIt: words`
    (?:gor|gora|skriv|satt|andra|ta|rakna med)(?: det| om| bordet| till| hellre| oss){0,3}
  `,
  becomes: words`
    (?:ska|skulle|maste|behover|kan|far|bor)(?: nu| istallet)? (?:bli|vara|andras till|utokas till|goras om till|minskas till)(?: ett)?(?: bord)?(?: for| pa| till)? #
    (?:blir|ar nu|andras till|blir nu)(?: ett)?(?: bord)?(?: for| pa| till)? #
  `,
  numberBecomes: words`
    gor oss till #
    (?<=(?:^|,) ?(?:(?:oj|ok|nej|forlat),? ){0,2})nu(?: bara)? #(?=[.! ]*$)
    (?:antalet(?: (?:gaster|personer))?|totalen|summan) (?:ar|blir|uppgar|stiger|sjunker|skulle|ska)(?: (?:nu|darmed|alltsa|da|istallet|bli|vara|till)){0,3} #
    (?:andra|oka|minska|hoja|sanka|justera|korrigera|ratta)r? antalet(?: (?:gaster|personer))?(?: fran \d{1,2})? till #
    (?<=(?:^|,) ?)# nu(?=[.! ]*$)
  `,
  therefore: words`
    sa
    sa vi (?:ar|blir)(?: nu)?
    alltsa
    darfor
    darmed
    da (?:ar|blir) vi
    blir
    det blir
    sa det blir
    nu (?:ar|blir) vi(?: bara)?
    vi (?:ar|blir) nu(?: bara)?
    kvar ar
  `,
  supposed: words`
    (?:vi|det) (?:blir|ar|kan bli) (?:kanske|eventuellt|mojligen)(?: \p{L}{2,6})? #
    kanske (?:blir|ar) (?:vi|det)(?: \p{L}{2,6})? #
    (?:och|men|vad hander|hur blir det) (?:om|ifall) (?:vi|det)(?: \p{L}{2,6}){0,2} (?:blir|ar|vore)(?: \p{L}{2,6})? #
  `,
};
