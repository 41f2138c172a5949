import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:bitte )?nehmen sie (?:bitte |dann |so |also ){0,2}(?:die|diese|unsere|meine) (?:reservierung|buchung)(?: (?:bitte|so|dann|wie angegeben|in dieser form|wie besprochen)){0,2} vor
    (?:(?:ich|wir) )?(?:bitten?|ersuchen?|darf|durfen|mochten?)(?: (?:ich|wir|sie|euch|hiermit|hoflichst|hoflich|freundlich|also|darum|bitten)){0,4},? (?:um (?:eine |die )?(?:verbindliche |feste |entsprechende )?(?:reservierung|buchung|bestatigung)|(?:die|diese|unsere) (?:reservierung|buchung)(?: (?:so|wie angegeben|in dieser form)){0,2} (?:vorzunehmen|zu bestatigen))
    (?:buch|reservier|fixier|bestatig|speicher)e?(?:'s|s| es| das| des| dies| ihn| den)(?: (?:bitte|dann|so|mal|jetzt|gleich|halt|einfach|ruhig|doch)){0,3}
    (?:buch|reservier|fixier)e?(?: (?:bitte|dann|so|mal|jetzt|gleich|halt|ruhig|doch)){1,3}
    (?:trag|trage|tragen sie)(?: (?:uns|mich|es|das|ihn|bitte|so|mal|dann|gern|gerne)){1,4} ein
    (?:bitte |dann |so |jetzt |gerne? ){0,3}(?:ein)?(?:buchen|tragen|reservieren|bestatigen|festmachen|fixieren|speichern|ubernehmen)(?: bitte)?
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
  `,
};
