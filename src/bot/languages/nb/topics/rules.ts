import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const rules = {
  fees: words`
    koster det (?:\p{L}{1,7} )?(?:a|at) (?:bestille|booke|reservere)
    gratis (?:a|at) (?:bestille|booke|reservere)
    betale (?:noe |noget )?(?:for )?(?:a|at) (?:bestille|booke|reservere)
    depositum
    no[- ]?show
    avbestillingsgebyr
    (?:koster|koste|skjer|sker|betale|betaler) (?:[\p{L},]{1,12} ){0,5}(?:(?:av|af)bestill?\p{L}{0,2}|a[vf]lys\p{L}{0,2})
    (?:koster|skjer|sker|betale|betaler) (?:\p{L}{1,10} ){0,4}(?:hvis|om|dersom) (?:\p{L}{1,12} ){0,4}(?:ikke|færre|syke?|bare|kun)
    (?:hvis|om|dersom) (?:jeg|vi|noen|nogen) (?:glemmer|ikke (?:kan|kommer|rekker))
    (?:forskudd|forskuddsbetaling|forudbetaling)
    om (?:jeg|vi) ikke (?:kommer|dukker opp)
    hvis (?:jeg|vi) ikke (?:kommer|dukker opp)
    (?:trenger|krever|ønsker|vil|skal|ma|behøver) (?:dere|du|i|jeg|vi) (?:\p{L}{1,8} ){0,3}(?:kortnummer(?:et)?|kortet|kort|kredittkort(?:et)?|kreditkort(?:et)?|kortopplysninger|kortoplysninger)
    (?:koste|koster|betale|betaler|gebyr|avgift) (?:[\p{L}\d]{1,10} ){0,4}(?:om|hvis|nar) (?:[\p{L}\d]{1,10} ){0,5}(?:syke?|syge?|mangler|færre|avbestiller|avlyser|aflyser|afbestiller|ikke)
    (?:om|hvis|nar) (?:[\p{L}\d]{1,10} ){0,5}(?:syke?|syge?|mangler|avbestiller|avlyser|aflyser|afbestiller) (?:[\p{L}\d]{1,10} ){0,3}(?:koster?|betale|gebyr)
    (?:hva|hvad) (?:skjer|sker|koster det|hvis|om) (?:[\p{L}\d]{1,8} ){0,3}(?:ikke (?:kommer|dukker opp|dukker op|møter)|avbestiller|avlyser|aflyser|afbestiller)
    (?:depositum|forskudd|forskuddsbetaling|forudbetaling|handpenger|aconto)
    (?:betale|betaler) (?:\p{L}{1,8} ){0,3}(?:pa forhand|i forveien|forud|nar (?:jeg|vi) bestiller|nu|na)
    (?:avbestille?|avlyse|aflyse|afbestille?) (?:[\p{L}\d]{1,10} ){0,4}(?:gratis|uten (?:gebyr|kostnad)|uden (?:gebyr|omkostninger)|kostnadsfritt)(?: (?:frem |fram )?til nar)?
    (?:nar|hvor sent|hvor lenge|hvornar|hvor længe|senest) (?:[\p{L}\d]{1,10} ){0,4}(?:avbestille?|avlyse|aflyse|afbestille?)
    (?:siste|sidste|seneste) (?:frist|mulighet|mulighed|tidspunkt|sjanse|chance) (?:for|til) (?:a |at )?(?:avbestill\p{L}{1,3}|avlys\p{L}{1,3}|aflys\p{L}{1,3}|afbestill\p{L}{1,3})
    (?:avbestillings|avlysnings|aflysnings|afbestillings)(?:gebyr|frist|regler|vilkar|gebyret|fristen)
    (?:avbestill|avlys|aflys|afbestil|kanseller|annuller)\p{L}{0,4} (?:\p{L}{1,10} ){0,5}(?:til nar|til hvornar|indtil hvornar|senest nar)
    (?:gebyr|straffegebyr|avgift)
    (?:mister|taper|far|faar) (?:[\p{L}\d]{1,8} ){0,2}(?:depositumet?|pengene)
    (?:(?:fram )?(?:til|indtil|inntil|innen|inden) (?:hvilken|hvilket|hvor mange) (?:dag|dager|dage|dato|tid|tidspunkt|timer)(?: før| i forveien)?) (?:[\p{L}',]{1,12} ){0,6}(?:avbestille?|avlyse|aflyse|afbestille?|kansellere|annullere)
    (?:avbestille?|avlyse|aflyse|afbestille?|kansellere|annullere)(?: [\p{L}']{1,14}){0,4},? (?:(?:fram )?(?:til|indtil|inntil|innen|inden) (?:hvilken|hvilket|hvor mange) (?:dag|dager|dage|dato|tid|tidspunkt|timer)(?: før| i forveien)?)
    koster (?:en )?(?:bestilling|reservasjon)(?:en)?
    (?:trekker|trekkes|trukket|belastes|belaster) (?:\p{L}{1,10} ){0,4}(?:kortet|kort|kontoen|depositumet)
    (?:far|fa|betaler) (?:\p{L}{1,10} ){0,4}(?:depositumet|pengene)(?: tilbake| igjen)?
    (?:bot|straffegebyr|tilbakebetaling)
    (?:oppgi|gi|legge igjen)(?: (?:dere|deg|mitt|mine|noe|et|noen)){0,3} (?:kortopplysninger|kredittkort|kortnummer|kort)(?!\p{L})
  `,
  counted: words`
    er (?:babyen|barnet|barna|jeg|kona|mannen) (?:med |allerede |ogsa ){0,2}(?:regnet med|medregnet|talt med|inkludert|medberegnet)
    har dere (?:regnet med|telt med|talt med) (?:babyen|barnet|barna|meg)
  `,
  localTime: words`
    lokal tid
    tidssone(?:n)?
    (?:deres tid|tid hos dere)
  `,
  stay: words`
    hvor (?:lenge|længe)(?= ?[?]| ?$)
    hvor lenge (?:\p{L}{1,10} ){0,4}(?:bli|sitte|bordet|ha)
    (?:tidsbegrensning|tidsgrense|tidsbegrænsning|tidsgrænse)
    (?:ma|skal) (?:vi|jeg) (?:\p{L}{1,8} ){0,2}(?:ga|forlate|forlade|ut|ud|være ferdige|være færdige)(?= |[?]|$)
    (?:er bordet|bordet er) (?:vart|vores)
    hvor (?:lang tid|længe) (?:\p{L}{1,10} ){0,4}(?:bordet|sidde|blive|har)
    (?:bli|blive) (?:sittende|siddende)
    (?:kastet|kaster|smidt|smider) (?:\p{L}{1,6} )?(?:ut|ud)
    (?:ha|beholde|fa|sitte ved) bordet (?:litt )?lenger
    bordet,? (?:og )?hvor lenge (?:har|far)
    (?:ma|trenger|far|kan|skal) (?:vi|jeg|man) (?:[\p{L}\d:.]{1,12} ){0,6}(?:sitte(?! (?:ute|inne|utendørs|innendørs|i |ved |nær|sammen|pa ))|bli sittende|bli|ga hjem|forlate bordet|reise oss)
    (?:hvor lenge|hvor mye tid|hvor mange timer) (?:\p{L}{1,10} ){0,5}(?:bordet|bord|sitte|bli|ha|tid)
    (?:til nar|hvor sent) (?:har|far|kan) (?:vi|jeg|man) (?:\p{L}{1,8} ){0,2}(?:bordet|sitte|beholde)
    (?:kastes|hives) (?:dere )?ut
    (?:levere|gi) (?:fra oss |tilbake )?bordet
  `,
  restaurants: words`
    (?:hvilke|hvor mange|hva slags) restaurant(?:er)?(?: (?:har dere|finnes|er det))
    (?:hvilke|hvor mange|hva slags) restauranter(?! (?:har (?!dere|du)|tar))
  `,
  house: words`
    hva slags (?:sted|restaurant)(?=[ ?!.]|$)
    hva (?:slags|for slags|for et) (?:sted|restaurant|sort restaurant)(?=[ ?!.]|$)
    hva slags mat
    hvilken type (?:restaurant|sted|mat)
  `,
  ways: words`
    forskjell(?:en)? (?:pa|mellom)
    forskel(?:len)? (?:pa|mellem)
    (?:hvilke|hvor mange) (?:\p{L}{2,9} )?(?:mater|muligheter|alternativer|valg|muligheder)
    (?:spise|sitte|sidde|plass|plads) i baren
    (?:hvilke|hvor mange|hva slags) (?:\p{L}{2,9} )?(?:mater|muligheter|alternativer|ulike bord|deler|plasser)
    mater (?:a|kan man) (?:spise|sitte)
    (?:hvor|hvordan) (?:kan|far) (?:man|vi|jeg) (?:spise|sitte)
    (?:spise|sitte|plass|plasser) (?:\p{L}{2,6} )?(?:i|ved) (?:baren|bardisken|disken|barbordet)
    (?:har dere|finnes det|er det) (?:en )?(?:bar|bardisk)
    hva er (?:den|det|det der med)? ?(?:kjøkkendisken|bardisken|uteserveringen|nattkjøkkenet)
  `,
  largest: words`
    hvor mange (?:personer |gjester )?(?:kan|tar|far) (?:dere|vi|man|det) ?(?:ta imot|være|komme|ta|plass til)?
    st[øo]rste (?:selskap(?:et)?|gruppe(?:n)?|antall(?:et)?)
    hvor mange (?:dere|man|vi) (?:kan|far|tar)(?: (?:ta imot|være|komme|ha))?
    (?:tar dere(?: imot)?|klarer dere|har dere plass til|er det plass til|far dere plass til|(?:om|hvis) (?:vi|det)(?: kanskje)? (?:er|blir)|(?:er|blir) vi|vi (?:kanskje )?(?:er|blir)) (?:flere|mer) enn (?:\d{1,2}|seks|sju|syv|atte|ni|ti|tolv|femten|tjue)(?: (?:personer|stykker|gjester))?(?=[ ?.!,]{0,3}$|,? (?:gar|funker|er) det (?:bra|fint|greit|ok|an)?)
    (?:grupper|selskap|selskaper) pa (?:flere|mer) enn (?:\d{1,2}|seks|sju|atte|ni|ti|tolv|femten|tjue)
    hvor stort selskap
    (?:maks|max)(?:imalt)? antall (?:personer|gjester)
  `,
  starts: words`
    (?:hva|hvilken|hvad|hvornar|nar) er (?:den |det )?(?:tidligst|senest|sist|sidst)e?(?: (?:dere har|i har|ledige|mulige))?(?=[.!?, ]*$)
    hvor sent (?:kan|far) (?:jeg|vi|man) (?:komme|bestille|spise)
    (?:siste|seneste) (?:bord|bordtid|tid)
    (?:hvilken|hva|nar) er (?:den |det )?(?:tidligste|seneste|siste)(?: (?:tiden|dere har|mulige))?(?=[.!?, ]*$)
    hvor (?:sent|seint|tidlig) (?:kan|far) (?:jeg|vi|man) (?:senest )?(?:komme|bestille|spise|fa bord)
    nar (?:kan|far) (?:jeg|vi|man) (?:komme |bestille )?(?:senest|tidligst)
    (?:seneste|siste|tidligste) (?:bordet|bordtiden|bestillingen|tiden|tid|bestilling)
    (?:det |den )?første (?:og|eller) (?:det |den )?siste (?:bordet|bord|tiden|tid)
    serverer dere (?:fortsatt |enna )?mat (?:\p{L}{2,7} ){0,2}[\d¦][\d:.h¦]{0,4}
  `,
  adjusting: words`
    (?:kan|far|ma) (?:jeg|vi) (?:si fra|gi beskjed|bekrefte|sige til|give besked) (?:senere|etterpa|i morgen)(?:,? (?:om|hvor mange)(?: [\p{L}\d']{1,8}){0,6})?
    (?:hvis|om|dersom|skulle)(?! (?:vi|jeg)(?![\p{L}]))(?: [\p{L}']{1,12}){1,4} (?:ikke (?:kommer|kan(?: komme)?|blir med)|melder (?:avbud|afbud)|faller fra)
    (?:hvis|om|dersom) vi(?: [\p{L}]{1,9}){0,2} (?:færre|faerre|flere)
    (?:hvordan|hvor) (?:sier|gir|giver|melder|siger) (?:jeg|vi) (?:fra|til|beskjed|besked|ifra)
    hva (?:skjer )?(?:om|hvis) (?:bare |kun )?(?:en|1|noen|faerre|flere) (?:av oss )?(?:kommer|kan|blir)
    (?:hva|hvad) (?:\p{L}{1,6} )?(?:om|hvis) (?:1|en|1 av oss|en af os|noen|nogen|vi) (?:[\p{L}\d]{1,8} ){0,3}(?:syke?|syge?|færre|flere|ikke kan|forhindret)
    (?:legge til|ta med|tilføje|tage med) (?:noen|nogen|flere|en person|folk)(?: til)? (?:senere|etterpa|bagefter)
    (?:skriver|sender melding) (?:jeg|vi) (?:bare |da )?(?:til )?(?:dere|deg|her)
    hva (?:skjer|blir det|gjør vi) (?:om|hvis) (?:det )?(?:bare|kun) (?:en|1|noen)(?: av oss)? (?:kommer|kan|dukker opp)
    (?:hva skjer|tenk|men|og) (?:om|hvis) (?:det )?(?:bare |kun )?(?:en|1|noen|færre|flere|ikke alle|vi (?:blir|er) (?:færre|flere|bare)) ?(?:av oss )?(?:kommer|kan|blir|er|dukker opp)?
    (?:kan|far) (?:jeg|vi|man) (?:endre|justere) (?:det|antallet|tiden|bestillingen|bordet)(?: personer| gjester)? (?:senere|etterpa|siden|i etterkant)
    (?:hva skjer|tenk|men|og) (?:om|hvis) vi (?:bare |kun )?(?:blir|er|kommer) (?:bare |kun )?#
  `,
  confirmation: words`
    (?:far|kommer) (?:jeg|vi)(?: (?:ogsa|noen|en)){0,3} bekreftelse(?: (?:pa|via|per) (?:mail|e-?post|epost|sms))?
    (?:sender|mailer) (?:dere|du)(?: (?:ogsa|en|noen|meg|ut)){0,3} bekreftelse(?: (?:pa|via|per) (?:mail|e-?post))?
    (?:kan|far) jeg (?:gi|legge til) (?:dere |deg )?(?:ogsa )?(?:mailen|e-?posten|e-?postadressen|mailadressen)(?: min)?
  `,
  reminder: words`
    (?:far|sender|kommer|far)(?: jeg| vi| dere| du| i| det)?(?: meg| oss| mig| os)?(?: noen| nogen| en)? (?:paminnelse|paminding|pamindelse)
    (?:minner|paminner|minder|paminder) (?:dere|du|i) (?:meg|oss|mig|os)
  `,
  walkIns: words`
    (?:ma|b[øo]r|skal) (?:man|jeg|vi)(?: (?:absolutt|alltid)){0,2} (?:bestille|reservere|booke)(?: (?:bord|pa forhand)){0,2}(?=[ ?.!,]{0,3}$| eller )
    (?:kan|far) (?:man|jeg|vi) (?:(?:bare|ogsa) ){0,2}(?:komme innom|stikke innom|droppe inn|dukke opp)(?=[ ?.!,]{0,3}$| eller )
    (?:komme|spise|ga inn) uten (?:bestilling|reservasjon|a bestille|a reservere)
    (?:er )?(?:bordbestilling|bestilling|reservasjon) (?:er )?(?:nødvendig|obligatorisk|et krav)
    (?:kan|far|gar det an a) (?:man |jeg |vi )?(?:(?:ogsa|bare) ){0,2}(?:komme innom|droppe inn|ga inn|stikke innom|dukke opp)(?=[ ?.!,]{0,3}$| eller )
    (?:komme|spise|ga inn|droppe inn|fa bord) uten (?:bestilling|bordbestilling|reservasjon)
    (?:tar dere imot|aksepterer dere) (?:drop[- ]?in|\p{L}{2,8} uten bestilling)
  `,
} satisfies Partial<TopicWords>;
