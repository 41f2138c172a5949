import type { LineWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const line: LineWords = {
  list: words`
    (?:warte|reserve)?liste
    warteschlange
    schlange
  `,
  leave: words`
    (?:streich|streiche|streicht|streichen|losch|losche|loscht|loschen|nimm|nehmt)(?: sie| ihr)? (?:bitte )?(?:mich|uns|meinen namen|unseren namen)(?! auf)
    (?:nehmen|entfern|entferne|entfernt|entfernen|hol|holt|trag|tragt|tragen)(?: sie| ihr)? (?:bitte )?(?:mich|uns|meinen namen|unseren namen)(?! auf)
    (?:mich|uns|meinen namen|unseren namen) (?:bitte |wieder )?(?:von|aus) (?:der|eurer|ihrer)
    (?:von|aus) (?:der|eurer|ihrer) (?:warte|reserve)?liste (?:bitte )?(?:runter|herunter|raus|streichen|nehmen|loschen|entfernen)
    (?:von|aus) (?:der|eurer|ihrer) (?:warte|reserve)?liste (?:bitte )?(?:abmelden|austragen|gestrichen|genommen)
    (?:mochte|mochten|will|wollen|wurde|wurden)(?: \p{L}{1,8}){0,2} (?:von|aus) (?:der|eurer|ihrer) (?:warte|reserve)?liste
    (?:mochte|mochten|will|wollen|brauche|brauchen|muss|mussen)(?: \p{L}{1,8}){0,2} nicht (?:mehr|langer) (?:auf|warten|in)
    (?:brauche|brauchen|will|wollen|mochte|mochten) (?:\p{L}{1,8} ){0,2}(?:den|die) (?:\p{L}{1,12} ){1,4}nicht (?:mehr|langer)
    nicht (?:mehr|langer) auf (?:der|die) (?:warte)?liste(?: stehen| bleiben| sein| warten)
    (?:platz|eintrag)(?: \p{L}{1,10}){0,4} (?:streichen|stornieren|loschen|freigeben)
    (?:warte|reserve)?liste (?:\d{1,2} )?verlassen
    wie (?:komme|kommen|geh\p{L}{0,2}) (?:ich|wir) (?:\p{L}{2,8} ){0,5}(?:runter|weg|raus)
    wie (?:trag|streich|nehm)\p{L}{1,3} (?:ich|wir) (?:mich|uns)
  `,
  place: words`
    (?:gibt es|gibt's|gibts|was gibt es|irgendwelche|habt ihr|haben sie) (?:\p{L}{1,10} ){0,2}(?:neues|neuigkeiten|news)
    (?:was neues|etwas neues|wie (?:sieht es|sieht's|siehts|steht es|steht's|stehts))
    (?:bin|sind|steh|stehe|stehen) (?:ich|wir)
    (?:ich|wir) (?:bin|sind|stehe|stehen) (?:noch|schon|immer noch|doch)
    (?:auf )?(?:welchem|welcher|welchen|welche) (?:platz|stelle|position|nummer)
    (?:mein|unser|meine|unsere|meinen|unseren) (?:platz|position|stelle|nummer)
    wie ?viele(?: \p{L}{1,10}){0,3} vor (?:mir|uns)
    vor (?:mir|uns)
    an wievielter stelle
    wie weit (?:vorn|vorne|hinten|oben)
  `,
  position: words`
    (?:an|auf) welche[rmn] (?:platz|stelle|position) (?:bin|sind|steh|stehe|stehen) (?:ich|wir)
    welchen (?:platz|rang) (?:hab|habe|haben) (?:ich|wir)
    welche (?:position|nummer) (?:bin|sind|hab|habe|haben) (?:ich|wir)
    (?:(?:der|die|das) )?wievielte[rsn]? (?:bin|sind) (?:ich|wir)
    (?:bin|sind) (?:ich|wir) (?:der|die|das) wievielte
    an wievielter stelle
    wie ?viele (?:\p{L}{1,10} ){0,3}(?:sind )?(?:noch )?vor (?:mir|uns)
    wie weit (?:vorn|vorne|hinten) (?:bin|sind|steh|stehe|stehen) (?:ich|wir)
    (?:bin ich|sind wir|steh(?:e|en)? (?:ich|wir)) (?:da |jetzt |nun |schon ){0,2}drauf(?: jetzt)?(?= ?[?])
  `,
  stay: words`
    (?:diesen|den|diese|den da) (?:bitte |lieber |leider |aber )?nicht(?=$|[,.;!]| aber| bitte| danke)
    (?:diesen|den) tisch (?:bitte |lieber |leider |aber )?nicht
    nicht (?:diesen|den) tisch
    nicht (?:diesen|dieser|den hier)(?=$|[,.;!]| aber| sondern)
    (?:platz|stelle)(?: in der schlange| auf der (?:warte)?liste)? (?:bitte |aber |gern |gerne )?behalten
    (?:behalte|behalten|behalt) (?:bitte |aber |gern |gerne )?(?:meinen|unseren|den) platz
    (?:bleibe|bleiben|bleib)(?: \p{L}{1,8}){0,3} (?:auf|in) (?:der|eurer|ihrer) (?:warte|reserve)?(?:liste|schlange)
    (?:auf|in) (?:der|eurer|ihrer) (?:warte|reserve)?(?:liste|schlange) bleiben
    (?:lasst|lass|lassen)(?: sie)? (?:mich|uns)(?: bitte| aber)? (?:auf|in) der
    (?:warte|warten)(?: \p{L}{1,8}){0,2} auf (?:den nachsten|einen anderen)
    (?:ich|wir) bleiben? (?:lieber |doch |dann )?(?:drauf|stehen|drin|in der reihe|dran)
    bleibe (?:lieber |doch )?(?:drauf|stehen|drin)
  `,
  wait: words`
    (?:dann |da )?(?:warte|warten) (?:ich|wir)(?: halt| eben| lieber| einfach| dann| gern| gerne| ab)?
    (?:ich|wir) warte[n]?(?: dann| halt| eben| lieber| einfach| gern| gerne| ab| darauf){0,2}
  `,
  exists: words`
    wie (?:funktioniert|geht|lauft) (?:das mit (?:der|eurer) |die |eure |das )?warteliste(?:,[^.;:!?]{0,60})?
    (?:gibt es|gibts|gibt's)(?: da| denn| bei euch| bei ihnen| auch){0,2} (?:eine|ne|keine) warteliste
    (?:habt ihr|haben sie|hat ihr)(?: da| denn| auch| so){0,2} (?:eine |ne |keine )?warteliste
  `,
  tells: words`
    (?:und |also )?(?:ihr )?(?:meldet|schreibt|sagt)(?: ihr)?(?: (?:euch|mir|uns|bescheid|dann|hier|ja)){0,4}
    (?:und |also )?sie (?:melden|schreiben|sagen)(?: (?:sich|mir|uns|bescheid|dann|hier|ja)){0,4}
    (?:und |also )?(?:melden|schreiben|sagen) sie(?: (?:sich|mir|uns|bescheid|dann|hier|ja)){0,4}
  `,
};
