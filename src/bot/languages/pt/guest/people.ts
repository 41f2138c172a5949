import type { PeopleWords } from "../../people-words.ts";
import { contact } from "./contact.ts";
import { names } from "./names.ts";
import { notNames } from "./not-names.ts";
import { spelling } from "./spelling.ts";

export const people: PeopleWords = {
  ...names,
  ...notNames,
  ...contact,
  spelling,
};
