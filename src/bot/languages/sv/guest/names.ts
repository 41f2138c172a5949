import type { NameWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

/** The house a guest works for, before its name. */
const firm =
  "(?:firman|foretaget|bolaget|jobbet|(?:var|min) firma|(?:vart|mitt) (?:foretag|bolag))(?: tack)?[,:]?";

export const names: NameWords = {
  nameLeads: words`
    (?:mitt |det )?namnet? (?:ska|skall|maste|borde) vara
    i (?:firmans|foretagets|bolagets|(?:var|min) firmas|(?:vart|mitt) (?:foretags|bolags)) namn[,:]?
    (?:skriv|satt|boka|ta)(?: upp)?(?: det| bordet)? pa ${firm}
    i (?:hennes|hans) namn[,:]?
    (?:i|pa) (?:min|mitt|var|vart) (?:frus|fru|mans|man|sambos|sambo|partners|mammas|pappas|systers|brors|chefs|vans|kollegas|foretags) namn[,:]?
    namnet (?:ar fel|stammer inte|ar felstavat)[,.;:]? det (?:ska vara|ar|borde vara)
    (?:ratta|andra|korrigera) namnet ?[?.:,;](?: (?:bara|det ar|det ska vara))?
    (?:det|namnet|som) stavas
    skriv upp det pa
    (?:du|ni) kan skriva(?: upp)?(?: det)?(?: pa)?
    (?:det|bordet|bokningen) ar till
    ta mitt[,:;]?
    (?:skriv|satt)(?: upp)?(?: det| oss)? (?:pa|som)
    namnet ar fel(?:stavat)?[,.;:]? (?:det ska vara|ska vara|det ar)
    namnet pa (?:min |var )?bokning(?:en)? till
    fornamn(?:et)?(?: ar)?:?
    efternamn(?:et)?(?: ar)?:?
    (?:andra|byt) namnet till
    byt namn till
    skriv det pa
    skriv bordet pa
    satt det pa
    jag heter
    mitt namn ar
    i namnet
    under namnet
    namnet ar
    namn:
    pa namnet
    bokningen star pa
    star pa
    i namn
    pa namn
    namn ar
    efternamnet ar
    efternamn
    efternamn:
    fornamn
    mitt efternamn ar
    bokningsnamn
    bokningsnamnet ar
    jag kallas
    kalla mig
    det star pa
    bordet star pa
    skriv upp
    (?:satt|skriv|boka)(?: det| bordet)? (?:pa|i) (?:mig|mitt namn)[,:]?
    (?:var )?kontaktperson(?:en)?(?: ar|:)
  `,
  weakNameLeads: words`
    (?:(?:det|bordet) ar )?(?:pa|for|at|till) ${firm}
    det ar jag,
    det ar bara
    jag ar
    det ar
    namn
    har ar
    under
    pa
    mvh
    halsningar
    vanligen
    c/o
  `,
  somethingToEat: words`
    (?:nagot|nat|ratt|ratter|alternativ|meny|val)
  `,
  familyLeads: words`
    efternamn(?:et)?(?: ar)?:?
    i namnet
    under namnet
    pa namnet
    bokningen star pa
    star pa
    i namn
    pa namn
    efternamnet ar
    efternamn
    efternamn:
    mitt efternamn ar
    bokningsnamn
    bokningsnamnet ar
    det star pa
    bordet star pa
    under
    pa
  `,
  answerLeads: words`
    bara
    (?:skriv|satt|ta|notera)(?: upp)?(?: bara| det pa| pa)?
  `,
  instead: words`
    istallet
    i stallet
    hellre
    inte
  `,
  again: words`
    igen
    som (?:vanligt|alltid|forra gangen|sist|forut|sagt|nyss|innan|tidigare|pa (?:det|den) (?:andra|forsta)|jag (?:redan )?(?:sa|skrev))
    (?:sa|skrev) jag(?: (?:ju|redan|precis)){0,2}
    jag (?:sa|skrev|har)(?: (?:ju|redan|precis)){0,2}(?: (?:sagt|skrivit))?
    det (?:sa|skrev) jag(?: (?:ju|redan|precis)){0,2}
  `,
  staysName: words`
    namnet (?:ar fortfarande|ar oforandrat|forblir)
    fortfarande
    oforandrat
  `,
  sameName: words`
    (?:(?:i|pa|under) )?(?:det )?samma(?: namn| person)?(?: (?:igen|som (?:nyss|innan|forut|sist|tidigare|forra(?: gangen)?|alltid|(?:pa |for )?(?:det|den) (?:andra|forsta|forra)(?: bordet| bokningen)?)))?
    som (?:nyss|innan|forut|tidigare|(?:pa |for )?(?:det|den) (?:andra|forsta)(?: bordet| bokningen)?)
  `,
  saidBefore: words`
    (?:det |som |namnet )?(?:sa|skrev|har|gav) jag(?: (?:ju|redan|precis|nyss|er|dig|det|tidigare|ovan|nyligen|alldeles)){0,4}(?: (?:sagt|skrivit|gett|uppgett|angett))?
    jag (?:sa|skrev|har|gav)(?: (?:ju|redan|precis|nyss|er|dig|det|tidigare|ovan|alldeles)){1,4}(?: (?:sagt|skrivit|gett|uppgett|angett))?(?: (?:ju|redan|precis|nyss|er|dig|det|tidigare|ovan)){0,2}
    som (?:jag )?(?:(?:ju|redan|precis|nyss|tidigare) ){0,2}(?:sagt|skrivit|sa|skrev)(?: (?:redan|nyss|tidigare|ovan))?
    (?:det )?star (?:ju |redan ){0,2}(?:ovan|dar uppe|har ovanfor)
    for (?:andra|tredje|fjarde|femte|sista|hundrade) gangen
  `,
  notMine: words`
    inte (?:(?:pa|for|till|i|under) )?(?:mig|mitt namn|mitt)
    (?:det|den|bordet) (?:ar|ska vara|star) inte (?:pa|for|till|i) (?:mig|mitt namn)
  `,
  ownNames: words`
    (?:i|pa) mitt (?:eget )?namn(?: da)?
    (?:(?:ta|skriv|satt|pa|hellre) ){0,2}mitt(?: i ?stallet| da)?
  `,
  givenLeads: ["(?:och )?(?:mitt )?fornamn(?:et)?(?: ar)?"],
  called: ["heter"],
  titles: [
    "doktor",
    "professor",
    "froken",
    "advokat",
    "ingenjor",
    "kapten",
    "familjen",
    "hr",
    "prof",
    "herr",
    "fru",
    "dr",
  ],
  signOffs: words`
    (?:med )?(?:vanlig|vanliga|basta|bastaste) halsning(?:ar)?
    halsningar
    mvh
    vanligen
    (?:stort )?tack(?: (?:pa forhand|sa mycket|i forvag))?
    hogaktningsfullt
  `,
  nameFollowers: words`
    har(?! (?:ni|du|vi|jag|man|han|hon|en|ett|inte|nagon|nagot)(?!\p{L}))
    i telefonen
    i luren
  `,
  familyTails: words`
    forresten
    i efternamn
    ar (?:mitt )?efternamn(?:et)?
  `,
  firmTails: words`
    (?:det ar|sa heter|det heter) (?:namnet pa )?(?:vart |mitt |var |min )?(?:foretaget?|firman|bolaget|firmans namn|foretagets namn|foretag|firma)(?: heter)?
    (?:vart|mitt) foretag
  `,
  nameTails: words`
    heter jag
    ar (?:hela namnet|mitt (?:hela )?namn|namnet)
  `,
  introductions: words`
    har talar
    har ar
    det har ar
    jag ar
    jag heter
    det ar
  `,
  halves: ["(?:for|efter)namn(?:et)?"],
  nameWords: ["namn(?:et)?(?: mitt)?"],
  thatIs: ["det ar", "alltsa"],
  townLeads: ["fran"],
  origins: words`
    fran
    i
    pa
  `,
  families: words`
    familjen @
    familj @
  `,
  givenWritten: words`
    (?:mitt )?fornamnet? (?:stavas|skrivs|ar|ska vara|heter)
  `,
  familyWritten: words`
    (?:mitt )?efternamnet? (?:stavas|skrivs|ar|ska vara|heter)
  `,
};
