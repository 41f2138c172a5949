import type { FoundName } from "#src/bot/understanding/guest/found-name.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** A message as one language reads it. */
export interface LanguageReading {
  readonly understood: Understood;
  readonly name?: FoundName;
  /** The message, folded, with what was read made unreadable. */
  readonly unread?: string;
}

/** What a message that the language of the conversation hardly understands comes to, of which another may make more. */
const vague: readonly Understood["intent"][] = ["other", "inform", "question"];
/** What another language must make of it, where it states nothing. */
const wishes: readonly Understood["intent"][] = [
  "book",
  "cancel",
  "change",
  "help",
  "human",
  "list",
  "leaveLine",
  "askBooked",
  "askLine",
  "waitlist",
  "myData",
  "forgetMe",
];

const valueKeys = [
  "partySize",
  "date",
  "dateTo",
  "time",
  "timeFrom",
  "timeTo",
  "timeShift",
  "dayEnd",
  "firstFree",
  "shiftMinutes",
  "choice",
  "phone",
  "email",
  "venueId",
  "scenarioName",
] as const;
const nameKeys = ["firstName", "lastName"] as const;

type Values = Partial<
  Record<(typeof valueKeys)[number] | (typeof nameKeys)[number] | "topics" | "late", string | number>
>;

/** Whether another language may make more of a message than this one. */
export function mayBeFuller({ understood }: LanguageReading): boolean {
  return vague.includes(understood.intent);
}

/**
 * Whether another language makes more of a message than the conversation's own: it states all that the own one
 * reads, and something besides, or it finds a wish where the own one finds nothing.
 */
export function isFuller(other: LanguageReading, own: LanguageReading, knowsSentence: boolean): boolean {
  // Any words may be a name where one is asked for. Only such as announce one, or a sentence known to its last
  // word, say otherwise.
  const isAnnounced = (other.name?.lead ?? "").includes(" ");
  const mayBeName = own.name !== undefined && own.name.lead === undefined;
  if (mayBeName && !isAnnounced && !(knowsSentence && other.name === undefined)) return false;
  const stated = valuesOf(own, !mayBeName);
  const found = valuesOf(other, isAnnounced);
  const [less, more] = [Object.entries(stated), Object.entries(found)];
  if (!less.every(([key, value]) => found[key as keyof Values] === value)) return false;
  if (more.length > less.length) return true;
  const isFound = less.length === 0 ? own.understood.intent !== "inform" : knowsSentence;
  return isFound && wishes.includes(other.understood.intent);
}

/**
 * Of several readings the one that states all that each other does, and more than that: Portuguese has "at the" where
 * Spanish has "not". The only one is it; of several that state the same each is.
 */
export function fullestOf<Reading extends LanguageReading>(readings: readonly Reading[]): readonly Reading[] {
  return readings.filter((one) => {
    const stated: Values = valuesOf(one, true);
    return readings.every((other) =>
      Object.entries(valuesOf(other, true)).every(([key, value]) => stated[key as keyof Values] === value),
    );
  });
}

function valuesOf({ understood }: LanguageReading, withName: boolean): Values {
  const keys = withName ? [...valueKeys, ...nameKeys] : valueKeys;
  const stated = keys
    .map((key) => [key, understood[key]] as const)
    .filter(([, value]) => value !== undefined);
  const { topics, late } = understood;
  return {
    ...Object.fromEntries(stated),
    ...(topics && { topics: topics.join() }),
    ...(late && { late: late.minutes ?? "" }),
  };
}
