import type { ActNames } from "../acts.ts";
import { count, listed } from "../words.ts";

/** What the staff read about messages to an evening's guests. */
export const broadcastTexts = {
  title: "Message to the guests",
  resultTitle: "The message to the guests is out",
  lookFirst: "Nothing is sent yet. This is what they read: look at it, then send it.",
  otherGuests:
    "The bookings have changed since you looked, so nothing is sent yet. Look again, then send it.",
  askSend: "Send it to these guests?",
  dropped: "It is thrown away. Nobody was written to.",
  isSent: "It is sent already",
  nobody: "Nobody has a booking that stands then, so there is nobody to write to.",
  dayOver: "That day is over.",
  tooLong: "That is too long for one message: 2,000 characters at most.",
  onlyOurs: "Only bookings made through maitred are known here: others may have booked besides.",
  asWritten: "As written",
  noNumber: "no number",
  callAbout: "Call: they have not had the message",
} as const;

/** Texts that say what to do next, by its name where they are read. */
export const noSuchMessage = ({ writeToAll }: ActNames) =>
  `There is no such message any more. Use ${writeToAll} again.`;
export const onItsWay = ({ messageResult }: ActNames) => `It goes out now. When it has, ${messageResult}.`;
export const nothingWritten = ({ writeToAll }: ActNames) =>
  `There is nothing in it. Use ${writeToAll} again and write what the guests should read.`;

export const noSuchShift = (venue: string, shift: string, names: readonly string[]) =>
  `${venue} has no shift “${shift}” that day. It has: ${names.join(", ") || "none"}.`;

/** In characters: with the line above it, it fits into one message of every platform. */
export const longestBroadcast = 2000;

const guests = (many: number) => count(many, "guest", "guests");

/** "14 sent, 1 could not be reached. 4 are on the list to call." */
export function resultLine(result: {
  readonly sent: number;
  readonly unreached: number;
  readonly waiting: number;
  readonly toCall: number;
}): string {
  const { sent, unreached, waiting, toCall } = result;
  const parts = [
    `${sent} sent`,
    ...(unreached > 0 ? [`${unreached} could not be reached`] : []),
    ...(waiting > 0 ? [`${waiting} still on the way`] : []),
  ];
  const calls = toCall === 0 ? "" : ` On the list to call: ${guests(toCall)}.`;
  return `${parts.join(", ")}.${calls}`;
}

/** "Goes to 14 guests in Telegram." */
export function goesTo(platforms: ReadonlyMap<string, number>, noChat: number): readonly string[] {
  const each = [...platforms].map(
    ([platform, many]) => `${guests(many)} ${platform === "Web" ? "on your page" : `in ${platform}`}`,
  );
  return [
    ...(each.length === 0 ? [] : [`Goes to ${listed(each, "and")}.`]),
    ...(noChat === 0 ? [] : [`${guests(noChat)} without a chat: on the list to call once it is sent.`]),
  ];
}
