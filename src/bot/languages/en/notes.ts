import type { NoteWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const notes: NoteWords = {
  verbs: words`
    add
    note
    mention
    write
    write down
    put
    put down
    put in
    make a note
    jot down
    pass on
    (?:tell|inform|remind) (?:them|everyone|(?:the|your) (?:restaurant|kitchen|chef|cook|staff|waiters?|waitress|team|house|boss|people|guys))
    let (?:them|the (?:restaurant|kitchen|chef|staff|team|house)) know
  `,
  that: ["that"],
  never: ["did", "have", "has", "don't", "not", "never", "if", "who", "why"],
};
