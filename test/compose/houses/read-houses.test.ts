import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readHouses } from "#src/compose/houses/read-houses.ts";
import { readConfig } from "#src/config.ts";
import { writeHouses } from "#test/support/houses/write-houses.ts";

const bot = "4000000001:AAEexampleexampleexampleexampleexample";

function configOf(env: Readonly<Record<string, string>> = {}) {
  const read = readConfig({ DATA_DIR: "/data", PORT: "3100", ...env });
  if (!read.ok) throw new Error(read.mistakes.join("\n"));
  return read.config;
}

describe("a folder of houses", () => {
  test("gives each house its own variables, venues, data and names, and the process's port and database", () => {
    const dir = writeHouses({
      oslo: { env: { CONFIRM_BEFORE: "PT12H", PUBLIC_URL: "https://book.oslo.example" } },
      "la-mer": { env: { VENUES_FILE: "two.yaml" } },
    });
    const { houses, broken } = readHouses(dir, configOf({ DATABASE_URL: "postgres://db.example/maitred" }));
    expect(broken).toEqual([]);
    expect(houses.map(({ name, hosts }) => ({ name, hosts }))).toEqual([
      { name: "la-mer", hosts: ["la-mer.localhost"] },
      { name: "oslo", hosts: ["book.oslo.example", "oslo.localhost"] },
    ]);
    const [laMer, oslo] = houses.map(({ config }) => config);
    expect(laMer).toMatchObject({
      venueFiles: [join(dir, "la-mer", "two.yaml")],
      dataDir: "/data/houses/la-mer",
      database: { url: "postgres://db.example/maitred", house: "la-mer" },
      port: 3100,
    });
    expect(oslo).toMatchObject({
      venueFiles: [join(dir, "oslo", "venues.yaml")],
      publicUrl: "https://book.oslo.example",
    });
    expect([laMer, oslo].map((config) => config?.aftercare.confirmBefore.toString())).toEqual([
      "PT24H",
      "PT12H",
    ]);
  });

  test.for([
    ["oslo", { PORT: "4000" }, "PORT is the process's own, which all houses share; take it out"],
    [
      "oslo",
      { DATABASE_URL: "postgres://x/y" },
      "DATABASE_URL is the process's own, which all houses share; take it out",
    ],
    ["oslo", { HOLD_FOR: "soon" }, "HOLD_FOR must be a duration like PT15M"],
    ["Oslo", {}, "its folder must be called in small letters, digits and single dashes, 30 at most"],
    ["a--b", {}, "its folder must be called in small letters, digits and single dashes, 30 at most"],
    ["a_b", {}, "its folder must be called in small letters, digits and single dashes, 30 at most"],
  ] as const)(
    "says which of a house's variables is wrong, and reads the others: %s %o",
    ([name, env, mistake]) => {
      const { houses, broken } = readHouses(writeHouses({ [name]: { env }, rome: {} }), configOf());
      expect(broken).toEqual([{ name, mistakes: [mistake] }]);
      expect(houses.map((house) => house.name)).toEqual(["rome"]);
    },
  );

  test.for([
    [{ TELEGRAM_BOT_TOKEN: bot }, "TELEGRAM_BOT_TOKEN"],
    [{ PUBLIC_URL: "https://book.example" }, "the host name book.example"],
  ] as const)("refuses two houses that would get each other's guests: %o", ([env, what]) => {
    const { houses, broken } = readHouses(
      writeHouses({ oslo: { env }, rome: { env }, york: {} }),
      configOf(),
    );
    expect(houses.map(({ name }) => name)).toEqual(["york"]);
    expect(broken).toEqual([
      { name: "oslo", mistakes: [`${what} is also that of rome`] },
      { name: "rome", mistakes: [`${what} is also that of oslo`] },
    ]);
    expect(JSON.stringify(broken)).not.toContain(bot);
  });

  test("that is none is said", () => {
    expect(() => readHouses("/nowhere", configOf())).toThrow("HOUSES_DIR: /nowhere: there is no such folder");
    expect(() => readHouses(writeHouses({}), configOf())).toThrow("has no folder, and so no house");
  });

  test("leaves a house's variables in the process's environment unread, with a warning", () => {
    const read = readConfig({ HOUSES_DIR: "/houses", HOLD_FOR: "PT1M", LOG_LEVEL: "warn" });
    expect(read.warnings).toEqual([
      "HOLD_FOR is a house's own: with HOUSES_DIR it stands in the .env of each house, and is not read here",
    ]);
  });
});
