import type { CountWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const counts: CountWords = {
  phrases: words`
    vi (?:bli|blive|være) (?:(?:na|nu|bare|kun|heller|da|jo|dog|dessverre|desværre|nok|likevel|alligevel) ){0,2}#
    (?:klemme|presse|skvise|stappe)(?: oss| os)? (?:inn |ind )?#
    (?:bli|blive|være) vi #
    (?:(?:antall |antal )?(?:personer|gjester|gæster|voksne)|antall|antal) ?[:=] #
    (?<!(?:flytte?r?|flyt|rykke?|ryk|skyve?|utsette?) )(?:bord|bordet|selskap|selskab) (?:for|pa|til|om|med) (?:ca\.? |cirka |omtrent |omkring |rundt |bare |kun |oss |os |opptil |op til )?#
    (?:følge|gruppe|bestilling) (?:for|pa|til|om|med) (?:ca\.? |cirka |omtrent |omkring |rundt |bare |kun |oss |os |opptil |op til )?#
    (?:bestillingen|reservasjon|reservation) (?:for|pa|til|om|med) (?:ca\.? |cirka |omtrent |omkring |rundt |bare |kun |oss |os |opptil |op til )?#
    (?:plass|plasser|plads|pladser|familie|gjeng) (?:for|pa|til|om|med) (?:ca\.? |cirka |omtrent |omkring |rundt |bare |kun |oss |os |opptil |op til )?#
    (?:middag|lunsj|frokost|fest|tafel) (?:for|pa|til|om|med) (?:ca\.? |cirka |omtrent |omkring |rundt |bare |kun |oss |os |opptil |op til )?#
    (?:vi|me|mi) (?:er|e|blir|bliver|var) (?:(?:na|kanskje|muligens|trolig|jo|visst|nu|bare|kun|ca\.?|cirka|omtrent|nok|egentlig|faktisk|totalt|altsa|da|dog|heller|vel|til sammen|i alt|dessverre|desværre|likevel|alligevel) ){0,2}#
    vi (?:kommer|skal være) (?:na |nu |bare |kun |ca\.? |cirka |omtrent |nok |egentlig |faktisk |totalt |altsa |da |heller |vel |til sammen |i alt )?#
    vi (?:skal|vil være|ville være) (?:na |nu |bare |kun |ca\.? |cirka |omtrent |nok |egentlig |faktisk |totalt |altsa |da |heller |vel |til sammen |i alt )?#
    (?:er|blir|bliver) vi (?:na |nu |bare |kun |ca\.? |nok |da |totalt |til sammen )?#
    det (?:er|blir|bliver) (?:na |nu |bare |kun |ca\.? |nok |vi |oss |da )?#
    (?:vi|oss|os) #
    alle #
    antall(?: personer| gjester)?:? (?:er )?#
    antal(?: personer| gæster)?:? (?:er )?#
    #-?mannsbord
    # av oss
    # af os
    til sammen #
    # til sammen
    sammenlagt #
    totalt #
    # totalt
    i alt #
    # i alt
    opptil #
    op til #
    #-?personersbord
    (?<=^(?:nei|niks|beklager)[,.]? )#(?= (?:med) (?!(?:en|et|utsikt|oss|vin|barnevogn)(?![\p{L}]))\p{L}{2,14}[ .!]{0,3}$)
    (?:bordbestilling|reservasjonen|gruppa|gruppen|gjengen) (?:for|pa|til|om|med) (?:ca\.? |cirka |omtrent |rundt |bare |oss |opptil )?#
    vi (?:kommer til a bli|skal bli|skal være) (?:na |bare |ca\.? |nok )?#
    (?:blir|ble) (?:visst |nok |dessverre |na )?(?:bare |kun )?#
    et bord til #
    # blir vi
    vi er tilbake (?:pa|til) #
  `,
  weakPhrases: words`
    (?:forelopig|foreløpig|enn sa lenge|for øyeblikket|sa langt),? (?:er vi |blir vi )?#
    for (?:ca\.? |cirka |bare |kun |oss |os |omtrent )?#
    bestille (?:for )?(?:oss )?#
    til (?:ca\.? |cirka |bare |kun |oss |os |omtrent )?#
    heller #
    book(?:e)? (?:inn )?(?:oss )?#
    (?<!(?:tag|ta) )(?:bare|kun) #
  `,
  openPhrases: words`
    # (?:i stedet|istedet|isteden|istedenfor|i stede)(?: takk| tak)?(?=[.?! ]*$)
    (?:ville|kunne|kan|passer|gar|ga|funker) # (?:være|ga|passe|fungere|funke|ogsa|bra|fint)
    heller #
    hellere #
    # (?:da|sa)(?=[.! ]*$)
    (?:da|sa) #(?=[.! ]*$)
    gjør det til #
    gør det til #
    endre til #
    endre det til #
    ændre til #
    egentlig #
    faktisk #
    blir #
    bliver #
    det blir #
    det bliver #
    ta #
    vi tar #
    (?:la oss si|vi sier|si|lad os sige|sig) #
    mener #
    snarere #
    (?:kjør pa|vi kjører pa|sett|skriv) #
  `,
  fixed: {
    "bare meg": 1,
    "bare mig": 1,
    "kun meg": 1,
    "kun mig": 1,
    "bare jeg": 1,
    "kun jeg": 1,
    "for meg selv": 1,
    "for mig selv": 1,
    "jeg kommer alene": 1,
    "jeg er alene": 1,
    "jeg spiser alene": 1,
    "meg alene": 1,
    "mig alene": 1,
    "til meg selv": 1,
    "oss 2": 2,
    "os 2": 2,
    "vi 2": 2,
    "begge 2": 2,
    "oss begge": 2,
    "os begge": 2,
    "et par": 2,
    "ett par": 2,
    tomannsbord: 2,
    firemannsbord: 4,
    seksmannsbord: 6,
    "et dusin": 12,
    "et halvt dusin": 6,
    "pa tomannshand": 2,
    "jeg kommer selv": 1,
    "pa egen hand": 1,
    "bare til meg": 1,
    "kun til meg": 1,
    "bare for meg": 1,
    "helt alene": 1,
    "jeg selv": 1,
    alene: 1,
    attemannsbord: 8,
  },
  or: ["eller", "eller kanskje", "eller maske", "(?:men )?kanskje", "(?:men )?maske", "eventuelt"],
  to: ["til", "a"],
  totals: words`
    # altsa(?=[.! ]*$)
    # (?:personer |pers |stykker )?(?:totalt|til sammen|sammenlagt|alt i alt|i alt)
    (?:totalt|til sammen|sammenlagt|alt i alt|i alt) (?:sa |blir vi |er vi |blir det )?#
  `,
  putsDown: words`
    la(?: det| oss)?(?: (?:være|bli|sta|sta pa))?
    (?:skriv|sett|legg|før)(?: det| oss| inn)?(?: pa)?
  `,
  keptAt: words`
    (?:la|hold)(?: (?:det|oss|den))?(?: (?:være|bli|sta))?(?: (?:pa|fortsatt pa))?
    vi (?:holder|blir|ligger) (?:oss |det |den )?(?:pa|ved|til|fortsatt pa)
  `,
  answerEnds: words`
    eller sa
    eller noe(?: sant)?
    eller deromkring
    omtrent
    cirka
    sann cirka
    pluss minus
  `,
  answerLeads: words`
    omtrent
    rundt
    cirka
    ca\.?
    kanskje
    omkring
    høyst
    maks
    minst
    ikke flere enn
    ikke mer enn
    ikke færre enn
    max
    si
    la oss si
    vi sier
    jeg tror
    jeg tipper
    jeg gjetter
    oppunder
    opptil
    sann
  `,
  including: words`
    hvorav
    inkludert
    inkl\.?
    medregnet
  `,
};
