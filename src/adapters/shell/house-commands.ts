import type { DeskAnswer, Suggestion } from "#src/bot/desk/view.ts";
import { noSuchRule, texts } from "#src/bot/desk/words.ts";
import { shellActs } from "./act-names.ts";
import { daysHint } from "./booking-commands.ts";
import { type Asked, needed, optional, type ShellCommand, shellCommand } from "./command.ts";
import { whichOf } from "./which-of.ts";

const momentsHint = "18:00, now, or a day with a time such as fri 18:00";
const reason = optional("why, for the colleagues");
const guest = needed("a part of the guest's name, as guests lists it");

/** What is decided above the venue file, who needs somebody, and who waits for an answer. */
export const houseCommands: Readonly<Record<string, ShellCommand>> = {
  floor: shellCommand(
    "The tables now, or at a time of today: who has each, until when, and who comes next",
    { time: optional("19:00; now if left out") },
    ({ desk, by, venue, given }) => desk.floor({ by, ...venue, ...given }),
  ),
  stats: shellCommand(
    "What some days came to, as figures",
    {
      from: optional("the first day; four weeks before the last if left out"),
      to: optional("the last day, included; yesterday if left out"),
    },
    ({ desk, by, venue, given }) => desk.stats({ by, ...venue, ...given }),
  ),
  month: shellCommand(
    "A month for a party: which days are free, nearly full, full and closed",
    {
      party: optional("how many people; two if left out"),
      month: optional("2026-12, or its name such as dec; this one if left out"),
    },
    ({ desk, by, venue, given }) => desk.month({ by, ...venue, ...given }),
  ),
  attention: shellCommand(
    "Bookings that no longer fit, callers to ask whether they come, and guests who wait for an answer",
    {},
    async ({ desk, by, venue }) => ({
      type: "several",
      answers: await Promise.all([desk.attention({ by, ...venue }), desk.guests.list({ by, ...venue })]),
    }),
  ),
  guests: shellCommand("Guests who wait for an answer", {}, ({ desk, by, venue }) =>
    desk.guests.list({ by, ...venue }),
  ),
  talk: shellCommand("What was said with a guest who waits", { guest }, (asked) =>
    withGuest(asked, (enquiryId) => asked.desk.guests.talk({ by: asked.by, enquiryId })),
  ),
  answer: shellCommand(
    "Write to a guest who waits",
    { guest, text: needed("what the guest reads in their chat", { long: true }) },
    (asked) =>
      withGuest(asked, (enquiryId) =>
        asked.desk.guests.answer({ ...who(asked), enquiryId, text: asked.given.text }),
      ),
  ),
  back: shellCommand("Give a guest back to the assistant", { guest }, (asked) =>
    withGuest(asked, (enquiryId) => asked.desk.guests.giveBack({ ...who(asked), enquiryId })),
  ),
  accept: shellCommand("Tell a guest yes to a request; it books nothing", { guest }, (asked) =>
    withRequest(asked, (enquiryId) =>
      asked.desk.guests.decide({ ...who(asked), enquiryId, verdict: "accepted" }),
    ),
  ),
  decline: shellCommand("Tell a guest no to a request", { guest }, (asked) =>
    withRequest(asked, (enquiryId) =>
      asked.desk.guests.decide({ ...who(asked), enquiryId, verdict: "declined" }),
    ),
  ),
  close: shellCommand(
    "Close the house for a day or more, or one scenario of it",
    {
      from: needed(`the first day: ${daysHint}`),
      to: optional("the last day, included"),
      scenario: optional("only this one"),
      reason,
    },
    ({ desk, by, venue, given }) => desk.rules.close({ by, ...venue, ...given }),
  ),
  block: shellCommand(
    "Take no more bookings for a scenario until this is lifted",
    { scenario: needed("which one", { long: true }), reason },
    ({ desk, by, venue, given }) => desk.rules.block({ by, ...venue, ...given }),
  ),
  out: shellCommand(
    "Take tables out of use for a while",
    { tables: needed("5, or 5+6"), from: needed(momentsHint), until: needed(momentsHint), reason },
    ({ desk, by, venue, given }) => desk.rules.takeTablesOut({ by, ...venue, ...given }),
  ),
  rules: shellCommand("What is closed, blocked and out of use, and who set it", {}, ({ desk, by, venue }) =>
    desk.rules.list({ by, ...venue }),
  ),
  lift: shellCommand(
    "Take back what was closed, blocked or out of use",
    { rule: needed("a part of it, as rules lists it", { long: true }) },
    async (asked) => {
      const { desk, by, venue, given } = asked;
      const rules = await desk.suggest.rules({ text: given.rule, ...venue });
      const [only] = rules;
      if (only === undefined || rules.length > 1) return whichOf(rules, noSuchRule(shellActs));
      return await desk.rules.lift({ by, ...venue, rule: only.value });
    },
  ),
  refunds: shellCommand(
    "Deposits that guests get back and you have to send",
    { done: optional("sent back: the payment at Telegram, from the list") },
    ({ desk, by, venue, given: { done } }) =>
      done === undefined
        ? desk.refunds.list({ by, ...venue })
        : desk.refunds.done({ by, ...venue, payment: done }),
  ),
};

const who = ({ by, key }: Pick<Asked, "by" | "key">) => ({ by, key });

type GuestMeant = Pick<Asked, "desk" | "venue"> & { readonly given: { readonly guest: string } };

/** The guest whose name fits, where it is the only one of those who wait. */
async function withGuest(
  { desk, venue, given }: GuestMeant,
  work: (enquiryId: string) => Promise<DeskAnswer>,
): Promise<DeskAnswer> {
  const waiting = await desk.suggest.guests({ text: given.guest, ...venue });
  return await withOnly(waiting, texts.nobodyWaits, work);
}

/** The same among those who have asked for something. */
async function withRequest(
  { desk, venue, given }: GuestMeant,
  work: (enquiryId: string) => Promise<DeskAnswer>,
): Promise<DeskAnswer> {
  const asking = await desk.suggest.guests({ text: given.guest, which: "requests", ...venue });
  return await withOnly(asking, texts.nobodyAsks, work);
}

async function withOnly(
  guests: readonly Suggestion<string>[],
  none: string,
  work: (enquiryId: string) => Promise<DeskAnswer>,
): Promise<DeskAnswer> {
  const [only] = guests;
  if (only === undefined || guests.length > 1) return whichOf(guests, none);
  return await work(only.value);
}
