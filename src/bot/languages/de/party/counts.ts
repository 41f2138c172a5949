import type { CountWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** What makes a count a guess. */
const hedges =
  "so|so um die|ungefahr|etwa|circa|ca\\.?|rund|um die|wohl|vielleicht|wahrscheinlich|voraussichtlich|mindestens|maximal|hochstens";

export const counts: CountWords = {
  phrases: words`
    (?<=^(?:nein|ne|nee|na|sorry)[,.]? )#(?= (?:mit) (?!(?:einem|einer|einen|dem|der|den|blick|uns|hund|wein|kind|kinderwagen)(?![\p{L}]))\p{L}{2,14}[ .!]{0,3}$)
    (?:kriegt|bekommt|bringt|kriegen|bekommen|bringen) (?:ihr |sie )(?:uns )?#
    uns # (?:[\p{L}]{1,10} ){0,3}unter(?:bringen)?
    (?:personen(?:zahl|anzahl)?|gaste(?:zahl)?|leute|teilnehmer|erwachsene|anzahl(?: (?:der )?(?:personen|gaste|leute))?) ?[:=] #
    (?:tisch|tische|platz|reservierung|gruppe|buchung|einen|party|runde|familie|bett|etwas|was) (?:fur|von|zu|mit) (?:ca\.? |etwa |ungefahr |nur |insgesamt )?#
    zu #
    wir sind (?:(?:dann|jetzt|nur|noch|nimmer|insgesamt|doch|zu|nun|${hedges}) ){0,3}#
    wir (?:waren|kommen|werden) (?:(?:da|wohl|dann|jetzt|nur|insgesamt|doch|zu|nun|${hedges}) ){0,3}#
    sind (?:dann |jetzt |nur |insgesamt |doch |zu )?#
    es (?:sind|werden|waren) (?:dann |jetzt |nur |insgesamt |doch )?#
    #er tisch
    #er-tisch
    #ertisch
    zu #t
    zu # hoch
    # von uns
    insgesamt #
    # insgesamt
    sitzplatze fur #
    platz fur #
    # platze
    seid #
    (?<=(?:¦|dazu|mehr|mit|bei)[,.]? )also #
    (?:mir|mia|ma) (?:san|sand|sind|sin|send|waren|wearn) (?:nur |jetzt )?#
    (?:san|sand|send) (?:mia|ma|mir|wir) #
    samma #
    simmer #
    waren wir #
    sind wir #
    werden wir #
    wir # (?:plus|und|mit)
    wir #(?=,? (?:¦|am|um|mit|plus|und)(?![\p{L}])|[.!,]|$)
    # (?:personen )?(?:zu|bei) tisch
    # (?:sind|werden|waren) wir
    (?:konnen|konnten|durfen|durften) wir(?: auch| vielleicht| doch){0,2} (?:zu )?# (?:sein|werden)
    alle #(?= ?(?:[,.!]|$)| von uns| kommen| sind| dabei| da(?!\p{L}))
    wir (?:sind|waren|werden|kommen) (?:jetzt |nun |doch |dann ){0,2}(?:wieder) (?:zu )?#
  `,
  totals: words`
    # insgesamt
    insgesamt (?:also |dann )?(?:sind wir |waren wir )?(?:zu )?#
    alles in allem (?:sind wir )?#
    (?:zusammen|gesamt) (?:also |dann )?(?:sind wir |waren wir )?(?:zu )?#
  `,
  putsDown: words`
    (?:lass|lasst|lassen sie)(?: (?:mal|bitte|doch|einfach|es bei)){0,2}
    (?:schreib|schreibt|schreiben sie|nimm|nehmen sie)(?: (?:mal|bitte|doch|lieber|einfach)){0,2}
  `,
  keptAt: words`
    (?:bleib|bleibt|bleiben)(?: (?:wir|es|mal|bitte|doch|einfach)){0,3} bei
    (?:lass|lasst|lassen)(?: (?:wir|sie|es|uns|mal|bitte|doch|einfach)){0,3} bei
    (?:wir|es) (?:bleiben|bleibt) (?:doch )?bei
  `,
  weakPhrases: words`
    (?:vorerst|vorlaufig|im moment|momentan|derzeit|zurzeit|zur zeit|bisher|erst ?mal),? (?:sind wir |waren wir )?#
    fur (?:ca\.? |etwa |ungefahr |nur |circa |insgesamt |alle |uns )?#
    mit #
    nur #
    doch #
    auf #
    zu #
    lieber #
  `,
  openPhrases: words`
    mein(?:e|te) #
    # (?:stattdessen|lieber)(?=[.?! ]*$)
    (?:kriegen|bekommen|kriegten|bekamen) wir (?:auch |lieber |doch |vielleicht ){0,2}#
    (?:ginge|ging|geht|passt|passte|klappt|ware)(?: auch| vielleicht| denn)? #(?: stattdessen| lieber| auch| okay| ok| moglich)?(?=[.?! ]*$)
    lieber #
    doch #
    auf #
    eher #
    besser #
    eigentlich #
    (?:mach|mache|machen wir|machen sie) (?:lieber |doch |bitte |mal )?#(?: da?raus)?
    (?:sagen wir|sag ma?l?|sagn ma)(?: mal)? #
    (?:dann|also) #(?: bitte)?(?=[.! ]*$)
    # dann(?=[.! ]*$)
    (?:mach|mache|machen wir|nehmen wir|sagen wir) (?:dann |halt |einfach |gleich ){1,2}#
  `,
  answerEnds: words`
    oder so(?: was| etwas)?
    (?:denke?|glaube?|schatze?) ich(?: mal)?
    rum
    herum
    circa
    ca\.?
    ungefahr
    etwa
    plus minus
  `,
  answerLeads: words`
    vielleicht
    so
    etwa
    ungefahr
    circa
    ca\.?
    rund
    um die
    wir waren
    wohl
    so um die
    hochstens
    mindestens
    maximal
    nicht mehr als
    nicht weniger als
    sagen wir
    sagen wir mal
    sag mal
    max\.?
    bestimmt
    gut
    knapp
    an die
    bis zu
    ich glaube
    glaub
    ich denke
    allerhochstens
    zwischen
    so ungefahr
  `,
  fixed: {
    "nur ich": 1,
    "eine einzelne person": 1,
    "1 einzelne person": 1,
    "eine einzelperson": 1,
    "1 einzelperson": 1,
    "nur fur mich": 1,
    "ich allein": 1,
    "ich alleine": 1,
    "fur mich allein": 1,
    "fur mich alleine": 1,
    "nur mich": 1,
    alleine: 1,
    allein: 1,
    "bin allein": 1,
    "fur mich": 1,
    "zu zweit": 2,
    "uns beide": 2,
    "wir beide": 2,
    "nur wir 2": 2,
    "zu dritt": 3,
    "zu viert": 4,
    "z'zweit": 2,
    "z'dritt": 3,
    "z'viert": 4,
    "z'funft": 5,
    "z'sechst": 6,
    "zu funft": 5,
    "zu sechst": 6,
    "zu siebt": 7,
    "zu acht": 8,
    "zu neunt": 9,
    "zu zehnt": 10,
    "zu elft": 11,
    "zu zwolft": 12,
    "ein paar aus zwei": 2,
    "ein dutzend": 12,
    "ein halbes dutzend": 6,
    "ein dutzend leute": 12,
    "ein parchen": 2,
    "ein ehepaar": 2,
  },
  including: words`
    sind
    davon
    darunter
    inklusive
    inkl\.?
    wovon
    (?:eine )?familie mit
    (?:ein )?paar mit
  `,
  or: [
    "oder",
    "bzw\\.?",
    "oder vielleicht",
    "(?:aber )?vielleicht(?: auch)?",
    "(?:aber )?eventuell(?: auch)?",
    "evtl\\.?",
  ],
  to: ["bis", "a"],
};
