import type { NoteWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const notes: NoteWords = {
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
    (?:sage?|sagen sie) (?:bitte )?(?:denen|(?:der|dem) (?:kuche|koch|team|restaurant|personal|chef|kellner|service))
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
    schreib(?:en|t)? sie(?: bitte)? dazu
  `,
  that: ["dass", "das", "daß"],
  endsInVerb: true,
  never: ["habt", "haben", "hast", "nicht", "nie", "wenn", "ob", "warum", "wer"],
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
};
