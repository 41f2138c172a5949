import type { Context } from "#src/bot/machine/core/context.ts";
import { fullName } from "#src/bot/machine/core/guest-details.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import type { Confirming } from "#src/bot/machine/core/state.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { feeLines, feeOf } from "#src/bot/machine/tables/no-show-fee.ts";
import { another } from "./booking.ts";

export function askName(): Question {
  return { lines: [plain("askName")], options: [] };
}

export function askPhone(): Question {
  return {
    lines: [plain("askPhone")],
    options: [{ choice: { type: "skip" }, label: plain("choiceSkip") }],
    contactRequest: true,
  };
}

export function askConfirm({ selection, guest }: Confirming, context: Context): Question {
  const { query, slot } = selection;
  const lines: Message[] = [
    message("summary", tableValues(slot, query.partySize, context)),
    message("summaryName", { name: fullName(guest) }),
  ];
  if (guest.phone !== undefined) lines.push(message("summaryPhone", { phone: guest.phone }));
  if (query.comment !== undefined) lines.push(message("summaryComment", { comment: query.comment }));
  const table = { ...slot, partySize: query.partySize };
  lines.push(...feeLines(feeOf(table, context, selection.hold?.noShowFee), table, context));
  const { changing } = query;
  if (changing) lines.push(message("replaces", tableValues(changing, changing.partySize, context)));
  lines.push(plain("askConfirm"));
  return {
    lines,
    options: [
      { choice: { type: "confirm" }, label: plain("choiceConfirm") },
      ...(query.maybeAnother ? [another] : []),
      { choice: { type: "change" }, label: plain("choiceChange") },
      { choice: { type: "drop" }, label: plain("choiceDrop") },
    ],
  };
}
