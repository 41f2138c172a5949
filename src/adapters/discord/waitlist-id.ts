import type { WaitAction } from "#src/bot/desk/waitlist/wait-view.ts";
import { defined } from "#src/lib/defined.ts";

/** A press on the waitlist, or on one entry of it. `stamp` is the entry's as it was shown. */
export type WaitPress =
  | { readonly type: "waitlist"; readonly venueId: number; readonly date: string }
  /** A menu of entries; the chosen value is the entry's id. */
  | { readonly type: "pickWaiting"; readonly venueId: number }
  | {
      readonly type: "wait";
      readonly action: WaitAction | "offer";
      readonly stamp: string;
      readonly entryId: string;
      /** Of an offer. */
      readonly startsAt?: string;
    };

/** `wait:action:stamp:minute:entry`; the entry's id stands last, since it may contain anything. */
export function toWaitId(press: WaitPress): string {
  if (press.type === "waitlist") return `waitlist:${press.venueId}:${press.date}`;
  if (press.type === "pickWaiting") return `pickWaiting:${press.venueId}`;
  const { action, stamp, startsAt, entryId } = press;
  const minute = startsAt === undefined ? "" : Temporal.Instant.from(startsAt).epochMilliseconds / 60_000;
  return `wait:${action}:${stamp}:${minute}:${entryId}`;
}

const actions: readonly (WaitAction | "offer")[] = [
  ...(["offer", "skip", "remove", "reallyRemove", "keep", "bookCaller"] as const),
];

/** Undefined for what is none of these. */
export function parseWaitId(customId: string): WaitPress | undefined {
  const [, listed, date] = /^waitlist:(\d{1,15}):(\d{4}-\d{2}-\d{2})$/.exec(customId) ?? [];
  if (date !== undefined) return { type: "waitlist", venueId: Number(listed), date };
  const [, picked] = /^pickWaiting:(\d{1,15})$/.exec(customId) ?? [];
  if (picked !== undefined) return { type: "pickWaiting", venueId: Number(picked) };
  const [, done, stamp, minute, entryId] =
    /^wait:([a-zA-Z]{1,20}):([\w-]{1,20}):(\d{0,10}):(.+)$/s.exec(customId) ?? [];
  const action = actions.find((known) => known === done);
  if (action === undefined || stamp === undefined || entryId === undefined) return undefined;
  const startsAt = minute === "" ? undefined : fromMinute(Number(minute));
  return { type: "wait", action, stamp, entryId, ...defined({ startsAt }) };
}

const fromMinute = (minute: number): string =>
  Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toString();
