import type { ChoiceWords } from "../choice-words.ts";
import { words } from "../word-list.ts";

export const choices: ChoiceWords = {
  firstFree: words`
    (?:den |det )?(?:1\.|første|forste|tidligste) ledige(?: dagen| dag| datoen| kvelden)?
    (?:den |det )?(?:1\.|første|forste|tidligste)(?: dagen| datoen| kvelden| av (?:dem|de))? (?:som|der|hvor)(?: (?:det|dere|har|finnes|noe)){0,3} (?:er )?(?:ledig|fri|fritt)
  `,
  either: ["enten"],
  otherwise: words`
    ellers
    eller ellers
    i sa fall
    i nødsfall
    hvis ikke
    om ikke
    alternativt
    eventuelt
    i verste fall
    subsidiært
    plan b
    ellers da
    er det (?:ikke noe|ikke)(?: sa)?
    i andre rekke
    som alternativ
    (?:som )?(?:reserve|reservevalg|andrevalg)
    gar det ikke(?: sa)?
    gar ikke det(?: sa)?
    hvis det ikke gar
    om det ikke gar
  `,
  conditions: words`
    hvis
    om
    dersom
    skulle
    nar
    ifall
    er
  `,
  inverted: ["er", "skulle"],
  taken: words`
    opptatt
    optaget
    fullt
    fulde
    fullbooket
    booket
    borte
    utsolgt
    ikke gar
    ikke passer
    ikke er (?:ledig|mulig)
    ikke (?:ledig|mulig)
    ikke har (?:plass|plads|bord|noe)
    opptatte
    full
    fulle
    fullbooka
    fullbookede
    fullsatt
    bestilt
    ikke funker
    ikke fungerer
    ikke (?:ledig|mulig|finnes|har)(?: (?:plass|bord|noe))?
    ikke noe (?:bord|ledig|annet)
    ingen plass
  `,
  also: ["ogsa"],
  alsoFine: words`
    (?:gar|funker|passer|er)(?: jo)? (?:ogsa|og)(?: bra| greit| fint| ok)?
    ogsa (?:greit|fint|ok|bra|mulig)
    i nødsfall
    ellers(?= ?(?:$|[.!;]))
    (?:gar|funker|fungerer|passer|duger|er)(?: jo| ellers| det)? (?:ogsa|med)(?: bra| fint| greit| ok| helt fint)?
    (?:er )?ogsa (?:okei|helt greit|helt fint)
    ogsa(?= ?(?:$|[.,;!]))
    som (?:reserve|alternativ)
  `,
  preferably: words`
    helst
    aller helst
    fortrinnsvis
    heller
    foretrekker
    i første rekke
    bedre
  `,
  unfit: words`
    (?:gar|passer|fungerer|funker|virker)(?: det)?(?: oss| for oss| os| for os| meg| mig| dessverre| desværre){0,2} ikke
    (?:er|blir)(?: oss| for oss| litt){0,2} for (?:sent|tidlig)
    kan (?:vi|jeg) ikke
    (?:kan|rekker) (?:vi|jeg)(?: dessverre)? (?:ikke|ikkje)
    er (?:umulig|ikke mulig|ikke noe alternativ)
    for (?:sent|seint|tidlig)
    (?:gar|funker|rekker|kan|passer|vil|orker|er|har|kommer)(?: \p{L}{1,12}){0,3} (?:ikke|ikkje)
  `,
  cannot: words`
    aldri
    aldrig
    (?:kan|klarer|rekker|nar|kommer|vil|skal|far)(?: (?:vi|jeg|dessverre|desværre|nok)){0,2} ikke
    ikke (?:mulig|muligt|noe|noget|sjanse)
    umulig
    umuligt
    ingenting
    intet
  `,
  notPossible: words`
    (?:er) (?:[^ ,;!?]{1,10} ){0,3}pa (?:jobb|jobben|arbeid|arbeidet|kontoret|arbejde|arbejdet)
    (?:ma|skal) (?:jobbe|arbeide|arbejde)
    (?:jobber|arbeider|arbejder) (?:jeg|vi|han|hun)
    (?:kan|klarer|rekker|rekk|nar|gar|passer)(?: ?[^ ,;!?]{1,14}){0,3} ikke
    ikke (?:mulig|muligt)
    jobber
    (?:kan|rekker|klarer|gar)(?: ?[^ ,;!?]{1,14}){0,3} ikkje
  `,
  sameDay: words`
    samme (?:dag|kveld|dato)
    den (?:dagen|kvelden)
  `,
  that: words`
    den
    samme
    den der
  `,
  thatAfter: [],
  otherTimes: words`
    hva (?:annet|mer|ellers) (?:har dere|finnes|er det|er ledig|er)
    hva (?:har dere|finnes|er det) (?:ellers|mer|annet|av annet)
    (?:andre|hvilke andre|noen andre|nogle andre) (?:tider|tidspunkter?|klokkeslett|muligheter|muligheder)
    hva(?:d)? (?:annet|andet) har (?:dere|i)
  `,
  otherDays: words`
    (?:andre|hvilke andre|noen andre|nogle andre) (?:dager|dage|datoer|kvelder|aftener)
    (?:hvilke|pa hvilke) (?:dager|dage|kvelder|aftener) (?:er|har dere|finnes|gar|har i)
    (?:noen|nogen) annen (?:dag|kveld|aften)
  `,
  tasting: words`
    smaksmeny
    avsmakning
  `,
  venueNouns: words`
    restaurant(?:en)?
    sted(?:et)?
    stad(?:en)?
    lokale(?:t)?
  `,
  venueTails: words`
    restaurant(?:en)?
  `,
  venueLeads: words`
    det (?:ville være|blir|skulle være)(?: pa| hos)?
    hos
    i
    pa
    ved
    \p{L}{0,8}listen? (?:til|hos|pa)
    restaurant(?:en)? (?:i|pa)
  `,
  goesTo: words`
    til
  `,
  likesBetter: words`
    heller
    hellere
    snarere
    foretrekker
    foretrækker
    ta
    tilbake
  `,
  putOffBy: words`
    (?:er|ligger|var|blir)(?: \p{L}{2,8}){0,2} for (?:langt?|dyrt?|brakete?|støyende|stort?|lite|liten|fint?|fullt?|mye)
  `,
  dislikes: words`
    (?:liker|vil|ønsker) ikke(?: (?:ha|til))?
    helst ikke
  `,
  judgesVenue: words`
    fint?
    finere
    bra
    bedre
    hyggeligt?
    hyggelig
    koselig
    romantisk
    rolig
    roligere
    brakete
    støyende
    billigt?
    billigere
    dyrt?
    dyrere
    nært?
    nærmere
    langt unna
    stort?
    større
    lite
    mindre
    liknende
    lignende
    verdt et besøk
    god
    godt
  `,
  asksOfVenue: words`
    er
    har
    hvordan er
  `,
  asksAboutVenue: words`
    (?:hva|hvad|hvordan) er
    fortell? (?:litt |noe |lidt |noget )?om
    fortell (?:litt |noe )?om
    hva slags (?:sted|restaurant) er
  `,
  asksWhere: words`
    hvor (?:er|ligger|finner jeg)(?: egentlig)?
  `,
  comparesVenues: words`
    hva er forskjell(?:en)?(?: (?:mellom dem|pa dem))?(?=[ ?!.]*$)
    hvilken(?: av dem)? er (?:hyggeligst|best|finest|bedre)(?=[ ?!.]*$)
  `,
  other: words`
    (?:den|det) (?:andre|anden|andet|2\.)
  `,
  suitsBetter: words`
    (?:hadde vært|ville vært|er|blir|passer|føles)(?: (?:oss|meg|nok|mer|litt)){0,3} (?:bedre|realistisk|sikrere|roligere|greiere|enklere|lettere|best)(?: for (?:oss|meg))?
  `,
};
