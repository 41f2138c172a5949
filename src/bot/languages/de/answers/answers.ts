import type { AnswerWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";
import { afterNo } from "./after-no.ts";
import { asking } from "./asking.ts";
import { besides } from "./besides.ts";
import { coming } from "./coming.ts";
import { confirming } from "./confirming.ts";
import { hesitating } from "./hesitating.ts";
import { notCancelling } from "./not-cancelling.ts";

export const answers: AnswerWords = {
  besides,
  coming,
  afterNo,
  ...confirming,
  ...hesitating,
  ...asking,
  asShown: words`
    so(?: wie es (?:ist|da ?steht))?
    genau so
  `,
  asItIs: words`
    (?:lass|lasst|lassen wir|lassen sie)(?:'s| es| sie| das)? (?:einfach |bitte )?(?:so )?wie (?:es|'s|sie) (?:ist|war|steht)
    passt(?:(?: schon| alles| so| eh| ois)|(?! (?:nicht|mir|uns|leider|gar)(?!\p{L})))
    stimmt (?:so|alles)
    alles (?:gut|ok|okay|klar|richtig|bestens|super|passt)(?: so)?
    (?:kann |soll )?so (?:lassen|bleiben)
    (?:ist |so ist )?(?:es |alles )?(?:gut|prima|perfekt|ok|okay) so
    so (?:ist es|ist's|ist das) (?:gut|ok|okay|richtig|perfekt)
    das (?:war's|wars|ist alles|war alles)
    (?:keine anderungen?|nichts (?:zu )?andern)
    (?:es |alles )?bleibt (?:alles |so )?wie (?:es|'s) (?:ist|war)
  `,
  keeps: words`
    (?:lass|lassen sie|lasst|lassen wir)(?: es| sie| ihn| die reservierung| den tisch| die buchung)?(?: bitte| doch| einfach)? (?:stehen|bestehen|so stehen)
    (?:lass|lassen sie|lasst) (?:die reservierung|den tisch|die buchung)(?: so)?
    (?:(?:ich|wir) )?behalten?(?: wir)?(?: ihn| sie| den tisch| die reservierung| es)?
  `,
  stands: words`
    ^nein,? doch(?=[ ,.!]*$)
    nicht (?:alle|jeder)
    (?:wir|ich) kommen?(?! (?:\p{L}{1,8} ){0,2}(?:nicht|leider|andermal|anderes mal|andern tag|nachste|nachstes))(?: (?:trotzdem|dennoch|eh|doch(?: noch)?|auf jeden fall|naturlich|wie geplant))?
    (?:es |alles )?bleibt (?:dabei|so|alles|wie)
    (?:wir|ich) (?:sind|bin) (?:\p{L}{1,8} )?(?:dabei|da)(?! (?:\p{L}{1,8} )?nicht)
    (?:wir|ich) (?:werden|werde) (?:(?!nicht)\p{L}{1,8} )?(?:da sein|dabei sein|kommen)
    (?:mir|i|ma) (?:kumman|kemman|kimmt|kumm)(?: eh| scho)?
    (?:wir|ich) (?:brauchen?|wollen|will|mochten?|behalten?) (?:ihn|sie|es|das|(?:den|unseren) (?:tisch|termin)|(?:die|unsere) reservierung) (?:immer )?(?:noch|weiterhin|schon noch|(?:gerne? )?(?:behalten|haben))
    (?:der tisch|der termin|die (?:reservierung|buchung)|es|das) (?:bleibt|steht|gilt)(?: noch| weiterhin| nach wie vor)?(?=[,.! ]*$)
    (?:(?:der |die )?(?:tisch|termin|reservierung|buchung)|er|sie|es) soll(?:te)? (?:bestehen |stehen |so )?bleiben
  `,
  pleas: words`
    bitte
    bitte schon
    bitte sehr
  `,
  changing: words`
    (?:dann |also |so ){0,2}(?:andern|passen) (?:sie|wir) (?:es|das|sie|die reservierung)(?: bitte| dann| so| entsprechend| dementsprechend| an){0,4}
    (?:das |es )?(?:dazuschreiben|dazu schreiben|notieren|aufschreiben|hinzufugen|eintragen|vermerken|weitergeben|weiterleiten)
    (?:schreib|schreiben sie|notier|notieren sie|vermerken sie|gib|geben sie)e? (?:das|es) (?:bitte )?(?:dazu|auf|mit auf|weiter)?
    andern
    so andern
    so umbuchen
    andern sie
    andern sie es
    andern sie das
    andere es
    ander es
    andere das
    umbuchen
    verschieben
    buchen sie um
    verlegen
    ubernehmen
    so ubernehmen
    ubernehmen sie das
    speichern
  `,
  noProblem: words`
    kein problem
    keine sorge
    warum nicht
  `,
  beforeAnswer: words`
    (?:warum|wieso|was) (?:fragst du|fragen sie|fragt ihr)(?: (?:mich|das|noch|denn|uberhaupt|nochmal)){0,3}
    (?:warum|wieso) (?:glaubst|denkst) du,? (?:dass|bin|sind) [^,.;!?]{2,30}
    wenn (?:das|es) (?:schon |so )?alles (?:ist|war|ware)
  `,
  passedOn: words`
    (?:sie|er|alle|die (?:anderen|kinder|familie|freunde)|der chef|die chefin) (?:sagt|sagte|sagen|meint|meinen|
      hat gesagt|haben gesagt|findet|finden|ist|sind)(?: auch)?
    (?:meine?|unsere?) (?:[\p{L}]{2,14} )?[\p{L}]{2,20} (?:sagt|sagte|sagen|meint|meinen|hat gesagt|findet|ist|sind)(?: auch)?
    (?:die|der) \p{L}{2,14} (?:sagt|sagte|meint|hat gesagt)(?= (?:auch )?(?:ja|nein)(?!\p{L}))
    (?!(?:es|das|er|wer|was|man|einer|keiner|niemand|jemand)(?!\p{L}))\p{L}{2,14} (?:sagt|sagte|meint)(?= (?:auch )?(?:ja|nein)(?!\p{L}))
  `,
  keepsOther: words`
    (?:stornieren sie|storniert|storniere|streichen sie|loschen sie)(?: bitte| aber)? (?:bloß |bloss |ja )?nicht (?:die|den) ander\p{L}{1,2}(?: tisch| reservierung| buchung)?
    (?:stornieren sie|storniert|storniere|streichen sie|loschen sie)(?: bitte| aber| bloß| bloss| ja){0,2} (?:die|den) ander\p{L}{1,2}(?: tisch| reservierung| buchung)? nicht
    (?:die|den) ander\p{L}{1,2}(?: tisch| reservierung| buchung)? (?:behalten wir|bleibt|behalte ich|bitte nicht stornieren|nicht stornieren)(?: bestehen| stehen| bitte| aber)?
  `,
  noWishes: words`
    kein(?:e|erlei)? (?:weiteren |besonderen |speziellen |extra |sonstigen |bestimmten )?(?:wunsch|wunsche|sonderwunsche|extrawunsche|anmerkung|anmerkungen|vorlieben)(?: (?:von (?:mir|uns)|weiter|mehr))?
    keinen (?:weiteren |besonderen )?(?:wunsch|sonderwunsch)
    (?:sonst |weiter )?nichts (?:weiter|weiteres|besonderes|spezielles|mehr|hinzuzufugen)
    sonst nichts(?: weiter| mehr)?
    (?:wir|ich) haben? keine (?:besonderen |weiteren )?wunsche
    (?:doch |eigentlich )?nichts(?: eigentlich)?
  `,
  notCancelling,
};
