import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

test.for([
  ["es", "de la Fuente", { lastName: "de la Fuente" }],
  ["es", "a nombre de la Fuente", { lastName: "de la Fuente" }],
  ["es", "a nombre de Jorge de la Fuente", { firstName: "Jorge", lastName: "de la Fuente" }],
  ["es", "a nombre de pilar gutiérrez y te decía una cosa", { firstName: "Pilar", lastName: "Gutiérrez" }],
  ["es", "Ortega y Gasset", { firstName: "Ortega", lastName: "y Gasset" }],
] as const)("%s: of “%s” the whole name is kept, and no more", ([language, text, name]) => {
  expect(understand(text, { now, language, expecting: "name" })).toMatchObject(name);
});
