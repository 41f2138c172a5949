import { describe, expect, test } from "vitest";
import { describeProblem, type Problem, parseVenues } from "#src/booking/service/venue/parse-venues.ts";

const good = `venues:
  - id: 1
    name: Furu
    timeZone: Europe/Oslo
    currency: NOK
    plan:
      tables:
        - { id: 1, section: hall, min: 1, max: 2 }
        - { id: 2, section: hall, min: 2, max: 4 }
        - { id: 3, min: 2, max: 4 }
      combinations:
        - { name: joined, tables: [1, 2], min: 5, max: 6 }
      scenarios:
        - id: 1
          name: Dinner
          hours:
            - { days: [mon, tue], from: 17:00, to: 23:00 }
            - { days: [fri], from: 18:00, to: 00:30, lastSeating: 23:00 }
          turnTime: { 1-2: PT1H30M, 3+: PT2H }
          sections: [hall]
          partySize: { max: 6 }
`;

/** The file with the one line that contains a text replaced; says which line that is. */
function changed(part: string, replacement: string): { text: string; line: number } {
  const before = good.split(part);
  if (before.length !== 2) throw new Error(`${part} must be in the file once`);
  return { text: before.join(replacement), line: before[0]?.split("\n").length ?? 0 };
}

function problemsOf(text: string): readonly Problem[] {
  const result = parseVenues(text);
  return result.ok ? [] : result.problems;
}

test("a right file gives its venues, with what was left out filled in", () => {
  const result = parseVenues(good);
  expect(result).toMatchObject({ ok: true, warnings: [], venues: [{ id: 1, name: "Furu" }] });
  if (!result.ok) return;
  expect(result.venues[0]?.plan?.scenarios[0]).toMatchObject({
    slotInterval: "PT15M",
    resetTime: "PT0M",
    leadTime: "PT0M",
    horizon: "P90D",
    waitlist: false,
    blocked: false,
    specialDays: {},
    partySize: { min: 1, max: 6 },
  });
});

test("a venue of a remote service needs no plan", () => {
  expect(parseVenues("venues: [{ id: 7, name: Far, timeZone: America/New_York }]").ok).toBe(true);
});

test("values may be written once and used again", () => {
  const text = changed(
    "[fri], from: 18:00, to: 00:30, lastSeating: 23:00 }",
    "&late [fri], from: 18:00, to: 00:30 }\n            - { days: *late, from: 06:00, to: 09:00 }",
  );
  expect(problemsOf(text.text)).toEqual([]);
});

