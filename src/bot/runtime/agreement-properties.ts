import { agreementFields } from "#src/booking/contract/agreement-fields.ts";
import type { Agreement } from "#src/bot/machine/core/agreement.ts";
import type { Say } from "#src/bot/machine/core/effect.ts";
import type { Reply } from "#src/bot/replies/reply.ts";
import { defined } from "#src/lib/defined.ts";

/** An agreement as a booking bears it: the words as they were shown, without the marks of a list, and when the guest said yes to them. */
export function agreementProperties(
  { lines, language, region, at }: Agreement,
  render: (say: Say) => Reply,
): Record<string, string> {
  const say = { type: "say", language, lines, buttons: [], contactRequest: false, answers: false } as const;
  const { text } = render({ ...say, ...defined({ region }) });
  const words = text.replace(/^• /gmu, "");
  return { [agreementFields.words]: words, [agreementFields.at]: at };
}

/** What takes an agreement off a booking that costs nothing any more. */
export const noAgreement = { [agreementFields.words]: null, [agreementFields.at]: null } as const;
