import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** What can be judged of a message; all else that is understood has no gold value. */
export const fields = ["intent", "partySize", "date", "time", "timeFrom", "timeTo", "part"] as const;
export type Field = (typeof fields)[number];

/** What a reader says of one message, as far as it can be judged. */
export type Answer = Partial<Pick<Understood, Field>>;

/**
 * What a text states. `…AnyOf` lists several right answers, `dateSoft` is a date that may be given or left
 * out, `absent` names fields of which the text says nothing. A field that is named nowhere is not judged.
 */
const goldSchema = z.object({
  intent: z.string().optional(),
  intentAnyOf: z.array(z.string()).optional(),
  partySize: z.number().optional(),
  date: z.string().optional(),
  dateAnyOf: z.array(z.string()).optional(),
  dateSoft: z.string().optional(),
  time: z.string().optional(),
  timeAnyOf: z.array(z.string()).optional(),
  timeFromAnyOf: z.array(z.string()).optional(),
  timeToAnyOf: z.array(z.string()).optional(),
  part: z.string().optional(),
  absent: z.array(z.string()).optional(),
});

const messageSchema = z.object({
  id: z.string(),
  source: z.string(),
  lang: z.string(),
  text: z.string(),
  now: z.string(),
  timeZone: z.string(),
  expecting: z.enum(["partySize", "date", "time", "name", "confirm"]).nullish(),
  gold: goldSchema,
});

export type Gold = z.infer<typeof goldSchema>;
export type Message = z.infer<typeof messageSchema>;

/** Every message of the JSONL files in a folder, one a line. */
export function readMessages(folder: string): Message[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  const lines = files.flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"));
  return lines.filter((line) => line.trim() !== "").map((line) => messageSchema.parse(JSON.parse(line)));
}

/** The values that count as right; undefined where the text states none, or none that is known. */
export function rightAnswers(gold: Gold, field: Field): readonly (string | number)[] | undefined {
  switch (field) {
    case "intent":
      return gold.intentAnyOf ?? listOf(gold.intent);
    case "date":
      return gold.dateAnyOf ?? listOf(gold.date);
    case "time":
      return gold.timeAnyOf ?? listOf(gold.time);
    case "timeFrom":
      return gold.timeFromAnyOf;
    case "timeTo":
      return gold.timeToAnyOf;
    case "partySize":
    case "part":
      return listOf(gold[field]);
  }
}

function listOf(value: string | number | undefined) {
  return value === undefined ? undefined : [value];
}
