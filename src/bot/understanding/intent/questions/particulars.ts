import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { type Topic, topics } from "#src/bot/understanding/topic.ts";

/** One thing that may be asked apart from what is wider asked about the house. */
interface Particular {
  /** What a house may have written of it under: prams under children. */
  readonly wider?: Topic;
  /** What its words name without asking about it: "is service included in the price?" */
  readonly beside?: readonly Topic[];
}

/** The wider answer need say nothing of these: who asks about a pram is not told of high chairs. */
const particulars: Partial<Record<Topic, Particular>> = {
  jobs: { beside: ["menu"] },
  prams: { wider: "children", beside: ["access", "starts"] },
  changing: { wider: "children", beside: ["toilets", "access"] },
  playArea: { wider: "children", beside: ["outdoors", "dress"] },
  toilets: { wider: "access", beside: ["children"] },
  quiet: { wider: "music", beside: ["restaurants", "house", "outdoors", "hours"] },
  cake: { wider: "corkage", beside: ["events", "menu"] },
  bill: { wider: "payment", beside: ["invoice", "fees"] },
  invoice: { wider: "payment", beside: ["fees", "events", "menu"] },
  tips: { wider: "payment", beside: ["prices", "fees"] },
  vouchers: { wider: "payment", beside: ["prices", "fees", "menu"] },
  view: { wider: "outdoors" },
  heating: { wider: "outdoors" },
  minimumSpend: { wider: "prices", beside: ["menu", "payment", "fees"] },
  takeaway: { wider: "events", beside: ["menu", "address"] },
  charging: { wider: "parking" },
  sports: { wider: "music", beside: ["hours"] },
};

/** Of the topics that one item of a question names, those that it asks about. */
export function askedAmong(named: readonly Topic[]): readonly Topic[] {
  const beside = new Set(
    named.flatMap((topic) => {
      const { wider, beside: others = [] } = particulars[topic] ?? {};
      return wider === undefined ? others : [wider, ...others];
    }),
  );
  return named.filter((topic) => !beside.has(topic));
}

/** What a house may have told of under a wider topic, each with that topic. */
export const partsOfAnswers = topics.flatMap((topic) => {
  const wider = particulars[topic]?.wider;
  return wider === undefined ? [] : [{ topic, wider }];
});

/** Whether a text that the house has written tells of it: "high chairs, and room for prams". */
export function tellsOf(topic: Topic, text: string, locale: Locale): boolean {
  return says(foldText(text), wordsOf(locale)(topic));
}

const wordsOf = memoizeByLocale(({ topics: words }) => {
  const ofTopic: Readonly<Partial<Record<Topic, readonly string[]>>> = words;
  const built = new Map(partsOfAnswers.map(({ topic }) => [topic, phrases(ofTopic[topic] ?? [])]));
  return (topic: Topic) => built.get(topic) ?? /(?!)/u;
});
