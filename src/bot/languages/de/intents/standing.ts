import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Where such a question ends: what follows would be what it asks about. */
const end = "(?=[^\\p{L}]{0,3}(?:(?:denn|jetzt|nun|oder|oder nicht|schon|bitte|danke|ja)[^\\p{L}]{0,3})?$)";

export const standing: StandingWords = {
  list: words`
    was (?:ist|habe? ich|haben wir) (?:denn |jetzt |nun |eigentlich |am ende ){0,3}(?:gebucht|reserviert)(?=[?.! ]*$)
    erinner(?:e|t|n sie)? mich(?: mal| bitte| noch(?: ?mal)?)? an (?:meine|unsere|die) (?:reservierung|buchung)
    was (?:hatte|hatten|habe|haben|hab) (?:ich|wir) (?:denn |noch ?mal |nochmals |eigentlich |bei euch |bei ihnen ){0,2}(?:reserviert|gebucht)
    was (?:hab|habe|haben) (?:ich|wir)(?: jetzt| denn| eigentlich| nochmal| schon){0,2}(?: alles)?(?: (?:reserviert|gebucht|bei euch|bei ihnen))?(?=[?!. ]*$)
    (?:erinner|erinnere|erinnern|erinnert)(?: sie| ihr| du)? (?:mich|uns) (?:bitte )?(?:noch ?mal )?an (?:meine|unsere|die) (?:reservierung|buchung)
    an (?:meine|unsere) (?:reservierung|buchung) erinnern
    habe ich (?:[\p{L}\d]{1,12} ){0,5}(?:(?:1|ein|einen|den) tisch(?! (?:fur|zu|um|am) )|reserviert|gebucht)
    haben wir (?:[\p{L}\d]{1,12} ){0,5}(?:reserviert|gebucht)
    (?:wann|fur wann|um wie ?viel uhr|welche uhrzeit) (?:hatte|hatten) (?:ich|wir) (?:\p{L}{1,12} ){0,4}(?:reserviert|gebucht)
    (?:wann|um wie ?viel uhr|fur wann) (?:war|ist) (?:noch ?mal |noch einmal )?(?:meine|unsere|mein|unser) (?:reservierung|buchung|tisch)
    meine reservierungen?
    meine buchungen?
    unsere reservierung
    (?:zeig|zeige|zeigen sie|prufe|prufen sie|bestatige|bestatigen sie|uberprufe)(?: mir)? (?:meine|unsere|die|alle) (?:reservierungen?|buchungen?)
    habe ich (?:schon |noch )?eine (?:reservierung|buchung)
    haben wir (?:schon |noch )?eine (?:reservierung|buchung)
    wann ist meine (?:reservierung|buchung)
    welche (?:reservierungen|buchungen) habe ich
    reserviert.{0,60}(?:ist|hat) (?:sie|die|das|es|alles) (?:\p{L}{1,8} )?(?:angekommen|geklappt|durch)
    (?:wie (?:ist|lautet|war)|was ist|wo ist|welche ist|habe ich|hab ich|gibt es|gibt's) (?:denn |nochmal |noch mal )?(?:meine|unsere|die|
      eine) (?:reservierungs ?|buchungs ?|bestatigungs ?)?(?:nummer|referenz|code|referenznummer|kennung)(?! (?:vo[nm]|des|der|eures|ihres))
    (?:reservierungs|buchungs|bestatigungs|referenz)nummer(?=[ ,]{0,5}(?:bitte|nochmal|noch mal)?[ ?.!]{0,5}$)
    (?:auf|unter) (?:welchen|welchem|wessen) namen?
    (?:kopie|bestatigung) (?:der|meiner|unserer|von der) (?:reservierung|buchung)
    (?:bestatigung|reservierung|buchung) (?:bitte )?(?:noch ?mal|noch einmal|erneut|nochmals) (?:schicken|senden|zeigen|sehen|haben|zuschicken|
      zusenden)
    (?:schick|schicken|schickt|sende|senden|zeig|zeigen)(?: sie| du)? (?:mir |uns )?(?:bitte )?(?:noch ?mal |noch einmal )?(?:die|meine|unsere|
      eine) (?:bestatigung|kopie)
    (?:wann|um wie ?viel uhr|fur wann) (?:war|ist) (?:das|der tisch|die reservierung) (?:noch ?mal|noch einmal)
    (?:wie|was) ist (?:meine|unsere) (?:reservierung|buchung)(?=[ ?.!]{0,4}$)
    wie ?viele (?:reservierungen|buchungen|tische) (?:hab|habe|haben) (?:ich|wir)
    (?:bestatigen|bestatige|bestatigt|prufen|prufe|nachsehen|nachschauen|schauen|sagen)(?: \p{L}{1,8}){0,3},? (?:dass|ob) (?:ich|wir) (?:[\p{L}\d.:]{1,12} ){0,6}(?:tisch|reservierung|buchung|reserviert|gebucht) (?:habe|haben|hab|hatten|hatte)
    (?:konnen|konnten|konntet|kannst|konnt|konntest|schicken|schickt|schick|zeigen)(?: sie| ihr| du)?(?: mir| uns)?(?: das| es| die)?(?: bitte)? (?:noch ?mal|noch einmal|nochmals|erneut)(?: schicken| senden| zeigen| zuschicken| zusenden)?
    (?:steht|gilt|bleibt|klappt) (?:meine|unsere|die|mein|unser) (?:reservierung|buchung|tisch)(?: [\p{L}\d:'.]{1,12}){0,4}
    (?:welche|was fur eine) (?:reservierung|buchung) (?:ist das|war das|meint ihr|meinen sie|meinst du)(?: denn)?(?=[?. ]*$)
    um welche (?:reservierung|buchung) geht(?: es|'s|s)
    (?:erinner(?:n|e|st|t)?|erinnern sie)(?: sie| du| ihr)? (?:mich|uns)(?: bitte| noch ?mal| noch einmal| kurz){0,3},? (?:an (?:das |den |die )?(?:datum|tag|uhrzeit|zeit|termin)|(?:fur )?wann|an welchem tag|um wie ?viel uhr)
    (?:mich|uns) (?:bitte |nochmal |noch mal |kurz ){0,2}an (?:das |den |die )?(?:datum|tag|uhrzeit|zeit|termin)(?: und (?:das |den |die )?(?:datum|tag|uhrzeit|zeit))? erinnern
    welche (?:tische|reservierungen|buchungen) hab(?:e|en)? (?:ich|wir)
  `,
  askBooked: words`
    (?:bin ich|sind wir|seid ihr|ist (?:der tisch|das|es|er|die reservierung|die buchung|alles)) (?:denn |jetzt |nun |schon |auch |wirklich |damit |
      dann ){0,3}(?:reserviert|gebucht|bestatigt|fix|erledigt|eingetragen|notiert|fest)${end}
    hat (?:das|es|die (?:reservierung|buchung)) (?:denn |jetzt |nun |auch |wirklich |schon ){0,2}(?:geklappt|funktioniert|hingehauen)${end}
    (?:haben sie|habt ihr|hast du|ham sie) (?:das |es |den tisch |uns |mich |ihn )?(?:denn |jetzt |nun |schon |wirklich ){0,2}(?:gebucht|reserviert|
      eingetragen)${end}
    (?:das|der tisch|es|er) (?:ist|ware) (?:dann |jetzt |also |nun |damit ){0,2}(?:reserviert|gebucht|fest|fix)(?:,? (?:ja|oder|
      richtig))?(?=[ !]{0,2}\?)
    (?:habe ich|haben wir|hab ich) (?:denn |jetzt |nun |schon )?den tisch (?:jetzt|nun|denn|schon|sicher)${end}
    (?:wir stehen|ich stehe|stehen wir|stehe ich)(?: doch| noch| immer noch| ja){0,2} (?:drin|drauf|drin bei euch|auf der liste)(?:,? ?(?:oder|gell|ja))?(?=[^\p{L}]{0,3}\?)
    (?:ihr habt|sie haben|habt ihr|haben sie) (?:uns|mich)(?: doch| noch| ja){0,2}(?: drin| notiert| eingetragen)?,? ?(?:oder|gell|ja)(?=[^\p{L}]{0,3}\?)
    ^(?:also |und )?(?:ist|war) (?:es|das|der tisch|die reservierung|die buchung)(?: jetzt| nun| schon| wirklich| also){0,2} (?:storniert|abgesagt|gecancelt)(?= ?\?)
    ^(?:und |so,? |also |hallo,? )?steht (?:er|sie|es|der tisch|die reservierung|das)(?: (?:jetzt|nun|noch|also|schon)){0,2} (?:auf|fur|mit|um) [^.;!?]{1,40}(?= ?\?)
    ^(?:und |so,? |also )?(?:ist|sind) (?:er|sie|es|der tisch|die reservierung|das|wir)(?: (?:jetzt|nun|noch|also|schon)){0,2} (?:auf|fur|mit|um) [^.;!?]{1,40} (?:gebucht|eingetragen|reserviert|notiert|vermerkt)(?= ?\?)
    (?:hab|habe|haben) (?:ich|wir)(?: jetzt| nun| denn){0,2} (?:\d{1,2}|zwei|drei) (?:reservierungen|buchungen|tische) oder (?:nur )?(?:\d{1,2}|eine?|einen|zwei)
    ^(?:hallo,? |guten tag,? )?(?:(?:konnen|konnten|wurden) sie (?:mir |uns |bitte ){0,2}bestatigen|bestatigen sie(?: mir| uns)?),? dass wir [^;!?]{1,60}(?= ?\?)
    (?:und |so,? |also )?ist (?:der|die|das|meine|unsere) (?:(?:reservierung|buchung|tisch|termin) )?(?:am |vom |von |fur )?\p{L}{5,12} (?:jetzt |nun |schon |denn ){0,2}(?:gebucht|reserviert|geandert|bestatigt|fix|drin)${end}
    (?:ist|war) (?:der |unser |mein )?(?:mon|diens|donners|frei|sams|sonn)tag(?:abend| abend|mittag)? (?:gebucht|reserviert|gebongt)
  `,
  recap: words`
    (?:wie ?viele?|welche[nr]? (?:tag|namen?|nummer|uhrzeit|zeit|restaurant)|welches (?:datum|restaurant))(?: personen| leute| gaste)? (?:habe? ich|hatte ich|haben wir) (?:\p{L}{1,8} ){0,2}(?:gesagt|angegeben|genannt)(?:,? (?:dass wir (?:sind|waren|kommen)|sind wir))?(?=[ ?.!]*$)
    (?:schicke?|schicken|zeige?|zeigen|sage?|sagen|nenne?|nennen|wiederhole?|wiederholen)(?: sie)?(?: mir| uns)?(?: bitte)?(?: noch ?mal| noch einmal)? (?:die|alle|meine|unsere) (?:details|angaben|einzelheiten)
    was (?:hast|haben|habt) (?:du|sie|ihr) (?:denn )?bis(?:her|lang| jetzt)
    (?:kannst du|konnen sie|konnt ihr) (?:mir |uns )?(?:das|alles|es|die (?:daten|angaben|details)) (?:bitte |noch ?mal |noch einmal |kurz ){0,3}(?:zusammenfassen|wiederholen)
    was (?:haben sie|hast du|habt ihr) (?:jetzt |da |denn |nun ){0,2}(?:aufgeschrieben|notiert|eingetragen)
    (?:schicke?|schicken|zeige?|zeigen|sende?|senden|gib)(?: sie)? (?:mir|uns) (?:bitte )?(?:die |meine |unsere )?(?:ganze|gesamte|komplette) (?:reservierung|buchung)
    (?:in |fur )?welche[ms]? (?:restaurant|haus|lokal) (?:ist|war|ware) (?:das|es|der tisch|dies)(?: (?:jetzt|nun|noch ?mal|denn|eigentlich))?(?=[ ?.!]*$)
  `,
  probably: words`
    wahrscheinlich
    vermutlich
    wohl
    sicher
  `,
  punctual: words`
    (?:sind|bin|kommen|komme|werden|werde) (?:\p{L}{1,7} ){0,2}nicht (?:zu spat|verspatet?|verspaten)
    (?<!nicht )(?<!nicht ganz )punktlich
  `,
  late: words`
    (?:sind|bin|kommen|komme) (?:\p{L}{1,9} ){0,2}(?:spater|spater dran),? (?:so |ca |etwa |circa )?(?:\d{1,3} ?min\p{L}{0,7}|ein viertelstundchen|eine viertelstunde)
    (?:verkehr|stau),? (?:wir|ich) (?:sind|bin|kommen|komme)
    es (?:geht nur um|ist nur) (?:eine )?verspatung
    (?:sind|bin|kommen|komme|werden|haben|habe) (?:\p{L}{1,9} ){0,2}# (?:zu spat|spater|verspatung)
    ^# (?:zu spat|spater|verspatung)
    (?:im|in einem) stau
    (?:zug|auto|verkehr|bahn|stau|autobahn) (?:\p{L}{1,9} ){0,2}(?:stecken|hangen|liegen) ?geblieben
    zug (?:\p{L}{1,9} ){0,3}(?:ausgefallen|verspatet|steht)
    verspatet
    verspatung
    verspaten (?:uns|wir)
    (?:kommen?|sind|bin|werden?|wird|aber|dann|nur|vielleicht|eventuell|evtl\.?|wohl|wahrscheinlich)(?: (?:aber|ca|circa|etwa|so|ungefahr|leider|wohl|nur|erst|um)){0,3} (?:\d{1,3} |(?:eine? )?(?:halbe|viertel) ?)?(?:minuten|min|mins|viertelstunde) spater(?! (?:kommen|reservieren|buchen|geht|ginge))
    spater (?:da|dort) (?:sein|bin|sind|ist)
    (?:uns|mich) (?:[\p{L}\d]{1,10} ){0,5}verspaten
    mich verspate
    verspate mich
    spater dran
    (?:sind|bin|kommen|komme|wird|werden|minuten|min|stunde|etwas|bisschen) (?:\p{L}{1,9} ){0,3}(?:zu spat|spat dran)
    stecken? (?:\p{L}{1,9} ){0,3}(?:stau|zug|verkehr|fest)
    (?:stehen|stehe|sind|bin) im stau
    (?:schaffen|schaffe) (?:es )?(?:\p{L}{1,8} ){0,2}nicht punktlich
    werden aufgehalten
    wurden aufgehalten
    (?:wir|ich) (?:kommen?|sind|bin|schaffen?)(?: es)?(?: heute)? erst (?:um|gegen|ab) .{1,20}(?:da|an)?
    (?:wir|ich) (?:kommen?|sind|bin|schaffen?)(?: es)? (?:um|gegen) .{1,20} (?:statt|anstatt|und nicht)
    (?:wir|ich|mia|i) (?:kommen?|sind|bin)(?: (?:ca|circa|etwa|so|ungefahr|leider|heute|wohl|voraussichtlich)){0,2} (?:\d{1,3} |(?:eine? )?(?:halbe|viertel) ?)?(?:minuten|min|minuterl|stunde|viertelstunde|std) spater
    (?:ist|wurde|wird) (?:\p{L}{1,8} ){0,2}spat geworden
    (?:zug|bus|bahn|flieger|flug|fahre) (?:fallt|fiel) aus,? (?:und )?(?:wir|ich) (?:stehen|stehe|sitzen|sitze|hangen|hange|warten|warte)
    (?:taxi|bus|zug|bahn|babysitter) (?:kommt|kam|ist) (?:einfach |noch |immer noch ){0,2}nicht(?: gekommen| da)?
    (?:wird|wird's|werden|wirds) (?:wohl |leider |vielleicht |ein(?:e)? )?(?:kleines? )?(?:bisschen|bissl|bissal|wenig|bisserl|tick|etwas) spater(?=[.,;! ]*$|,? (?:sorry|aber|tut|entschuldig))
    (?:wir|ich) (?:werden|werde|kommen?|sind|bin) (?:(?:morgen|heute|leider|wohl|voraussichtlich|etwa|ungefahr|ca|circa|so|am|\p{L}{3,7}tag|abend|um|gute?) ){0,4}(?:\d{1,3} |1 |eine? )?(?:minuten|min|(?:halbe )?stunde|viertelstunde) (?:spater|zu spat)(?: (?:kommen|da sein|dran sein|eintreffen|ankommen))?
    (?:wird|wird's|wirds)(?: (?:es|bei uns|morgen|heute|etwa|ca|circa|ungefahr|wohl|leider)){0,4} (?:\d{1,3} |1 |eine? )?(?:minuten|min|(?:halbe )?stunde|viertelstunde) spater
    # (?:hinten ?dran|hinterher|im verzug)
    (?:aber|nur|so|ca|circa|etwa|ungefahr|rund) # spater(?=[.,;! ]*$)
    (?:bissl|bisserl|bisschen|bissi|etwas|recht|echt|voll) spat dran
    (?:hinken|hangen|liegen|sind) (?:[\p{L}\d]{1,9} ){0,4}(?:hinterher|hintendran|im verzug)
  `,
  subjectless: words`
    (?:sind|bin|werden|werde|kommen|komme|haben|habe)(?! (?:wir|ich|sie|ihr|die|der|das|es|mia|ma|i)(?!\p{L}))
  `,
  losing: words`
    ohne dass (?:der|unser|mein) tisch
    ohne (?:den|unseren|meinen) tisch zu
    und (?:den|unseren|meinen) tisch (?:trotzdem )?behalten
  `,
  delayed: words`
    zu spat
    verspat\p{L}{1,6}
    (?:im )?stau
  `,
  keeping: words`
    (?:halten sie|haltet ihr|haltets? (?:ihr|es)?|hebt ihr|behalten sie|behaltet ihr|reserviert ihr|konnen sie|konnt ihr|konnten sie|konntet ihr)(?: bitte| uns| mir){0,2} (?:(?:den|unseren|meinen|unsern) tisch|ihn)(?: (?:frei|so lange|solange|noch|trotzdem|dann|fur uns|halten|freihalten|auf)){0,3}
    (?:ist|bleibt|war|ware) (?:der|unser|mein) (?:tisch|platz)(?: (?:dann|trotzdem|noch|gleich|sofort)){0,3} (?:da|frei|reserviert|weg|futsch|vergeben)
    (?:verlieren|verliere) (?:wir|ich) (?:dann )?(?:den|unseren|meinen) (?:tisch|platz)
    wie lang(?:e)? (?:halten sie|haltet ihr|wird|bleibt|hebt ihr|warten sie|wartet ihr)(?: (?:den|unseren|der|unser) tisch)?(?: (?:frei|reserviert|gehalten))?
    (?:was|wos) (?:passiert|ist|geschieht|macht ihr|machen sie)
    (?:vergeben sie|vergebt ihr|gebt ihr|geben sie) (?:den|unseren|meinen) tisch(?: (?:dann|weg|weiter|her)){0,2}
  `,
  tellsHouse: words`
    (?:denen|ihnen|dem restaurant|der kuche|dort)(?: nicht| bitte| mal| kurz| das){0,2} (?:sagen|bescheid (?:sagen|geben)|ausrichten|mitteilen)
    (?:sagen sie|sagt?|geben sie|gebt?|gib)(?: bitte| doch){0,2} (?:dem (?:restaurant|personal|team)|denen|der kuche|dort)(?: bitte| bescheid){0,2}
  `,
  arriving: words`
    (?:kommen|ankommen|komme|ankomme|eintreffen|da sind|da waren|auftauchen|kamen|schaffen)
  `,
  lateTags: words`
    ok(?:ay)?
    in ordnung
    geht (?:das|des|es)(?: klar| in ordnung| noch)?
    ist (?:das|des|es) (?:ok|okay|in ordnung|schlimm|ein problem|moglich|machbar|recht)
    passt (?:das|des)(?: noch)?
    passt
    klappt das(?: noch)?
    macht (?:das|des) (?:etwas|was)
    kein problem
    (?:halten sie|haltet ihr|konnen sie|konnt ihr|konnten sie|konntet ihr)(?: bitte)?(?: uns| mir)? (?:den|unseren|meinen) tisch(?: (?:frei|so lange|solange|noch|trotzdem|fur uns|halten|freihalten)){0,3}
    (?:ist|bleibt) (?:der|unser|mein) tisch (?:dann |trotzdem |noch ){0,3}(?:da|frei|reserviert|weg)
    (?:verlieren|verliere) (?:wir|ich) (?:dann )?(?:den|unseren|meinen) tisch
  `,
  told: words`
    (?<!(?:wenn|falls|ob|sobald|konnen|konnten|kann|konnte) )(?:ich|wir) (?:habe|haben|hab)(?= )(?! kein| noch nicht| nicht)(?![^,.;?!]{0,60}(?:gern|lieber|liebsten|gedacht))(?:(?! und | bitte)[^,.;?!]){0,60} (?:reserviert|gebucht|(?:eine )?reservierung|einen tisch|nen tisch)
    (?<!(?:wenn|falls|ob|sobald|konnen|konnten|kann|konnte) )(?:ich|wir) (?:hatte|hatten)(?= )(?! kein| noch nicht| nicht)(?![^,.;?!]{0,60}(?:gern|lieber|liebsten|gedacht))(?:(?! und | bitte)[^,.;?!]){0,60} (?:reserviert|gebucht|(?:eine )?reservierung|einen tisch|nen tisch)(?! (?:fur|zu) \d)
    (?:reserviert|gebucht) (?:habe|haben|hab|hatte|hatten) (?:ich|wir)
    (?:es gibt|da ist|ihr habt) (?:\p{L}{1,8} )?(?:eine reservierung|einen tisch) (?:auf|unter|von mir|von uns)
    (?:tisch|reservierung),? (?:den|die) (?:ich|wir) (?:schon |bereits )?(?:haben|habe|reserviert|gebucht|ausgemacht|vereinbart)
  `,
  askedOfTold: words`
    konnen
    konnten
    geht
    ginge
    kann
    konnte
    passt
    ware
    ist es moglich
    durfen
    durften
    bitte
    macht
    (?:wir|es) (?:sind|waren|werden|waren)(?: jetzt| nun| doch| dann){0,2}(?= (?:zu )?\d{1,2}(?: personen| leute)?(?:[,.;!]| statt|$))
    fur(?= \d{1,2} (?:statt|anstatt|und nicht) \d)
  `,
};
