import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeDataFolder, makeFolder, runMaitred } from "#test/support/process/run-maitred.ts";

type Env = Readonly<Record<string, string>>;

/** The command as its own process, with nobody at a terminal. */
async function desk(env: Env, ...args: readonly string[]) {
  const program = runMaitred(env, { entry: "src/commands/desk.ts", args });
  const code = await program.ended();
  return { code, said: program.stdout(), complained: program.stderr() };
}

async function openHouse() {
  const env = { DATA_DIR: makeDataFolder() };
  const maitred = runMaitred(env);
  await maitred.sees("maitred is ready");
  return { env, maitred };
}

describe("the desk in a shell", () => {
  test("cancels what a guest booked in the chat, who is told there, and writes down who did it", async () => {
    const { env, maitred } = await openHouse();
    for (const [line, prompt] of [
      ["table for 2 tomorrow evening at Furu & Fjord", "what’s free"],
      ["19:00", "What name"],
      ["Anna Berg", "phone number"],
      ["+47 900 12 345", "Shall I book it?"],
      ["yes", "Booked!"],
    ] as const) {
      maitred.says(line);
      await maitred.sees(prompt);
    }

    const shown = await desk(env, "show", "anna", "berg", "--json");
    expect(shown).toMatchObject({ code: 0, complained: "" });
    const { booking } = JSON.parse(shown.said);
    expect(booking).toMatchObject({ state: "REGISTERED", partySize: 2, actions: ["confirm", "cancel"] });
    const { id } = booking.booking;

    expect(await desk(env, "cancel", id)).toEqual({
      code: 2,
      said: "",
      complained: "This cannot be undone: add --yes.\n",
    });
    expect(await desk(env, "cancel", id, "--yes", "--as", "Kari")).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Cancelled\. The guest has been told in the chat\.$/m),
    });
    await maitred.sees("has had to cancel your table for 2");
    expect(await desk(env, "cancel", id, "--yes")).toMatchObject({
      code: 1,
      said: "",
      complained: expect.stringContaining("This booking is cancelled already. That was Kari"),
    });
    const trail = await desk(env, "audit", "--booking", id);
    expect(trail.said).toMatch(/: cancelled, by Kari$/m);
  });

  test("takes a caller once, by the name of the venue, and finds them on their day", async () => {
    const { env } = await openHouse();
    // Processes go by the real calendar: a day that is the same one before midnight and after it.
    const day = String(Temporal.Now.plainDateISO("Europe/Oslo").add({ days: 2 }));
    expect(await desk(env, "book", "4", "Ola", "Hansen", "--day", "tomorrow")).toMatchObject({
      code: 1,
      complained: expect.stringContaining("Furu & Fjord or Harbor & Vine"),
    });
    const ask = ["book", "4", "Ola", "Hansen", "--venue", "furu", "--day", day] as const;
    const offer = await desk(env, ...ask);
    expect(offer).toMatchObject({ code: 1, said: "", complained: expect.stringContaining("--time") });
    const wish = ["--time", "19:00", "--note", "nut allergy"];
    expect(await desk(env, ...ask, ...wish)).toMatchObject({
      code: 0,
      said: expect.stringContaining("Ola Hansen"),
    });
    const listed = await desk(env, "day", day, "--venue", "1");
    expect(listed.said).toMatch(/^19:00 {2}4 people {2}Ola Hansen {2}booked/m);
    expect(listed.said).toContain("⚠️ allergy: nut allergy");
    const stats = await desk(env, "stats", "--venue", "furu", "--from", day, "--to", day, "--json");
    expect(JSON.parse(stats.said).figures.total).toMatchObject({
      bookings: 1,
      coversByShift: [{ shift: "Dinner", covers: 4 }],
    });
    const sheets = JSON.parse((await desk(env, "day", day, "--json")).said).sheets;
    expect(sheets).toHaveLength(2);
    expect(sheets[0].groups[0].rows).toMatchObject([
      { name: "Ola Hansen", partySize: 4, stateCode: "REGISTERED" },
    ]);
  });

  test("asks whichever process lives, also where another was killed on the same folder", async () => {
    const { env, maitred } = await openHouse();
    maitred.process.kill("SIGKILL");
    await maitred.ended();
    const left = readdirSync(env.DATA_DIR).filter((name) => name.endsWith(".sock"));
    expect(left).toHaveLength(1);
    expect(await desk(env, "today")).toMatchObject({
      code: 1,
      complained: expect.stringContaining("npm start"),
    });
    const next = runMaitred(env);
    await next.sees("maitred is ready");
    expect(await desk(env, "today")).toMatchObject({ code: 0, complained: "" });
    next.process.kill("SIGTERM");
    expect(await next.ended()).toBe(0);
    expect(readdirSync(env.DATA_DIR).filter((name) => name.endsWith(".sock"))).toEqual([]);
  });
});

test("where no maitred runs, it says so and what to do", async () => {
  const env = { DATA_DIR: join(makeFolder(), "data") };
  expect(await desk(env, "today")).toEqual({
    code: 1,
    said: "",
    complained: `no maitred is running on ${env.DATA_DIR}: start it with npm start, or set DATA_DIR to the folder of the one that runs\n`,
  });
});

test("a data folder that is none is named", async () => {
  const file = join(makeFolder(), "data");
  writeFileSync(file, "");
  expect(await desk({ DATA_DIR: file }, "today")).toMatchObject({
    code: 1,
    complained: expect.stringContaining(`could not reach the maitred on ${file}`),
  });
});

test("what is no command of the desk ends with code 2 and says what to type", async () => {
  expect(await desk({}, "dance")).toMatchObject({
    code: 2,
    complained: expect.stringContaining('no "dance"'),
  });
  expect(await desk({}, "--help")).toMatchObject({ code: 0, said: expect.stringContaining("walkin PARTY") });
});
