import * as chrono from "chrono-node";
import type { Answer, Message } from "./gold.ts";
import { momentOf, primaryLanguage, type Reader } from "./reader.ts";

const { ar, de, en, es, fi, fr, id, it, ja, nl, pt, ru, sv, uk, vi, zh } = chrono;
const languages = new Map<string, chrono.Chrono>(
  Object.entries({ ar, de, en, es, fi, fr, id, it, ja, nl, pt, ru, sv, uk, vi, zh }).map(
    ([code, { casual }]) => [code, casual],
  ),
);

/**
 * chrono-node with nothing around it. Its first finding with a day gives the date, its first with an hour the
 * time. What it implies (a day for a bare time, noon for a bare day) is left out, as it would be wrong wherever
 * the text states no such thing; a range of hours is no time, as in the gold values.
 */
export const chronoReader: Reader = {
  name: "chrono-node",
  knows: (language) => languages.has(primaryLanguage(language)),
  read: (message) => toAnswer(findAll(message)),
};

function findAll(message: Message): readonly chrono.ParsedResult[] {
  const reader = message.lang === "en-GB" ? chrono.en.GB : languages.get(primaryLanguage(message.lang));
  const now = momentOf(message);
  const reference = { instant: new Date(now.epochMilliseconds), timezone: now.offsetNanoseconds / 60e9 };
  return reader?.parse(message.text, reference, { forwardDate: true }) ?? [];
}

function toAnswer(findings: readonly chrono.ParsedResult[]): Answer {
  const day = findings.find(({ start }) => start.isCertain("day") || start.isCertain("weekday"))?.start;
  const clock = findings.find(({ start }) => start.isCertain("hour"));
  const isRange = clock?.end?.isCertain("hour") === true;
  return {
    ...(day && { date: [padded(day, "year", 4), padded(day, "month"), padded(day, "day")].join("-") }),
    ...(clock && !isRange && { time: `${padded(clock.start, "hour")}:${padded(clock.start, "minute")}` }),
  };
}

function padded(parsed: chrono.ParsedComponents, component: chrono.Component, length = 2): string {
  return String(parsed.get(component) ?? 0).padStart(length, "0");
}
