import { expect, test } from "vitest";
import { parseAside } from "#src/booking/service/venue/parse-aside.ts";
import { parseVenues } from "#src/booking/service/venue/parse-venues.ts";

/** Longer than what is read at once. */
const many = (name: (id: number) => string) =>
  `venues:\n${Array.from(
    { length: 5_000 },
    (_, index) => `  - { id: ${index + 1}, name: "${name(index + 1)}", timeZone: Europe/Oslo }\n`,
  ).join("")}`;

test("a long file is read by another thread, to the same end", async () => {
  const text = many((id) => `House ${id}`);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  const read = await parseAside(text).finally(() => clearInterval(counting));
  expect(read).toEqual(parseVenues(text));
  // Read here, it would be done before anything else has its turn.
  expect(turns).toBeGreaterThan(1);
});

test("so are its mistakes, with their places", async () => {
  const text = many((id) => `House ${id === 4_000 ? 3_000 : id}`);
  expect(await parseAside(text)).toEqual(parseVenues(text));
  expect(await parseAside(text)).toMatchObject({ problems: [{ path: "venues[3999].name", line: 4_001 }] });
});
