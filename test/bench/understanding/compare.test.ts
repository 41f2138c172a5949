import { describe, expect, test } from "vitest";
import { chronoReader } from "#bench/understanding/chrono-reader.ts";
import { compare } from "#bench/understanding/compare.ts";
import type { Message } from "#bench/understanding/gold.ts";
import { ourReader } from "#bench/understanding/our-reader.ts";
import type { Reader } from "#bench/understanding/reader.ts";
import { recognizersReader } from "#bench/understanding/recognizers-reader.ts";
import { messageWith } from "./message-with.ts";

const read = ({ read: answer }: Reader, text: string, lang = "en") => {
  const { date, time } = answer(messageWith({ text, lang }));
  return { date, time };
};

describe("each reader is asked for what the words name, seen from the message's own present:", () => {
  test.for<readonly [text: string, lang: string, date: string | undefined, time: string | undefined]>([
    ["tomorrow at 7pm", "en", "2026-11-19", "19:00"],
    ["friday", "en", "2026-11-20", undefined],
    ["at 19:30", "en", undefined, "19:30"],
    ["mañana a las 20:00", "es", "2026-11-19", "20:00"],
  ])("%s", ([text, lang, date, time]) => {
    for (const reader of [ourReader, chronoReader, recognizersReader]) {
      expect(read(reader, text, lang), reader.name).toEqual({ date, time });
    }
  });

  test("of two days that words may name, Microsoft's recognizers give the one that is not past", () => {
    expect(read(recognizersReader, "may 5")).toEqual({ date: "2027-05-05", time: undefined });
  });

  test("a range of hours is no time", () => {
    for (const reader of [ourReader, chronoReader, recognizersReader]) {
      expect(read(reader, "tomorrow from 6pm to 8pm").time, reader.name).toBeUndefined();
    }
  });
});

test("a reader has the languages of its package, whatever their region", () => {
  const known = (reader: Reader) => ["en-GB", "de", "zh", "tr"].filter((tag) => reader.knows(tag));
  expect(known(ourReader)).toEqual(["en-GB", "de", "zh", "tr"]);
  expect(known(chronoReader)).toEqual(["en-GB", "de", "zh"]);
  expect(known(recognizersReader)).toEqual(["en-GB", "zh"]);
});

describe("readers are compared", () => {
  const always: Reader = { name: "always", knows: () => true, read: () => ({ time: "19:00" }) };
  const english: Reader = { ...always, name: "english", knows: (language) => language === "en" };
  const message = (lang: string): Message => messageWith({ lang, gold: { time: "19:00" } });
  const [all, inEnglish] = compare([message("en"), message("de")], [always, english]);

  test("on all messages, where one without the language answers nothing", () => {
    expect(all?.languages).toBe("all");
    expect(all?.readers.map(({ name, time }) => [name, time.recall])).toEqual([
      ["always", 100],
      ["english", 50],
    ]);
  });

  test("and on those in the languages that it has", () => {
    expect(inEnglish?.languages).toBe("those of english");
    expect(inEnglish?.messages).toBe(1);
    expect(inEnglish?.readers.map(({ name, time }) => [name, time.recall])).toEqual([
      ["always", 100],
      ["english", 100],
    ]);
  });

  test("a time is measured only where a reader has every language", () => {
    expect(all?.readers.map(({ microseconds }) => microseconds === null)).toEqual([false, true]);
    expect(inEnglish?.readers.map(({ microseconds }) => microseconds === null)).toEqual([false, false]);
  });
});
