import { z } from "zod";
import { languageSchema } from "./checked-text.ts";

const textSchema = z.string().trim().min(1).max(500);

export const answerSchema = z
  .union([textSchema, z.record(languageSchema, textSchema)], "write a text, or one for each language")
  .meta({ id: "answer", description: "one text, or one for each language: { en: …, de: … }" });

/** An answer that the house has written, about something a guest may ask. */
const about = (what: string) => answerSchema.exactOptional().describe(what);

/** What the house answers to guests who ask about it. What is left out is answered by its phone number. */
export const answersSchema = z.strictObject({
  hours: about(
    "when it is open, where the hours themselves do not say enough: holidays, the kitchen's last orders",
  ),
  address: about("how to find it: the entrance, the floor"),
  contact: about("how to reach it otherwise than by the phone, e-mail and website given above"),
  photos: about("what is said beside the photos, or where there are some: a page, an account"),
  parking: about("where guests park, and what it costs"),
  transport: about("buses, trains and stops nearby"),
  corkage: about("whether guests may bring wine or a cake of their own"),
  children: about("high chairs, prams, dishes for children"),
  dogs: about("whether dogs and other animals are welcome"),
  access: about("steps, lifts, wheelchairs"),
  payment: about("cards, cash, vouchers"),
  events: about("private rooms, parties, catering, take-away"),
  diets: about("vegan and gluten-free dishes, allergies"),
  outdoors: about("terrace, garden, view"),
  dress: about("what to wear"),
  wifi: about("wireless network and sockets"),
  smoking: about("where guests may smoke"),
  music: about("music, sports on a screen, entertainment"),
  prices: about("what a dinner costs"),
  fees: about("deposits and cancelling, beside the fee for not coming that the plan or its policies state"),
  stay: about("how long a table is kept for its party, beside the turn times of the plan"),
  menu: about("what there is to eat and drink, and where to read it"),
});

export type Answers = z.infer<typeof answersSchema>;
