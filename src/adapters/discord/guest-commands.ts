import type { Desk } from "#src/bot/desk/desk.ts";
import type { Refused } from "#src/bot/desk/view.ts";
import { byChoice } from "./by-choice.ts";
import { type CommandGroup, needed, type Suggest, staffCommand } from "./command.ts";
import { longestAnswer } from "./guest-form.ts";

const suggestGuests: Suggest = (desk, typing) => desk.suggest.guests(typing);

const guest = needed("Type a part of the name and choose", { suggest: suggestGuests });

/** The guest who was chosen, or the only one who waits under such a name. */
const withGuest = <Answer extends { readonly type: string }>(
  desk: Desk,
  typed: string,
  work: (enquiryId: string) => Promise<Answer | Refused>,
) => byChoice(typed, (text) => desk.suggest.guests({ text }), work);

/** `/guest …`: those who wanted a person. */
export const guestCommands: CommandGroup = {
  description: "Guests who want to talk to a person",
  commands: {
    list: staffCommand("Who waits for an answer, and since when", {}, (_, { meant }) => ({
      type: "ask",
      ask: (desk, by) => desk.guests.list({ by, ...meant }),
    })),
    show: staffCommand("What was said with a guest who waits", { guest }, ({ guest: typed }) => ({
      type: "ask",
      ask: (desk, by) => withGuest(desk, typed, (enquiryId) => desk.guests.talk({ by, enquiryId })),
    })),
    answer: staffCommand(
      "Write to a guest who waits",
      { guest, text: needed("What the guest reads in their chat", { maxLength: longestAnswer }) },
      ({ guest: typed, text }) => ({
        type: "ask",
        ask: (desk, by, key) =>
          withGuest(desk, typed, (enquiryId) => desk.guests.answer({ by, enquiryId, key, text })),
      }),
    ),
    back: staffCommand("Give a guest back to the assistant", { guest }, ({ guest: typed }) => ({
      type: "ask",
      ask: (desk, by, key) =>
        withGuest(desk, typed, (enquiryId) => desk.guests.giveBack({ by, enquiryId, key })),
    })),
  },
};
