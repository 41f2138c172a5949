import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

/** Of what is wider asked about the house one thing alone, of which the wider answer need say nothing. */
export const particulars = {
  jobs: words`
    (?:soker|behover) ni(?: \p{L}{2,8}){0,3} (?:personal|folk|kockar?|servitorer|servitris|extrapersonal|medarbetare|diskare)
    anstaller
    (?:ledigt?a?|nagra|extra) (?:jobb|tjanster?)
    (?:jobb|jobba|arbeta) (?:hos er|extra)
    jobbansokan
    platsannonser?
  `,
  prams: words`
    barnvagn(?:ar|en|arna)?
    sittvagn(?:ar|en)?
  `,
  changing: words`
    skotbord(?:et)?
    skotrum(?:met)?
    byta (?:bloja|blojor|pa (?:barnet|bebisen|henne|honom))
  `,
  playArea: words`
    lek(?:horna|hornan|plats|platsen|rum|saker)
    barnhorna
  `,
  toilets: words`
    (?:handikapp)?toalett(?:en|er|erna)?
    wc
  `,
  quiet: words`
    (?:vilken|vilket|var)(?: \p{L}{2,15}){0,4} (?:bast|battre|bra)(?: \p{L}{1,12}){0,6} (?:lugnt|lugn|tyst|ro)
    (?:ar|blir|var)(?: (?:det|dar|hos er|pa kvallen|pa kvallarna|mycket|valdigt|ganska|ratt|oftast|ofta|sa|for)){1,5} (?:lugnt|tyst|hogljutt|bullrigt|stimmigt|stokigt)(?! (?:om|att|med))
    (?:vilken|vilket|var)(?: \p{L}{2,15}){0,6} (?:lugnare|lugnast|tystare|tystast|minst bullrig)
    hogljutt
    bullrigt
    stimmigt
    (?:mycket|hog) (?:buller|ljudniva)
    ljudniva(?:n)?
    hur (?:lugnt|tyst)
  `,
  cake: words`
    (?:egen|eget|egna) (?:\p{L}{1,12} )?\p{L}{0,14}tarta
    ta med(?: (?:oss|mig|en|var|egen|var egen)){0,3} \p{L}{0,14}tarta
  `,
  bill: words`
    dela (?:upp )?(?:pa )?notan?
    (?:betala|betalar|betalas)(?: \p{L}{2,6}){0,2} (?:var for sig|separat|for sig)
    var for sig
    (?:separata|delade|delad) not(?:a|or)
  `,
  invoice: words`
    faktur(?:a|or|an)
    kvitto(?:n)?
  `,
  tips: words`
    dricks(?:en)?
    serviceavgift
  `,
  vouchers: words`
    presentkort(?:et|en)?
    gavokort
    vardebevis
  `,
  view: words`
    (?:sjo|havs|fjord)?utsikt(?:en)?
    (?:ser|se)(?: man| vi)? (?:vattnet|havet|fjorden|hamnen|sjon|alven)
  `,
  heating: words`
    (?:terrass|infra)?varmare(?! an)
    infravarme
    uppvarmd[at]?
    uppvarmt
    filtar
    varmelampor
  `,
  minimumSpend: words`
    minimi(?:konsumtion|belopp|debitering|kop|nota)
    (?:minsta|lagsta) (?:belopp|kop|bestallning)
  `,
  takeaway: words`
    ta[- ]?away
    take[- ]?away
    avhamtning
    (?:hem)?leverans
    hemkorning
    levererar
    hamta mat(?:en)?
  `,
  charging: words`
    ladd(?:station|stationer|stolpe|stolpar|plats|platser)
    ladda (?:bilen|elbilen)
  `,
  sports: words`
    fotboll(?:en)?
    match(?:en|er)?
    storbild(?:sskarm)?
  `,
} satisfies Partial<TopicWords>;
