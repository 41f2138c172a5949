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
  that: ["dass", "das", "daß"],
  never: ["habt", "haben", "hast", "nicht", "nie", "wenn", "ob", "warum", "wer"],
};
