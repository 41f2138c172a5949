import type { AskingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  question: words`
    har (?:dere|i) (?:apent|apnet|abent|oppe)
    er (?:dere|i) (?:apne|apent|abne)
    hvor lenge
    hvor længe
    hvor mye
    hvor meget
    hvor mange
    hvor dyrt
    hva koster
    hvad koster
    nar (?:apner|stenger|har dere|er dere|lukker)
    hvornar (?:abner|lukker|har i|er i)
    hvor (?:ligger|er|finner|holder)
    apningstider
    apningstidene
    abningstider
    abningstiderne
    adressen
    adresse
    menyen
    menuen
    menukort
    parkering
    parkere
    (?:kan|far) (?:man|vi|jeg) (?:sitte|sidde|ta med|tage|betale|parkere|røyke|ryge|spise ute|fa mat uten|fa mad uden)
    tar dere
    tager i
    godtar dere
    aksepterer dere
    serverer (?:dere|i)
    tilbyr dere
    tilbyder i
    er det (?:mulig a (?:sitte|ta med|fa mat)|dyrt|langt|parkering|kleskode|aldersgrense|rullestol|utsikt|terrasse|uteservering|hund|barnestol)
    (?:hvilken tid|hvilke tider) (?:apner|stenger|har dere)
    hva er (?:deres|adressen)
    hvor er dere
    hva har dere
    nar (?:har|er|stenger|apner) (?:dere|restauranten|kjøkkenet)
    hvor lenge (?:har|er|kan|far)
    er det (?:dyrt|langt|fullt)
    hva tar dere
    hvordan (?:finner|kommer) (?:man|jeg|vi)
    hvilke (?:tider|dager) har dere
    kan dere (?:lage|fikse|ordne) (?:glutenfritt|vegansk|vegetarisk|laktosefritt|mat)
    finnes det (?:parkering|heis|ladeplass|barnemeny|garderobe|mulighet)
    er det (?:heis|ladeplass|barnemeny|garderobe)
    ligger dere
    telefonnummeret? (?:til|deres)
    adressen deres
    menyen deres
    kleskode
    hunder tillatt
    hva (?:finnes(?: det)?|har dere)(?: \p{L}{1,8}){0,3} (?:ledig|igjen)
    (?:ma|trenger) (?:man|jeg|vi) (?:\p{L}{1,8} )?(?:bestille|reservere|booke)(?!.{0,60}\d)
  `,
  onlyAsks: words`
    (?:jeg |vi )?(?:ville|vil)(?: (?:bare|gjerne))? (?:sp[øo]rre|vite|h[øo]re|sjekke)(?: om)?
    (?:jeg |vi )?lurer(?: bare)?(?: pa)?(?: om)?
    (?:si|fortell)(?: meg)?(?: gjerne| ogsa)?,? om
    (?:far|kan|kunne) jeg(?: (?:bare|ogsa))? (?:spørre|fa vite|høre)(?: dere)?(?: om)?
    (?:jeg |vi )?(?:lurte)(?: bare)?(?: pa)?(?: om)?
    kan (?:dere|du) si(?: meg)?(?: om)?
  `,
  questionStart: words`
    (?:(?:et|1) )?(?:raskt |kort |lite |hurtigt )?(?:sporsmal|spørsmal)
    (?:pa|i|med|til|fra|hos|for) (?:hvilken|hvilket|hvilke|hva|hvad|nar|hvornar|hvor)
    hva
    hvad
    nar
    hvornar
    hvor
    hvem
    hvordan
    hvorfor
    hvilken
    hvilket
    hvilke
    er det
    er dere
    er der
    er i
    kan
    kunne
    far
    finnes
    findes
    skulle
    gar det
    tar
    har dere
    har i
    hvor mange
    lurer pa
    jeg lurer
    vi lurer
    mon
    serverer
    korleis
    kva
    (?:dere|du|i) (?:svarte|svarede|sa|sagde) (?:aldri|aldrig|ikke)
    (?:dere|du|i) har ikke (?:svart|svaret|sagt)
    fortell (?:\p{L}{2,6} ){0,2}om
    (?:spilles|spiller|vises|serveres|arrangeres) (?:det|dere|man|noe|noen|de)
    kommer man
    (?:[\p{L}']{1,12} ){1,3}(?:lurer|spør|vil vite) (?:om(?! (?:vi|jeg|hun|han|de)(?![\p{L}]))|hva|nar|hvor|hvordan|hvilken|hvem)
    ma (?:man|vi|jeg)
    kan man
    far man
    tar dere
    er
    har
    finst
    kor
    kven
    kvifor
    pleier
    (?:jeg|vi) (?:spurte|lurte) (?:om|pa)
  `,
  requests: words`
    kan (?:vi|jeg|man) (?:fa|bestille|reservere|booke|komme)
    kunne (?:vi|jeg) (?:fa|bestille|reservere|booke)
    vil gjerne
    vil gerne
    far vi
    (?:setter|plasserer|gir|fikser) (?:dere|du) (?:oss|meg)
    har dere (?:et |noe )?(?:bord|vindusbord)(?= (?:ved|nær|med|ute|inne|langt))
    (?:er det|finnes det) (?:god )?plass til(?= (?:(?:en|var|1) (?:barnevogn|rullator|rullestol)))
    (?:finnes|er) det (?:et |noe |noen )?(?:bord|plass)(?= (?:langt|nær|ved|der))
    (?:dere har ikke|har dere) muligens
    kan det (?:finnes|sta|ligge|være)
    (?:kan du|kunne dere|kunne du)
    (?:kan|far|kunne) (?:vi|jeg)(?: fa)?
    gar det (?:bra |fint |an )?a
    gar det an
    er det mulig(?: a)?
    kan dere
  `,
  charged: words`
    koster?
    gebyr
    betale\p{L}{0,1}
  `,
  orNot: words`
    (?:er )?(?:det )?ikke(?: lov| mulig)?
  `,
  toKnow: words`
    vite (?:om|hvordan|hva)
  `,
  offered: words`
    noe
    noen
    storre
    større
    ledige?
    fortsatt
    fremdeles
    ogsa
    komme
    ga
    gar
    funker
    fungerer
    passer?
    mulig
    bedre
    annet
    igjen
    (?:rundt|omkring|har|finnes|hva|hvad|ved)
    fleire
    tilgjengelige?
    noko
    rundt
  `,
  whatNeeded: words`
    (?:trenger|vil) (?:dere|du)(?: ogsa)? (?:ha )?(?:etternavn|etternavnet|fornavn|fornavnet|hele navnet)(?: mitt| ogsa)?(?=[ ?!.]*$)
    (?:holder|gar) det(?: bra| greit)? med (?:bare )?(?:fornavn|etternavn|fornavnet|etternavnet)(?=[ ?!.]*$)
    (?:hva|hvilke (?:opplysninger|detaljer)) trenger (?:dere|du)(?: (?:mer|a vite|av meg|fra meg|for a bestille|til bestillingen|a ha)){0,4}(?=[ ?!.]*$)
    trenger (?:dere|du) noe mer(?: av meg| fra meg)?(?=[ ?!.]*$)
  `,
  asksWhat: ["(?:hva|hvad) … (?:er|innebærer|inngar i)"],
  exactly: ["egentlig", "nøyaktig"],
  askedBefore: words`
    (?:spørsmalet|spørsmala) (?:mitt )?(?:om|angaende)
    (?:svarte|svart|svarer)(?: (?:du|dere))? (?:ikke|aldri) pa spørsmalet(?: mitt)?
    (?:ignorerte|hoppet over|oversa) spørsmalet(?: mitt)?
    (?:jeg|vi) (?:spurte|lurte)(?: (?:jo|ogsa))? (?:om|pa)
  `,
  wantsAnswer: words`
    (?:jeg|vi) (?:vil|ville|hadde)(?: gjerne)? (?:ha|fa|hatt|satt pris pa)(?: et)? svar (?:pa|om|angaende)(?: spørsmalet(?: mitt)?)?(?: om)?
    svar (?:gjerne )?pa spørsmalet(?: mitt)? om
  `,
  isOnDay: words`
    (?:er|var) (?:det|den)(?: (?:pa|den|vel|altsa|na|her)){0,3}
    det (?:er|var)(?: (?:vel|pa|den)){0,3}
  `,
};
