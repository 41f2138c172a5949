import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const rules = {
  fees: words`
    kostet (?:die |eine |das |ne )?(?:reservierung|reservieren|buchung|buchen|tischreservierung)
    (?:fur|bei) (?:die |das |der |eine )?(?:reservierung|reservieren|buchung|buchen) (?:etwas |was |schon )?(?:zahlen|bezahlen)
    (?:ist|is) (?:die |das |eine )?(?:reservierung|reservieren|buchen|buchung) (?:kostenlos|gratis|umsonst|kostenpflichtig)
    (?:wenn|falls) (?:ich|wir) (?:das |es |den termin |den tisch )?(?:verschwitz|vergess|verpass|verschlaf|verpenn)\p{L}{1,2}
    kostet (?:mich|uns) (?:das|es) (?:dann )?(?:et)?was(?=[ ?.!]{0,3}$)
    (?:zahlen|bezahlen|zahle|kostet) (?:[\p{L},]{1,12} ){0,4}(?:wenn|falls) (?:[\p{L}\d]{1,10} ){0,4}(?:weniger|krank|fehlt|fehlen|ausfallt|ausfallen|abspringt)
    (?:wenn|falls) (?:[\p{L}\d]{1,10} ){0,5}(?:fehlt|fehlen|krank|weniger|ausfallt)(?: \p{L}{1,10}){0,3} (?:zahlen|bezahlen|kostet|gebuhr)
    kreditkarte (?:[\p{L},]{1,10} ){0,3}(?:reservieren|buchen|reservierung)
    (?:abgebucht|abbuchen|bucht|belastet|belasten|einbehalten|berechnet|in rechnung|verrechnet)
    (?:verliere|verlieren|verfallt|bekomme|kriege?|bekommen|kriegen) (?:\p{L}{1,10} ){0,4}(?:anzahlung|kaution|vorauszahlung)(?: zuruck| erstattet)?
    (?:kreditkarte|kartendaten) (?:\p{L}{1,10} ){0,3}(?:hinterlegen|angeben|belastet|notig)
    (?:was|wie viel|wieviel) (?:\p{L}{1,10} ){0,3}(?:wenn|falls) (?:\p{L}{1,10} ){0,4}(?:nicht|weniger|absag\p{L}{1,3}|stornier\p{L}{1,3})
    (?:ausfallgebuhr|strafgebuhr|no-show-gebuhr|gebuhr|strafe)
    (?:zahlen|bezahlen|zahle|kostet) (?:[\p{L},]{1,12} ){0,4}(?:wenn|falls) (?:\p{L}{1,10} ){0,4}(?:nicht|weniger|absag\p{L}{1,3}|nur)
    (?:wenn|falls) (?:ich|wir|einer|jemand|man|keiner) (?:[\p{L}]{1,12} ){0,2}nicht (?:komme|kommen|kommt|erscheine|erscheinen|erscheint)
    (?:wenn|falls) (?:ich|wir|einer|jemand|man|keiner) (?:[\p{L}]{1,12} ){0,2}nicht (?:auftauche|auftauchen|kann|konnen)
    no[- ]?show(?:[- ]?(?:gebuhr|gebuhren|regelung))?
    nicht ?erscheinen
    (?:storno|stornierungs?)(?:gebuhr|gebuhren|kosten|bedingungen|frist|regeln|regelung)
    anzahlung
    anzahlen
    kaution
    (?:vorab|im voraus|vorher) (?:\p{L}{1,8} ){0,2}(?:geld|anzahlung|kreditkarte)
    (?:im voraus|vorab|gleich|vorher|bei der (?:reservierung|buchung)) (?:etwas |was |schon )?(?:be)?zahlen
    vorauszahlung
    (?:kostet|kosten|passiert|gebuhr|zahlen|strafe),? (?:[\p{L},]{1,12} ){0,5}(?:stornier\p{L}{1,3}|absag\p{L}{1,3})
    (?:gibt es|fallt|fallen) (?:eine |1 )?(?:gebuhr|gebuhren|strafe)(?: an)?
    (?:bis wann|wie lange|wie spat|wie kurzfristig) (?:[\p{L},]{1,12} ){0,5}(?:stornier\p{L}{1,3}|absag\p{L}{1,3})
    (?:kostenlos|kostenfrei|kurzfristig|spater|notfalls|gratis) (?:noch |wieder )?(?:stornier\p{L}{1,3}|absag\p{L}{1,3})
    stornieren (?:wenn|falls|auch)
    (?:stornier\p{L}{1,3}|absag\p{L}{1,3}) (?:\p{L}{1,12} ){0,5}bis wann
    kostet das stornieren
    (?:spatester?|letzter?) (?:zeitpunkt|moglichkeit|moment|termin|frist|tag),? (?:zu|um|zum|fur)(?: \p{L}{2,9}){0,2} (?:abzusagen|stornier\p{L}{1,3}|absag\p{L}{1,3})
    (?:spatester?|letzter?) (?:zeitpunkt|moglichkeit|moment|termin|frist|tag),? (?:zu|zum) (?:abzusagen|stornier\p{L}{1,3}|absag\p{L}{1,3})
    (?:brauchen|braucht|benotigen|benotigt|wollen|wollt|verlangen|verlangt|brauchst)(?: sie| ihr| du)? (?:\p{L}{1,6} )?(?:meine|unsere|eine|die) (?:kreditkarte|karte|kreditkartennummer|kartennummer|kartendaten|bankkarte)
    (?:muss|mussen|soll|sollen) (?:ich|wir) (?:jetzt|gleich|vorab|im voraus|schon|direkt|sofort) (?:\p{L}{1,10} ){0,3}(?:zahlen|bezahlen)
    (?:bis (?:zu )?welche[mrn]? (?:tag|datum|uhrzeit|stunde|zeitpunkt)|bis wie ?viel uhr|bis wie ?viele (?:stunden|tage)(?: vorher)?) (?:[\p{L}',]{1,12} ){0,6}(?:stornier\p{L}{0,3}|absag\p{L}{0,2}|abgesagt|canceln|annullieren)
    (?:stornier\p{L}{0,3}|absag\p{L}{0,2}|abgesagt|canceln|annullieren)(?: [\p{L}']{1,14}){0,4},? (?:bis (?:zu )?welche[mrn]? (?:tag|datum|uhrzeit|stunde|zeitpunkt)|bis wie ?viel uhr|bis wie ?viele (?:stunden|tage)(?: vorher)?)
    (?:kreditkarte|kreditkartendaten|kartendaten|kartennummer|karte) (?:\p{L}{1,10} ){0,2}(?:hinterleg|hinterlass|angeb)\p{L}{1,3}
    (?:wenn|falls|sollte|sollten) (?:[\p{L}']{1,10} ){0,5}(?:krank)(?: (?:[\p{L}']{1,10} ){0,2}[\p{L}']{1,10})?[,;]? ?(?:[\p{L}']{1,10} ){0,4}(?:kostet|zahlen|bezahlen|berechnet|kosten)
  `,
  counted: words`
    (?:ist|sind|bin) (?:das |die |der |mein |meine |unser |unsere )?(?:baby|kind|kinder|kleine|kleinen|ich|mann|frau|tochter|sohn) (?:da |schon |auch |bereits ){0,3}(?:mitgezahlt|eingerechnet|mitgerechnet|inbegriffen|eingeschlossen)
    (?:habt ihr|haben sie|hast du) (?:das |die |mein |meine |den |uns |mich ){0,2}(?:baby|kind|kinder|kleine|kleinen|mann|frau)? ?(?:schon |auch |bereits ){0,2}(?:mitgezahlt|eingerechnet|mitgerechnet)
  `,
  localTime: words`
    ortszeit
    lokalzeit
    lokale[nr]? zeit
    (?:eure[nr]?|ihre[nr]?|deren) (?:zeit|uhrzeit)(?: oder (?:meine[rn]?|unsere[rn]?))?
    zeitzonen?
    (?:(?:new )?yorker|osloer|amerikanische[rn]?|norwegische[rn]?|deutsche[rn]?) zeit
  `,
  stay: words`
    (?:den|unseren|ihn) (?:tisch )?(?:\p{L}{1,8} ){0,2}langer (?:haben|behalten|nutzen|belegen)
    wie lang(?:e)?(?= ?[?]| ?$)
    (?:werfen|werft|wirft|schmeißen|schmeißt|schicken|schickt) (?:\p{L}{1,10} ){0,4}(?:raus|weg)
    (?:mussen|muss|mussten) (?:wir|ich|man) (?:[\p{L}\d:.]{1,12} ){0,7}(?:raus|gehen|weg|verlassen|aufstehen|raumen|freimachen|freigeben)
    (?:durfen|darf|konnen|kann) (?:wir|ich|man) (?:[\p{L}\d:.]{1,12} ){0,6}(?<!draußen |drin |drinnen |drausen )(?:bleiben)
    (?:wie lange?|wie viele? stunden|wie viel zeit) (?:\p{L}{1,12} ){0,5}(?:bleiben|sitzen|tisch|platz|zeit|haben)
    (?:zeitfenster|sitzdauer|sitzzeit|aufenthaltsdauer|zeitlimits?|verweildauer)
    (?:rausgeschmissen|rausgeworfen|rauswerfen|rausschmeißen|rausgeschickt)
    (?:tisch|platz) (?:\p{L}{1,10} ){0,3}(?:zeitlich|begrenzt|befristet)
    (?:tisch|platz) (?:\p{L}{1,10} ){0,3}(?:wieder (?:frei|abgeben|hergeben))
    bis wann (?:haben|hatten|durfen|konnen|gilt|gehort|ist) (?:\p{L}{1,10} ){0,3}(?:tisch|platz|bleiben|sitzen)
    den ganzen abend (?:\p{L}{1,10} ){0,2}(?:bleiben|sitzen|haben)
    wie (?:lange|lang) (?:durfen|konnen|kann|darf|haben|hat|gilt|ist|bleibt|sitzt) (?:\p{L}{1,10} ){0,4}(?:bleiben|tisch|sitzen|behalten|reserviert|platz)
    wie viel zeit haben wir
    zeitlimit
    zeitbegrenzung
    zeitlich begrenzt
    (?:mussen|muss) (?:wir|ich) (?:wieder |dann |irgendwann ){0,2}(?:gehen|raus|den tisch raumen|weg)
    so lange (?:bleiben|sitzen)
  `,
  restaurants: words`
    (?:welche|fur welche|was fur|wie ?viele) (?:restaurants|lokale|lokalitaten|hauser)(?! (?:hat|haben (?!sie|wir)|sind|nehmen))
    was (?:habt ihr|haben sie|gibt es|gibt's|gibts) (?:denn |so |alles |da ){0,2}fur (?:restaurants|lokale)
    restaurants zur auswahl
  `,
  house: words`
    was fur (?:ein|eine|n) (?:laden|restaurant|lokal|art restaurant|haus)
    (?:welche|was fur eine) art (?:von )?(?:restaurant|lokal|kuche)
  `,
  ways: words`
    unterschiede? zwischen
    (?:welche|was fur|wie viele) (?:verschiedenen? )?(?:moglichkeiten|bereiche|arten|optionen|varianten|sitzplatze|raume)
    (?:wie|wo) (?:kann|konnen) (?:man|wir|ich) (?:bei (?:euch|ihnen) )?(?:\p{L}{2,8} )?(?:essen|sitzen)
    (?:am|an der|an dem|an) (?:\p{L}{2,8} )?(?:tresen|theke|bar|counter|kuchentresen)(?: \p{L}{2,9}){0,2} (?:essen|sitzen|platz|platze)
    (?:tresen|theken|bar)platze?
    (?:gibt es|gibt's|gibts|habt ihr|haben sie) (?:\p{L}{2,6} )?(?:einen? |ne |nen )?(?:bar|theke|tresen)
    was ist (?:denn |eigentlich )?(?:der|die|das|dieser|diese|dieses) (?:\p{L}{2,8}(?:'s)? )?(?:counter|tresen|terrasse|spatkuche|degustation)
  `,
  largest: words`
    wie ?viele (?:leute|personen|gaste)(?: (?:ihr|sie|man|wir))?(?: (?:\p{L}{2,9} ){0,2}(?:maximal|hochstens|unterbringt|nehmt|nehmen|platz haben))
    (?:wenn|falls) wir (?:\p{L}{2,9} ){0,2}mehr als (?:\d{1,2}|sechs|sieben|acht|neun|zehn|zwolf|funfzehn|zwanzig) (?:sind|werden|waren)(?=[ ?.!]*$)
    (?:geht|gehen|passen|passt|konnen|durfen|nehmt|nehmen) (?:\p{L}{2,8} ){0,3}(?:mehr als|uber) (?:\d{1,2}|sechs|sieben|acht|neun|zehn|zwolf|funfzehn|zwanzig)(?: (?:personen|leute|sein|kommen|gaste))?(?=[ ?!.]*$)
    (?:gruppen|runden|tische) (?:von |fur |mit )?(?:mehr als|uber) (?:\d{1,2}|sechs|sieben|acht|neun|zehn|zwolf|funfzehn|zwanzig)
    (?:wie ?viele?|wieviele?) (?:leute |personen |gaste )?(?:passen|nehmen sie|nehmt ihr|konnen sie|konnt ihr|durfen (?:wir|es)|konnen wir|fasst|bekommen sie|kriegt ihr|gehen)
    (?:gro(?:ß|ss)te|maximale|max\.?) (?:gruppe|personenzahl|gruppengro(?:ß|ss)e|runde|anzahl|personenanzahl)
    wie gro(?:ß|ss) (?:darf|kann) (?:die|eine|unsere) (?:gruppe|runde)
    (?:gro(?:ß|ss)te|gro(?:ß|ss)ten) tisch (?:den|fur wie)
  `,
  starts: words`
    (?:was|welche[rs]?|welche zeit|wann) (?:ist|ware) (?:denn )?(?:das |der |die )?(?:fruhest|spatest|letzt|am fruhesten|am spatesten)(?:e|er|es)?(?: mogliche| freie)?(?=[.!?, ]*$)
    (?:wann|um wie ?viel uhr) (?:kann|konnen|darf|durfen|konnte|konnten) (?:ich|wir|man) (?:denn )?(?:spatestens|am spatesten|fruhestens|am fruhesten)
    wie (?:spat|fruh) (?:kann|konnen|darf|durfen|konnte|konnten) (?:ich|wir|man) (?:denn )?(?:noch |schon )?(?:kommen|reservieren|essen|da sein|einen tisch)
    bis wann (?:kann|konnen|darf|durfen|konnte|konnten) (?:ich|wir|man) (?:denn )?(?:noch |spatestens )?(?:kommen|einen tisch|essen|reservieren|da sein)
    (?:wann|um wie ?viel uhr) (?:ist|ware) (?:der|die|das) (?:letzter?|spatester?|fruhester?|erster?) (?:tisch|einlass|reservierung|termin|uhrzeit|platzierung|moglichkeit)(?! (?:\p{L}{1,4} )?(?:stornier|absag|abzusag))
    (?:spateste|letzte|fruheste|erste) (?:uhrzeit|reservierung|zeit)
    (?:der |die |den )?(?:erste[rn]?|1\.|fruheste[rn]?) (?:und|oder) (?:der |die |den )?(?:letzte[rn]?|spateste[rn]?) (?:tisch|termin|uhrzeit|zeit|reservierung|moglichkeit)
    (?:gibt(?:'s| es)?|kriegt man|bekommt man|bekommen wir|kriegen wir|kann man)(?: [\p{L}\d:.]{1,8}){0,5} noch (?:(?:was|etwas|warmes|warm) )?(?:zu )?(?:essen|warmes|was warmes)
    (?:ist|hat)(?: die)? kuche (?:um|gegen) [\p{L}\d:.]{1,6}(?: \p{L}{2,4})? noch (?:auf|offen|geoffnet)
  `,
  adjusting: words`
    (?:wenn|falls)(?: [\p{L}']{1,12}){0,3} (?:dazukommt|dazukommen|mitkommt|mitkommen|mehr (?:wird|werden|kommt|kommen))
    (?:evtl|eventuell|vielleicht|womoglich) (?:werden|sind|waren) wir (?:noch |doch |dann ){0,2}(?:\d{1,2}|mehr)
    (?:kann|konnen|darf|durfen) (?:ich|wir) (?:\p{L}{2,6} )?(?:spater|nachher|morgen|noch)(?: noch| dann){0,2} (?:sagen|bescheid (?:geben|sagen)|mitteilen|durchgeben)(?:,? (?:ob|wie viele)(?: [\p{L}\d']{1,8}){0,6})?
    (?:schreibe?|schreiben|sage?|melde?n?) (?:ich|wir) (?:dir|ihnen|euch|mich|uns) (?:dann )?(?:einfach|hier)(?: (?:hier|nochmal|wieder|an))?
    (?:wenn|falls|sollte)(?! (?:wir|ich)(?![\p{L}]))(?: [\p{L}']{1,12}){1,4} (?:nicht (?:mit)?(?:kommt|kommen|kann|konnen|dabei ist)|absag(?:t|en)|ausfall(?:t|en)|verhindert (?:ist|sind))
    (?:wenn|falls|sollten) wir(?: \p{L}{1,9}){0,2} (?:weniger|mehr)(?: leute)?(?: (?:sind|werden|sein))?
    wie (?:sage|geben?|gebe|sagen|teile) (?:ich|wir) (?:euch |ihnen |dir )?(?:dann )?(?:bescheid|es mit)
    (?:was|und) (?:ist|passiert|geschieht|ware),? (?:wenn|falls) (?:doch |am ende )?(?:nur |blo(?:ß|ss) )?(?:einer|eine|1|weniger|mehr)(?: von uns| person)? (?:kommt|kommen|da ist|kann|konnen)
    (?:was|und) (?:ist |passiert )?,? ?(?:wenn|falls) (?:doch |am ende )?(?:nur |blo(?:ß|ss) )?(?:einer|eine|1|jemand|weniger|mehr|nicht alle|wir (?:doch )?(?:nur )?(?:weniger|mehr|zu wenige|allein)) ?(?:von uns )?(?:kommt|kommen|sind|werden|da ist|da sind|kann|konnen|absagt)?
    (?:kann|konnen|darf|durfen) (?:ich|wir|man) (?:das|die (?:zahl|anzahl|personenzahl|reservierung|uhrzeit)|es)(?: \p{L}{3,9}){0,2} (?:spater|nachher|hinterher|danach|nachtraglich)(?: noch)? (?:andern|anpassen|umbuchen)
    (?:was|und)(?: ist| passiert)?,? (?:wenn|falls) (?:doch |am ende )?(?:nur |blo(?:ß|ss) )?# (?:von uns )?(?:kommen|da sind|konnen)
    (?:kann|konnen|konnte|darf|durfen) (?:ich|wir|man) (?:da |auch )?(?:spater|nachher|hinterher) (?:noch |dann )?(?:jemanden?|leute|eine person|1 person|wen)(?: mehr)? (?:dazu\p{L}{2,8}|hinzu\p{L}{2,9}|erganzen|mitbringen)
  `,
  confirmation: words`
    (?:bekomme?|bekommen|kriege?|kriegen|erhalte|erhalten|gibt es|gibts|schicken sie|schickt ihr|schickst du|senden sie)(?: (?:ich|wir|mir|uns|noch|auch|denn|dann|eigentlich|da)){0,3}(?: eine?| ne| die)?(?: schriftliche)? (?:(?:buchungs|reservierungs|e-?mail-?|mail-?)?bestatigung(?:smail|s-mail)?|mail)(?: (?:per|als|via) (?:e-?mail|mail|sms))?
    (?:kann|soll|darf) ich (?:ihnen|euch|dir)? ?(?:noch |auch )?meine (?:e-?mail|mail)(?:-?adresse)?(?: (?:geben|angeben|dalassen|hinterlassen|schicken))?
  `,
  reminder: words`
    (?:erinner(?:t|n|st)|benachrichtig(?:t|en|st)) (?:ihr|sie|du) (?:mich|uns)
    (?:bekomm(?:e|en)|krieg(?:e|en)|schickt|schicken|schickst|gibt es|erhalte|erhalten)(?: ich| wir| ihr| sie| du)?(?: mir| uns)?(?: noch| vorher| auch){0,2} (?:eine |noch eine )?erinnerung
  `,
  walkIns: words`
    ob (?:man|wir|ich) (?:auch |einfach |so |mal ){0,2}(?:spontan|ohne (?:reservierung|zu reservieren)|einfach so) (?:vorbei)?kommen(?= |[?.!,]|$)
    (?:muss|mussen|sollte|soll) (?:man|ich|wir) (?:\p{L}{3,10} ){0,2}(?:reservieren|buchen)(?=[ ?.!,]{0,3}$| oder )
    (?:ist|is) (?:eine |1 |die )?(?:reservierung|reservieren)(?: (?:unbedingt|wirklich))? (?:notig|notwendig|erforderlich|pflicht)
    (?:kann|konnen|darf|durfen) (?:man|ich|wir) (?:auch |einfach |so |mal |spontan ){0,4}(?:vorbeikommen|reinschneien|auftauchen|reinkommen|hereinkommen|kommen)(?=[ ?.!,]{0,3}$| oder )
    (?:ohne|auch ohne) (?:vorherige |eine |1 )?(?:reservierung|reservieren|zu reservieren|buchung) (?:\p{L}{2,8} ){0,2}(?:kommen|vorbeikommen|rein|essen|moglich|einen (?:tisch|platz))
    (?:geht|klappt) (?:es |das |s )?(?:auch )?ohne (?:reservierung|reservieren|buchung)
  `,
} satisfies Partial<TopicWords>;
