import { whoKnows } from "#src/bot/machine/core/contact-lines.ts";
import { type Context, type VenueFacts, venueById } from "#src/bot/machine/core/context.ts";
import { listedVenues } from "#src/bot/machine/core/house.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf, venueDiscussed } from "#src/bot/machine/core/under-way.ts";
import { dateValue, today } from "#src/bot/machine/core/values.ts";
import { closedLines, closedThenLines } from "#src/bot/machine/tables/opening.ts";
import { type Topic, unbookable } from "#src/bot/understanding/topic.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { answerByRules, answerOfOurselves } from "./house-rules.ts";
import { closedPartsIn } from "./house-ways.ts";

const daysOfWeek = 7;

/**
 * What the house tells about the topics a guest asked about: the facts of its profile, and the answers it has
 * written. Of the venue that is talked about, or of every one; nothing where it has said nothing.
 */
export function answerTopics(understood: Understood, state: State, context: Context): Message[] {
  const { topics = [], date, dateTo, time } = understood;
  const venues = venuesAskedAbout(understood, state, context);
  const asked = date === undefined ? { date: draftOf(state)?.date } : { date, dateTo };
  const days = daysAskedAbout(asked, venues, context);
  const ours = topics.flatMap((topic) => answerOfOurselves(topic, understood, state, context));
  if (venues.length === 0 && ours.length < topics.length) {
    return [...ours, message("askVenueByName", { count: context.venues.length })];
  }
  const answers = topics.map((topic) => {
    const meant = venuesFor(topic, venues, understood, context);
    const told = [...spokenOf(topic, meant, understood, state, context), ...meant].map((venue) => {
      const lines = [
        ...factsAbout(topic, venue, { days, time, language: state.language, context }),
        ...answerByRules(topic, venue, understood, state, context),
        ...writtenAnswer(topic, venue, understood, state, context),
      ];
      return {
        venue,
        lines: lines.length > 0 ? lines : answerInstead(topic, venue, understood, state, context),
      };
    });
    return [...answerOfOurselves(topic, understood, state, context), ...ofEach(told, topic, context)];
  });
  return withoutRepeats([...answers.flat(), ...unknownRest(answers, understood, state, context)]);
}

/** Where one of a few restaurants has told something, of the others that they have not. */
function ofEach(
  told: readonly { readonly venue: VenueFacts; readonly lines: readonly Message[] }[],
  topic: Topic,
  context: Context,
): readonly Message[] {
  const isTold = told.some(({ lines }) => lines.length > 0);
  if (!isTold || !toldByEach.has(topic) || told.length > fewHouses) return told.flatMap(({ lines }) => lines);
  return told.flatMap(({ venue, lines }) =>
    lines.length > 0
      ? lines
      : [message("unknownOfVenue", { venue: venue.name }), ...whoKnows(venue.id, context)],
  );
}

/** So many are told one by one. */
const fewHouses = 4;

/** What a guest wants to know of each restaurant, before they choose one. */
const toldByEach: ReadonlySet<Topic> = new Set([
  "parking",
  "corkage",
  "children",
  "dogs",
  "access",
  "payment",
  "diets",
  "outdoors",
  "dress",
  "smoking",
  "music",
]);

/**
 * "And their phone number?", after a question about another restaurant than the one of the table, may be of either: both are told, each
 * with its name, the one that was spoken of last first.
 */
function spokenOf(
  topic: Topic,
  meant: readonly VenueFacts[],
  { venueId }: Understood,
  { askedAbout }: State,
  context: Context,
): readonly VenueFacts[] {
  if (venueId !== undefined || askedAbout?.venueId === undefined || !reaching.has(topic)) return [];
  const asked = venueById(context, askedAbout.venueId);
  const isRecent = Temporal.Instant.compare(
    Temporal.Instant.from(askedAbout.at).add({ minutes: minutesSpokenOf }),
    context.now,
  );
  return asked && isRecent >= 0 && !meant.includes(asked) ? [asked] : [];
}

