import type { WishFrameWords } from "../wish-frame-words.ts";
import { words } from "../word-list.ts";

export const wishFrames: WishFrameWords = {
  leads: words`
    (?:haben sie|habt ihr|hast du)(?: (?:vielleicht|noch))?(?= (?:einen?|nen) (?:\p{L}{3,10} )?(?:tisch|platz))
    wenn (?:sie|ihr|du|wir|es)(?: (?:uns|mir|bitte|vielleicht|eventuell)){0,2}(?= (?:eine?n?|den|die|das|etwas|irgendwo)(?!\p{L}))
    (?:sagen sie|sagt|sag)(?: (?:mir|uns|doch|bitte|nur|mal|einfach|kurz)){0,3} ob (?:wir|ich|man)
    dafur sorgen dass(?: wir)?
    (?:noch (?:was|etwas|eine sache|eins)|eine sache(?: noch)?)
    (?:deshalb|deswegen|daher|darum)
  `,
  answers: words`
    (?:das |es |ja )?(?:klingt|hort sich)(?: (?:doch|ja|sehr|echt|super)){0,2} (?:gut|super|prima|toll|perfekt)(?: an)?
    (?:buchen|reservieren|machen|nehmen) (?:sie|wir)(?: (?:das|es|ihn|den|die|mir|uns|so|doch|bitte|tisch)){0,4}
    (?:so |das )?machen wir(?: (?:das|es|so)){0,2}
    alles (?:klar|gut|richtig|prima|perfekt)
  `,
  begins: words`
    es
    ist
    sind
    wir
    zwei
    mama
    papa
    oma
    opa
    konnten
    konnen
    hatten
  `,
  ends: words`
    (?:brauchten|brauchen|brauchte|brauche|hatten|hatte|mochten|mochte|wollen|suchen) (?:wir|ich)(?: gerne?)?
    zu (?:erhalten|bekommen|kriegen|haben)
    (?:erhalten|bekommen|kriegen|haben) (?:konnten?|wurden?|durften|zu konnen)
    (?:konnten|konntet|wurden|wurdet)
  `,
  celebratesThat: words`
    (?:(?:das|wollen|wir|mochten|und) ){0,4}feiern(?: wir| das)?
  `,
  celebrates: words`
    (?:mein|meine|unser|unsere) \p{L}{3,14} und ich (?:feiern|begehen)(?: (?:da|dann))?
    (?:personen|leuten|mann)? ?feiern
  `,
  and: words`
    und
  `,
  hangs: words`
    (?:wir |ich )?(?:wurden?|mochten?|wollen|will)(?: (?:wir|ich))?(?: (?:diesen?|dieses|dies|das|es|ihn|sie))?(?: (?:gern|gerne|bei ihnen|bei euch|dort|feiern|begehen)){0,4}
  `,
  talk: words`
    (?:(?:der|die|das|mein|meine|unser|unsere) )?(?:kleinen?|baby|kind|kinder|sohn|tochter) (?:schreit|schreien|weint|weinen|brullt|brullen|heult|quengelt)(?: (?:gerade|grad|schon))?
    (?:das|die sache) (?:mit|von|uber) (?:\p{L}{2,15} ){1,4}?(?:bitte )?nicht (?:weitergeben|weiterleiten|weitersagen|notieren|aufschreiben)
  `,
  ifs: words`
    wenn
    falls
    ob
  `,
  tags: words`
    (?:ist|ware) das (?:ein |irgendein )?(?:grosses )?problem
    (?:geht|ginge|klappt) das
    (?:ist|ware) das (?:moglich|ok|okay|in ordnung|machbar)
  `,
  telling: words`
    wir
    ich
    mein(?:e|er)?
    unser(?:e|er)?
    (?:einer|eine|zwei|drei|\d) von uns
    es (?:sind|ist|kommt|kommen)
    hab
    haben
    bin
    sind
    brauchen
    suche
    hatte
  `,
};
