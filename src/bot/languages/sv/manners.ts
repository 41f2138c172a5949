import type { MannersWords } from "../manners-words.ts";
import { words } from "../word-list.ts";

export const manners: MannersWords = {
  farewell: words`
    (?:trevlig|skon|fin) (?:helg|kvall|sondag|lordag|fredag|dag|eftermiddag)
    ha en (?:bra|fin|trevlig|skon) (?:sondag|lordag|fredag)
    hej ?da
    hejdo
    adjo
    hej hej(?=[.! ]*$)(?<=[.,!] ?hej hej|tack hej hej)
    tack (?:och )?hej
    hej sa lange
    ha det (?:bra|gott|fint|sa bra)
    ha en (?:bra|fin|trevlig|skon) (?:dag|kvall|helg|eftermiddag)
    farval
    bye(?: bye)?
    ciao
    jag maste (?:ga|sticka|kila)
    ha det sa lange
    (?:ta )?hand om (?:dig|er)
  `,
  politeEnds: words`
    pls
    skriv upp (?:det|den)
    tack(?: sa mycket| pa forhand)?
    snalla
  `,
  partings: words`
    god ?natt
    hej hej
  `,
  seeYou: words`
    vi (?:ses|syns|hors)(?: da| dar| snart| senare)?
    ses(?: da| dar| snart)?
    (?:vi|jag) (?:forsoker|ska forsoka|provar att) (?:komma|vara dar) (?:[1-9]|10|nagra|ett par) minuter (?:tidigare|fore|innan|for tidigt)
  `,
  until: words`
    pa aterseende
    tills
  `,
  willCall: words`
    (?:da )?ringer jag(?: (?:dit|dem|er|sjalv))?
    jag ringer(?: (?:dit|dem|er|sjalv|restaurangen|da))?
  `,
  joints: words`
    pa
    om
    klockan
    kl
    kl\.
    da
    nasta
    vid
  `,
  nods: words`
    ok
    okay
    okej
    okey
    okejda
    oki
    okidoki
    mm
    mmm
    mhm
  `,
  callsToMind: words`
    (?:jo|ja) (?:forresten|just det|just ja)
    (?:just|ja just) (?:det|ja)(?: ja)?(?=,)
    (?:a|ah|oj|aha) ja(?!,? (?:tack|garna|perfekt))
    (?:jo|ja),? (?:en (?:sak|fraga)|1 (?:sak|fraga))
  `,
  dontBook: words`
    (?:boka|reservera|bekrafta)(?: (?:det|den|bordet|dem))? inte
    (?<!varfor )inte (?:boka|reservera|bekrafta)
  `,
  hopesToCome: words`
    (?:vi )?(?:hoppas|kanske|forhoppningsvis)(?: (?:vi|kan|pa|att|kommer|ses|horas|komma|vi ses)){0,4} (?:en annan|nasta|nagon annan) gang
    (?:vi ses |vi hors |det far bli |tack,? )?(?:en annan|nagon annan) gang(?: kanske| da| istallet)?
    vi (?:forsoker|provar|testar)(?: igen)? (?:i|efter|nasta) \p{L}{3,9}(?: igen)?
  `,
  anotherTime: words`
    (?:en )?annan gang
    nasta gang
  `,
  concurs: words`
    precis(?: sa)?
    exakt(?: sa)?
    overens
  `,
  notesIt: words`
    (?:skriv|anteckna|notera)(?: (?:det|upp|ner|ned|in|aven)){0,3}
  `,
  orders: words`
    (?:jag|vi) (?:godkanner|accepterar|godtar)(?: (?:det|dem|villkoren|avgiften|allt))?(?: da)?
    (?:jag |vi )?bekrafta(?:r|s|d|t)?
    boka(?: det| den)?
    kor(?: pa| pa det)?
    vi kor(?: pa det)?
    (?:jag|vi) tar (?:den|det)
    gor (?:det|sa)
    ordna det
  `,
  sighs: words`
    (?:ah?|oh|ack|oj),? nej(?: men)?
    attans
  `,
  tags: words`
    (?:okej|ok|fattar du|forstar du|forstar ni|uppfattat|vet du|eller hur|eller|eller va|va|visst|inte sant|ju)
    (?:eller )?(?:maste|ska|behover|vill)(?: \p{L}{2,8}){0,4} (?:fullt ut|hela namnet|utskrivet|bokstavera|bokstavera det)
  `,
  rhetoric: words`
    (?:vad|vem|var) annars
    (?:ar|e) (?:du|ni) (?:dov|dova|blind|blinda|dum)(?: eller(?: va| vad| hur)?)?
    (?:hor|lyssnar) (?:du|ni)(?: pa mig| daligt| inte| ens| eller){0,3}
    kan (?:du|ni) inte (?:lasa|hora|lyssna)
    (?:sa|har) jag (?:ju |inte |precis |nyss |redan ){1,3}(?:sagt|det|sagt det)?
    hur manga ganger (?:maste|ska) jag (?:saga|upprepa)(?: det)?
    ar det sa svart(?: att (?:forsta|fatta))?
  `,
  cursedBefore: words`
    javla
    jakla
  `,
  cursedJoined: words`
    skit
  `,
  anger: words`
    (?:dumma?|dumt|korkade?|korkat|urusel|usel|vardelos[ta]?|oduglig[ta]?|idiotisk[ta]?|efterbliven)
    (?:jakla|javla|fordomda|forbannade|skit) (?:maskin|bot|robot|program|skit|sak|idiot)
    (?:idiot|pucko|dumbom|(?<!(?:ater|ata|inte|utan|mot|tal) )svin|jubelidiot|mahon|skitstovel)
    (?:fan|jakla|javla|helvete|faan|satan|skit|jaklar|javlar)
    (?:dra at|ga at) (?:helvete|skogen|fanders|pipsvangen)
    stick och brinn
    hall (?:kaften|kaft|mun|tyst|truten)
    fuck(?:ing|ed|s)?
    vardelos[ta]?
    lojligt
    meningslost
    hopplos[ta]?
    irriterande
    jobbigt
    ett skamt
    (?:fattar|forstar|begriper) (?:ju )?(?:ingenting|inget|inte ett dugg|inte nagonting)
    hatar (?:det har|dig|detta|botar)
    sloseri med tid
    jag ar less
    wtf
    grr{1,5}
    (?:ni ar|du ar) (?:sa |for |valdigt )?(?:langsam|langsamma|sega?)
    det (?:tar|gar) (?:for lang tid|for langsamt)
  `,
  why: words`
    (?:det )?(?:har|angar) (?:du|ni|dig|er) inte(?: med att gora)?
    varfor
    varfor da
    hur kommer det sig
    hur sa
    av vilken anledning
    vad ar anledningen
    men varfor
  `,
  everything: words`
    bagge(?: (?:tva|2))?
    (?:alla |bada )?(?:mina|vara|de)(?: (?:tva|2)| bada)? (?:bokningar|bokningarna|bord|borden)
    (?:alla |bada )?(?:bokningarna|borden)
    (?<!(?:vi|de|ni) (?:ar|blev|blir|har) )alla(?: bokningar| bord)?(?! (?:\p{L}{1,8} )?(?:ar|har|blev|blivit|blir|i|av|vi)(?!\p{L})| sjuka?)
    bada(?: (?:tva|2))?
    alltihop(?:a)?
    allt(?:sammans)?
  `,
};
