import type { CancellingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

const itsTable = "(?:tisch|reservierung|buchung) (?:[\\p{L}\\d./]{1,12} ){0,4}";

/** Between the verb and its "nicht". */
const meanwhile =
  "(?: (?:es|s|wir|ich|leider|doch|heute?|morgen|ubermorgen|am|abend|mittag|\\p{L}{3,8}tag|mittwoch|jetzt|nun|" +
  "dann|wohl|also|gar)){0,5}";

/** What is only not managed in time, or by all, is no cancelling. */
const notAtAll =
  "nicht(?! (?:vor|nach|um|am|bis|erst|mit|so|alle|punktlich|rechtzeitig|ganz|mehr (?:vor|um|bis)|\\d|¦))";

export const cancelling: CancellingWords = {
  cancel: words`
    (?:das|es) wird (?:\p{L}{1,10} ){0,3}(?:nichts|nix)(?: mehr| bei uns| heute| morgen| daraus| draus){0,2}(?=[,.!]|$| sorry| tut)
    (?:heute|morgen|abend|tag|daraus) wird (?:\p{L}{1,10} ){0,3}(?:nichts|nix)(?: mehr| bei uns){0,2}(?=[,.!]|$| sorry| tut)
    (?:tisch|reservierung|buchung) (?:\p{L}{1,12} ){0,3}(?:zuruckgeben|aufgeben|sausen lassen|verfallen lassen|rausnehmen|zurucknehmen|zuruckziehen)
    auf (?:den|unseren|meinen|die|unsere|meine) (?:tisch|reservierung|buchung) (?:\p{L}{1,12} ){0,2}verzichten
    (?:verzichten|verzichte) (?:\p{L}{1,12} ){0,3}auf (?:den|unseren|meinen|die|unsere|meine) (?:tisch|reservierung|buchung)
    (?:loscht?|loschen sie|streicht?|streichen sie|nehmt|nimm|nehmen sie) (?:bitte )?(?:die|meine|unsere|den|unseren|meinen) (?:reservierung|buchung|tisch)(?!(?: \p{L}{1,14}){0,5} (?:vor|entgegen|auf|an)(?:[ .!]|$))
    stornieren
    storniere
    stornier
    storniert
    (?:sagt|sagen sie|sag|sage) (?:bitte )?(?:den tisch|das|(?:die|meine|unsere) (?:reservierung|buchung)|(?:meinen|unseren) tisch)(?: \p{L}{1,12}){0,4} ab
    stornierung
    storno
    (?:absagen|abzusagen)
    absage
    sage ab
    sag ab
    abbestellen
    canceln
    cancel
    annullieren
    (?:reservierung|buchung|tisch) (?:loschen|aufheben|streichen|absagen)
    losche (?:meine|die|unsere) (?:reservierung|buchung)
    (?:brauche|brauchen|mochte|mochten|will|wollen) (?:den tisch|die reservierung|die buchung|ihn|sie) (?:nicht mehr|doch nicht)
    nicht mehr (?:notig|gebraucht)
    muss leider absagen
    mussen leider absagen
    ${itsTable}(?:kann|darf|konnt ihr|konnen sie|konnte) (?:\p{L}{1,10} ){0,3}(?:weg|raus|entfallen|freigegeben|freigeben)
    ${itsTable}(?:kann|darf|konnt ihr|konnen sie|konnte) (?:\p{L}{1,10} ){0,3}(?:streichen|gestrichen|geloscht|loschen)
    von (?:meiner|unserer|der|dieser) (?:reservierung|buchung) (?:\p{L}{1,10} ){0,2}(?:zurucktreten|zurucktrete|zuruck)
    ${itsTable}(?<!nicht (?:\p{L}{1,10} ){0,2})(?:freigeben|freimachen|loschen|streichen|canceln|entfernen|entfallt|fallt aus)
    (?:streicht|streichen sie|nehmt|nehmen sie|tragt) (?:uns|mich) (?:\p{L}{1,10} ){0,2}(?:von|aus|raus|runter)(?! der warte)
    cancelt?
    storniern
    loschn
    (?:streich|streicht|streichen sie)(?: (?:bitte|uns|mich|das|es|ihn|mal|einfach)){1,3}(?=[.! ]*$)
    bitte streichen(?=[.! ]*$)
    (?:brauche|brauchen|benotige|benotigen) (?:wir |ich )?(?:den|unseren|meinen|die|unsere|meine) (?:tisch|platz|reservierung|buchung) (?:[\p{L}\d.]{1,12} ){0,4}(?:nicht mehr|doch nicht)
    (?:den|unseren|meinen|die|unsere|meine) (?:tisch|platz|reservierung|buchung) (?:[\p{L}\d.]{1,12} ){0,4}(?:brauche|brauchen|benotige|benotigen) (?:wir|ich) (?:leider |nun |jetzt )?(?:nicht mehr|doch nicht)
    (?:brauche|brauchen) (?:doch|leider|jetzt|nun) (?:keinen tisch|keine reservierung)(?: mehr)?
    (?:sagt|sag|sogt|sogts|sagts|sagt's|sagen sie)(?: (?:bitte|uns|ma|mir|doch|ihnen)){0,2} (?:die|unsere|meine|unsre|den|de) (?:reservierung|buchung|tisch|termin)(?: (?:bitte|wieder)){0,2} (?:ab|o)
    (?:sagt|sagen sie|sag|sage) (?:bitte )?alles ab
    wird (?:leider |doch |bei uns |heute |morgen ){1,3}(?:nichts|nix)(?: mehr| bei uns| heute| morgen| daraus| draus){0,2}(?=[,.!]|$| sorry| tut)
    (?:vergiss|vergesst|vergessen sie|streich|streicht) (?:bitte )?(?:die|unsere|meine|den|unseren|meinen) (?:reservierung|buchung|tisch)
    (?:streich|streiche|storniere?|losche?|nimm|nehmen sie|lass|stornieren sie|streichen sie) (?:einen?|eins|1|eine) (?:davon|der beiden|von (?:den )?beiden|der (?:zwei|2))(?: (?:raus|weg|weg))?
    (?:schmeiß|schmeiss|schmeißt|wirf|werft|kick|kickt|hau|haut|knick|knall)(?:en sie|e)? (?:bitte |halt |einfach )?(?:die|den|meine|meinen|unsere|unseren) (?:reservierung|buchung|tisch)(?: (?:bitte|halt|einfach|ruhig|wieder)){0,2}(?: (?:weg|raus|in die tonne))?(?=[,.! ]*$)
    (?:die|den|meinen|unseren) (?:reservierung|buchung|tisch) (?:kannst du|konnt ihr|konnen sie) (?:\p{L}{1,8} ){0,2}(?:wegschmeissen|wegschmeißen|kubeln|knicken|vergessen|in die tonne (?:kloppen|treten))
  `,
  noTable: words`
    (?:(?:ich|wir|i|mir) )?(?:will|wollen|woll'n|mag|mogen|mochten?|brauch(?:e|en|t)?|nehmen?)(?: (?:ich|wir|doch|jetzt|leider|eigentlich|dann|nun|auch)){0,3} (?:kein(?:en|e|'n)?|koan|kan) (?:tisch|reservierung|platz)(?: (?:mehr|nimmer|bei euch|bei ihnen)){0,2}
    (?:(?:ich|wir) )?(?:brauch(?:e|en)?|wollen|will|nehmen?|mochten?)(?: (?:ich|wir))? (?:den|unseren|die|unsere|meinen|meine) (?:tisch|reservierung|platz|termin)(?: (?:doch|jetzt|leider|nun|eigentlich)){0,2} (?:nicht(?: mehr)?|nimmer)
    (?:doch|also|dann)? ?(?:lieber )?kein(?:en)? tisch(?: (?:mehr|nimmer|fur uns))?
    (?:wir|ich) sag(?:en|e)?(?: (?:den tisch|die reservierung|den termin|euch|ihnen|leider|doch|hiermit|lieber|das|alles)){0,3} ab
    (?:(?:der tisch|die reservierung) hat sich (?:schon )?erledigt|(?:das |es )?hat sich (?:schon )?erledigt mit (?:dem tisch|der reservierung))
    (?:haltet?|halten|hebt?|heb|reservier(?:e|t|en)?|bucht?|buchen)(?: sie)? (?:mir|uns)(?: (?:bitte|doch))? (?:nichts?|nix|keinen tisch)(?: mehr)?(?: (?:frei|auf))?
    (?:den |unseren |die )?(?:tisch|reservierung) brauch(?:e|en|ts|t's|t)?(?: (?:es|wir|ich|ma|mir|leider|jetzt)){0,2} (?:nimmer|nicht mehr|doch nicht)
    (?:bitte )?nichts (?:mehr )?(?:reservieren|buchen|eintragen)(?: fur (?:uns|mich))?
  `,
  letDown: words`
    (?:babysitter(?:in)?|kindermadchen|tagesmutter|au-?pair) (?:hat|ist)(?: (?:uns|mir|leider|kurzfristig|eben|gerade|heute)){0,3} (?:abgesagt|krank(?: geworden)?|ausgefallen|abgesprungen|sitzen ?(?:ge)?lassen|versetzt)
  `,
  absence: words`
    (?:wir kommen|ich komme) (?:am |doch |leider ){0,2}(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute)(?: abend| mittag)? (?:doch |leider )?nicht
    (?:was|etwas|leider|es ist) dazwischen ?gekommen
    kann(?: (?:ich|leider|heute|morgen|am|\p{L}{3,8}tag)){0,4} doch nicht(?= ?[.!,]| ?$)
    (?:konnen|kann)${meanwhile} nicht (?:kommen|dabei sein)
    (?:schaffe|schaffen|schaffens|schaffs|schaffen's|schaff's|packen|packens)${meanwhile} ${notAtAll}
    (?:komme|kommen) (?:leider |doch |heute |nun )?nicht(?! (?:auf|rein|durch|ran|vor|nach|um|zu|am|erst|mit|so|alle|allein|\d|¦))
    klappt (?:leider |doch |heute |bei uns |bei mir )?nicht(?! (?:vor|nach|um|am|mit|\d|¦))
    (?:konnen|kann) (?:wir|ich) (?:leider |doch |heute |morgen |da |dann |abend ){0,3}(?:doch )?nicht(?=[.!]*$)
    wir konnen (?:leider |heute |morgen |abend |am |\p{L}{3,8}tag |doch ){1,4}nicht(?=[.!]*$)
    klappt es (?:leider |doch |heute |bei uns |bei mir )?nicht(?! (?:vor|nach|um|am|mit|\d|¦))
    klappt'?s (?:leider |doch |heute |bei uns |bei mir )?nicht(?! (?:vor|nach|um|am|mit|\d|¦))
    (?:komme|kommen|kemma|kumma) (?:wir |ich )?(?:(?:nun|jetzt|leider|heute) ){1,2}doch nicht(?= ?[.!,]| ?$)
    klappt(?: (?:leider|doch|heute|bei uns|bei mir|mehr)){1,3} nicht(?: mehr)?(?! (?:vor|nach|um|am|mit|\d|¦))
    (?:das |es |heute )?wird(?: (?:leider|heute|das|es|bei uns|wohl|doch)){0,3} nichts(?: mehr)?(?: heute)?(?=[.!, ]*$|[.!,;] )
    (?:mussen|muss)(?: (?:wir|ich|leider|heute|diesmal|doch)){0,3} passen(?=[.!, ]*$|[.!,;] )
    (?:konnen|kann)(?: (?:leider|heute|doch)){1,3} nicht(?: kommen| mehr| mehr kommen)?(?=[.!, ]*$|[.!,;] )
    (?:gebt|geben sie|gib) (?:den|unseren|meinen) tisch(?: (?:ruhig|gerne?|bitte|dann)){0,2} (?:wem anders|wem anderen|jemand(?:em)? ander\p{L}{1,2}|anderen|weg|frei|weiter)(?=[.!, ]*$|[.!,;] )
    (?:ihr konnt|sie konnen) (?:den|unseren|meinen) tisch(?: (?:ruhig|gerne?|dann|wieder|jetzt|anderweitig|wem anders|anderen)){0,2} (?:weitergeben|weggeben|freigeben|vergeben|geben)(?=[.!, ]*$|[.!,;] )
    (?:mussen|muss)(?: (?:wir|ich|leider|heute|daher|doch)){0,3} (?:verzichten|darauf verzichten)(?=[.!, ]*$|[.!,;] )
  `,
  ofBooking: words`
    (?:muss|mussen|musst|mussma|gezwungen)
    (?:den|meinen|unseren|diesen|einen) tisch
    (?:reservierung|buchung|termin|tisch|platz)
    (?:alles|ganz|komplett|uberhaupt)
  `,
  stop: words`
    (?:lassen sie|lasst|lass)(?: es|'s)(?: doch| mal| bitte| einfach)?(?=[.! ]*$|[,;])
    (?:vergessen sie|vergiss|vergesst) (?:das|den|die|diesen|diese)(?: hier| da| tisch)(?: wieder| bitte)?
    (?:ich |wir )?(?:will|wollen|mochte|mochten|brauch\p{L}{0,2}) (?:ja |doch |jetzt |eigentlich |uberhaupt |gar ){0,3}(?:keinen tisch|keine reservierung|nichts? (?:reservieren|buchen)|nicht (?:reservieren|buchen))(?=[.! ]*$|[.!,;])
    stopp?
    abbrechen
    abbruch
    vergiss es
    vergessen sie es
    lass gut sein
    (?:lass|lasst|lassen sie)(?: es| mal)? (?:stecken|bleiben)
    egal(?=[.! ]*$)
    hor auf
    (?<=^)ende(?=[.! ]*$)
    beenden
    doch nicht
    vergiss das
    lass es(?! (?:bei|auf|dabei)(?!\p{L}))
    lass mal
    lassen wir es(?! bei)
    brech(?:en sie|t|e)? (?:das |es |bitte ){0,2}ab
    brich (?:das |es )?(?:bitte )?ab
  `,
};
