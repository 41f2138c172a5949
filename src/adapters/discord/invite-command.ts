import { needed, optional, staffCommand } from "./command.ts";

const roles = ["host", "owner"] as const;

/** A way into the desk in a browser. */
export const inviteCommand = staffCommand(
  "A link that lets a colleague into the staff's page, once",
  {
    name: needed("What the colleague is called", { maxLength: 100 }),
    role: optional("Owners also decide who may enter; a host if left out", {
      choices: roles.map((role) => ({ name: role, value: role })),
    }),
  },
  ({ name, role }, { named }) => ({
    type: "invite",
    invite: (people, by) => {
      const as = roles.find((each) => each === role);
      return people.invite({ by, name, ...named, ...(as && { role: as }) });
    },
  }),
);