const P = "venues[0].plan";
const S = `${P}.scenarios[0]`;
const mistakes: [string, string, string, string, string][] = [
  // the text, its replacement, path, message, remedy
  [
    "timeZone: Europe/Oslo",
    "timezone: Europe/Oslo",
    "venues[0].timezone",
    '"timezone" is not a key that belongs here',
    'did you mean "timeZone"?',
  ],
  [
    "timeZone: Europe/Oslo",
    "timeZone: Europe/Oslo\n    days: [fri]",
    "venues[0].days",
    '"days" is not a key that belongs here',
    "remove it: it is a key of another part of the file",
  ],
  [
    "Europe/Oslo",
    "Europe/Olso",
    "venues[0].timeZone",
    "is not a time zone of the IANA database",
    'write a name such as "Europe/Oslo" or "America/New_York"',
  ],
  [
    "Europe/Oslo",
    "'+02:00'",
    "venues[0].timeZone",
    "is not a time zone of the IANA database",
    'write a name such as "Europe/Oslo" or "America/New_York"',
  ],
  [
    "currency: NOK",
    "staffChannelId: 1122334455667788990",
    "venues[0].staffChannelId",
    "is not a channel id",
    'copy the channel\'s id and keep it in quotes, for example "1122334455667788990"',
  ],
  [
    "currency: NOK",
    "country: NOR",
    "venues[0].country",
    "is not a country code",
    'write two capital letters as in ISO 3166, for example "NO"; in quotes, where YAML might read a word',
  ],
  [
    "currency: NOK",
    "languages: [en, 'e_n g']",
    "venues[0].languages[1]",
    "is not a language tag",
    'write a BCP 47 tag such as "en", "de" or "pt-BR"',
  ],
  ["currency: NOK", "phone:", "venues[0].phone", "has no value", "write text, or remove the line"],
  [
    "currency: NOK",
    "cancellationDeadline: 4h",
    "venues[0].cancellationDeadline",
    "is not a duration",
    'write an ISO 8601 duration, for example "P90D" for 90 days or "PT2H" for two hours',
  ],
  [
    "currency: NOK",
    "noShowAfter: PT0M",
    "venues[0].noShowAfter",
    "is not a duration of at least one whole minute",
    'write an ISO 8601 duration, for example "PT15M" for 15 minutes or "PT1H30M"',
  ],
  [
    "currency: NOK",
    "hours: []",
    "venues[0].hours",
    "stands beside a plan, whose scenarios have the hours",
    "remove one of the two",
  ],
  [
    "currency: NOK",
    "scenarioNames: { Dinner: { de: Abendessen } }",
    "venues[0].scenarioNames",
    "stands beside a plan, whose scenarios have their names",
    "write them under `names` of the scenarios",
  ],
  [
    "name: Furu",
    "nam: Furu",
    "venues[0].nam",
    '"nam" is not a key that belongs here',
    'did you mean "name"?',
  ],
  ["min: 1, max: 2 }", "min: 3, max: 2 }", `${P}.tables[0].max`, "max 2 is less than min 3", "swap the two"],
  ["min: 1, max: 2 }", "min: 0, max: 2 }", `${P}.tables[0].min`, "must be at least 1", "write at least 1"],
  ["min: 1, max: 2 }", "min: 1, max: two }", `${P}.tables[0].max`, "must be a number", "write a number"],
  [
    "id: 2, section",
    "id: 1, section",
    `${P}.tables[1].id`,
    "another table has the id 1 already",
    "choose another id",
  ],
  [
    "tables: [1, 2]",
    "tables: [1, 9]",
    `${P}.combinations[0].tables[1]`,
    "there is no table 9",
    "add it under tables, or correct the number",
  ],
  [
    "tables: [1, 2]",
    "tables: [1, 1]",
    `${P}.combinations[0].tables[1]`,
    "table 1 is joined with itself",
    "remove it",
  ],
  [
    "tables: [1, 2]",
    "tables: [1]",
    `${P}.combinations[0].tables`,
    "must be at least 2 entries",
    "write at least 2 entries",
  ],
  [
    "sections: [hall]",
    "sections: [hal]",
    `${S}.sections[0]`,
    'no table stands in the section "hal"',
    'did you mean "hall"?',
  ],
  [
    "sections: [hall]",
    "tables: [4]",
    `${S}.tables[0]`,
    "there is no table 4",
    "add it under tables, or correct the number",
  ],
  [
    "[mon, tue]",
    "[mon, tues]",
    `${S}.hours[0].days[1]`,
    "must be one of mon, tue, wed, thu, fri, sat, sun",
    'did you mean "tue"?',
  ],
  [
    "from: 17:00",
    "from: 25:00",
    `${S}.hours[0].from`,
    "is not a time of day",
    'write hours and minutes from "00:00" to "23:59", for example "18:30"',
  ],
  [
    "to: 23:00",
    "to: 12:00",
    `${S}.hours[0].to`,
    "ends at 12:00, before it begins at 17:00",
    "swap the two; a shift past midnight ends by 06:00",
  ],
  ["to: 23:00", "to: 17:00", `${S}.hours[0].to`, "ends at 17:00, when it begins", "write when it ends"],
  [
    "lastSeating: 23:00",
    "lastSeating: 17:00",
    `${S}.hours[1].lastSeating`,
    "the last seating at 17:00 is not within 18:00–00:30",
    "write a time within the shift, or remove the line",
  ],
  [
    "[fri]",
    "[tue, fri]",
    `${S}.hours[1]`,
    "overlaps with shift 1 of the list",
    "change the times or the days of one of them",
  ],
  [
    "days: [fri]",
    "season: { from: 05-01, to: 2026-09-15 }, days: [fri]",
    `${S}.hours[1].season.to`,
    '"2026-09-15" and "05-01" are written in different ways',
    "write both as full dates, or both without a year",
  ],
  [
    "1-2: PT1H30M",
    "1-2: 90",
    `${S}.turnTime.1-2`,
    "is not a duration of at least one whole minute",
    'write an ISO 8601 duration, for example "PT15M" for 15 minutes or "PT1H30M"',
  ],
  [
    "from: 17:00",
    "from: 17.00",
    `${S}.hours[0].from`,
    "is not a time of day",
    'write hours and minutes from "00:00" to "23:59", for example "18:30"',
  ],
  ["name: Furu", "name: 1904", "venues[0].name", "must be text", "put it in quotes"],
  [
    "1-2: PT1H30M",
    "1-2: PT90S",
    `${S}.turnTime.1-2`,
    "is not a duration of at least one whole minute",
    'write an ISO 8601 duration, for example "PT15M" for 15 minutes or "PT1H30M"',
  ],
  [
    "1-2: PT1H30M",
    "1-3: PT1H30M",
    `${S}.turnTime.3+`,
    'says again what "1-3" says for some party sizes',
    "let every party size be in one line",
  ],
  [
    "1-2: PT1H30M",
    "1-2: PT13H",
    `${S}.turnTime.1-2`,
    "is longer than 12 hours together with the reset time",
    "shorten it",
  ],
  [
    "3+: PT2H",
    "4+: PT2H",
    `${S}.turnTime`,
    "has no turn time for a party of 3",
    'add a line such as "3+": PT2H',
  ],
  [
    "partySize: { max: 6 }",
    "partySize: { min: 7, max: 6 }",
    `${S}.partySize.max`,
    "max 6 is less than min 7",
    "swap the two",
  ],
  [
    "currency: NOK",
    "answers: { wifi: 5 }",
    "venues[0].answers.wifi",
    "is not what belongs here",
    "write a text, or one for each language",
  ],
  [
    "currency: NOK",
    'answers: { wifi: { en: Yes, de: "" } }',
    "venues[0].answers.wifi.de",
    "is empty",
    "write a value, or remove the line",
  ],
  [
    "partySize: { max: 6 }",
    "partySize: { max: 6 }\n          specialDays: { 12-25: close }",
    `${S}.specialDays.12-25`,
    "is not what belongs here",
    'write "closed", or a list of shifts',
  ],
  [
    "partySize: { max: 6 }",
    "partySize: { max: 6 }\n          specialDays: { 02-30: closed }",
    `${S}.specialDays.02-30`,
    "is not a day of the calendar",
    'write one date as "2026-12-24", "12-24" for that day of every year, "easter-2" or "2nd sun 05" for one that moves',
  ],
  [
    "partySize: { max: 6 }",
    "partySize: { max: 6 }\n          specialDays: { 12-25: [{ from: 9, to: 12:00 }] }",
    `${S}.specialDays.12-25[0].from`,
    "is not a time of day",
    'write hours and minutes from "00:00" to "23:59", for example "18:30"',
  ],
  [
    "partySize: { max: 6 }",
    "partySize: { max: 6 }\n          pacing: { interval: PT7M, covers: 4 }",
    `${S}.pacing.interval`,
    "does not divide a day evenly",
    "choose one that does, such as PT15M, PT30M or PT1H",
  ],
  [
    "partySize: { max: 6 }",
    "partySize: { max: 6 }\n          pacing: { interval: PT15M }",
    `${S}.pacing`,
    "limits nothing",
    "add covers, parties, or both",
  ],
  [
    "partySize: { max: 6 }",
    "partySize: { max: 6 }\n          noShowFee: { amount: 0, per: guest }",
    `${S}.noShowFee.amount`,
    "must be more than 0",
    "write more than 0",
  ],
  [
    "partySize: { max: 6 }",
    "partySize: { max: 6 }\n          distributionUrl: furu",
    `${S}.distributionUrl`,
    "is not a web address",
    'write one that begins with "https://"',
  ],
  [
    "      tables:\n",
    "      closures: [{ from: 12-24, to: 2026-12-26 }]\n      tables:\n",
    `${P}.closures[0].to`,
    '"2026-12-26" and "12-24" are written in different ways',
    "write both as full dates, or both without a year",
  ],
  [
    "      tables:\n",
    "      closures: [{ from: 2026-12-26, to: 2026-12-24 }]\n      tables:\n",
    `${P}.closures[0].to`,
    "2026-12-24 is before 2026-12-26",
    "swap the two",
  ],
];

