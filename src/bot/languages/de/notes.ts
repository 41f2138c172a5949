import type { NoteWords } from "../note-words.ts";
import { words } from "../word-list.ts";
import { alone, edits, untold, untoldThat } from "./the-note.ts";

const to =
  "(?:(?:der|dem|an die|an das|ans|an den|in der|bei der|zur) (?:kuche|koch|team|restaurant|personal|chef|kellner|service|reservierung|buchung))";
const also = "(?:(?:bitte|noch|auch|mal|da|vielleicht|evtl|so) ){0,4}";
const noting =
  "(?:(?:dazu|auf|mit|hin)? ?(?:schreiben|notieren)|vermerken|erganzen|eintragen|hinzufugen|anmerken|sagen|weitersagen|weitergeben|weiterleiten|ausrichten|mitteilen|(?:mit )?aufnehmen)";

export const notes: NoteWords = {
  only: words`
    einzig
    nur(?: noch)?
    bloss(?: noch)?
    lediglich
  `,
  stays: words`
    (?:bleibt|bleiben)(?: drin| stehen| so| bitte){0,2}
    (?:soll|sollen|kann|konnen|darf|durfen) (?:drin ?|stehen ?)?bleiben
  `,
  asTold: words`
    (?:genau )?so (?:soll|muss|sollte) (?:es|das|der hinweis|die notiz)(?: (?:da|dann|dort|bitte|auch|genau)){0,2} (?:stehen|drinstehen|lauten|heißen|sein)
  `,
  right: words`
    (?:stimmt|stimmen|passt)
    (?:ist|sind) (?:richtig|korrekt)
  `,
  nothing: words`
    (?:gar |uberhaupt |doch |eigentlich )?(?:nichts|nix)(?: mehr| eigentlich)?
    kein(?:e|en)? (?:notiz|wunsch|wunsche|anmerkung|bemerkung)(?: mehr)?
    (?:leer(?: lassen)?|lassen sie (?:es|sie) leer|lass (?:es|sie) leer)
    (?:alles |sie |es )?(?:loschen|streichen)
    (?:losch|streich)(?:e|en sie)? (?:alles|sie|es)
  `,
  verbs: words`
    dazuschreiben
    dazu schreiben
    hinzufugen
    notieren
    vermerken
    erganzen
    aufschreiben
    eintragen
    anmerken
    ausrichten
    weitergeben
    weitersagen
    mitteilen
    erwahnen
    schreibe?
    notiere?
    vermerke?
    erganze?
    bescheid (?:sagen|geben)
    (?:denen|(?:der|dem) (?:kuche|koch|team|restaurant|personal|chef|kellner|service)|ihnen) (?:bitte |auch |noch ){0,2}sagen
    (?:sagt?|sage|sagen sie) (?:bitte |doch ){0,2}(?:denen|ihnen|(?:der|dem) (?:kuche|koch|team|restaurant|personal|chef|kellner|service))
  `,
  writes: words`
    notieren
    notiert
    notiere?
    vermerken
    vermerkt
    vermerke?
    aufschreiben
    dazu ?schreiben
    anmerken
    vormerken
    eintragen
    schreib(?:e|en|t)?(?: sie)?(?: (?:bitte|noch|auch)){0,3} dazu
  `,
  writesAround: words`
    schreib(?:e|t|en sie)?(?: (?:bitte|noch|auch|mal)){0,2} @ (?:auf|dazu|rein|mit auf|mit rein)
    (?:trag(?:e|t)?|tragen sie)(?: (?:bitte|noch|auch|mal)){0,2} @ ein
  `,
  unseen: words`
    (?:den|die|das|welche[nrs]?) (?:ich|wir) (?:(?:da|hier|dort|noch|gar|uberhaupt|oben) ){0,3}(?:nicht|nirgends) (?:sehen?|finden?)(?: kann| konnen)?
    (?:der|die|das) (?:da |hier |noch |dort ){0,2}(?:fehlt|fehlen|nicht (?:drin ?steht|dabei ?steht|da ?steht|dabei ist|zu sehen ist))
  `,
  thatToo: words`
    (?:das |es )?(?:mit |auch |noch ){0,2}(?:aufschreiben|notieren|dazuschreiben|dazu schreiben|vermerken|vormerken|eintragen)
    (?:schreibt|schreib|notiert|notier|schreiben sie|notieren sie) (?:das|es) (?:mit |auch |bitte |noch ){0,3}(?:auf|dazu)?
    (?:konn(?:en|ten) sie|kannst du|konntest du|konn(?:t|tet) ihr|wurden sie|wurdet ihr) (?:ihnen |denen )?(?:das|es|dies) ${also}(?:${to} ${also})?${noting}
    (?:schreiben|notieren|vermerken|erganzen|sagen|geben|richten|teilen|tragen|leiten) sie (?:ihnen |denen )?(?:das|es|dies)(?: (?:bitte|noch|auch|mal|so)){0,3}(?: ${to})?(?: (?:weiter|aus|mit|ein|dazu|auf|an))?
    (?:schreib|notier|vermerk|erganz|sag|gib|richt|trag|leit)(?:e|t|et)? (?:ihnen |denen )?(?:das|es|dies)(?: (?:bitte|noch|auch|mal|so)){0,3}(?: ${to})?(?: (?:weiter|aus|mit|ein|dazu|auf|an))?
    (?:sagen sie|sagt?|sage) (?:ihnen|denen|${to})(?: bitte)?(?: bescheid)?
    danke fur(?: ?s| das) (?:weitersagen|weitergeben|weiterleiten|notieren|dazuschreiben|ausrichten|vermerken)
  `,
  that: ["dass", "das", "daß"],
  endsInVerb: true,
  never: [
    "ist",
    "sind",
    "wurde",
    "steht",
    "habt",
    "haben",
    "hast",
    "nicht",
    "nie",
    "wenn",
    "ob",
    "warum",
    "wer",
  ],
  deeds: words`
    (?:konn(?:t|tet|en|ten)|kannst|konntest|wurde[nt]?) (?:sie|ihr|du|man)(?: [\p{L}\d'"„“”«»-]{1,20}){1,12} (?:hinstellen|aufstellen|(?:drauf|darauf|dazu)?(?:stellen|setzen|stecken|legen|schreiben)|anzunden|dekorieren|schmucken|singen|servieren|vorbereiten|backen|verstecken|uberraschen)
  `,
  beside:
    "dann da so also ok okay oh super gut prima toll schon schoen perfekt klasse ja gerne gern danke bitte auch noch wir ich uns mir brauchen brauche brauch brauchten brauchte nehmen nehme hatten hatte mochten mochte wollen will davon fur konnt ihr konnen sie kannst du notieren notier vormerken reservieren bringen".split(
      " ",
    ),
  ones: words`
    einen
    eine
    eins
    ein
    eines
    zwei
    drei
    beide
    \d{1,2}
  `,
  ways: words`
    (?:nur |bitte |lieber |gern |gerne |am besten |bevorzugt |einfach ){0,3}(?:per |via |uber |eine |ne )?(?:whatsapp|sms|nachricht|signal)(?: bitte| schicken| schreiben| senden| genugt| reicht){0,2}
    (?:bitte )?(?:nur )?(?:schreiben|texten)(?:,? nicht anrufen)?
    (?:bitte )?nicht anrufen
    (?:erst )?(?:ab|bis|von|zwischen) [^¦?]{1,24} erreichbar
  `,
  calls: words`
    (?:nicht|nur|erst|lieber) (?:(?:vor|nach|ab|zwischen|am|bis|wahrend|in) [^,;!?]{1,40}|abends|morgens|vormittags|nachmittags|mittags) (?:anrufen|telefonieren|melden|durchklingeln)
    (?:rufen sie|ruft|ruf)(?: mich| uns)?(?: bitte)? (?:nicht|nur|erst) (?:vor|nach|ab|zwischen|am|bis|abends|morgens|mittags)(?: [^,;!?]{1,40})?
    (?:erreichbar|zu erreichen) (?:erst |nur )?(?:ab|nach|vor|zwischen|bis) [^,;!?]{1,30}
  `,
  invoices: words`
    (?:rechnung|quittung|bewirtungsbeleg) (?:bitte |dann |geht |soll ){0,2}(?:auf|an)
  `,
  billing: words`
    (?:rechnungsadresse|rechnungsanschrift|rechnungsdaten)
  `,
  alone,
  dictated: {
    of: words`
      (?:sonder)?wunsch(?:e|es)?
      notiz(?:en)?
      anmerkung(?:en)?
      bemerkung(?:en)?
      kommentar
      hinweis(?:e)?
      schreib\p{L}{0,3}
      notier\p{L}{0,3}
      vermerk\p{L}{0,3}
      stehen
      reinschreiben
    `,
    anew: words`
      nur
      bloß
      lediglich
      falsch
      stimmt\p{L}{0,2}
      stattdessen
      weg
      weglassen
      losch\p{L}{0,3}
      streich\p{L}{0,3}
      ander\p{L}{0,2}
      umschreiben
      neu
    `,
    rest: words`
      alles andere
      den rest
      der rest
      sonst nichts
      mehr nicht
      nichts weiter
    `,
    dropsRest: words`
      (?:den rest|alles andere) (?:(?:konnen|konnt|kannst|bitte|sie|ihr|du) ){0,3}(?:streichen|loschen|weglassen|rausnehmen|rausstreichen)
      (?:streich|streichen|losch|loschen|lass|lassen|lasst|nimm|nehmen)\p{L}{0,2} (?:(?:sie|bitte) ){0,2}(?:den rest|alles andere)
      (?:der rest|alles andere) (?:kann|darf|soll|muss) (?:weg|raus|gestrichen werden)
    `,
  },
  edits,
  untold,
  untoldThat,
  ahead: {
    dishes: words`
      hummer
      krabben?
      austern?
      kaviar
      muscheln
      garnelen
      scampi
      jakobsmuscheln
      steinbutt
      heilbutt
      lachs
      bouillabaisse
      (?:weihnachts|martins)?g(?:a|ae)nse?(?:braten|keulen?|brust)?
      enten?(?:brust|braten|keulen?)?
      pute(?:nbraten)?
      truthahn
      fasan
      reh(?:rucken|braten)?
      hirsch
      lamm(?:keule|rucken|braten)?
      spanferkel
      braten
      steaks?
      tomahawks?
      chateaubriand
      filet wellington
      paella
      fondue
      raclette
      truffel
      schnitzel
      haxen?
      schweinshaxen?
      fisch
      fischplatte
      hahnchen
      karpfen
    `,
    orders: words`
      reservier(?:e|en|t|st)?
      vorbestell(?:en|t|e)
      bestell(?:en|t|e)
      zuruck ?(?:legen|lege|gelegt|halten|behalten)
      zur seite (?:legen|gelegt)
      auf ?heben
      bereit ?(?:halten|stellen|legen)
      (?:mit )?(?:auf)?schreiben
      schreib(?:t|e)?
      notier(?:e|en|t)
      vormerken
      vermerken
      legt
      leg
      lege
      haltet
      halte
      behaltet
      machen
      macht
      zubereiten
      vorbereiten
      (?:ich|wir) (?:will|wollen|mochte|mochten|nehmen|nehme|brauchen)
      (?:nehmen|wollen|mochten) wir
      gerne?
      bitte
    `,
    forWhom: words`
      fur (?:uns(?: alle)?|alle|mich|den (?:tisch|geburtstag)|\d{1,2}(?: (?:personen|leute|gaste|person))?)
    `,
    not: words`
      kein
      keine
      keinen
      nicht
      ohne
      allerg\p{L}{0,6}
      statt
      unvertraglich\p{L}{0,6}
      nie
    `,
    mayWe: words`
      (?:konnen|konnten|durfen|kann|darf|konnte) (?:wir|ich|man) (?:\p{L}{2,12} ){0,6}(?:vorbestellen|bestellen|reservieren|haben|bekommen)
    `,
    wants: words`
      (?:den|die|das|ihn|sie)? ?(?:will|wollen|mochte|mochten|hatte|hatten|brauche|brauchen|nehmen|nehme) (?:ich|wir)(?: (?:den|die|das|ihn|sie))?(?: (?:auch|noch|gern|gerne|dabei|dazu|mit|unbedingt)){0,3}(?: haben)?
    `,
  },
  joinsNote: words`
    und
    ah
    oh
    ach
  `,
  asksToDo: words`
    k(?:a|o)nn(?:st|t|en|test|tet|ten)? (?:ihr|sie|du)
  `,
};
