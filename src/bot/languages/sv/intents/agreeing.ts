import type { AgreeingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const agreeing: AgreeingWords = {
  yes: words`
    jaa{1,5}
    jovisst
    aa
    aa visst
    jomen visst
    jamen visst
    (?:ja|jo|jaa|joo),? ?men (?:visst|absolut|garna|sjalvklart|ok|okej|toppen|perfekt|bra|javisst|kor(?: pa)?(?: det)?|gor (?:det|sa)|precis|naturligtvis|ja)
    ja
    japp
    jajamensan
    ja tack
    jo
    absolut
    visst
    sjalvklart
    javisst
    ok
    okej
    okay
    jadu
    jepp
    j
    jo tack
    jaa
    jaaa
    jada
    japp japp
    jupp
    jajamensann
    jajamen
    jajamansan
    jajaman
    jajjemen
    jajemen
    visst ja
    yes
    yep
    yess
    yup
    yees
    mm
    mmm
    mhm
    jaha ja
    okidoki
    oki
    okey
    okejda
    jo da
    joda
    ja garna
    ja visst
    ja absolut
    ja det ar ratt
    ja precis
    garna ja
    sjalvklart ja
    absolut ja
  `,
  affirm: words`
    (?:ja,? )?(?:sjalv)?(?:klart|saklart) (?:att )?(?:jag|vi) vill(?: det)?
    ja,? (?:sa|sjalv)klart
    (?:jag|vi) (?:godkanner|accepterar|godtar)(?: (?:det|dem|villkoren|avgiften|allt))?(?: da)?
    (?:var vanlig(?: och)?|var snall och|vanligen) (?:bekrafta|boka)(?: (?:bokningen|bordet|det))?(?=[,.! ]*$)
    det missar (?:vi|jag) (?:inte|aldrig)
    (?:sjalv)?klart (?:att )?(?:vi|jag) (?:gor|kommer|ska)(?: det)?
    (?:det |allt )star (?:fortfarande )?kvar
    far det bli(?: sa| da)?
    aa?,? det (?:gar|ar|blir) (?:bra|fint)
    (?:ja|jo|jaa|joo),? ?men (?:det|den|allt|sa) (?:gar|blir|ar|later|ser|funkar|passar|duger|kanns)(?: ju)?(?: alldeles| helt)? (?:bra|fint|utmarkt|perfekt|toppen|kanon|ok|okej|lugnt|ratt)(?: bra| ut| sa| det)?
    (?:da|ja|jo)? ?sa (?:far|kan) det (?:bli|vara)(?: da)?
    da sager vi (?:sa|det)
    (?:vi|jag) sager sa
    for all del
    kor hart
    det (?:ar|var|blir) (?:mycket )?battre
    (?:det (?:ar|var) )?(?:precis )?(?:sa|det) (?:jag|vi) (?:ville|menade)(?: ha det)?
    (?:inga|inget) problem,? (?:kor|boka|gor det|absolut)
    instammer
    bra
    perfekt
    stammer
    det stammer
    ratt
    korrekt
    precis
    exakt
    garna
    det blir bra
    det ar bra
    toppen
    jattebra
    utmarkt
    bekraftar
    jag bekraftar
    bekrafta
    bekraftat
    kor
    kor pa det
    det gar bra
    gar bra
    overens
    fint
    sakert
    naturligtvis
    givetvis
    det funkar
    det later bra
    later bra
    👍
    👌
    ✅
    definitivt
    kul
    vi kommer
    sant
    (?:det |den |allt |ja det )?(?:ar|blir|gar|later|ser|funkar) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:bra|perfekt|toppen|fint|utmarkt)
    (?:det |den |allt |ja det )?(?:ar|blir|gar|later|ser|funkar) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:ok|okej|ratt|korrekt)
    (?:det |den |allt |ja det )?(?:passar|verkar|duger|kanns) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:bra|perfekt|toppen|fint|utmarkt)
    (?:det |den |allt |ja det )?(?:passar|verkar|duger|kanns) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:ok|okej|ratt|korrekt)
    (?:det |den |allt |ja det )?(?:ar|blir|gar|later|ser|funkar) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:suverant|kanon|lugnt|jattebra)
    (?:det |den |allt |ja det )?(?:ar|blir|gar|later|ser|funkar) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:bra ut|finfint|kalas)
    (?:det |den |allt |ja det )?(?:passar|verkar|duger|kanns) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:suverant|kanon|lugnt|jattebra)
    (?:det |den |allt |ja det )?(?:passar|verkar|duger|kanns) (?:alldeles |helt |jatte|mycket |ju |jatte )?(?:bra ut|finfint|kalas)
    (?:det )?(?:funkar|passar|duger|stammer|racker)(?: (?:mig |oss )?battre| bra| fint| utmarkt| perfekt| alldeles utmarkt| precis| kanon)?
    stammer bra
    allt stammer
    helt ratt
    helt korrekt
    kanon
    kanonbra
    suverant
    underbart
    hartigt
    grymt
    super
    superbra
    bra sa
    sa blir det
    da kor vi
    da sager vi det
    det ar lugnt
    vi kor pa det
    vi kor
    vi tar det
    kor pa
    boka det
    boka den
    boka(?! (?:1 |ett |nytt )?(?:nytt )?bord(?!\p{L}))
    gor det
    gor sa
    ordna det
    jag godkanner
    godkanner
    godkant
    godkand
    bekraftas
    accepterar
    jag accepterar
    jag ar med
    vi ar med
    jag kommer
    vi kommer garna
    ska bli kul
    det blir jattebra
    jattegarna
    mer an garna
    nice
    fantastiskt
    harligt
    nemas problemas
    inga problem
    alldeles riktigt
    riktigt
    sa ar det
    just det
    just precis
    kalas
    finemang
    vi ar dar
    jag ar dar
    inget problem
    inga problem alls
    varfor inte
    deal
    ingen fara
    vi bekraftar
    jag tar den
    vi tar den
    joo
    (?:alla|hon|han|de) ar med pa det
    (?:kom ihag|minns) (?:det|dem|mig|den|mina uppgifter)(?=[.! ]*$)
    (?:ja ?men )?boka da
    ja for (?:fasen|tusan|sjutton)(?=[,.! ]*$|[,.!] )
    sla till(?=[,.! ]*$|[,.!] )
    kor i vind
    fullt os(?=[.! ]*$)
    (?:lysande|magnifikt|ypperligt|fortraffligt|prima|asbra|as bra|svinbra|skitbra|guld|fenomenalt|ljuvligt|enastaende|otroligt bra|grymt bra|mumma)(?=[.! ]*$|[,.!;] |,? (?:tack|boka|kor|ta|reservera|vi tar|jag tar))
    (?<=\p{L},? )lagg till(?: det| den)?(?=[.! ]*$)
  `,
  permits: words`
    (?:det )?far (?:du|ni)(?: garna| absolut)?
  `,
};