describe("a mistake is told with its line, its field and a remedy", () => {
  test.for(mistakes)("%s → %s: %s %s", ([part, replacement, path, message, remedy]) => {
    const { text, line } = changed(part, replacement);
    const found = problemsOf(text).find((problem) => problem.path === path && problem.message === message);
    expect(found).toMatchObject({ remedy });
    const lines = text.split("\n");
    expect(found?.line).toBeGreaterThanOrEqual(line);
    expect(found?.line).toBeLessThan(line + replacement.split("\n").length);
    expect(lines[(found?.line ?? 0) - 1]).toContain(lastKey(path));
  });

  test("and so is a missing field, at the entry where it belongs", () => {
    const { text } = changed("    timeZone: Europe/Oslo\n", "");
    expect(problemsOf(text)).toEqual([
      {
        line: 2,
        column: 5,
        path: "venues[0].timeZone",
        message: "is missing",
        remedy: 'add "timeZone", text',
      },
    ]);
  });

  test("and so is a fee without a currency, in the scenario or the venue", () => {
    const { text } = changed("    currency: NOK\n", "");
    const withFee = text.replace("{ max: 6 }", "{ max: 6 }\n          noShowFee: { amount: 5, per: party }");
    expect(problemsOf(withFee)).toMatchObject([{ path: `${S}.noShowFee`, message: "has no currency" }]);
  });

  test("all at once, in the order of the file, so that one mistake does not hide another", () => {
    const text = good
      .replace("Europe/Oslo", "Oslo")
      .replace("min: 1, max: 2 }", "min: 1, max: 2, seats: 2 }")
      .replace("to: 23:00", "to: 23.00")
      .replace("sections: [hall]", "sections: [hal]")
      .replace("3+: PT2H", "4+: PT2H");
    expect(problemsOf(text).map(({ line, path }) => `${line} ${path}`)).toEqual([
      "4 venues[0].timeZone",
      `8 ${P}.tables[0].seats`,
      `17 ${S}.hours[0].to`,
      `19 ${S}.turnTime`,
      `20 ${S}.sections[0]`,
    ]);
  });

  test("also across venues and scenarios that have the same id or name", () => {
    const venue = good.slice("venues:\n".length);
    expect(problemsOf(good + venue.replace("name: Furu", "name: furu"))).toMatchObject([
      { path: "venues[1].id", message: "another venue has the id 1 already" },
      { path: "venues[1].name", message: 'another venue has the name "furu" already' },
    ]);
  });
});

