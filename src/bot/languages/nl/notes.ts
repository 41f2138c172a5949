import type { NoteWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const notes: NoteWords = {
  verbs: words`
    toevoegen
    toe te voegen
    noteren
    noteer
    vermelden
    vermeld
    opschrijven
    bijschrijven
    erbij (?:zetten|schrijven)
    zet erbij
    doorgeven
    geef (?:even |aub )?door
    melden
    meld
    laten weten
    laat weten
    (?:zeggen|zeg) (?:tegen )?(?:de keuken|de kok|het personeel|het restaurant)
    (?:tegen )?(?:de keuken|de kok|het personeel|het restaurant) zeggen
  `,
  that: ["dat"],
  never: ["heb", "hebt", "heeft", "hebben", "niet", "nooit", "als", "of", "waarom", "wie"],
};
