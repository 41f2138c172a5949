import type { IntentWords } from "../../intent-words.ts";
import { agreeing } from "./agreeing.ts";
import { asking } from "./asking.ts";
import { assistant } from "./assistant.ts";
import { booking } from "./booking.ts";
import { cancelling } from "./cancelling.ts";
import { changing } from "./changing.ts";
import { courtesies } from "./courtesies.ts";
import { elsewhere } from "./elsewhere.ts";
import { feelings } from "./feelings.ts";
import { picking } from "./picking.ts";
import { refusing } from "./refusing.ts";
import { standing } from "./standing.ts";
import { waitlist } from "./waitlist.ts";

export const intents: IntentWords = {
  ...booking,
  ...standing,
  ...changing,
  ...cancelling,
  ...waitlist,
  ...asking,
  ...elsewhere,
  ...assistant,
  ...agreeing,
  ...refusing,
  ...picking,
  ...courtesies,
  ...feelings,
};