describe("text that is no venue file", () => {
  test.for([
    { name: "nothing", text: "", line: 1, message: "has no value" },
    { name: "a word", text: "hello", line: 1, message: "must be a group of keys" },
    { name: "no venue", text: "venues: []", line: 1, message: "is empty" },
    { name: "a tab", text: "venues:\n\t- id: 1", line: 2, message: /is not right as YAML/ },
    { name: "an open bracket", text: "venues: [\n  { id: 1\n", line: 3, message: /is not right as YAML/ },
    { name: "a key twice", text: "venues: []\nvenues: []", line: 2, message: "has the same key twice here" },
    { name: "an unknown alias", text: "venues: *others", line: 1, message: /./ },
  ])("such as $name is told on its line", ({ text, line, message }) => {
    const problems = problemsOf(text);
    expect(problems.map((problem) => problem.line)).toContain(line);
    expect(problems.map((problem) => problem.message).join()).toMatch(message);
  });

  test("is told once where its syntax breaks, without the echoes of that", () => {
    const { text } = changed("    timeZone: Europe/Oslo", "   timeZone: Europe/Oslo");
    expect(problemsOf(text)).toMatchObject([
      { line: 4, message: expect.stringContaining("is not right as YAML") },
    ]);
  });

  test("does not grow without limit through aliases", () => {
    const bomb = ["a: &a [x, x, x, x, x, x, x, x, x]"];
    for (const [letter, last] of ["ba", "cb", "dc", "ed", "fe", "gf"].map((pair) => [...pair])) {
      bomb.push(`${letter}: &${letter} [${new Array(9).fill(`*${last}`).join(", ")}]`);
    }
    expect(problemsOf(bomb.join("\n"))).toMatchObject([{ message: "has too many aliases" }]);
  });
});

