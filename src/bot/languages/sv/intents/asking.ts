import type { AskingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  whatNeeded: words`
    (?:behover|vill) (?:ni|du)(?: ocksa| aven)? (?:ha )?(?:mitt )?(?:efternamn|efternamnet|fornamn|fornamnet|hela namnet)(?: ocksa)?(?=[ ?!.]*$)
    (?:racker|gar) det(?: bra)? med (?:bara )?(?:fornamn|efternamn|fornamnet|efternamnet)(?=[ ?!.]*$)
    (?:vad|vilka (?:uppgifter|detaljer)) behover (?:ni|du)(?: (?:mer|mera|veta|av mig|fran mig|for att boka|for bokningen|ha)){0,4}(?=[ ?!.]*$)
    behover (?:ni|du) (?:nagot|nat) mer(?: av mig| fran mig)?(?=[ ?!.]*$)
  `,
  question: words`
    hur lange
    hur mycket
    hur dyrt
    vilken tid (?:oppnar|stanger)
    nar (?:oppnar|stanger|har ni)
    oppettider
    vad ar (?:er|ert|det)
    vad har
    var (?:ligger|finns|ar ni)
    menyn
    tar ni
    accepterar ni
    adressen
    parkering
    vad har ni
    nar (?:har|ar|stanger|oppnar) (?:ni|restaurangen|koket)
    hur lange (?:har|ar|kan|far)
    har ni oppet
    ar ni oppna
    ar det (?:mojligt att (?:sitta|fa mat|ta med)|dyrt|langt|klader|fullt)
    vad kostar
    vad tar ni
    hur (?:hittar|kommer) (?:man|jag|vi)
    vilka (?:tider|dagar) har ni
    serverar ni
    erbjuder ni
    kan ni (?:laga|fixa|ordna) (?:glutenfritt|vegan|vegetariskt|laktosfritt|mat)
    finns (?:det )?(?:parkering|hiss|laddplats|barnmeny|garderob|mojlighet)
    ligger ni
    var ligger
    telefonnummer till er
    er adress
    er meny
    ert telefonnummer
    kladkod
    hundar tillatna
    vad (?:finns(?: det)?|har ni)(?: \p{L}{1,8}){0,3} (?:ledigt|kvar|tillgangligt)
    (?:maste|behover) (?:man|jag|vi) (?:\p{L}{1,8} )?(?:boka|reservera)(?!.{0,60}\d)
  `,
  asksWhat: ["vad … (?:ar|innebar|ingar i)"],
  exactly: ["egentligen"],
  askedBefore: words`
    (?:min|var|andra) fraga (?:om|angaende|gallande)
    (?:svarade|svarat|svarar)(?: (?:du|ni))? (?:inte|aldrig) pa (?:min|var)(?: (?:andra|forsta))? fraga
    (?:ignorerade|hoppade over|missade) (?:min|var) fraga
    (?:jag|vi) (?:fragade|undrade) (?:ju |ocksa )?om
  `,
  charged: words`
    kostar?
    avgift(?:en|er)?
    betala\p{L}{0,1}
  `,
  orNot: words`
    (?:ar )?(?:det )?(?:inte|ej)(?: ok| tillatet| mojligt)?
  `,
  toKnow: words`
    veta (?:om|hur|vad)
  `,
  wantsAnswer: words`
    (?:jag|vi) (?:skulle )?(?:garna )?(?:uppskattar?|vill ha|vore tacksam(?:ma)? for)(?: ett)? svar (?:pa|om|angaende)(?: (?:min |var )?fraga(?:n)?)?(?: om)?
    svara (?:garna )?pa (?:min |var )?fraga(?:n)? om
  `,
  onlyAsks: words`
    sag(?: mig)?(?: garna| ocksa)?,? om
    (?:far|kan|skulle) jag(?: (?:bara|ocksa|kunna))? (?:fraga|fa veta|hora)(?: er)?(?: om)?
    (?:jag |vi )?(?:ville|vill|skulle vilja)(?: (?:bara|mest|garna))? (?:fraga|veta|hora|kolla)(?: om)?
    (?:jag |vi )?(?:undrar|undrade)(?: bara)?(?: om)?
    kan (?:ni|du) saga(?: mig)?(?: om)?
  `,
  questionStart: words`
    beratta (?:\p{L}{2,6} ){0,2}om
    (?:spelas|spelar|visas|serveras|ordnas) (?:det|ni|man|nagot|nagon|de)
    kommer man
    (?:[\p{L}']{1,12} ){1,3}(?:undrar|fragar|vill veta) (?:om(?! (?:vi|jag|hon|han|de)(?![\p{L}]))|vad|nar|var|
      hur|vilken|vem)
    (?:(?:en|1) )?(?:snabb |kort |liten )?fraga
    (?:pa|i|med|till|fran|hos|for) (?:vilken|vilket|vilka|vad|nar|hur)
    maste (?:man|vi|jag)
    vad(?! (?:snallt|bra|trevligt|kul|roligt|gulligt|fint|skont|harligt)(?= ?[,.;!]| att| av|$))
    nar
    vem
    hur
    varfor
    vilken
    vilket
    vilka
    ar
    har
    kan
    kunde
    far
    finns
    skulle
    gar det
    tar
    var
    ar det
    ar ni
    hur dags
    serverar
    kan man
    far man
    tar ni
    har ni
    finns det
    undrar
    jag undrar
    vi undrar
    undrar om
    hur mycket
    brukar
    (?:ni|du) (?:svarade|sa) (?:aldrig|inte)
    (?:ni|du) har inte (?:svarat|sagt)
    (?:jag|vi) (?:fragade|undrade) (?:om|efter)
    kostar(?= (?:det|nagot|nat)(?!\p{L}))
  `,
  isOnDay: words`
    (?:ar|var) (?:det|den)(?: (?:pa|den|val|alltsa|nu|har)){0,3}
    det (?:ar|var)(?: (?:val|pa|den)){0,3}
  `,
  requests: words`
    (?:satter|placerar|ger|fixar) (?:ni|du) (?:oss|mig)
    har ni (?:ett |nagot )?(?:bord|fonsterbord)(?= (?:vid|nara|med|ute|inne|bredvid|langt))
    finns det (?:gott om )?plats for(?= (?:(?:en|var|1) (?:barnvagn|rollator|rullstol)))
    finns det (?:ett |nagot |nat |nan |nagon )?(?:bord|plats)(?= (?:langt|bort|nara|vid|dar))
    skulle det finnas
    (?:ni har inte|har ni) mojligtvis
    kan det (?:finnas|sta|ligga|vara)
    (?:kan du|kunde ni|skulle ni kunna|skulle du kunna)
    (?:kan|far|skulle) (?:vi|jag)(?: fa| kunna)?
    gar det (?:bra )?att
    gar det
    ar det mojligt(?: att)?
    skulle det ga att
    kan ni
  `,
  offered: words`
    nagot
    nagon
    storre
    ledig[ta]?
    fortfarande
    tillgangligt?
    ocksa
    aven
    komma
    ga
    funkar
    fungerar?
    passar?
    mojligt
    battre
    annat
    kvar
    (?:runt|omkring|vid|har|finns|vad)
  `,
};
