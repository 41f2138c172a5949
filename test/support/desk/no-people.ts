import type { People } from "#src/bot/desk/door/people.ts";

const unasked = async () => {
  throw new Error("this test asks nothing about who may enter");
};

/** For what is done at the desk by who is there already. */
export const noPeople: People = { invite: unasked, list: unasked, revoke: unasked };
