import { expect, test } from "vitest";
import { type OpenHouse, openHouse } from "#test/support/journeys/open-house.ts";
import { firstLink, linkIn, openStaffBrowser } from "#test/support/web-desk/staff-browser.ts";

const files = "/desk/venues/1/files";
const csv = (from: string, to = from) => `/desk/venues/1/bookings.csv?from=${from}&to=${to}`;
const list = [
  "Booking number,Date,Time,Guests,Name,Phone,Mood",
  "17,24/11/2026,19:00,2,Anna Berg,'+47 900 12 345,good",
  '18,2026-11-24,19:15,2,"Olsen, Per",,good',
  "19,24/11/2026,03:00,2,Liv Dahl,,good",
  "20,04/12/2026,19:00,2,Bo Lie,,good",
].join("\n");

/** A house of two tables, with its owner at the desk. */
async function open(env: Record<string, string> = {}) {
  const house = await openHouse({ venuesFile: "test/fixtures/venues/one.yaml", env });
  const owner = openStaffBrowser(house.url);
  await owner.enter(firstLink(house));
  return { house, owner };
}

type Browser = ReturnType<typeof openStaffBrowser>;

async function send(browser: Browser, fields: Readonly<Record<string, string | File>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await browser.ask(files, {
    method: "POST",
    body,
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  return { status: response.status, page: await response.text() };
}

const upload = (text: string) => new File([text], "list.csv", { type: "text/csv" });
/** What a page sends again once somebody says yes. */
const listIn = (page: string) =>
  (/<textarea name="list" hidden>\n([^<]*)</.exec(page)?.[1] ?? "")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"');

async function inviteHost({ url }: OpenHouse, owner: Browser): Promise<Browser> {
  const invited = await owner.send("/desk/people/invite", { name: "Kari", role: "host" });
  const host = openStaffBrowser(url);
  await host.enter(linkIn(await invited.text()));
  return host;
}

test("a list of another system is looked at first, and brought over after a yes, once", async () => {
  const { owner } = await open();
  const looked = await send(owner, { file: upload(list), days: "dmy" });
  expect(looked.status).toBe(200);
  expect(looked.page).toContain(
    "3 would be booked, 0 here already, 0 over or cancelled, 1 not possible. Nothing is done yet.",
  );
  expect(looked.page).toContain("not read: Mood");
  expect(looked.page).toContain("Line 4 (2026-11-24 03:00, 2): ");
  expect(await owner.read(csv("2026-11-24"))).not.toContain("Berg");

  const yes = { list: listIn(looked.page), days: "dmy", sure: "yes" };
  expect((await send(owner, yes)).page).toContain("3 booked, 0 here already");
  expect((await send(owner, yes)).page).toContain("0 booked, 3 here already");
  const written = await owner.read(csv("2026-11-24", "2026-12-04"));
  expect(written.trim().split("\r\n")).toHaveLength(4);
  expect(written).toContain("2026-11-24,19:00,2,Anna,Berg,'+47 900 12 345");
});

test("a day's bookings go out as a file that comes in again", async () => {
  const { owner } = await open();
  await owner.send("/desk/venues/1/acts/book", {
    party: "2",
    name: "Kari Vik",
    day: "2026-11-25",
    time: "19:00",
  });
  const file = await owner.ask(csv("2026-11-25"));
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="bookings-1-2026-11-25.csv"');
  const text = await file.text();
  const other = await open();
  expect((await send(other.owner, { file: upload(text) })).page).toContain("1 would be booked");
  expect(await owner.read("/desk/venues/1/audit")).toContain("took bookings along as a file");
});

test.for([
  ["nothing", {}, 422, "Please fill in: File"],
  ["an empty file", { file: upload("") }, 422, "Please fill in: File"],
  ["what is no list", { file: upload("hello") }, 422, "No column tells when it begins"],
  ["broken JSON", { file: upload("[{") }, 422, "begins as JSON and is none"],
  ["more than a list has", { file: upload("a".repeat(3_000_000)) }, 413, "too long"],
] as const)("%s is refused with why", async ([, fields, status, why]) => {
  const { owner } = await open();
  const sent = await send(owner, fields);
  expect([sent.status, sent.page.toLowerCase()]).toEqual([
    status,
    expect.stringContaining(why.toLowerCase()),
  ]);
});

test("both are for owners, and no form of another page carries as much", async () => {
  const { house, owner } = await open();
  const host = await inviteHost(house, owner);
  expect((await send(host, { file: upload(list), sure: "yes" })).status).toBe(403);
  expect((await host.ask(csv("2026-11-24"))).status).toBe(403);
  expect(await host.read("/desk/venues/1/more")).not.toContain("Files");
  expect((await owner.send("/desk/venues/1/acts/book", { name: "a".repeat(70_000) })).status).toBe(413);
});
