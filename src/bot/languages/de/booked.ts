import type { BookedWords } from "../booked-words.ts";
import { words } from "../word-list.ts";

export const booked: BookedWords = {
  ours: words`
    mein(?:e|em|en|er)?
    unser(?:e|em|en|er)?
    mei
    meim
  `,
  bookers: words`
    er
    sie(?= hat)
    (?<=hat )sie
    (?:der|die|das|mein|meine|unser|unsere|euer|euere)? ?(?:hotel|concierge|rezeption|buro|firma|chef|chefin|agentur|reiseburo|frau|mann|oma|opa|mama|papa|schwester|bruder|tochter|sohn|kollege|kollegin|freundin|freund|sekretarin|assistentin)
    (?:ein|1) (?:freund|kollege|bekannter|kumpel|spezl)(?: von (?:mir|uns))?
    (?:eine|1) (?:freundin|kollegin|bekannte)(?: von (?:mir|uns))?
    jemand (?:anders|anderes)
  `,
  done: words`
    (?:hat|hatte|haben|hatten|hats|habe)(?: [\p{L}\p{N}:.']{1,15}){0,12}? (?:reserviert|gebucht|bestellt|reservieren lassen|ausgemacht|vorbestellt|eine reservierung)
    (?:schon |bereits )?(?:reserviert|gebucht|bestellt) (?:hat|hatte|haben)
  `,
  asked: {
    before: words`
      hat
      haben
      hatte
    `,
    behind: words`
      reserviert
      gebucht
      bestellt
    `,
  },
  ownDone: words`
    (?:ich|wir|i|mir)(?: hab| habe| haben| hatte| hatten| ham)(?: [\p{L}\p{N}:.']{1,15}){0,12}? (?:reserviert|gebucht|vorbestellt|eine reservierung gemacht)
    (?:hab|habe|haben|hatte|hatten|ham)(?: (?:ich|wir|i|mir))?(?: [\p{L}\p{N}:.']{1,15}){0,12}? (?:reserviert|gebucht|vorbestellt|eine reservierung gemacht)
    (?<=^(?:(?:hallo|hi|guten tag|guten abend|also|ja|so)[,.! ]{1,3}){0,2})(?:online|telefonisch|gestern)(?: [\p{L}\p{N}:.']{1,15}){0,6}? (?:reserviert|gebucht)
  `,
  ways: words`
    online
    (?:auf|uber|per|via|bei)(?: (?:der|die|eure|eurer|ihre|ihrer|das|dem))? (?:website|webseite|homepage|internetseite|internet|app|opentable|google|seite)
    telefonisch
    per (?:telefon|mail|e-?mail|anruf)
    am telefon
    (?:letzte|vorige|vergangene)[nrs]? (?:woche|monat|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag)
    gestern
    vorgestern
    neulich
    vor (?:\d{1,2}|1|einer|einem|ein paar|zwei|drei|paar) (?:tagen|wochen|woche|monat|monaten)
    angerufen
    telefoniert
    gemailt
  `,
  checks: words`
    find(?:e|en)?(?: (?:ich|wir))?(?: (?:die|meine|unsere|den|keine|das)) (?:mail|e-?mail|bestatigung|buchung|reservierung|nummer|referenz)(?: (?:nicht|nimmer|nicht mehr|mehr))?
    (?:keine?|nie eine?|noch keine?|nie ne|keinerlei) (?:bestatigung|bestatigungsmail|mail|antwort|ruckmeldung|e-?mail)
    (?:wollt|wollte|wollten|mocht|mochte|mochten|will)(?: \p{L}{1,8}){0,4} (?:checken|nachfragen|fragen|nachhaken|prufen|sichergehen|horen|wissen|klaren|vergewissern)
    (?:konnen|konnten|konnt|kannst|konntest|kann)(?: (?:sie|ihr|du|man))?(?: \p{L}{1,8}){0,4} (?:nachschauen|nachsehen|schauen|gucken|checken|bestatigen|prufen|finden)
    (?:steht|ist|steht's|stehts|ist's|passt|gilt|stimmt|klappt|sind)(?: (?:das|es|die|wir|der|der tisch|die reservierung|da))?(?: \p{L}{1,8}){0,3}? (?:drin|drinnen|eingetragen|da|notiert|vermerkt|angekommen|bei (?:ihnen|euch)|im (?:buch|system))
    (?:sehen|seht|siehst|finden|findet|haben|habt) (?:sie|ihr|du) (?:das|die|den|sie|uns|es)
  `,
  standing: words`
    (?:gibt es|gibts|gibt's|habt ihr|haben sie|hast du|finden sie|findet ihr|seht ihr|sehen sie)(?: \p{L}{1,8}){0,3}? (?:reservierung|buchung|tisch)(?: (?:schon|vielleicht))? (?:auf(?! \d)(?:(?: den)? namen?)?|unter|fur(?! (?:\d|heute|morgen|mich|uns|mittag|abend|den|die|das|eine?n?)))
    (?:steht|liegt|ist)(?: \p{L}{1,8}){0,3}? (?:was|etwas|eine reservierung|ein tisch|1 tisch|1 reservierung|reservierung|1 buchung|eine buchung)(?: \p{L}{1,8}){0,3}? (?:auf|unter|fur) (?:(?:den|dem) )?(?:namen? )?\p{L}{3,20}(?: \p{L}{2,10}){0,3} (?:drin|drinnen|eingetragen|vermerkt|da)
    (?:sind|stehen) wir(?: \p{L}{1,12}){0,4} (?:eingetragen|drin|drinnen|vermerkt|notiert|im buch|auf der liste|reserviert)
    (?:es musste|da musste|musste|es sollte|sollte)(?: \p{L}{1,8}){0,3} (?:reservierung|tisch|buchung)(?: (?:auf|unter|fur)| (?:da )?(?:sein|geben))
  `,
  undone: words`
    nicht
    nix
    nichts
    nie
    niemand
    keine?n?
    will
    wollen
    wollte
    mochte
    mochten
    kann
    konnte
    soll
    sollte
    wurde
    wird
    wenn
    ob
    falls
    vergessen
    versucht
    empfohlen
    gesagt
  `,
  others: words`
    theater\p{L}{0,8}
    kino\p{L}{0,8}
    \p{L}{0,12}karten
    tickets?
    hotel(?:zimmer)?
    zimmer
    flug
    fluge
    taxi
    babysitter\p{L}{0,3}
    urlaub
    reise
    konzert\p{L}{0,8}
    show
    kirche
    woanders
    anderswo
    in einem anderen
  `,
};
