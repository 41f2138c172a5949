import type { NoteWords } from "../note-words.ts";
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
  writes: words`
    notere?
    skrive?(?: (?:opp|op|inn|ind|ned|pa))?
  `,
  that: ["at"],
  never: ["har", "ikke", "aldri", "aldrig", "om", "hvis", "hvorfor", "hvem"],
  deeds: words`
    (?:kan|kunne) (?:dere|du|i)(?: ogsa| kanskje| maske){0,2} (?:sette|sætte|saette|stille|skrive|tenne|tænde|taende|pynte|dekorere|synge|forberede|servere|legge|lægge|laegge|gjemme|gemme|overraske|bake|bage)(?! (?:meg|oss|mig|os|opp|op|inn|ind|til)(?!\p{L}))
  `,
  beside:
    "da sa ok okei bra fint topp flott perfekt ja gjerne gerne takk tak ogsa vi jeg oss meg mig trenger behover har brug for bruk tar tager vil ha have skulle onsker noter".split(
      " ",
    ),
  ones: words`
    en
    ett
    et
    to
    tre
    \d{1,2}
  `,
  joinsNote: words`
    og
    ah
    oh
  `,
  leadsToNote: words`
    at(?! er(?!\p{L}))
  `,
  asksToDo: words`
    (?:kan|kunne) (?:dere|du|i)(?: kunne)?
  `,
};
