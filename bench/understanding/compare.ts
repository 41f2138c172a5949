import { median } from "../statistics.ts";
import type { Message } from "./gold.ts";
import { type Judged, judge } from "./judge.ts";
import type { Reader } from "./reader.ts";
import { type Tally, tally } from "./tally.ts";

export interface Comparison {
  /** Which messages: all of them, or those in the languages that a reader has. */
  readonly languages: string;
  readonly messages: number;
  readonly readers: readonly ReaderTally[];
}

interface ReaderTally {
  readonly name: string;
  readonly date: Tally;
  readonly time: Tally;
  /** Median time for one message; null where the reader does not know all of the languages. */
  readonly microseconds: number | null;
  /** How many times as long the first reader takes. */
  readonly firstTakes: number | null;
}

interface Read extends Judged {
  readonly microseconds: number;
}

/** So many messages are read before the clock counts: the code is then compiled. */
const warmUp = 300;

/** The same messages by every reader, on all of them and on those whose language each of the others knows. */
export function compare(messages: readonly Message[], readers: readonly [Reader, ...Reader[]]): Comparison[] {
  const [, ...others] = readers;
  const reads = readers.map((reader) => ({ reader, reads: readAll(messages, reader) }));
  const subsets = [
    { languages: "all", holds: () => true },
    ...others.map(({ name, knows }) => ({
      languages: `those of ${name}`,
      holds: ({ lang }: Message) => knows(lang),
    })),
  ];
  return subsets.map(({ languages, holds }) => {
    const among = reads.map(({ reader, reads }) => ({
      reader,
      reads: reads.filter(({ message }) => holds(message)),
    }));
    const times = among.map(({ reader, reads }) => medianTime(reader, reads));
    const tallies = among.map(({ reader, reads }, index) => ({
      name: reader.name,
      date: tally(reads, "date"),
      time: tally(reads, "time"),
      microseconds: rounded(times[index]),
      firstTakes: index === 0 ? null : ratio(times[0], times[index]),
    }));
    return { languages, messages: messages.filter(holds).length, readers: tallies };
  });
}

function readAll(messages: readonly Message[], reader: Reader): Read[] {
  for (const message of messages.filter(({ lang }) => reader.knows(lang)).slice(0, warmUp)) {
    reader.read(message);
  }
  return messages.map((message) => {
    const begin = performance.now();
    const answer = reader.knows(message.lang) ? reader.read(message) : {};
    return { ...judge(message, answer), microseconds: (performance.now() - begin) * 1_000 };
  });
}

function medianTime({ knows }: Reader, reads: readonly Read[]): number | null {
  const isComplete = reads.length > 0 && reads.every(({ message }) => knows(message.lang));
  return isComplete ? median(reads.map(({ microseconds }) => microseconds)) : null;
}

function rounded(value: number | null | undefined): number | null {
  return value == null ? null : Math.round(value);
}

function ratio(first: number | null | undefined, other: number | null | undefined): number | null {
  return first == null || other == null ? null : Math.round((100 * first) / other) / 100;
}
