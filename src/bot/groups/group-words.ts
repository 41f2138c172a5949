import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Button, OfferedTimes, Say } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { dateValue, localDate, localTime, tableValues, venueName } from "#src/bot/machine/core/values.ts";
import { defined } from "#src/lib/defined.ts";
import { ownCommandOf } from "./go-on.ts";
import type { Round } from "./ports.ts";

/** What a button in a group is pressed for. */
export type GroupAct = "in" | "out" | "own";

/** More would make a list that nobody reads. */
const mostNames = 30;
/** Longer ones are no names, and would fill the message. */
const longestName = 40;

function toToken(act: GroupAct, round: string): string {
  return `${act}.${round}`;
}

export function readToken(token: string): { readonly act: GroupAct; readonly round: string } | undefined {
  const [, act, round] = /^(in|out|own)\.([0-9A-Z]{16})$/.exec(token) ?? [];
  return act === "in" || act === "out" || act === "own" ? { act, round: round ?? "" } : undefined;
}

/** Who has a table ahead in the group already, or is choosing one. */
export interface Standing {
  readonly own?: Round;
  readonly other?: Round;
}

/** Where the organiser, and nobody else, goes on: in the private chat. */
export function beginWords(round: Round, { own, other }: Standing): Say {
  const name = shownName(round.organiserName);
  const token = toToken("own", round.id);
  if (own || ownCommandOf(round)) {
    return toSay(round, [message("groupGoOn", { name })], [{ token, label: plain("choiceGroupGoOn") }]);
  }
  if (other) {
    const words = message("groupOther", { name: shownName(other.organiserName) });
    return toSay(round, [words], [{ token, label: plain("choiceGroupOwn") }]);
  }
  return toSay(round, [message("groupBegin", { name })], [{ token, label: plain("choiceGroupBegin") }]);
}

/** What the organiser may choose from, for friends to say in the group what suits them. */
export function timesWords(
  round: Round,
  { venueId, partySize, startsAt }: OfferedTimes,
  venues: readonly VenueFacts[],
): Say {
  const name = shownName(round.organiserName);
  const values = {
    name,
    partySize,
    venue: venueName(venueId, { venues }),
    date: dateValue(localDate(startsAt[0], venueId, { venues })),
    times: { type: "times", times: startsAt.map((at) => localTime(at, venueId, { venues })) },
  } as const;
  const button = { token: toToken("own", round.id), label: plain("choiceGroupBegin") };
  return toSay(round, [message("groupTimes", values)], [button]);
}

/** The table, who booked it and who comes. */
export function tableWords(round: Round, booking: BookedTable, venues: readonly VenueFacts[]): Say {
  const values = tableValues(booking, booking.partySize, { venues });
  if (booking.state === "CANCELLED") return toSay(round, [message("groupCancelled", values)], []);
  const { comers, id, organiserName } = round;
  const names = comers.slice(0, mostNames).map(shownName);
  const shown = comers.length > names.length ? [...names, "…"] : names;
  const lines: Message[] = [message("groupTable", { ...values, name: shownName(organiserName) })];
  if (comers.length > 0)
    lines.push(message("groupComers", { names: shown.join(", "), count: comers.length }));
  return toSay(round, lines, [
    { token: toToken("in", id), label: plain("choiceGroupCome"), row: 0 },
    { token: toToken("out", id), label: plain("choiceGroupDoNot"), row: 0 },
    { token: toToken("own", id), label: plain("choiceGroupChange") },
  ]);
}

/** The organiser asked to be forgotten. */
export function forgottenWords(round: Round): Say {
  return toSay(round, [plain("groupForgotten")], []);
}

/** A word to the one who pressed. */
export function wordFor(language: string, line: Message): Say {
  return toSay({ language }, [line], []);
}

/** What the house tells friends who asked about it. */
export function answerWords(language: string, lines: readonly Message[], venues: readonly VenueFacts[]): Say {
  return toSay({ language, ...defined({ region: venues[0]?.country }) }, lines, []);
}

/** A name as Telegram gives it may hold anything; it stands in one line among others. */
export function shownName(name: string): string {
  const line = name.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  const short = [...line].slice(0, longestName).join("");
  return short === "" ? "?" : short;
}

function toSay(
  { language, region }: Pick<Round, "language" | "region">,
  lines: readonly Message[],
  buttons: readonly Button[],
): Say {
  return {
    type: "say",
    language,
    ...defined({ region }),
    lines,
    buttons,
    contactRequest: false,
    answers: false,
  };
}
