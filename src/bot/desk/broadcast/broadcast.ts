import type { Answer, VenueFacts } from "#src/bot/machine/core/context.ts";
import { newKey } from "#src/lib/ids.ts";
import { todayAt } from "../day.ts";
import { concerns, type DayAsked, type DeskParts } from "../desk-parts.ts";
import { holds } from "../holds.ts";
import type { StaffMember } from "../ports.ts";
import { chooseVenue, findScenario } from "../set-rules.ts";
import { most } from "../suggest.ts";
import { readDay } from "../take/read-ask.ts";
import type { Answering } from "../take/take.ts";
import { writeDown } from "../trail.ts";
import type { Refused, Said, Suggestion } from "../view.ts";
import { type Addressed, findAddressees, isSame, keysOf } from "./addressees.ts";
import type { BroadcastView } from "./broadcast-view.ts";
import {
  broadcastTexts,
  longestBroadcast,
  noSuchMessage,
  noSuchShift,
  nothingWritten,
  onItsWay,
} from "./broadcast-words.ts";
import type { Broadcast, HouseWords } from "./ports.ts";
import { toBroadcastView } from "./to-broadcast-view.ts";

/** Whom to write to, and with which of the venue's own messages; without one it is written next. */
interface DraftAsked extends DayAsked {
  readonly shift?: string;
  readonly scenario?: string;
  readonly message?: string;
}

/** Which draft. */
interface BroadcastAsked {
  readonly by: StaffMember;
  readonly broadcastId: string;
}

/** A draft that has no words yet. */
interface EmptyDraft {
  readonly type: "emptyDraft";
  readonly broadcastId: string;
}

/** What is being typed, and what is filled in already. */
interface BroadcastTyped {
  readonly text: string;
  readonly venueId?: number;
  readonly given?: Readonly<Record<string, string>>;
}

/** A message to all guests of an evening: drafted, looked at, sent once. */
export interface BroadcastDesk {
  draft(ask: DraftAsked): Promise<EmptyDraft | BroadcastView | Refused>;
  /** Writes the draft's words and shows what would be sent to whom. Nothing goes out. */
  write(ask: BroadcastAsked & { readonly text: string }): Promise<BroadcastView | Refused>;
  /** Sends it to the guests that were shown; where these are others by now, they are shown first. Once. */
  send(ask: BroadcastAsked): Promise<BroadcastView | Refused>;
  drop(ask: BroadcastAsked): Promise<BroadcastView | Said | Refused>;
  readonly suggest: {
    /** The shifts of the day that is chosen. */
    shifts(ask: BroadcastTyped): readonly Suggestion<string>[];
    /** The venue's own messages. */
    messages(ask: BroadcastTyped): readonly Suggestion<string>[];
  };
}

export function broadcastDesk(parts: DeskParts, read: Answering, change: Answering): BroadcastDesk {
  return {
    draft: read(draft),
    write: read(write),
    send: change(send),
    drop: read(drop),
    suggest: {
      shifts: (ask) => suggestShifts(parts, ask),
      messages: ({ text, venueId }) => {
        const venue = chooseVenue(venueId, parts.venues());
        const keys = venue.ok ? (venue.value.messages ?? []).map(({ key }) => key) : [];
        return toSuggestions(keys, text);
      },
    },
  };
}

async function draft(parts: DeskParts, ask: DraftAsked): Promise<EmptyDraft | BroadcastView | Refused> {
  const chosen = chooseVenue(ask.venueId, parts.venues());
  if (!chosen.ok) return chosen.refused;
  const venue = chosen.value;
  const day = readDay(parts, venue, ask.date);
  if (!day.ok) return day.refused;
  if (Temporal.PlainDate.compare(day.value, todayAt(parts.clock, venue)) < 0) return refuse("dayOver");
  const words = ask.message === undefined ? undefined : findWords(venue, ask.message);
  if (words?.type === "refused") return words;
  const unknown = findUnknown(parts, ask, venue, day.value);
  if (unknown) return unknown;
  const { shift, scenario } = ask;
  const audience = {
    venueId: venue.id,
    date: day.value.toString(),
    ...(shift !== undefined && { shift }),
    ...(scenario !== undefined && { scenario }),
  };
  const to = await findAddressees(parts, venue, audience);
  if (to.length === 0) return refuse("nobody");
  const broadcast: Broadcast = {
    ...audience,
    id: newKey(),
    seen: keysOf(to),
    ...(words && { words: words.words }),
  };
  await parts.broadcasts.add(broadcast, parts.clock.now());
  if (!words) return { type: "emptyDraft", broadcastId: broadcast.id };
  return toBroadcastView(parts, { broadcast, venue, to }, broadcastTexts.lookFirst);
}

function findWords(
  { name, messages = [] }: VenueFacts,
  key: string,
): Refused | { readonly type: "words"; readonly words: HouseWords } {
  const found = messages.find((message) => isSame(message.key, key));
  if (found) return { type: "words", words: toWords(found.text) };
  const known = messages.map((message) => message.key).join(", ");
  const text = `${name} has no message “${key}” in its venue file. It has: ${known || "none"}.`;
  return { type: "refused", reason: "notUnderstood", text };
}