test("party sizes that no table takes are worth a warning, not a mistake", () => {
  const { text } = changed("partySize: { max: 6 }", "partySize: { max: 8 }");
  expect(parseVenues(text)).toMatchObject({
    ok: true,
    warnings: [{ line: 21, path: `${S}.partySize`, message: expect.stringContaining("parties of 7–8 book") }],
  });
});

test.for([
  ["a shift that is too short for any party", "to: 23:00", "to: 18:15", `${S}.hours[0]`, /nobody can book/],
  [
    "a lead time beyond the horizon",
    "partySize: { max: 6 }",
    "partySize: { max: 6 }\n          leadTime: P1Y",
    `${S}.leadTime`,
    /nobody can book/,
  ],
  [
    "a pace below the smallest party",
    "partySize: { max: 6 }",
    "partySize: { min: 2, max: 6 }\n          pacing: { covers: 1 }",
    `${S}.pacing.covers`,
    /nobody can book/,
  ],
  [
    "a table that no party fits",
    "id: 3, min: 2, max: 4",
    "id: 3, section: hall, min: 8, max: 9",
    "venues[0].plan.tables[2]",
    /8–9 people, and no party/,
  ],
] as const)("%s is worth a warning", ([, part, replacement, path, message]) => {
  expect(parseVenues(changed(part, replacement).text)).toMatchObject({
    ok: true,
    warnings: expect.arrayContaining([
      expect.objectContaining({ path, message: expect.stringMatching(message) }),
    ]),
  });
});

test.for([
  ["a short shift with a last seating", "to: 23:00", "to: 18:15, lastSeating: 17:30"],
  [
    "a table that is only joined",
    "id: 2, section: hall, min: 2, max: 4",
    "id: 2, section: hall, min: 7, max: 8",
  ],
] as const)("%s is worth none", ([, part, replacement]) => {
  const result = parseVenues(changed(part, replacement).text);
  const told = result.ok ? result.warnings.map(({ message }) => message) : ["refused"];
  expect(told.filter((message) => /nobody can book|no party that may book|refused/.test(message))).toEqual(
    [],
  );
});

test("a problem reads as one line", () => {
  const [problem] = problemsOf(changed("to: 23:00", "to: 17:00").text);
  expect(problem && describeProblem("venues.yaml", problem)).toBe(
    `venues.yaml:17:52 ${S}.hours[0].to ends at 17:00, when it begins: write when it ends`,
  );
});

/** The last word of a path, which stands in the line that a problem names; nothing where an entry is meant. */
function lastKey(path: string): string {
  return path.endsWith("]") ? "" : (path.split(".").at(-1) ?? "");
}

test("values are the same whichever way a file is read", () => {
  const plain = `venues: [{ id: 1, name: Furu, timeZone: Europe/Oslo, phone: "0123", address: 2026-12-24 }]`;
  // It looks like an alias, so that the file is read the other way.
  expect(parseVenues(`# *all\n${plain}`)).toEqual(parseVenues(plain));
  expect(parseVenues(plain)).toMatchObject({ ok: true, venues: [{ address: "2026-12-24", phone: "0123" }] });
});
