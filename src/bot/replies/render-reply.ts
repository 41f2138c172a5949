import type { Say } from "#src/bot/machine/core/effect.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import type {
  DateValue,
  HoursValue,
  LanguagesValue,
  LanguageValue,
  LengthValue,
  MomentValue,
  MoneyValue,
  MonthValue,
  NameValue,
  TimesValue,
  TimeValue,
  WeekdayValue,
} from "#src/bot/machine/core/shown-values.ts";
import { defined } from "#src/lib/defined.ts";
import type { Catalogues } from "./catalogues.ts";
import {
  formatDate,
  formatHours,
  formatLanguage,
  formatLanguages,
  formatLength,
  formatMoment,
  formatMoney,
  formatMonth,
  formatName,
  formatTime,
  formatTimes,
  formatWeekday,
} from "./format.ts";
import type { Reply, Tone } from "./reply.ts";

/** Turns what the machine says into a guest's language. */
export type RenderReply = (say: Say) => Reply;

/**
 * Renders with these catalogues.
 *
 * The returned function throws when a catalogue lacks a message or one of its values: a test proves
 * that none does.
 */
export function createRenderReply(catalogues: Catalogues): RenderReply {
  return (say) => {
    const locale = say.region === undefined ? say.language : `${say.language}-${say.region}`;
    const words = (line: Message) => renderMessage(line, say.language, locale, catalogues);
    return {
      text: say.lines.map(words).join("\n"),
      buttons: say.buttons.map(({ label, ...button }) => ({
        ...button,
        label: words(label),
        ...defined({ tone: tones[label.key] }),
      })),
      ...copiesOf(say, words),
      ...(say.contactRequest && { contactRequest: words(plain("choiceShareContact")) }),
      ...(say.contactServed && { contactServed: words(plain("contactServed")) }),
    };
  };
}

/** What brings or keeps a table; what takes it or all that is known away; what does nothing. */
const tones: Readonly<Partial<Record<Message["key"], Tone>>> = {
  choiceConfirm: "good",
  choiceComing: "good",
  choiceTakeTable: "good",
  choiceSendRequest: "good",
  choiceNotComing: "grave",
  choiceCancelBooking: "grave",
  choiceForget: "grave",
  choiceForgetCancel: "grave",
  choiceBlank: "still",
  choiceWeekday: "still",
};

function copiesOf({ lines }: Say, words: (line: Message) => string): Pick<Reply, "copies"> {
  const told = lines.find((line) => line.key === "placedReference");
  if (told?.key !== "placedReference") return {};
  return { copies: { label: words(plain("choiceCopyReference")), text: told.values.reference } };
}

function renderMessage(line: Message, language: string, locale: string, catalogues: Catalogues): string {
  const bundle = catalogues.bundleFor(language);
  const id = messageId(line.key);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`could not render "${id}" in "${language}": the catalogue lacks it`);
  const isLabel = line.key.startsWith("choice");
  const errors: Error[] = [];
  /** "From 19:00 on", in the words of the lines that say so themselves. */
  const boundedTime = ({ bound, times: [time = ""] }: MomentValue) => {
    const part = bundle.getMessage("waited-time")?.value;
    if (bound === undefined || !part) return undefined;
    const written = formatTime(time, locale);
    return bundle.formatPattern(part, { bounds: bound, from: written, to: written }, errors);
  };
  const written = (value: Formatted | MomentValue) =>
    value.type === "moment"
      ? formatMoment(value, locale, boundedTime(value))
      : format(value, locale, isLabel);
  const text = bundle.formatPattern(pattern, toArguments(line, written), errors);
  if (errors.length > 0) {
    throw new Error(
      `could not render "${id}" in "${language}": ${errors.map((error) => error.message).join("; ")}`,
    );
  }
  return text.replaceAll(twoStops, ".");
}

/** "9:00 p. m." ends a sentence by its own stop. */
const twoStops = /(?<=[ap]\.\sm)\.\.(?!\.)/gu;

/** `slotsAround` is `slots-around` in the catalogues: Fluent's own habit. */
export function messageId(key: Message["key"]): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function toArguments(
  line: Message,
  written: (value: Formatted | MomentValue) => string,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(line.values).map(([name, value]) => {
      const isReady = typeof value === "string" || typeof value === "number";
      return [name, isReady ? value : written(value)];
    }),
  );
}

/** What `Intl` writes; what else is shown takes words of the catalogue. */
type Formatted =
  | DateValue
  | MonthValue
  | WeekdayValue
  | TimeValue
  | TimesValue
  | HoursValue
  | LanguageValue
  | LanguagesValue
  | MoneyValue
  | LengthValue
  | NameValue;

/** Buttons have little room: their dates are short. Nor may a guest who looks for a language read the one around it. */
function format(value: Formatted, locale: string, isLabel: boolean): string {
  switch (value.type) {
    case "date":
      return formatDate(value.date, locale, isLabel);
    case "time":
      return formatTime(value.time, locale);
    case "times":
      return formatTimes(value.times, locale);
    case "month":
      return formatMonth(value.month, locale, isLabel);
    case "weekday":
      return formatWeekday(value.weekday, locale);
    case "money":
      return formatMoney(value, locale);
    case "length":
      return formatLength(value.minutes, locale);
    case "name":
      return formatName(value, locale);
    case "hours":
      return formatHours(value.intervals, locale);
    case "language":
      return formatLanguage(value.language, isLabel ? value.language : locale, isLabel);
    case "languages":
      return formatLanguages(value.languages, locale);
  }
}
