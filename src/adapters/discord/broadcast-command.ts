import { defined } from "#src/lib/defined.ts";
import { toBroadcastForm } from "./broadcast-form.ts";
import { needed, optional, type Suggest, staffCommand } from "./command.ts";
import { daysHint, suggestDays } from "./day-option.ts";

const suggestShifts: Suggest = (desk, typing) => desk.broadcast.suggest.shifts(typing);
const suggestScenarios: Suggest = (desk, typing) => desk.suggest.scenarios(typing);
const suggestMessages: Suggest = (desk, typing) => desk.broadcast.suggest.messages(typing);

/** `/broadcast`: a message to all guests of an evening, shown before it is sent. */
export const broadcastCommand = staffCommand(
  "Write to the guests of a day or a shift; it is shown before it is sent",
  {
    day: needed(daysHint, { suggest: suggestDays }),
    shift: optional("Only this shift, such as Lunch or Dinner", { suggest: suggestShifts }),
    scenario: optional("Only this way to dine", { suggest: suggestScenarios }),
    message: optional("One of the venue's own messages; left out, you write one", {
      suggest: suggestMessages,
    }),
  },
  ({ day: date, shift, scenario, message }, { meant }) => {
    const ask = { date, ...meant, ...defined({ shift, scenario, message }) };
    return {
      type: "form",
      open: async (desk, by) => {
        const drafted = await desk.broadcast.draft({ by, ...ask });
        if (drafted.type !== "emptyDraft") return drafted;
        return { type: "form", form: toBroadcastForm(drafted.broadcastId) };
      },
    };
  },
);
