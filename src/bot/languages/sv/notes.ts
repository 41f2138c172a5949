import type { NoteWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const notes: NoteWords = {
  verbs: words`
    lagga (?:till|in)
    lagg (?:till|in)
    tillagga
    notera
    skriva(?: (?:till|upp|in))?
    skriv(?: (?:till|upp|in))?
    anteckna
    namna
    namn
    meddela
    framfora
    (?:saga|sag) (?:till )?(?:koket|kocken|personalen|restaurangen)
    halsa(?: (?:koket|kocken|personalen|dem))?
  `,
  that: ["att"],
  never: ["har", "inte", "aldrig", "om", "varfor", "vem"],
};
