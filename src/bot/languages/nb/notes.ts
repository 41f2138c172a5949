import type { NoteWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const notes: NoteWords = {
  verbs: words`
    legge? (?:til|inn|ind)
    tilfoje?
    notere?
    skrive?(?: (?:opp|op|ned|inn|ind|pa))?
    nevne?
    naevne?
    gi beskjed(?: om)?
    give? besked(?: om)?
    opplyse?
    (?:si|sig|sige|si fra|fortelle?|fortael) (?:til )?(?:kjokkenet|kokkenet|kokken|personalet|restauranten)
  `,
  that: ["at"],
  never: ["har", "ikke", "aldri", "aldrig", "om", "hvis", "hvorfor", "hvem"],
};
