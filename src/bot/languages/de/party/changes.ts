import type { PartyChangeWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const changes: PartyChangeWords = {
  more: words`
    (?:noch )?(?:#|1|einer|eine) mehr (?:jetzt|dann)(?=[,.! ]*$)
    jetzt (?:noch )?(?:#|1|einer|eine) mehr
    (?:#|ein|eine|einen|einer)(?: (?:person|personen|leute|gast|gaste|erwachsene|erwachsener|kind|kinder|madel|madels|bursch|freund|freundin|kumpel|kollege|kollegin|platz|platze))? (?:mehr|dazu)
    (?:noch (?:ein|eine|einen|einer|#))(?: (?:person|personen|leute|gast|gaste|erwachsene|erwachsener|kind|kinder|madel|madels|bursch|freund|freundin|kumpel|kollege|kollegin|platz|platze))? (?:mehr|dazu)
    (?:#|eine|ein) (?:person|personen|gast|gaste) (?:zusatzlich|extra)
    noch (?:#|eine|ein) (?:weitere|weiteren|weiterer) (?:person|personen|gast|gaste|leute)
    (?:eine|ein|einen) (?:weitere|weiterer|weiteren|zusatzliche|zusatzlicher) (?:person|gast)
    noch eine person
    noch # personen
    # kommen (?:noch |auch )?dazu
    # weitere(?: personen| gaste| leute)?
    (?:konnen|konnten|kann|konnte|durfen|darf) (?:wir|ich) (?:auch )?noch (?:jemand|jemanden|wen|einen|eine) (?:mitbringen|dazunehmen|mitnehmen|dazubringen)
    (?:kann|konnte|darf|kommt) (?:auch )?noch (?:jemand|wer|einer|eine) (?:mit|dazu|mitkommen|dazukommen)
  `,
  nthPerson: words`
    (?:noch )?(?:eine[nr]?|die|de[nr]|unsere?) #\. (?:person|gast|freund(?:in)?)
  `,
  fewer: words`
    (?:#|einer|eine|eines) (?:unserer|meiner|von (?:unseren|meinen|den)|der) \p{L}{3,14} (?:(?:hat|haben)(?: (?:uns|mir|leider|kurzfristig)){0,2} (?:abgesagt|gecancelt)|(?:ist|sind)(?: leider)? (?:abgesprungen|ausgefallen|verhindert)|(?:springt|springen)(?: leider)? ab|(?:fallt|fallen)(?: leider)? aus|(?:konnen|kann|kommen|kommt) (?:doch |leider |jetzt )?nicht(?: mehr)?(?: mit)?(?: kommen)?)
    es (?:kommen|kommt|konnen|kann) (?:doch |leider |jetzt )?(?:#|einer|eine) (?:von uns |leute |personen )?(?:doch |leider )?nicht(?: mit| kommen)?
    (?:#|ein|eine|einer|einen)(?: (?:person|personen|leute|gast|gaste))? weniger
    (?:eine person|einer|1 person|# personen|#|einer von uns|# von uns) (?:kann|konnen|kommt|kommen) (?:doch |leider )?nicht(?: mit| kommen)?
    (?:#|einer|eine)(?: (?:von uns|personen|leute|gaste|freunde))? (?:hat|haben)(?: (?:uns|mir|leider|kurzfristig)){0,2} (?:abgesagt|gecancelt)
    (?:#|einer|eine)(?: (?:von uns|personen|leute|gaste|freunde))? (?:(?:springt|springen)(?: leider)? ab|(?:fallt|fallen)(?: leider)? aus)
    (?:#|einer|eine)(?: (?:von uns|personen|leute|gaste|freunde))? (?:(?:ist|sind)(?: leider)? (?:abgesprungen|ausgefallen))
    (?:#|einer|eine) von uns (?:sind|ist|liegen|liegt) (?:leider |jetzt |nun )?(?:krank|verhindert|raus)(?: geworden)?
    (?:#|einer|eine)(?: (?:von uns|personen|leute|gaste|freunde))? (?:konnen|kann|kommen|kommt) (?:doch |leider |jetzt )?nicht(?: mehr)?(?: mit)?(?: kommen)?
    (?:sind|ist) (?:leider |jetzt |nun |doch )?(?:#|einer|eine)(?: (?:von uns|personen|leute|gaste|
      freunde))? (?:ausgefallen|abgesprungen|weggefallen|verhindert|krank)
    (?:streich|stornier|cancel)\p{L}{0,3}(?: sie)?(?: bitte)? (?:#|einen) (?:platze?|personen|person|stuhle?|gaste?)
    (?<!fur )(?:#|einen) (?:platze?|personen|person|stuhle?|gaste?) (?:stornieren|streichen|absagen|abbestellen|canceln)
    (?:kommen|ja|sind|dabei),? minus #
  `,
  countedThen: words`
    (?:letztes (?:mal|jahr)|(?:beim|bei unserem|bei meinem) letzten (?:mal|besuch)|neulich|damals|voriges (?:mal|jahr)) (?:waren|kamen) wir (?:\p{L}{1,8} ){0,2}(?:zu \p{L}{4,8}t|\d{1,2})
    wir waren (?:ja |doch |schon )?(?:letztes (?:mal|jahr)|beim letzten (?:mal|besuch)|neulich|damals|voriges (?:mal|jahr)) (?:\p{L}{1,8} ){0,2}(?:zu \p{L}{4,8}t|\d{1,2})
    wir waren (?:\p{L}{1,8} ){0,2}(?:zu \p{L}{4,8}t|\d{1,2}) (?:\p{L}{1,8} )?(?:letztes (?:mal|jahr)|beim letzten (?:mal|besuch)|neulich|damals)
  `,
  countsAnew: words`
    (?:dann|damit|somit|jetzt|nun|womit|also|demnach|mithin|diesmal|dieses mal|inzwischen|mittlerweile) (?:waren|sind|werden|wurden) wir (?:(?:dann|doch|nur|noch|also|jetzt|nun|wohl) ){0,3}(?:(?:zu )?\d{1,2}|zu \p{L}{3,8}t)
    (?:das |des )?macht (?:dann |also |zusammen |uns ){0,2}\d{1,2}(?! euro)
    (?:konnten|konnen|durfen|durften) wir (?:auch |jetzt |dann |doch |vielleicht ){0,2}(?:(?:zu )?\d{1,2}|zu \p{L}{3,8}t) (?:sein|kommen|werden)
    (?:wir )?(?:waren|sind|werden|wurden) (?:wir )?(?:jetzt|nun|dann|doch|also|somit|damit|nunmehr|mittlerweile) (?:doch |dann )?(?:(?:zu )?\d{1,2}|zu \p{L}{3,8}t)
    (?:(?:zu )?\d{1,2}|zu \p{L}{3,8}t) (?:statt|anstatt) (?:zu )?\d{1,2}
    (?:kommt|kommen) (?:noch |auch )?(?:dazu|mit|hinzu),? (?:und )?(?:also|dann|somit|macht|damit) (?:sind wir |waren wir |wir sind |wir waren )?(?:jetzt |dann ){0,2}(?:(?:zu )?\d{1,2}|zu \p{L}{3,8}t)
    mach(?:t|en sie|e)? (?:es |das |bitte |daraus ){0,2}\d{1,2}(?: personen| leute)
    wir (?:sind|waren|werden|kommen) (?:jetzt |nun |doch |dann ){0,2}(?:wieder|nur noch|nur) (?:(?:zu )?\d{1,2}|zu \p{L}{3,8}t)
    (?:am ende|letztlich|letztendlich|schlussendlich|schliesslich|im endeffekt) (?:waren|sind|werden|wurden) wir (?:(?:doch|nun|jetzt) ){0,2}(?:(?:zu )?\d{1,2}|zu \p{L}{3,8}t)
    wir (?:waren|sind|werden|wurden) (?:am ende|letztlich|letztendlich|schlussendlich|im endeffekt) (?:doch )?(?:(?:zu )?\d{1,2}|zu \p{L}{3,8}t)
    wir (?:waren|sind|werden|wurden) (?:(?:zu )?\d{1,2}|zu \p{L}{3,8}t)(?: leute| personen)? (?:am ende|letztlich|letztendlich|schlussendlich|jetzt|nun|geworden|mittlerweile|inzwischen)
  `,
  makesIt: words`
    mach(?:en|t|st)?(?: sie| wir| du)?(?: mal| bitte| das| es| doch| lieber| jetzt){0,3}
    (?:erhohen|andern|setzen)(?: sie)?(?: das| es)? (?:auf|zu)
    (?:sagen wir|schreib(?:en sie)?|nimm|nehmen sie)
  `,
  makesItOf: words`
    draus
    daraus
    davon
  `,
  becomes: words`
    (?:soll|sollte|muss|musste|kann|konnte|wird|wurde|mochte|musse)(?: jetzt| nun| bitte| doch| dann| leider){0,2}(?: ein(?:er|en|e)?)?(?: tisch)?(?: fur| zu| auf| von)? #(?: personen| leute)? (?:werden|sein|reichen|geandert werden|erweitert werden|vergroßert werden|verkleinert werden|erhoht werden|umgebucht werden)
    (?:ist|wird)(?: jetzt| nun| doch){1,2}(?: einer)?(?: fur)? #
  `,
  numberBecomes: words`
    (?<=(?:^|,) ?(?:(?:ah|ok|also|sorry|nein),? ){0,2})(?:jetzt|nun)(?: nur)?(?: noch)? #(?=[.! ]*$)
    (?:(?:personen|gaste|teilnehmer)?(?:an)?zahl(?: der (?:gaste|personen|leute|teilnehmer))?|gesamtzahl) (?:betragt|ist|ware|liegt|steigt|sinkt|lautet|erhoht sich|verringert sich|reduziert sich)(?: (?:jetzt|nun|nunmehr|damit|somit|dann|also|daher|bei|auf)){0,3} #
    (?:erhoht|verringert|reduziert|andert) sich (?:die|unsere) (?:personen|gaste|teilnehmer)?(?:an)?zahl(?: der \p{L}{4,10})?(?: (?:damit|somit|also|dadurch|nun)){0,2} auf #
    (?:personen|gaste|teilnehmer)?(?:an)?zahl(?: der (?:gaste|personen|leute|teilnehmer))?(?: bitte)? (?:auf|von \d{1,2} auf|in) #
    (?<=(?:^|,) ?)# (?:jetzt|nun)(?=[.! ]*$)
  `,
  therefore: words`
    also
    also jetzt
    daher
    deshalb
    darum
    somit
    demnach
    macht(?: also| dann)?
    das macht
    bleiben(?: also| dann| noch)?
    bleiben wir
    jetzt(?: sind wir)?(?: nur)?(?: noch)?
    jetzt also
    also(?: sind wir| waren wir| waeren wir| bleiben wir)?(?: nur)?(?: noch)?
  `,
  supposed: words`
    (?:wir|es) (?:sind|werden|waren|kommen) (?:vielleicht|eventuell|evtl\.?|moglicherweise)(?: \p{L}{2,7}){0,2} #
    vielleicht (?:sind|werden|waren|kommen) (?:wir|es)(?: \p{L}{2,7}){0,2} #
    wir konnten(?: \p{L}{2,10}){0,2} # (?:sein|werden)
    (?:und|aber|was)(?: ist| passiert)?,? (?:wenn|falls) (?:wir|es)(?: \p{L}{2,8}){0,3} #
    (?:und|aber|was)(?: ist| passiert)?,? (?:wenn|falls) (?:wir|es)(?: \p{L}{2,8}){0,2} zu (?:zweit|dritt|viert|funft|sechst|siebt|acht|neunt|zehnt)
  `,
};
