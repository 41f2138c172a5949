import { once } from "node:events";
import { createInterface } from "node:readline";
import { z } from "zod";
import { understand } from "#src/bot/understanding/understand.ts";
import type { Intent, Understood } from "#src/bot/understanding/understood.ts";
import { compileExpressionsPlainly } from "#src/compose/expression-flags.ts";
import { countryOfZone } from "#src/lib/country-of-zone.ts";
import { defined } from "#src/lib/defined.ts";
import { systemClock } from "#src/lib/system-clock.ts";

/**
 * The language line protocol: one JSON object a line on stdin, one a line on stdout, in order. A line that
 * is no such object is answered as a message that says nothing, so that answers never fall out of step.
 */
const requestSchema = z.object({
  id: z.union([z.string(), z.number()]).nullable().catch(null),
  text: z.string().catch(""),
  lang: z.string().optional().catch(undefined),
  now: z.string().optional().catch(undefined),
  timeZone: z.string().optional().catch(undefined),
  expecting: z
    .enum(["venue", "partySize", "date", "time", "slot", "name", "phone", "confirm"])
    .nullable()
    .catch(null),
});

type Request = z.infer<typeof requestSchema>;

/** What an answer always has, null where the guest did not say it; further keys stand beside these. */
const unsaid = {
  intent: "other",
  partySize: null,
  date: null,
  dateTo: null,
  time: null,
  timeFrom: null,
  timeTo: null,
  part: null,
} as const;

/** What the protocol has no word of its own for. */
const wireIntents: Partial<Record<Intent, object>> = {
  leaveLine: { intent: "cancel", concerns: "waitlist" },
  askBooked: { intent: "list" },
  askLine: { intent: "list", concerns: "waitlist" },
};

function readRequest(line: string): Request {
  try {
    return requestSchema.parse(JSON.parse(line));
  } catch {
    return { id: null, text: "", expecting: null };
  }
}

/** The stated moment in the stated zone, or else in the moment's own offset; without a moment, the present. */
function momentOf({ now, timeZone }: Request): Temporal.ZonedDateTime {
  const instant = attempt(() => Temporal.Instant.from(now ?? "")) ?? systemClock.now();
  const offset = /[+-]\d\d:?\d\d$/.exec(now ?? "")?.[0] ?? "UTC";
  return attempt(() => instant.toZonedDateTimeISO(timeZone ?? "")) ?? instant.toZonedDateTimeISO(offset);
}

function answer({ text, lang, expecting, ...moment }: Request): Understood {
  const country = countryOfZone(moment.timeZone ?? "");
  const context = {
    now: momentOf({ text, expecting, ...moment }),
    expecting,
    tablePicked: expecting === "confirm" || expecting === "name" || expecting === "phone",
    ...defined({ country, language: lang }),
  };
  return attempt(() => understand(text, context)) ?? { intent: "other" };
}

/** Times at the edge of what Temporal can hold are the one thing that makes reading fail. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

compileExpressionsPlainly();
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const request = readRequest(line);
  const understood = answer(request);
  const reply = JSON.stringify({
    id: request.id,
    ...unsaid,
    ...understood,
    ...wireIntents[understood.intent],
  });
  if (!process.stdout.write(`${reply}\n`)) await once(process.stdout, "drain");
}
