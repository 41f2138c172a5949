import type { PeopleWords } from "../../people-words.ts";
import { contact } from "./contact.ts";
import { names } from "./names.ts";
import { notNames } from "./not-names.ts";

export const people: PeopleWords = {
  ...names,
  ...notNames,
  ...contact,
};