/** A shift or a scenario that there is not is a slip of the pen, and not an evening without guests. */
function findUnknown(
  { backOffice }: DeskParts,
  { shift, scenario }: DraftAsked,
  venue: VenueFacts,
  day: Temporal.PlainDate,
): Refused | undefined {
  if (backOffice === undefined) return undefined;
  const named = scenario === undefined ? undefined : findScenario(scenario, venue, backOffice);
  if (named?.ok === false) return named.refused;
  const names = shiftsOf(backOffice, venue, day);
  if (shift === undefined || names.some((name) => isSame(name, shift))) return undefined;
  const text = noSuchShift(venue.name, shift, names);
  return { type: "refused", reason: "notUnderstood", text };
}

function shiftsOf(
  backOffice: NonNullable<DeskParts["backOffice"]>,
  venue: VenueFacts,
  day: Temporal.PlainDate,
): readonly string[] {
  const shifts = backOffice.listShifts(venue.id, day.toString());
  return [...new Set(shifts.flatMap(({ name }) => name ?? []))];
}

/** Whoever reads none of the house's languages has the first of them. */
function toWords(answer: Answer): HouseWords {
  if (typeof answer === "string") return { text: answer };
  return { text: Object.values(answer)[0] ?? "", translations: answer };
}

interface Found {
  readonly broadcast: Broadcast;
  readonly venue: VenueFacts;
  readonly to: readonly Addressed[];
}

async function findDraft(parts: DeskParts, broadcastId: string): Promise<Found | Refused> {
  const broadcast = await parts.broadcasts.find(broadcastId);
  const venue = broadcast && parts.venues().find(({ id }) => id === broadcast.venueId);
  if (!broadcast || !venue || !concerns(parts, venue.id))
    return { type: "refused", reason: "notFound", text: noSuchMessage(parts.acts) };
  return { broadcast, venue, to: await findAddressees(parts, venue, broadcast) };
}

async function write(
  parts: DeskParts,
  { broadcastId, text }: BroadcastAsked & { readonly text: string },
): Promise<BroadcastView | Refused> {
  const words = text.trim();
  if (words === "") return { type: "refused", reason: "notUnderstood", text: nothingWritten(parts.acts) };
  if (words.length > longestBroadcast) return refuse("tooLong");
  const found = await findDraft(parts, broadcastId);
  if ("type" in found) return found;
  await parts.broadcasts.write(broadcastId, { text: words }, keysOf(found.to));
  return await show(parts, broadcastId, broadcastTexts.lookFirst);
}

/** As it is kept by now: somebody else may have been quicker. */
async function show(parts: DeskParts, broadcastId: string, text: string): Promise<BroadcastView | Refused> {
  const found = await findDraft(parts, broadcastId);
  if ("type" in found) return found;
  return toBroadcastView(parts, found, text);
}

async function send(parts: DeskParts, { by, broadcastId }: BroadcastAsked): Promise<BroadcastView | Refused> {
  const { broadcasts, clock } = parts;
  const found = await findDraft(parts, broadcastId);
  if ("type" in found) return found;
  const { broadcast, venue, to } = found;
  if (broadcast.result) return toBroadcastView(parts, found, broadcastTexts.isSent);
  const day = Temporal.PlainDate.from(broadcast.date);
  if (Temporal.PlainDate.compare(day, todayAt(clock, venue)) < 0) return refuse("dayOver");
  const seen = keysOf(to);
  if (seen.join() !== broadcast.seen.join()) {
    if (to.length === 0) return refuse("nobody");
    await broadcasts.show(broadcastId, seen);
    return toBroadcastView(parts, found, broadcastTexts.otherGuests);
  }
  const isSent = await broadcasts.send(broadcastId, to, by, clock.now());
  if (isSent) await writeDown(parts, "sendBroadcast", by, { venueId: venue.id });
  return await show(parts, broadcastId, isSent ? onItsWay(parts.acts) : broadcastTexts.isSent);
}

async function drop(
  parts: DeskParts,
  { broadcastId }: BroadcastAsked,
): Promise<BroadcastView | Said | Refused> {
  const found = await findDraft(parts, broadcastId);
  if ("type" in found) return found;
  if (await parts.broadcasts.drop(broadcastId)) return { type: "said", text: broadcastTexts.dropped };
  return await show(parts, broadcastId, broadcastTexts.isSent);
}

function suggestShifts(parts: DeskParts, ask: BroadcastTyped): readonly Suggestion<string>[] {
  const venue = chooseVenue(ask.venueId, parts.venues());
  const day = venue.ok ? readDay(parts, venue.value, ask.given?.["day"]) : undefined;
  if (!venue.ok || !day?.ok) return [];
  const names = parts.backOffice ? shiftsOf(parts.backOffice, venue.value, day.value) : [];
  return toSuggestions(names, ask.text);
}

function toSuggestions(names: readonly string[], typed: string): readonly Suggestion<string>[] {
  return names
    .filter((name) => holds(name, typed))
    .slice(0, most)
    .map((name) => ({ value: name, label: name }));
}

const reasons = {
  dayOver: "notAllowed",
  nobody: "notFound",
  tooLong: "notUnderstood",
} as const;

function refuse(why: keyof typeof reasons): Refused {
  return { type: "refused", reason: reasons[why], text: broadcastTexts[why] };
}
