import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const rules = {
  fees: words`
    kostar det (?:\p{L}{1,7} )?att (?:boka|reservera)
    gratis att (?:boka|reservera)
    betala (?:nagot )?(?:for )?att (?:boka|reservera)
    kostar (?:en )?bokning(?:en)?
    om (?:jag|vi) glom\p{L}{2,4}(?: bort)?(?: det)?
    (?:betala|betalar|kostar|kosta) (?:[\p{L}]{1,10} ){0,4}om (?:[\p{L}\d]{1,12} ){0,4}(?:sjuka?|uteblir|saknas|mindre|farre)
    om (?:[\p{L}\d]{1,12} ){0,4}(?:sjuka?|farre|uteblir) (?:\p{L}{1,10} ){0,2}(?:betala|kostar|avgift)
    (?:drar|dras|drags|dra|debiteras|debiterar) (?:\p{L}{1,10} ){0,4}(?:kortet|kort|kontot|handpenningen|betalt)
    (?:forlorar|fa|far|aterbetalas|behaller) (?:\p{L}{1,10} ){0,4}(?:handpenningen|depositionen|forskottet|pengarna)(?: tillbaka)?
    (?:straffavgift|bots|boter|debiteras|debitering|aterbetalning|avgift)
    (?:betala|betalar|kostar|kosta|hander) (?:[\p{L}]{1,10} ){0,4}om (?:[\p{L}]{1,12} ){0,4}(?:inte|farre|bara|avbok\p{L}{1,4}|mindre)
    (?:hur lange|nar|till nar|hur sent) (?:\p{L}{1,12} ){0,4}(?:avboka|avbokar)
    (?:kortuppgifter|kreditkort|kortnummer) (?:\p{L}{1,8} ){0,3}(?:boka|bokning|lamna|uppge)
    om (?:jag|vi|nagon|man|en av oss) inte (?:kommer|dyker upp|kan komma|kan)
    no[- ]?show(?:-?avgift)?
    (?:avbok\p{L}{1,4}|avbestalla|stalla in) (?:\p{L}{1,10} ){0,5}(?:till|tills) nar
    handpenning
    deposition
    forskott
    (?:betala|betalar) (?:\p{L}{1,8} ){0,2}(?:i forskott|i forvag|nu|direkt)
    avboknings(?:regler|avgift|avgifter|villkor|policy|kostnad|kostnader|tid)
    (?:finns det|tar ni|tas det|ar det) (?:nagon |en |ut ){0,2}avgift
    (?:kostar|kosta|hander|betala) (?:[\p{L},]{1,12} ){0,5}(?:avboka|avbokar|avbokning)
    (?:hur lange|hur sent|nar senast|till nar) (?:[\p{L}]{1,12} ){0,4}avboka
    (?<!maste (?:\p{L}{1,8} ){0,2})avboka (?:\p{L}{1,12} ){0,3}(?:gratis|kostnadsfritt|utan kostnad|senare|samma dag|i sista stund|om)(?: (?:fram )?till nar)?
    (?:behover|vill|kraver|maste) (?:ni|du|jag|vi) (?:\p{L}{1,6} ){0,2}(?:mitt |vart |ett |min |kontonummer)?(?:kortnummer|kort|kreditkort|kortuppgifter)
    (?:(?:fram )?(?:till|innan) (?:vilken|vilket|hur manga) (?:dag|dagar|datum|tid|klockslag|timmar)(?: innan| fore)?) (?:[\p{L}',]{1,12} ){0,6}(?:avboka\p{L}{0,2}|avbestalla|stalla in)
    (?:avboka\p{L}{0,2}|avbestalla|stalla in)(?: [\p{L}']{1,14}){0,4},? (?:(?:fram )?(?:till|innan) (?:vilken|vilket|hur manga) (?:dag|dagar|datum|tid|klockslag|timmar)(?: innan| fore)?)
    (?:lamna|uppge|ange|ge)(?: (?:er|dig|ut|mitt|mina|vart|nagot|ett|nagra)){0,3} (?:kortuppgifter|kreditkort|kortnummer|kort)(?!\p{L})
    (?:om|nar) (?:[\p{L}']{1,10} ){0,5}(?:sjuka?)(?: (?:[\p{L}']{1,10} ){0,2}[\p{L}']{1,10})?[,;]? ?(?:[\p{L}']{1,10} ){0,4}(?:kostar|kostade|betala|debiteras|debiterar)
  `,
  counted: words`
    ar (?:bebisen|barnet|barnen|jag|min fru|min man) (?:med |redan |ocksa ){0,2}(?:inraknade?|inraknad|medraknade?|medraknad|raknade?|raknad)
    har ni raknat med (?:bebisen|barnet|barnen|mig)
  `,
  localTime: words`
    lokal tid
    tidszon(?:en)?
    (?:er|eran) tid(?: eller (?:min|var))?
    (?:new york|norsk|amerikansk)[- ]?tid
    tid dar
  `,
  stay: words`
    (?:ha|behalla|fa|sitta vid) bordet (?:lite )?langre
    bordet,? (?:och )?hur lange (?:har|far|haller)
    hur lange(?= ?[?]| ?$)
    (?:maste|behover|far|kan|ska) (?:vi|jag|man) (?:[\p{L}\d:.]{1,12} ){0,6}(?:sitta kvar|stanna kvar|stanna|ga hem|lamna bordet|ga en|resa oss)
    maste (?:vi|man) (?:[\p{L}\d:.]{1,12} ){0,4}(?:ga|lamna|bort)
    (?:hur lange|hur mycket tid|hur manga timmar) (?:\p{L}{1,10} ){0,5}(?:bordet|bord|sitta|stanna|kvar|ha|tid)
    (?:tidsgrans|tidsgransen|tidsbegransning|tidsbegransat|sittningstid|sittningstider|sittningar)
    (?:utslangda|utkastade|kastar (?:ni )?ut|slanger (?:ni )?ut)
    (?:lamna|ge) (?:ifran oss |tillbaka |ut )?bordet
    hur lange (?:\p{L}{1,10} ){0,4}(?:stanna|bordet|sitta|ha|kvar|bord)
    hur mycket tid har vi
    (?:till nar|tills nar|hur sent) (?:har|far|kan) (?:vi|jag|man) (?:\p{L}{1,8} ){0,2}(?:bordet|sitta|behalla)
    tidsgrans
    tidsbegransning
    (?:maste|behover) vi (?:ga|lamna|lamna bordet|ge oss av)
    hur (?:lang tid|lange) (?:har|far|kan) (?:vi|man) (?:ha |behalla )?(?:bordet|sitta|stanna)
  `,
  restaurants: words`
    (?:vilka|hur manga|vad for) (?:restauranger|krogar)(?! (?:har (?!ni|du)|tar))
    (?:vad )?(?:finns det|har ni|finns) (?:\p{L}{2,5} )?for (?:restauranger|krogar)
  `,
  house: words`
    (?:for|vad for|for slags) (?:slags )?(?:stalle|restaurang|sorts restaurang|krog)(?=[ ?!.]|$)
    hurdan(?:t)? (?:stalle|restaurang)
    vilken (?:sorts|typ av) (?:restaurang|stalle|mat)
  `,
  ways: words`
    skillnad(?:en|er)? (?:pa|mellan)
    (?:vilka|hur manga|vad for|pa vilka) (?:\p{L}{2,9} )?(?:satt|mojligheter|alternativ|olika bord|delar|platser)
    satt (?:att|kan man) (?:ata|sitta)
    (?:var|hur) (?:kan|far) (?:man|vi|jag) (?:ata|sitta)
    (?:ata|sitta|plats|platser) (?:\p{L}{2,6} )?(?:i|vid) (?:baren|bardisken|disken|barbordet)
    (?:har ni|finns det) (?:en )?(?:bar|bardisk)
    vad ar (?:den|det|det dar med)? ?(?:koksdisken|bardisken|uteserveringen|nattkoket)
  `,
  largest: words`
    hur manga (?:ni|man|vi) (?:kan|far|tar)(?: (?:ta emot|vara|komma|ha))?
    (?:tar ni(?: emot)?|klarar ni|har ni plats for|ryms det|far det plats|finns det plats for|om (?:vi|det)(?: kanske)? (?:ar|blir)|(?:ar|blir) vi|vi (?:kanske )?(?:ar|blir)) (?:fler|mer) an (?:\d{1,2}|sex|sju|atta|nio|tio|tolv|femton|tjugo)(?: (?:personer|stycken|gaster))?(?=[ ?.!,]{0,3}$|,? (?:gar|funkar|ar) det (?:bra|ok|okej|an)?)
    (?:kan|far|gar det att|ok att|okej om|okej att|ok om) (?:man |vi )?(?:ar |vara |bli )?fler an (?:\d{1,2}|sex|sju|atta|nio|tio|tolv|femton|tjugo)(?: personer| stycken)?(?=[ ?!.]*$)
    (?:grupper|sallskap) pa (?:fler|mer) an (?:\d{1,2}|sex|sju|atta|nio|tio|tolv|femton|tjugo)
    hur manga (?:personer |gaster )?(?:kan|tar|far|ryms|klarar) (?:ni|vi|man|det|plats)? ?(?:ta emot|vara|komma|ta|boka|sitta|fa plats|hogst)?
    (?:storsta|maximala) (?:sallskap(?:et)?|grupp(?:en)?|antal(?:et)?|sallskapet)
    hur stort sallskap
    max antal (?:personer|gaster)
  `,
  starts: words`
    (?:vilken|vad|nar) ar (?:den |det )?(?:tidigast|senast|sist)a?e?(?: (?:tiden|ni har|mojliga))?(?=[.!?, ]*$)
    hur (?:sent|tidigt) (?:kan|far) (?:jag|vi|man) (?:som senast |senast )?(?:komma|boka|ata|fa bord)
    nar (?:kan|far) (?:jag|vi|man) (?:komma |boka )?(?:som )?(?:senast|tidigast)
    (?:senaste|sista|tidigaste) (?:bordet|bordstiden|bokningen|tiden|tid|bokning)
    (?:det |den )?forsta (?:och|eller) (?:det |den )?sista (?:bordet|bord|tiden|tid)
    serverar ni (?:fortfarande |annu |an )?mat (?:\p{L}{2,7} ){0,2}[\d¦][\d:.h¦]{0,4}
  `,
  adjusting: words`
    (?:kan|far) (?:jag|vi) (?:saga till|meddela|bekrafta|aterkomma) (?:senare|sen|imorgon)(?:,? (?:om|hur manga)(?: [\p{L}\d']{1,8}){0,6})?
    (?:skriver|messar|mejlar) (?:jag|vi) (?:bara |da )?(?:till )?(?:er|dig|har)
    (?:om|ifall|skulle)(?! (?:vi|jag)(?![\p{L}]))(?: [\p{L}']{1,12}){1,4} (?:inte (?:kommer|kan(?: komma)?|kan vara med)|hoppar av|far forhinder)
    (?:om|ifall) vi(?: \p{L}{1,9}){0,2} (?:farre|fler)
    hur (?:meddelar|sager|hor) (?:jag|vi)(?: av)?(?: (?:er|till|mig|oss|det|av)){0,2}
    vad (?:hander|blir det|gor vi) (?:om|ifall) (?:det )?(?:bara|endast) (?:en|1|nagon)(?: av oss)? (?:kommer|kan|dyker upp)
    (?:vad hander|tank|men|och) om det (?:bara |endast )?(?:kommer|blir|dyker upp) (?:bara |endast )?(?:en|1|nagon|farre|fler)(?: av oss)?
    (?:vad hander|tank|men|och) om (?:det )?(?:bara |endast )?(?:en|1|nagon|farre|fler|inte alla|vi (?:blir|ar) (?:farre|fler|bara)) ?(?:av oss )?(?:kommer|kan|blir|ar|dyker upp)?
    (?:kan|far) (?:jag|vi|man) (?:andra|justera) (?:det|antalet|tiden|bokningen|bordet)(?: personer| gaster)? (?:senare|efterat|sedan|i efterhand)
    (?:vad hander|tank|men|och) om vi (?:bara |endast )?(?:blir|ar|kommer) (?:bara |endast )?#
    (?:lagga till|ta med) (?:nagon|fler|en person|folk)(?: till)? (?:senare|efterat|sen)
  `,
  confirmation: words`
    (?:far|kommer) (?:jag|vi)(?: (?:ocksa|nagon|en|att fa|fa)){0,3} (?:bekraftelse|bekraftelsemejl|bekraftelsemail)(?: (?:pa|via|per) (?:mejl|mail|e-?post|sms))?
    (?:skickar|mejlar|mailar) (?:ni|du)(?: (?:ocksa|en|nagon|mig|ut)){0,3} bekraftelse(?: (?:pa|via|per) (?:mejl|mail|e-?post))?
    (?:kan|far) jag (?:ge|lamna|lagga till) (?:er |dig )?(?:ocksa )?min (?:mejl|mail|e-?post)(?:adress)?
  `,
  reminder: words`
    (?:far|skickar|kommer)(?: jag| vi| ni| du| det)?(?: mig| oss)?(?: nagon| en| att fa en)? paminnelse
    paminner (?:ni|du) (?:mig|oss)
  `,
  walkIns: words`
    (?:maste|behover|bor|ska) (?:man|jag|vi)(?: (?:verkligen|alltid)){0,2} (?:boka|reservera)(?: (?:bord|i forvag|innan|fore)){0,2}(?=[ ?.!,]{0,3}$| eller )
    (?:ar )?(?:bordsbokning|bokning|reservation) (?:ar )?(?:nodvandig|nodvandigt|obligatorisk|ett krav)
    (?:kan|far|gar det att) (?:man |jag |vi )?(?:(?:ocksa|bara|aven) ){0,2}(?:komma forbi|droppa in|ga in|titta in|svanga forbi|dyka upp)(?=[ ?.!,]{0,3}$| eller )
    (?:komma|ata|ga in|droppa in|fa bord) utan (?:bokning|att boka|bordsbokning|reservation)
    (?:tar ni emot|accepterar ni) (?:drop[- ]?in|\p{L}{2,8} utan bokning)
  `,
} satisfies Partial<TopicWords>;
