import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:bitte )?nehmen sie (?:bitte |dann |so |also ){0,2}(?:die|diese|unsere|meine) (?:reservierung|buchung)(?: (?:bitte|so|dann|wie angegeben|in dieser form|wie besprochen)){0,2} vor
    (?:(?:ich|wir) )?(?:bitten?|ersuchen?|darf|durfen|mochten?)(?: (?:ich|wir|sie|euch|hiermit|hoflichst|hoflich|freundlich|also|darum|bitten)){0,4},? (?:um (?:eine |die )?(?:verbindliche |feste |entsprechende )?(?:reservierung|buchung|bestatigung)|(?:die|diese|unsere) (?:reservierung|buchung)(?: (?:so|wie angegeben|in dieser form)){0,2} (?:vorzunehmen|zu bestatigen))
    (?:buch|reservier|fixier|bestatig|speicher)e?(?:'s|s| es| das| des| dies| ihn| den)(?: (?:bitte|dann|so|mal|jetzt|gleich|halt|einfach|ruhig|doch)){0,3}
    (?:buch|reservier|fixier)e?(?: (?:bitte|dann|so|mal|jetzt|gleich|halt|ruhig|doch)){1,3}
    (?:trag|trage|tragen sie)(?: (?:uns|mich|es|das|ihn|bitte|so|mal|dann|gern|gerne)){1,4} ein
    (?:bitte |dann |so |jetzt |einfach |gerne? ){0,3}(?:ein)?(?:buchen|tragen|reservieren|bestatigen|festmachen|fixieren|speichern|ubernehmen)(?: bitte)?
    (?:bitte |dann |so |jetzt |gerne? ){0,3}(?:fest|fix|klar) ?machen(?: bitte)?
    (?:das |so |des )?(?:kannst|konnen sie|konnt ihr)(?: (?:du|das|des|es|so|gern|gerne|jetzt|dann|ruhig)){0,3} (?:machen|lassen|eintragen|festmachen)
    (?:das |so |des )?(?:kannst|sie konnen|du kannst|ihr konnt)(?: (?:das|des|es|so|gern|gerne|jetzt|dann|ruhig)){0,3} (?:buchen|reservieren|eintragen|festmachen|bestatigen)
    (?:das |so )?konnen (?:wir|sie) (?:das )?so (?:machen|lassen|buchen|nehmen|ubernehmen)
    (?:so |dann |des |das )?mach(?:en)? ?(?:ma|mer|mir|wir)(?: (?:des|das|es|so|fix|fest|bitte)){0,2}
    (?:den |die |des |das )?(?:nehm|nehmen) ?(?:ma|mer|mir)
    (?:na |dann )?(?:leg|legen sie|legt) los
    (?:buchen|reservieren|tragen|bestatigen) sie(?: (?:es|das|ihn|uns|mich|den tisch|bitte|so|dann|gern|gerne)){1,4}(?: ein)?
    (?:so |dann |des |das )?mach(?:en)? wa(?: (?:des|das|es|so|fix|fest|bitte)){0,2}
    (?:na |dann )?rein damit
    (?:hiermit|hierdurch|hierbei|damit)(?: (?:bestatige|akzeptiere|nehme|buche|reserviere)n?)(?: (?:ich|wir))?(?: (?:die|diese|unsere|meine|das|den) (?:reservierung|buchung|tisch|termin|angebot))?(?: (?:verbindlich|so|an|gerne?|fest)){0,2}
    (?:ich|wir) (?:bestatigen?|buchen?|reservieren?|nehmen?) hiermit(?: (?:die|diese|unsere|meine|das|den) (?:reservierung|buchung|tisch|termin))?(?: (?:verbindlich|so|fest)){0,2}
    (?:ich|wir) (?:ware|waren)(?: (?:ihnen|euch|dir))?(?: (?:sehr|ausgesprochen|uberaus))? (?:dankbar|verbunden),? wenn (?:sie|ihr|du)(?: (?:das|es|ihn|den|den tisch|die reservierung|die buchung|uns|fur uns|mir|bitte|so)){0,4} (?:buchen|reservieren|bestatigen|vornehmen|eintragen|festmachen|buchst|bucht|reservierst)(?: (?:wurden|konnten|wurdest|konntest|mochten))?
    (?:sie|du|ihr) (?:konnen|kannst|konnt|durfen|darfst|durft)(?: (?:das|den|ihn|es|den tisch|die reservierung|uns|ruhig|gern|gerne|jetzt|dann|fest|fix|verbindlich|so)){0,4} (?:buchen|reservieren|eintragen|bestatigen|machen|festmachen)
    (?:das |den |so )?(?:durfen|konnen) sie(?: (?:das|den|es|ruhig|gern|gerne|jetzt|dann|fest|fix|verbindlich|so)){0,4} (?:buchen|reservieren|eintragen|bestatigen|festmachen)
    (?:dann |na |also |komm )?(?:schlag|schlagen sie|schlagt) (?:ruhig |bitte )?zu
    (?:dann |also |bitte )?(?:mach|macht|machen sie)(?: (?:das|es|den|den tisch|bitte|so|mal|doch|ruhig|jetzt)){0,3}(?: (?:fest|fix|klar|dingfest|so))?
    (?:buch|buche|bucht|reservier|reserviere|buchen|reservieren|fixier|fixieren|sichern|sicher)(?: sie)?(?: (?:das|den|ihn|es|ma|mal|uns|mir|den tisch|die reservierung)){0,3}
    (?:trag|trage|tragt|tragen sie)(?: (?:uns|mich|es|das|ihn|bitte|so|mal|dann|gern|gerne|fest|ruhig)){1,4} ein
    (?:gerne? |bitte |so |fest |fix |verbindlich ){1,3}(?:ein)?(?:tragen|buchen|reservieren)
    (?:das |den |die )?(?:nehm|nehme|nehmen) (?:ich|wir)
    (?:jo|ja|jau),? nimm (?:ich|den|das)
    ein(?:tuten|packen)
    hiermit (?:mochte|will|wollen|mochten|darf|wurde) (?:ich|wir) (?:ihnen |gerne? )?(?:die|meine|unsere|diese) (?:reservierung|buchung|tischreservierung) (?:gerne )?bestatigen
    (?:ich schreibe|wir schreiben)(?: ihnen| euch| dir)?,? um (?:die|meine|unsere|diese) (?:reservierung|buchung) zu bestatigen
  `,
  tellsOf: words`
    war
    ware
    hatten?
    hatte gern
    habt?
    haben?
    hat
    wurden?
    wird
    werden
    wollten?
    eine?n?
    wieder
    auch
    noch
    nur
    bis
    gegen
    heute
    morgen
    ihr
    gehabt
    gewunscht
    sie(?= {1,3},)
    wie
    (?:mein|meine|unser|unsere|der|die|das) (?:chef|team|leute|lieben?|meister|kumpel|alter)
    mensch(?= )
    weg
    ab
    aus
    ob
  `,
  ordersNothing: words`
    behalt(?:en sie|et|e)? (?:ihn|ihren|euren|deinen)(?: tisch)?
    (?:ich|wir) (?:buche|buchen|reserviere|reservieren|bestatige|bestatigen|mache|machen|nehme|nehmen)(?: (?:es|das|ihn|dann|den tisch))? (?:morgen|ubermorgen|spater|nachher|heute (?:abend|nachmittag)|nachste woche)
    ^(?:ja |ok )?(?:(?:wir|ich|der tisch|das|es|ihr|sie) )?(?:haben|habe|hab|habt|hatten?|ist|sind|war)(?: (?:ja|schon|doch|das|den|ihn|den tisch|bereits|wir|ich|sie)){0,4} (?:reserviert|gebucht)(?=[ .!]*$)
    ^sie (?:buchen|reservieren) (?:das|es|den|ihn)
    ^(?:mein|meine|unser|unsere|der|die) (?:chef|leute|team) (?:bucht|buchen|reserviert|reservieren|nimmt|nehmen)
    (?:buchen|buch|reservieren|reservier|nehmen)(?: sie)? (?:uns |mir )?noch eine[nrm]?
  `,
  suits: words`
    (?:(?:so|des|das|dat|dit|es|alles) )?passt (?:schon |scho )?(?:so|perfekt|prima|super|wunderbar|gut)
    so passt(?:'s|s| des| das| es)?
    (?:ja )?so (?:ist|is)(?:'s|s| es| das)? (?:mir |uns )?(?:recht|gut|prima|fein|perfekt|super|in ordnung)
    (?:es |das |mir |uns )?(?:ist|is|war) (?:mir |uns )?(?:so )?(?:recht|recht so|gut so|fein so)
    (?:das |es |alles )?(?:schaut|sieht)(?: (?:sehr|alles|ganz|echt|so|doch)){0,2} (?:gut|super|prima|richtig|perfekt|toll|fein) aus
    (?:ja |genau )?so (?:will|wollen|mocht|mochten|hatt|hatte|hatten)(?: (?:ich|wir|ma)?(?:'s|s| es| das)?)? ?(?:haben|gern|gerne)?
    (?:noch )?(?:1|ein)mal (?:so )?bitte(?: so)?
    (?:aber|immer|mit dem grossten|nur zu) gerne?
    mit vergnugen
    sehr schon
    (?:ok |okay |ja |gut |na )?dann so(?: bitte)?
    alles tutti(?: paletti)?
  `,
  approves: words`
    (?:(?:das|es|ist|klingt|passt|alles|ganz|einfach|ja|echt|wirklich) ){0,3}(?:perfekt|wunderbar|hervorragend|ausgezeichnet|fantastisch|gro(?:ss|ß)artig|bestens|genial|traumhaft|exzellent|ideal|optimal|prima|spitze|klasse)
    (?:(?:das|es) )?(?:klingt|hort sich) (?:sehr )?(?:gut|super|toll)(?: an)?
    (?:(?:das|es) )?passt(?: (?:so|uns|mir|gut|alles)){0,2}
    (?:super|toll|schon|sehr schon|sehr gut|cool|top)(?=,? (?:vielen |herzlichen |besten |lieben )?(?:danke?|merci)(?!\p{L}))
  `,
  exclaims: words`
    ha
    wie
    was
    wie bitte
    hm{1,4}
    na
    ach
  `,
  resigned: words`
    (?:da |das )?(?:hilft|nutzt|nuetzt) (?:ja |halt )?(?:nix|nichts|alles nichts)
    was (?:soll(?:'s|s| es)?|will man machen|bleibt (?:mir|uns)(?: anderes| ubrig)?)
    (?:muss|geht) (?:ja|halt|wohl)(?: so)?
    (?:mir )?bleibt (?:mir |uns )?(?:ja |wohl )?(?:keine (?:andere )?wahl|nichts anderes ubrig)
    meinetwegen
  `,
  sighs: words`
    na ?ja(?: gut)?
    na gut
    ach ja
    also gut
    naja(?: gut)?
    tja
    pff
  `,
  insists: words`
    (?:hab|habe|hatte) ich (?:doch |ja )?(?:schon |gerade |eben )?gesagt
    (?:wie |ich )?(?:schon |bereits )?(?:gesagt|habs doch gesagt)
    sag(?:te)? ich (?:doch|ja)(?: die ganze zeit)?
    (?:(?:genau )?das (?:war's|war es|wollte|hatte|habe|wollten|hatten|haben) (?:ich|wir)(?: (?:ja|doch|schon|auch|genau|so|bereits)){0,3}(?: (?:gesagt|gewollt|gemeint|bestellt|geschrieben))?|darum (?:hatte|habe|hatten|haben|bat|baten) (?:ich|wir)(?: (?:ja|doch|schon|auch|bereits)){0,3}(?: gebeten)?)
  `,
  awaits: words`
    (?:dann )?(?:wir )?(?:werden|schauen|schaun)(?: wir)? (?:dann |schon |mal |ja ){0,3}(?:sehen|sehn)(?: wie(?:'s| es| das)? (?:wird|lauft|kommt|ist))?
    (?:schauen|schaun|sehen) (?:wir|ma)(?: dann| schon| mal){1,3}
    (?:dann )?(?:mal |schau'n |schaun )?(?:ma |mal )?(?:sehen|schauen|schaun|gucken)(?: wie(?:'s| es| das)? (?:wird|lauft|kommt|ist))?
  `,
};
