import { globSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Where each language has its folder. */
export const languagesFolder = fileURLToPath(new URL("../../src/bot/languages/", import.meta.url));

/** The languages that maitred answers in, the default one first: those whose folder holds the replies. */
export const answeredLanguages: readonly [string, ...string[]] = [
  "en",
  ...globSync("*/replies.ftl", { cwd: languagesFolder })
    .map(dirname)
    .filter((language) => language !== "en")
    .sort(),
];
