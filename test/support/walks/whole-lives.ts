import fc from "fast-check";
import { settled, takenIn } from "#test/support/journeys/settled.ts";
import type { WholeLife } from "#test/support/journeys/whole-life.ts";
import type { Group } from "#test/support/telegram/group.ts";
import type { Guest, VisibleMessage } from "#test/support/telegram/guest.ts";

/** What a guest does in the house, in whatever order. `nth` chooses among what may be pressed. */
export type LifeMove =
  | { readonly kind: "says"; readonly text: string }
  | { readonly kind: "presses"; readonly nth: number }
  | { readonly kind: "corrects" | "shares" | "sends" | "pays" | "blocks" | "forgets" }
  | { readonly kind: "asksInGroup" | "joinsFriends" | "leavesFriends" }
  | { readonly kind: "staffAnswers" }
  | { readonly kind: "passes"; readonly minutes: number };

/** One of the guests who live: nobody else has their name, number and chat. */
export interface Liver {
  readonly guest: Guest;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Of a group that they begin a table in. */
  readonly groupId: number;
  /** Whatever tells of them, as it may be written anywhere. */
  readonly traces: readonly string[];
}

const says = (text: string): LifeMove => ({ kind: "says", text });

/** NAME and PHONE are the guest's own. */
const sentences: readonly string[] = [
  "table for 2 tomorrow at 19:00, NAME, PHONE, allergic to hazelnuts",
  "a table for 4 on Friday at 20:00, on the balcony please",
  "chef's table for 2 on Thursday at 19:00, NAME, PHONE",
  "waitlist for 2 tonight at 19:00, NAME, PHONE",
  "a table for 2 tonight at 19:00",
  "a table for 30 on Friday at 19:00, NAME, PHONE",
  "my name is NAME",
  "PHONE",
  "NAME",
  "I am allergic to hazelnuts",
  "make it 3 of us",
  "an hour later please",
  "I'm 10 minutes late",
  "cancel my booking",
  "change my booking",
  "my bookings",
  "can I talk to a person?",
  "this is NAME, is there room for a wheelchair?",
  "I want to complain, this is NAME and the soup was cold",
  "back",
  "what do you know about me?",
  "put it under NAME instead",
  "yes",
  "yes please",
  "no",
  "any time tonight would do",
];

const others = ["corrects", "shares", "sends", "pays", "blocks", "staffAnswers", "forgets"] as const;
const inGroups = ["asksInGroup", "joinsFriends", "leavesFriends"] as const;

const move: fc.Arbitrary<LifeMove> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...sentences).map(says) },
  {
    weight: 10,
    arbitrary: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 3).map((nth): LifeMove => ({ kind: "presses", nth })),
  },
  { weight: 4, arbitrary: fc.constantFrom(...others).map((kind): LifeMove => ({ kind })) },
  { weight: 3, arbitrary: fc.constantFrom(...inGroups).map((kind): LifeMove => ({ kind })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(1, 3, 20).map((minutes): LifeMove => ({ kind: "passes", minutes })),
  },
);

/** A life of a guest with the house, which begins with a wish. */
export const lives: fc.Arbitrary<readonly LifeMove[]> = fc
  .tuple(
    fc.constantFrom(...sentences.slice(0, 6)).map(says),
    fc.array(move, { minLength: 5, maxLength: 16, size: "max" }),
  )
  .map(([first, moves]) => [first, ...moves]);

/** The `number`th of those who live. */
export function bear({ telegram }: WholeLife, number: number): Liver {
  const letters = String(number).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
  const [firstName, lastName] = ["Zelda", `Querfurt${letters}`];
  const id = 7_345_600_000 + number;
  const phone = `+47 900 ${String(10_000 + number).replace(/(\d\d)(\d+)/, "$1 $2")}`;
  const digits = phone.replaceAll(" ", "");
  const guest = telegram.guest(id, { firstName, lastName, language: "en", phone: digits.slice(1) });
  const traces = [
    firstName,
    lastName,
    phone,
    digits,
    digits.slice(3),
    String(id),
    "hazelnut",
    "balcony",
    "wheelchair",
  ];
  return { guest, firstName, lastName, phone, groupId: -480_000 - number, traces };
}

/** Lives a life, each move once what came of the former has settled. */
export async function liveThrough(life: WholeLife, liver: Liver, moves: readonly LifeMove[]): Promise<void> {
  for (const step of moves) {
    await act(life, liver, step);
    await calm(life);
  }
}