/** How long a question still says which restaurant is spoken of. */
const minutesSpokenOf = 5;

/** How a restaurant is reached. */
const reaching: ReadonlySet<Topic> = new Set(["contact", "address"]);

/** "Is there a brunch?" is answered by the restaurant that has one, where the one that is talked about has none. */
function venuesFor(
  topic: Topic,
  venues: readonly VenueFacts[],
  { scenarioAsked, scenarioName = scenarioAsked, venueId }: Understood,
  context: Context,
): readonly VenueFacts[] {
  if (topic !== "scenario" || scenarioName === undefined || venueId !== undefined) return venues;
  const having = (among: readonly VenueFacts[]) =>
    among.filter(({ scenarioNames }) => scenarioNames.includes(scenarioName));
  const own = having(venues);
  return own.length > 0 ? own : having(listedVenues(context));
}

/**
 * A house that has told nothing of parties tells at least for how many a table is, and one that has told nothing of what is
 * vegetarian where its menu is. Who has told of an allergy is not put off with that.
 */
function answerInstead(
  topic: Topic,
  venue: VenueFacts,
  understood: Understood,
  state: State,
  context: Context,
): Message[] {
  if (topic === "events") return answerByRules("largest", venue, understood, state, context);
  const isOfHealth = (understood.comment ?? state.guest.needs) !== undefined;
  return topic === "diets" && !isOfHealth ? writtenAnswer("menu", venue, understood, state, context) : [];
}

/** What answers two questions is told once. */
function withoutRepeats(lines: readonly Message[]): Message[] {
  const texts = lines.map((line) => JSON.stringify(line));
  return lines.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
}

/** Of several things that were asked at once, that there are some which nobody has told us about. */
function unknownRest(
  answers: readonly (readonly Message[])[],
  understood: Understood,
  state: State,
  context: Context,
): Message[] {
  const answered = answers.filter((lines) => lines.length > 0);
  /** Beside a wish a topic may be no more than a word of it. */
  const isUnanswered = answered.length < answers.length && onlyAsks(understood);
  const isRest = isUnanswered || understood.asksMore === true;
  if (answered.length === 0 || !isRest) return [];
  const venueId = understood.venueId ?? venueDiscussed(state) ?? context.ownVenueId;
  return [plain("restUnknown"), ...whoKnows(venueId, context)];
}

/** The venues that a guest asked this of. */
export function venuesAskedFor(
  topic: Topic,
  understood: Understood,
  state: State,
  context: Context,
): readonly VenueFacts[] {
  return understood.topics?.includes(topic) ? venuesAskedAbout(understood, state, context) : [];
}

function venuesAskedAbout({ venueId }: Understood, state: State, context: Context): readonly VenueFacts[] {
  const one = venueById(context, venueId ?? venueDiscussed(state) ?? context.ownVenueId);
  return one ? [one] : listedVenues(context);
}

/** What is asked of a day without wishing for it: "are you open on Sunday?", "can I still cancel the day before?" */
const dated: ReadonlySet<Topic> = new Set(["hours", "day", "starts", "fees", "adjusting", "scenario"]);

/**
 * Whether a message asks about the house and wants nothing else: the day in "are you open on Sunday?" and the evening in
 * "is there live music that night?" are part of that.
 */
export function onlyAsks({ intent, topics, ...more }: Understood): boolean {
  if (intent !== "question" || topics === undefined) return false;
  const { partySize, date, time, timeFrom, timeTo, part, comment, email } = more;
  const isOfHouse = topics.every((topic) => unbookable.has(topic) || topic === "day");
  const isOfDay = isOfHouse || topics.some((topic) => dated.has(topic));
  const day = isOfDay ? undefined : date;
  const hours = isOfHouse && part !== undefined ? [] : [timeFrom, timeTo];
  /** How long a table is kept depends on the party. */
  const party = topics.includes("stay") ? undefined : partySize;
  const at = isOfHouse ? undefined : time;
  return [party, day, at, ...hours, comment, email].every((value) => value === undefined);
}

