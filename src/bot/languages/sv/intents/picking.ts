import type { PickingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const picking: PickingWords = {
  first: words`
    (?:den|det) tidiga(?:re|ste)?(?: (?:tiden|alternativet))?
    (?:den|det) minst sena
    (?:den|det) (?:tidigaste|forsta) av (?:dom|dem|de)(?: dar)?
    (?:tidigast|forsta) mojliga?
    den forsta
    det forsta
    forsta
    den 1:a
    1:a
    den tidigaste
    forsta alternativet
    den tidigare
    den oversta
    det oversta
    den 1:e
    1:e
    nummer ett
    det forsta alternativet
    tidigaste
    den tidiga
    (?:nu )?(?:direkt|genast|med en gang|pa en gang)(?:,? om det gar|,? om mojligt)?
    sa tidigt som mojligt
    sa snart som mojligt
    snarast
    tidigast mojligt
    ettan
  `,
  lastButOne: words`
    nast sista
    nastsista
  `,
  middle: ["mittersta", "mellersta", "(?:den )?i mitten"],
  numbered: ["(?:bokning |bord )?(?:nummer|nr\\.?)", "(?:alternativ|knapp|val)"],
  last: words`
    (?:den|det) sena(?:re|ste)?(?: (?:tiden|alternativet))?
    (?:den|det) minst tidiga
    (?:den|det) (?:senaste|sista|sena) av (?:dom|dem|de)(?: dar)?
    den sista
    det sista
    sista
    den senaste
    sista alternativet
    den senare
    den understa
    det senaste
    den sena
    det sista alternativet
    senaste
    sa sent som mojligt
    senast mojligt
  `,
  choice: words`
    den
    det
    nummer
    alternativ
    alternativet
    jag tar
    jag tar den
    jag valjer
    ta
    ta den
    vi tar
    valjer
    nr
    vi valjer
    jag vill ha
    vi vill ha
    garna
    helst
    jag kor pa
    vi kor pa
    kor pa
    tid
    tiden
    forslag
    forslaget
    den dar
    da
    vi tar den
    jag vill ha den
    vi vill ha den
    blir bra
    ar bra
    gar bra
    funkar
    passar
    passar bra
    passar mig
    passar oss
    ar perfekt
    (?:jag |vi )?tar den
    (?:jag |vi )?tar
  `,
  places: words`
    andra|2:a|2a|tvaan
    tredje|3:e|3e|trean
    fjarde|4:e|4e|fyran
    femte|5:e|5e|femman
    sjatte|6:e|6e
  `,
  amongOffered: words`
    av (?:de|dem|dom|dessa) (?:2|bada)
    (?:som )?(?:finns|ar ledig|ar ledigt|ni har|du har|gar)
    (?:lediga?|mojliga?)(?: tid(?:en)?| bord(?:et)?)?
    av (?:dem|dom|de|dessa|de dar)(?: dar)?
    (?:i|pa|fran) listan
    uppifran
  `,
  anyTime: words`
    (?:tiden|tidpunkten|klockslaget) (?:spelar ingen roll|kvittar)
    (?:nar|vilken tid) som helst(?: den (?:dagen|kvallen))?
    alla tider (?:gar|funkar|passar)(?: bra)?
    det kvittar (?:nar|vilken tid)
    spelar ingen roll (?:nar|vilken tid)
  `,
  any: words`
    (?:det|den|vad) (?:som )?(?:finns|ar ledigt?|ar ledig)(?: kvar)?
    (?:du|ni) far (?:garna )?(?:valja|bestamma)(?: (?:du|ni|at (?:mig|oss)))?
    (?:valj|ta|ge mig|bestam)(?: du| ni)?(?: bara)? (?:en|ett|nagon|nagot|1|vilken som helst)(?: (?:at|for) (?:mig|oss))?
    det (?:ni har|som finns|som ar ledigt)
    vad ni har
    overraska (?:mig|oss)
    (?:valj|bestam)(?: du| ni)?(?: at (?:mig|oss))?
    vilken som helst
    vilket som helst
    nagon av dem
    spelar ingen roll
    det spelar ingen roll
    kvittar
    det kvittar
    alla funkar
    alla gar bra
    bada
    bada funkar
    bada gar bra
    valj du
    ni far valja
    ingen preferens
    vi ar flexibla
    jag ar flexibel
    flexibel
    sak samma
    strunt samma
    vad som helst
    hur som helst
    som (?:ni|du) vill
    (?:det ar )?(?:skit|detta|det) ?samma
  `,
};
