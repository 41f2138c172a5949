import { byChoice } from "./by-choice.ts";
import { type CommandGroup, needed, optional, type Suggest, staffCommand } from "./command.ts";
import { daysHint, suggestDays } from "./day-option.ts";

const momentsHint = "18:00, now, or a day with a time such as fri 18:00";

const suggestScenarios: Suggest = (desk, typing) => desk.suggest.scenarios(typing);

const reason = optional("Why, for the colleagues", { maxLength: 200 });

/** `/house …`: what the staff decide above the venue file, and whom it leaves without a place. */
export const houseCommands: CommandGroup = {
  description: "The house: closing days, scenarios, tables",
  commands: {
    close: staffCommand(
      "Close the house for a day or more, or one scenario of it",
      {
        from: needed(`The first day: ${daysHint}`, { suggest: suggestDays }),
        to: optional("The last day, included; the first if left out", { suggest: suggestDays }),
        scenario: optional("Only this one; the whole house if left out", { suggest: suggestScenarios }),
        reason,
      },
      (given, { meant }) => ({
        type: "ask",
        ask: (desk, by) => desk.rules.close({ by, ...meant, ...given }),
      }),
    ),
    block: staffCommand(
      "Take no more bookings for a scenario until this is lifted",
      { scenario: needed("Which one", { suggest: suggestScenarios }), reason },
      (given, { meant }) => ({
        type: "ask",
        ask: (desk, by) => desk.rules.block({ by, ...meant, ...given }),
      }),
    ),
    out: staffCommand(
      "Take tables out of use for a while",
      {
        tables: needed("5, or 5+6", { suggest: (desk, typing) => desk.suggest.tables(typing) }),
        from: needed(momentsHint),
        until: needed(momentsHint),
        reason,
      },
      (given, { meant }) => ({
        type: "ask",
        ask: (desk, by) => desk.rules.takeTablesOut({ by, ...meant, ...given }),
      }),
    ),
    rules: staffCommand("What is closed, blocked and out of use, and who set it", {}, (_, { meant }) => ({
      type: "ask",
      ask: (desk, by) => desk.rules.list({ by, ...meant }),
    })),
    lift: staffCommand(
      "Take back what was closed, blocked or out of use",
      {
        rule: needed("Type a part of it and choose", {
          suggest: (desk, typing) => desk.suggest.rules(typing),
        }),
      },
      ({ rule: typed }, { meant }) => ({
        type: "ask",
        ask: (desk, by) =>
          byChoice(
            typed,
            (text) => desk.suggest.rules({ text, ...meant }),
            (rule) => desk.rules.lift({ by, ...meant, rule }),
          ),
      }),
    ),
    refunds: staffCommand(
      "Deposits that guests get back and you have to send",
      {
        done: optional("Sent back: the payment at Telegram, from the notice or the list", { maxLength: 200 }),
      },
      ({ done }, { meant }) => ({
        type: "ask",
        ask: (desk, by) =>
          done === undefined
            ? desk.refunds.list({ by, ...meant })
            : desk.refunds.done({ by, ...meant, payment: done }),
      }),
    ),
    attention: staffCommand("Bookings that no longer fit: call these guests", {}, (_, { meant }) => ({
      type: "attention",
      page: 0,
      ...meant,
    })),
  },
};
