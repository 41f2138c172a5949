import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { DeskParts } from "../desk-parts.ts";
import { dayAndTime } from "../signed.ts";
import { capitalised, count, longDate } from "../words.ts";
import type { Addressed } from "./addressees.ts";
import type { BroadcastView } from "./broadcast-view.ts";
import { broadcastTexts, goesTo, resultLine } from "./broadcast-words.ts";
import type { Broadcast, GuestChat, HouseWords } from "./ports.ts";

/** A draft as its guests will read it, with how many they are; or what became of one that is sent. */
export function toBroadcastView(
  parts: Pick<DeskParts, "broadcasts" | "diary">,
  { broadcast, venue, to }: { broadcast: Broadcast; venue: VenueFacts; to: readonly Addressed[] },
  text: string,
): BroadcastView {
  const { id, venueId, date, shift, scenario, words, result } = broadcast;
  const which = [longDate(Temporal.PlainDate.from(date)), shift, scenario].filter(
    (part) => part !== undefined,
  );
  const chats = to.flatMap(({ chat }) => (chat ? [chat] : []));
  const sign = result && `, by ${result.by.displayName}, ${dayAndTime(result.at, venue)}`;
  const lines = result
    ? [resultLine({ ...result, toCall: result.unreached + result.noChat })]
    : [
        ...goesTo(
          countBy(chats, ({ platform }) => capitalised(platform)),
          to.length - chats.length,
        ),
        ...(parts.diary.complete ? [] : [broadcastTexts.onlyOurs]),
      ];
  return {
    type: "broadcast",
    broadcastId: id,
    venueId,
    text: `${text}${text === broadcastTexts.isSent ? `${sign}.` : ""}`,
    title: `${broadcastTexts.title}: ${venue.name}, ${which.join(", ")}`,
    lines,
    texts: words ? toTexts(parts, words, venue, chats) : [],
    actions: result || !words ? [] : ["send", "drop"],
  };
}

/** One text for each way in which the house has written it, as most of its readers read it. */
function toTexts(
  { broadcasts }: Pick<DeskParts, "broadcasts">,
  words: HouseWords,
  { name }: VenueFacts,
  chats: readonly GuestChat[],
): BroadcastView["texts"] {
  const isTranslated = (language: string) => words.translations?.[language] !== undefined;
  const readers = countBy(chats, ({ language }) => (isTranslated(language) ? language : ""));
  const groups = readers.size === 0 ? new Map([["", 0]]) : readers;
  return [...groups].map(([language, many]) => {
    const others = countBy(
      chats.filter((chat) => language === "" && !isTranslated(chat.language)),
      (chat) => chat.language,
    );
    const [usual] = [...others].toSorted(([, one], [, other]) => other - one)[0] ?? ["en"];
    const label = language === "" ? broadcastTexts.asWritten : (languageNames.of(language) ?? language);
    const text = broadcasts.asRead(words, name, language === "" ? usual : language);
    return { label: `${label}, ${count(many, "guest", "guests")}`, text };
  });
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(items, key)].map(([name, of]) => [name, of.length]));
}
