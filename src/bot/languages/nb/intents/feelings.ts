import type { FeelingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const feelings: FeelingWords = {
  complaint: words`
    klage
    pengene tilbake
    skandale
  `,
  sorrow: words`
    dode
    gatt bort
    begravelse
    sykehus
  `,
};
