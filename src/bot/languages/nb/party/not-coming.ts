import type { NotComingWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const notComing: NotComingWords = {
  ourselves: words`
    vi 2
    oss 2
    vi begge
    begge to
  `,
  weStayAway: words`
    @ blir (?:nok |likevel |dessverre )?hjemme
    @ (?:kommer|kan) (?:dessverre |likevel )?(?:ikke|ikkje)(?: komme| med)?(?= ?[,.;!?]| ?$)
  `,
  heOrShe: words`
    han
    hun
    ho
  `,
  dropsOut: words`
    er (?:dessverre |altsa )?(?:ute|ikke med)(?= ?[.,;!?]| ?$)
  `,
  children: words`
    barna
    barn
    smarollingene
    babyen
    baby
    ungene
    sma
    smatassene
    jentene
    guttene
    lille
    lillegutt
    lillejenta
    barnet
    barnebarna
    barnebarn
    tvillingene
  `,
  carers: words`
    barnevakten?
    barnevakta
    naboen
    naboene
    svigerinne
    svoger
    svigerforeldre(?:ne)?
    mormor
    farmor
    morfar
    farfar
    bestemor
    bestefar
    besteforeldrene
    venner
    kompiser
  `,
  elsewhere: words`
    @ (?:blir|sover|er)(?: likevel| na| igjen){0,2} (?:hos|med) %(?= ?[.,;!?]| ?$)
    (?:vi|jeg) (?:setter igjen|satte igjen|leverer|har levert) @ (?:hos|med|til) %
    @ leverer vi (?:hos|med|til) %
  `,
  births: words`
    (?<!(?:vi|jeg) )har (?:akkurat |nettopp )?fatt (?:et )?(?:barn|barnet|en baby|baby|babyen|barnet sitt)
    (?<!(?:vi|jeg) )(?:fikk|fatt) (?:akkurat |nettopp )?(?:barnet sitt|barnet|babyen|en baby)
    (?:babyen|barnet) (?:kom|er født|er her|ble født)
    født (?:et )?barn
  `,
  dogsAtHome: words`
    (?:hunden|hunden min|hunden var|bikkja) (?:blir|er|far være) (?:hjemme|igjen hjemme|hos)
    (?:vi|jeg) lar (?:hunden|hunden var|hunden min) (?:være|bli) (?:hjemme|hos)
    (?:hunden|hunden min|bikkja) (?:kommer|blir) (?:likevel )?ikke(?: med)?
    lar (?:vi |jeg )?(?:hunden|hunden var|hunden min) (?:være|bli) hjemme
    (?:kommer|kommer da) uten (?:hunden|hunden var|hunden min|hund)
  `,
  petsAtHome: words`
    (?:lar|la) (?:vi |jeg )?(?:ham|han|henne|den) (?:være|bli) hjemme
    (?:far (?:han|hun|den) bli|(?:han|hun|den) (?:far bli|blir)) hjemme
  `,
  inTheEnd: words`
    igjen
    da igjen
    vi er igjen
    tilbake til
    til slutt
    da
    ok da
    til sist
    altsa
    sa
    faktisk
    vi blir
    vi er
    da blir vi
    da er vi
    bare
    det blir
    blir
    vi blir da
    i stedet
  `,
};