/** Until all that was done is answered. */
export async function calm({ telegram, house, database }: WholeLife): Promise<void> {
  await takenIn(telegram);
  await settled(house, database);
}

async function act(life: WholeLife, liver: Liver, step: LifeMove): Promise<void> {
  const { guest } = liver;
  switch (step.kind) {
    case "says":
      guest.says(wordsOf(liver, step.text));
      return;
    case "presses":
      pressNth(guest, step.nth);
      return;
    case "corrects": {
      const last = guest.chat().findLast(({ from, text }) => from === "guest" && !text.startsWith("/"));
      if (last) guest.edits(last.id, wordsOf(liver, "table for 2 tomorrow at 20:00, NAME"));
      return;
    }
    case "shares":
      if (guest.keyboard()) guest.sharesContact();
      else guest.says(liver.phone);
      return;
    case "sends":
      guest.sends({
        photo: [{ file_id: "p", file_unique_id: "p", width: 1, height: 1 }],
        caption: wordsOf(liver, "NAME"),
      });
      return;
    case "pays":
      await pay(guest);
      return;
    case "blocks":
      guest.blocks();
      await calm(life);
      await life.house.clock.advance({ minutes: 2 });
      guest.unblocks();
      return;
    case "forgets":
      await erase(life, liver);
      return;
    case "staffAnswers":
      await answerAsStaff(life, liver);
      return;
    case "passes":
      await life.house.clock.advance({ minutes: step.minutes });
      return;
    default:
      await actInGroup(life, liver, step.kind);
  }
}

/** Asks to be erased, with all bookings ahead. */
export async function erase(life: WholeLife, { guest }: Liver): Promise<void> {
  guest.says("/forgetme");
  await calm(life);
  const labels = guest.chat().flatMap(({ buttons }) => buttons.flat());
  guest.presses(
    labels.findLast((label) => /^(?:Erase and cancel|Yes, erase everything)$/.test(label)) ?? "Erase",
  );
  await calm(life);
}

const wordsOf = ({ firstName, lastName, phone }: Liver, text: string): string =>
  text.replace("NAME", `${firstName} ${lastName}`).replace("PHONE", phone);

const withButtons = ({ from, buttons }: VisibleMessage): boolean => from === "bot" && buttons.length > 0;

/** Presses one of the buttons that were shown last. */
function pressNth(guest: Guest, nth: number): void {
  const shown = guest.chat().findLast(withButtons);
  const labels = shown?.buttons.flat() ?? [];
  const label = labels[nth % Math.max(labels.length, 1)];
  if (shown && label !== undefined) guest.presses(label, shown.id);
}

async function pay(guest: Guest): Promise<void> {
  if (!guest.chat().some(({ text }) => text.startsWith("[Deposit"))) return;
  const refusal = await guest.checksOut();
  if (refusal === undefined) guest.pays();
}

/** The staff write to whoever asked last. */
async function answerAsStaff({ discord }: WholeLife, { firstName }: Liver): Promise<void> {
  const [thread] = discord.threads();
  const question = discord.channel(thread?.id ?? "").at(-1);
  if (!question?.buttons.flat().some(({ label }) => label === "Answer")) return;
  const kari = discord.staff({ nick: "Kari" });
  await kari.submits(await kari.presses(question, "Answer").form(), `Dear ${firstName}, yes.`).answer();
}

async function actInGroup(life: WholeLife, liver: Liver, kind: (typeof inGroups)[number]): Promise<void> {
  const { telegram } = life;
  const { firstName, lastName, guest } = liver;
  if (kind === "asksInGroup") {
    const own = telegram.group(liver.groupId);
    own
      .member(guest.id, { firstName, lastName, language: "en" })
      .says("@maitred_bot a table for 2 on Friday at 7");
    await calm(life);
    const press = pressIn(own, liver, "Choose the table");
    await calm(life);
    const start = press === undefined ? undefined : own.wordTo(press)?.url?.split("start=")[1];
    if (start !== undefined) guest.says(`/start ${start}`);
    return;
  }
  pressIn(telegram.group(friendsId), liver, kind === "joinsFriends" ? "I’m in" : "Not me");
}

/** Presses it where it is shown. */
function pressIn(group: Group, { guest, firstName, lastName }: Liver, label: string): string | undefined {
  if (!group.ofBot().some(({ buttons }) => buttons.flat().includes(label))) return undefined;
  return group.member(guest.id, { firstName, lastName, language: "en" }).presses(label);
}

/** A group that others have a table for. */
export const friendsId = -4712;
