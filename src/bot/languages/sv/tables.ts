import type { TableWords } from "../table-words.ts";
import { words } from "../word-list.ts";

const oneTable = words`
  (?:bara|endast|enbart) (?:ett|1) bord
  (?<!(?:inte) )(?:ett|1) bord (?:racker|totalt)(?= {0,2}(?:tack|[.!,;]|$))
`;

export const tables: TableWords = {
  several: words`
    # (?:bord|sallskap|grupper) (?:for|om|med|pa) (?:vardera )?# (?:vardera|var|personer vardera|styck)
    # (?:bord|sallskap|grupper) (?:om|pa) #
    # bord (?:for|med) #(?! (?:och|totalt|sammanlagt)(?![\p{L}]))
  `,
  pair: words`
    2 bord:? (?:for |pa )?# (?:och|&|\+) #
  `,
  split: words`
    (?:(?:upp)?delat|(?:upp)?delade|fordelat|fordelade|delas)(?: upp)?(?: pa| i)?(?: 2 (?:bord|grupper))?(?: om| for| med|,|:)? # och #
  `,
  spread: words`
    (?:fordela(?:t|de)|uppdela(?:t|de)|dela(?:t|de)) (?:pa|over) \d{1,2} bord
  `,
  counted: words`
    # bord
  `,
  oneFor: words`
    (?:ett|1)(?: annat| till| andra)?(?: bord)? (?:for|till)
    bord for
  `,
  tablesFor: words`
    (?:2|tva) bord (?:for|till)
  `,
  another: words`
    (?<=^ ?|[,.!] )(?:och |ocksa |ja |sen ){0,3}(?:(?:ett|1|en) till|(?:ett|1) bord till)(?= (?:pa|kl|for|imorgon|ikvall|i morgon|nasta|(?:man|tis|ons|tors|fre|lor|son)dag)(?![\p{L}])(?! (?:bordet|bokningen)))
    (?:ett|1) bord till(?=[.!]*$| for )
    (?:annu|ytterligare) (?:ett|1) bord
    (?:ett|1) (?:andra|extra) bord
    (?:(?:ett|1) till|annu (?:ett|1)|(?:ett|1) andra) for
    en (?:till|andra|extra) bokning
    (?:nu|sen) (?:ett|1)(?: bord)? for
    (?:ett|1) (?:eget|separat|extra) bord (?:till|for|at)
    ^(?:\p{L}{1,6}[,.]? ){0,2}(?:(?:ett|1|en) )?(?:nytt bord|ny bokning)
    (?:samma sak|detsamma|likadant) (?:en gang till|igen)(?= (?:pa|den|for|nasta)(?![\p{L}]))
    (?:ocksa|aven) (?:ett|1) bord
    (?:fa|boka|ha) (?:ett|1) bord till(?= (?:pa|den|i|kl)(?![\p{L}]))
    (?:ett|1) bord (?:ocksa|till(?=,| ja| tack))
  `,
  asWell: words`
    ocksa
    dessutom
    (?:i|som) tillagg
  `,
  notAnother: words`
    (?:jag|vi) (?:vill|behover|menar) inte (?:ha |boka )?(?:(?:ett|en|nagot|nagon) )?(?:till|nytt|ny|annat|annan|extra) (?:bord|bokning)
    inte (?:ett|en) (?:nytt|ny|annat|annan|extra) (?:bord|bokning)
    (?:jag|vi) vill inte boka (?:igen|en gang till|tva ganger|om)
  `,
  instead: [
    ...oneTable,
    ...words`
      (?<!inte )(?:istallet|i stallet)(?: for (?:det (?:andra|forsta)|den (?:andra|forsta)))?
      (?<!inte )(?:ersatt\p{L}{0,2}|byt ut)(?: (?:det|den))?
      (?<=^.{0,12})det nya(?: bordet)?(?= {0,2}(?:tack|[.!,;]|$))
    `,
  ],
  oneTable: [
    ...oneTable,
    ...words`
      (?:det|den) (?:andra|2(?::?a)?)(?: (?:bordet|bord))? (?:behovs|behover|vill)(?: (?:jag|vi))? (?:inte|ej)(?: (?:langre|mer))?
      (?:behover|vill|behovs)(?: (?:jag|vi))? (?:inte|ej)(?: (?:ha|langre))? (?:det|ett|1) (?:andra|2(?::?a)?)(?: (?:bordet|bord))?
      (?:utan|glom|skippa|strunta i) det (?:andra|2(?::?a)?)(?: bordet)?
    `,
  ],
  other: words`
    (?:den|det|min|vart|mitt) (?:andra|2(?::?a)?)(?: (?:bordet|bokningen|bord|bokning))?(?! (?:restaurangen|stallet|dagen|tiden|halften|december|januari|februari|november))
  `,
  keepsDay: words`
    (?:men )?(?:den pa )?@(?:en)? (?:behaller (?:vi|jag)|star kvar|far vara kvar)
    (?:behall|vi behaller|jag behaller) (?:den pa )?@(?:en)?
  `,
  ofDay: words`
    (?<=(?:kan|kunde|far|skulle) )bordet (?:pa|for) @(?= (?:kunna )?(?:bli|vara|andras till)(?: \p{L}{2,6})? (?:for|pa) )
    (?:flytta|skjut|andra|byt)(?: (?:pa|fram|upp))? @(?: kvall| kvallen)? till(?= (?:\d|¦|klockan|kl|halv|kvart))
    \p{L}{3,7}dagens (?:bord|bokning)
    @s? ?(?:bordet|bokningen)
    (?:min |var )?bokning(?:en)? pa @
    (?:vart|mitt) bord pa @
  `,
  which: words`
    inte (?:den|det)(?: dar| har)(?= ?[,.!]|$)
    fel (?:bord|bokning)
    (?:den|det) pa @
    (?:bordet|bokningen) (?:pa |for )@
    @s? ?(?:bordet|bokningen)
    \p{L}{3,7}dagens (?:bord|bokning)
  `,
  alreadyBooked: words`
    (?:jag|vi) har redan (?:ett bord|en bokning|bokat|reserverat)
    (?:jag|vi) har en bokning(?! for)
    (?:bokade|bokat) (?:pa|via|over) telefon
  `,
  takesBack: words`
    (?:vi|jag) kommer (?:anda|visst|i alla fall)(?=[ ,.!]*$)
    (?:vi|jag) kan komma (?:anda|i alla fall)
    (?:jag|vi) vill (?:ha|fa) (?:det|bordet|bokningen|mitt bord|den) (?:tillbaka|igen|anda)
    (?:jag|vi) vill (?:ha|fa) tillbaka (?:det|bordet|bokningen|mitt bord|den)
    (?:kan|skulle|far) (?:jag|vi) (?:kunna )?(?:fa|ha) (?:tillbaka )?(?:det|bordet|bokningen|den) (?:tillbaka|igen)
    (?:angra|aterta|aterstall)(?: det| avbokningen| bokningen)?
    det (?:var ett|blev ett) (?:misstag|fel)
    det blev fel
    fel knapp
    (?:tryckte|tryckt|klickade) fel
    av misstag
    (?:jag|vi) menade ja
    (?<=^(?:(?:nej|oj|forlat|ah|vanta|stopp)[,.! ]{1,3}){0,3})(?:vanta|inte sa|(?:stryk|glom|avboka|slapp) (?:det |den )?inte(?: det| den)?|gor inte det|det menade jag inte|inte det|sa menade jag inte)(?=[ .!]{0,3}$)
  `,
};
