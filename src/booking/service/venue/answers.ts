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
  children: about("high chairs, dishes for children, prams, a changing table"),
  dogs: about("whether dogs and other animals are welcome"),
  access: about("steps, lifts, wheelchairs"),
  payment: about("cards, cash, vouchers, tips, invoices"),
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
  // Of the topics above one thing alone, for guests who ask about no more than that. What is left out is taken from
  // the wider topic where that names it.
  prams: about("where a pram stands"),
  changing: about("where a baby is changed"),
  playArea: about("where children play"),
  toilets: about("where they are, and whether there is one without steps"),
  quiet: about("how loud it is, and when"),
  cake: about("whether guests may bring a cake of their own"),
  bill: about("whether each may pay for themselves"),
  invoice: about("whether a firm gets an invoice"),
  tips: about("whether service is included"),
  vouchers: about("gift vouchers, sold and taken"),
  view: about("what is seen from the tables"),
  heating: about("whether it is warm outside"),
  minimumSpend: about("what has to be spent at least"),
  takeaway: about("whether food is to be had at home"),
  charging: about("where cars are charged"),
  sports: about("whether matches are shown"),
  jobs: about("how to apply for work there"),
});

export type Answers = z.infer<typeof answersSchema>;
