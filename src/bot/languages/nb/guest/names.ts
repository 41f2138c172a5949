import type { NameWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

/** The house a guest works for, before its name. */
const firm = "(?:firmaet|bedriften|selskapet|jobben|firma)(?: (?:mitt|vart|min|var))?(?: takk)?[,:]?";

export const names: NameWords = {
  nameLeads: words`
    navnet er feil[,.;:]? (?:det skal være|det er)
    navnet pa (?:bestillingen|reservasjonen|reservationen|bordet) til
    fornavn(?:et)?(?: er)?:?
    etternavn(?:et)?(?: er)?:?
    efternavn(?:et)?(?: er)?:?
    (?:endre|bytt) navnet til
    skriv det pa
    sett det pa
    jeg heter
    eg heiter
    jeg hedder
    mitt navn er
    mit navn er
    i navnet
    under navnet
    pa navnet
    navnet er
    navn:
    i navn
    pa navn
    navn er
    etternavn
    efternavn
    etternavnet er
    efternavnet er
    bestilt pa
    bestillingen star pa
    star pa
    kall meg
    (?:sett|skriv|før|set)(?: det| bordet)? (?:pa|i) (?:meg|mig|mitt navn|mit navn)[,:]?
    (?:det )?navnet(?: mitt)? (?:skal|ma|burde) være
    i (?:firmaets|bedriftens|selskapets) navn[,:]?
    (?:skriv|sett|bestill|ta|før)(?: opp)?(?: det| bordet)? pa ${firm}
    i (?:hennes|hans) navn[,:]?
    (?:i|pa) (?:kona|kone|mannen|samboeren|kjæresten|mammaen|pappaen|søsteren|broren|sjefen|vennen|kollegaen|kona mi|mannen min)s? navn[,:]?
    navnet (?:er feil|stemmer ikke|er feilstavet)[,.;:]? det (?:skal være|er|burde være)
    (?:rett|endre|korriger) navnet(?: mitt)? ?[?.:,;](?: (?:bare|det er|det skal være))?
    (?:det|navnet|som) staves
    navnet mitt er
    navnet mitt staves
    skriv det opp pa
    skriv opp
    (?:du|dere) kan skrive(?: opp)?(?: det)?(?: pa)?
    (?:det|bordet|bestillingen) er til
    ta mitt[,:;]?
    (?:skriv|sett|før)(?: opp)?(?: det| oss)? (?:pa|som)
    navnet er feil(?:stavet)?[,.;:]? (?:det skal være|skal være|det er)
    navnet pa bestillingen(?: min| var)? til
    (?:endre|bytt) navnet(?: mitt)? til
    bytt navn til
    skriv bordet pa
    pa navn:
    bestillingsnavn
    jeg kalles
    det star pa
    bordet star pa
    eg heter
    (?:æ|jeg) (?:heter|hete|heite)
    mitt namn er
    namnet mitt er
    i namnet
    (?:var )?kontaktperson(?:en)?(?: er|:)
  `,
  weakNameLeads: words`
    jeg er
    det er
    dette er
    navn
    her er
    under
    pa
    mvh
    hilsen
    vennlig hilsen
    c/o
    (?:(?:det|bordet) er )?(?:pa|for|til) ${firm}
    det er meg,
    det er bare
    eg er
    med vennlig hilsen
    beste hilsen
  `,
  familyLeads: words`
    etternavn(?:et)?(?: er)?:?
    efternavn(?:et)?(?: er)?:?
    i navnet
    under navnet
    pa navnet
    i navn
    pa navn
    etternavn
    efternavn
    etternavnet er
    efternavnet er
    bestilt pa
    bestillingen star pa
    star pa
    under
    pa
    etternavnet mitt er
    etternavn:
    det star pa
    bordet star pa
  `,
  instead: words`
    istedenfor
    istedet
    i stedet
    heller
    ikke
  `,
  givenLeads: ["(?:og )?fornavn(?:et)?(?: mitt)?(?: er)?"],
  called: ["heter"],
  titles: [
    "doktor",
    "professor",
    "frøken",
    "advokat",
    "ingeniør",
    "kaptein",
    "prof",
    "familien",
    "familie",
    "fam",
    "herr",
    "fru",
    "dr",
    "hr",
    "frk",
  ],
  signOffs: words`
    (?:med )?(?:vennlig|venlig|beste|bedste) hilsen
    hilsen
    mvh
    (?:pa forhand )?takk?(?: pa forhand)?
    (?:med )?(?:vennlig|beste) hilsen
    (?:tusen )?takk(?: (?:pa forhand|sa mye))?
  `,
  nameFollowers: words`
    her
    i telefonen
    i telefon
    i røret
  `,
  nameTails: words`
    er (?:hele navnet|navnet(?: mitt)?|mitt (?:fulle )?navn|mit (?:fulde )?navn)
    (?:heter|heiter) (?:jeg|eg)
    er navnet
  `,
  families: words`
    familien @
    familie @
    fam\.? @
  `,
  somethingToEat: words`
    (?:noe|rett|retter|alternativ|alternativer|meny|valg)
  `,
  answerLeads: words`
    bare
    (?:skriv|sett|ta|noter)(?: opp)?(?: bare| det pa| pa)?
  `,
  again: words`
    igjen
    som (?:vanlig|alltid|forrige gang|sist|før|sagt|nettopp|tidligere|pa (?:det|den) (?:andre|første)|jeg (?:allerede )?(?:sa|skrev))
    (?:sa|skrev) jeg(?: (?:jo|allerede|akkurat)){0,2}
    jeg (?:sa|skrev|har)(?: (?:jo|allerede|akkurat)){0,2}(?: (?:sagt|skrevet))?
    det (?:sa|skrev) jeg(?: (?:jo|allerede|akkurat)){0,2}
  `,
  staysName: words`
    navnet (?:er fortsatt|er uendret|forblir)
    fortsatt
    uendret
    uforandret
    fremdeles
  `,
  sameName: words`
    (?:(?:i|pa|under) )?(?:det )?samme(?: navn| person)?(?: (?:igjen|som (?:nettopp|før|sist|tidligere|forrige(?: gang)?|alltid|(?:pa |for )?(?:det|den) (?:andre|første|forrige)(?: bordet| bestillingen)?)))?
    som (?:nettopp|før|tidligere|(?:pa |for )?(?:det|den) (?:andre|første)(?: bordet| bestillingen)?)
  `,
  saidBefore: words`
    (?:det |som |navnet )?(?:sa|skrev|har|ga) jeg(?: (?:jo|allerede|akkurat|nettopp|dere|deg|det|tidligere|over|nylig)){0,4}(?: (?:sagt|skrevet|gitt|oppgitt))?
    jeg (?:sa|skrev|har|ga)(?: (?:jo|allerede|akkurat|nettopp|dere|deg|det|tidligere|over)){1,4}(?: (?:sagt|skrevet|gitt|oppgitt))?(?: (?:jo|allerede|akkurat|nettopp|dere|deg|det|tidligere|over)){0,2}
    som (?:jeg )?(?:(?:jo|allerede|akkurat|nettopp|tidligere) ){0,2}(?:sagt|skrevet|sa|skrev)(?: (?:allerede|nettopp|tidligere|over))?
    (?:det )?star (?:jo |allerede ){0,2}(?:over|der oppe|ovenfor)
    for (?:andre|tredje|fjerde|femte|siste|hundrede) gang
  `,
  notMine: words`
    ikke (?:(?:pa|for|til|i|under) )?(?:meg|mitt navn|navnet mitt|mitt)
    (?:det|den|bordet) (?:er|skal være|star) ikke (?:pa|for|til|i) (?:meg|mitt navn|navnet mitt)
  `,
  ownNames: words`
    (?:i|pa) (?:mitt (?:eget )?navn|navnet mitt)(?: da)?
    (?:(?:ta|skriv|sett|pa|heller) ){0,2}mitt(?: i stedet| da)?
  `,
  familyTails: words`
    forresten
    til etternavn
    er etternavnet(?: mitt)?
  `,
  firmTails: words`
    (?:det er|sa heter|det heter) (?:navnet pa )?(?:firmaet|bedriften|selskapet)(?: vart| mitt)?(?: heter)?
    (?:firmaet|bedriften) (?:vart|mitt|var|min)
  `,
  introductions: words`
    dette er
    her er
    det er
    jeg er
    jeg heter
    her snakker
  `,
  halves: ["(?:for|etter|efter)navn(?:et)?"],
  nameWords: ["navn(?:et)?(?: mitt)?"],
  thatIs: ["det (?:er|blir)", "altsa"],
  townLeads: ["fra"],
  origins: words`
    fra
    i
    pa
  `,
  givenWritten: words`
    fornavnet? (?:mitt )?(?:staves|skrives|er|skal være|heter)
  `,
  familyWritten: words`
    etternavnet? (?:mitt )?(?:staves|skrives|er|skal være|heter)
  `,
};
