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
  writes: words`
    noteren
    noteer(?:t u)?
    opschrijven
    vermelden
    vermeld
    erbij (?:zetten|schrijven)
  `,
  that: ["dat"],
  endsInVerb: true,
  never: ["heb", "hebt", "heeft", "hebben", "niet", "nooit", "als", "of", "waarom", "wie"],
  deeds: words`
    (?:kunnen jullie|kunt u|kun je|kan je|zouden jullie|zou u|zou je)(?: [\p{L}\d'"„“”«»-]{1,20}){1,12} (?:zetten|neerzetten|klaarzetten|plaatsen|schrijven|aansteken|versieren|zingen|voorbereiden|serveren|steken|verrassen|bakken)
  `,
  beside:
    "dan daar dus ok oke prima top mooi fijn goed super ja graag dank bedankt alsjeblieft aub alstublieft ook we wij ik ons mij me willen wil hebben heb zouden zou nemen neem doe maar er voor noteer reserveer nodig van".split(
      " ",
    ),
  ones: words`
    een
    eentje
    een ervan
    twee
    drie
    \d{1,2}
  `,
};
