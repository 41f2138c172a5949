import { needed, optional, type ShellCommand, shellCommand } from "./command.ts";

const roles = ["host", "owner"] as const;

/** Who may enter the desk in a browser. */
export const doorCommands: Readonly<Record<string, ShellCommand>> = {
  invite: shellCommand(
    "A link that lets a colleague into the desk in a browser, once, within fifteen minutes; --venue: there alone",
    {
      name: needed("what the colleague is called; signs what they do", { long: true }),
      role: optional("a host, if left out", { choices: roles }),
    },
    ({ people, by, venue, given: { name, role } }) => {
      const as = roles.find((each) => each === role);
      return people.invite({ by, name, ...venue, ...(as && { role: as }) });
    },
  ),
  sessions: shellCommand("Who is at the desk in a browser", {}, ({ people, by }) => people.list({ by })),
  revoke: shellCommand(
    "End somebody's session at the desk in a browser, at once",
    { session: needed("which one, as sessions lists it") },
    ({ people, by, given: { session } }) => people.revoke({ by, session }),
  ),
};