/**
 * The day or the days that were named, or that of the table that is looked for; else the coming week of one venue, and today of
 * several.
 */
function daysAskedAbout(
  { date, dateTo }: { readonly date: string | undefined; readonly dateTo?: string | undefined },
  venues: readonly VenueFacts[],
  context: Context,
): readonly Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from(date ?? today(venues[0]?.id, context));
  const named = dateTo === undefined ? 1 : first.until(dateTo).days + 1;
  const count = date === undefined && venues.length === 1 ? daysOfWeek : Math.min(named, mostDays);
  return Array.from({ length: count }, (_, days) => first.add({ days }));
}

/** So many days are told one by one. */
const mostDays = 14;

interface Asked {
  readonly days: readonly Temporal.PlainDate[];
  /** HH:MM, where an hour was named. */
  readonly time: string | undefined;
  readonly language: string;
  readonly context: Context;
}

function factsAbout(topic: Topic, venue: VenueFacts, { days, time, language, context }: Asked): Message[] {
  const { name, address, phone, email, website } = venue;
  switch (topic) {
    case "hours":
      return hoursOn(venue, days, time, language);
    case "address":
      return address === undefined ? [] : [message("addressOfVenue", { venue: name, address })];
    case "contact":
      return [
        ...(phone === undefined ? [] : [message("contactVenue", { venue: name, phone })]),
        ...(email === undefined ? [] : [message("emailOfVenue", { venue: name, email })]),
        ...(website === undefined ? [] : [message("websiteOfVenue", { venue: name, website })]),
      ];
    case "photos":
      return photosOf(venue, context);
    default:
      return [];
  }
}

/** The pictures themselves follow where the platform can show them. Where the house has named none, its page may. */
function photosOf({ name: venue, photos, website }: VenueFacts, { attachments }: Context): Message[] {
  if (!photos) return website === undefined ? [] : [message("websiteOfVenue", { venue, website })];
  if (attachments) return [message("photosOfVenue", { venue })];
  return [message("photosAt", { venue, addresses: photos.join("\n") })];
}

function hoursOn(
  venue: VenueFacts,
  days: Asked["days"],
  time: string | undefined,
  language: string,
): Message[] {
  const { name, openOn } = venue;
  if (!openOn) return [];
  const [first, ...others] = days;
  const one = others.length === 0;
  const closed = first && one ? closedLines(venue, first.toString(), language) : undefined;
  const closedThen =
    first && one && time !== undefined ? closedThenLines(venue, first.toString(), time) : undefined;
  if (closed ?? closedThen) return closed ?? closedThen ?? [];
  const lines = days.map((day) => {
    const intervals = openOn(day.toString());
    const values = { venue: name, date: dateValue(day.toString()) };
    if (intervals.length === 0) return message("hoursLineClosed", values);
    return message(one ? "openOn" : "hoursLine", { ...values, hours: { type: "hours", intervals } });
  });
  return one ? lines : [message("hoursOfVenue", { venue: name }), ...lines];
}

/** In the language of the chat, or the first that the house has written it in. */
function writtenAnswer(
  topic: Topic,
  venue: VenueFacts,
  understood: Understood,
  state: State,
  context: Context,
): Message[] {
  const answer = venue.answers?.[topic];
  const text = typeof answer === "object" ? (answer[state.language] ?? Object.values(answer)[0]) : answer;
  if (text === undefined) return [];
  if (topic === "menu" && isAddress(text)) return [message("menuAt", { venue: venue.name, address: text })];
  return [
    context.venues.length > 1
      ? message("answerOfVenue", { venue: venue.name, text })
      : message("answerOfHouse", { text }),
    ...closedPartsIn(text, topic, venue, understood, state, context),
  ];
}

/** An address alone says not what it leads to. */
const isAddress = (text: string): boolean => /^https?:\/\/\S+$/u.test(text.trim());
