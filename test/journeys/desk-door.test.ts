import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeDataFolder, runMaitred } from "#test/support/process/run-maitred.ts";
import { firstLink, openStaffBrowser } from "#test/support/web-desk/staff-browser.ts";

type Env = Readonly<Record<string, string>>;

async function open(env: Env) {
  const maitred = runMaitred(env);
  await maitred.sees("maitred is ready");
  const [url = ""] = /http:\/\/127\.0\.0\.1:\d+(?=\/")/.exec(maitred.stderr()) ?? [];
  return { maitred, url };
}

function linkIn(text: string): string | undefined {
  return /http[^\s"]+\/desk\/enter\?token=[\w-]{43}/.exec(text)?.[0];
}

/** The command as its own process. */
async function desk(env: Env, ...args: readonly string[]) {
  const program = runMaitred(env, { entry: "src/commands/desk.ts", args });
  const code = await program.ended();
  return { code, said: program.stdout(), complained: program.stderr() };
}

/** Whether the desk is shown, or one of its pages, and not the door. */
async function isIn({ ask }: ReturnType<typeof openStaffBrowser>, url: string): Promise<boolean> {
  const { status } = await ask(`${url}/desk`);
  expect([200, 302, 401]).toContain(status);
  return status !== 401;
}

test("from the first start to the end of a colleague's session", async () => {
  const env = { DATA_DIR: makeDataFolder() };
  const first = await open(env);
  expect(first.maitred.stdout(), "what is piped belongs to the guest").not.toContain("/desk");
  expect(linkIn(first.maitred.stderr()), "whoever reads the log may not be the owner").toBeUndefined();
  const owner = openStaffBrowser(first.url);
  expect((await owner.enter(firstLink({ dataDir: env.DATA_DIR }))).status).toBe(303);
  expect(await owner.read("/desk/people")).toContain("<strong>owner</strong> (this device)");

  const invited = await desk(env, "invite", "Kari", "Nordmann", "--venue", "furu");
  expect(invited).toMatchObject({ code: 0, complained: "" });
  expect(invited.said.split("\n")).toEqual([
    "Within fifteen minutes this link opens the desk, once, for Kari Nordmann, host at Furu & Fjord.",
    linkIn(invited.said),
    "",
  ]);
  const kari = openStaffBrowser(first.url);
  expect((await kari.enter(linkIn(invited.said) ?? "")).status).toBe(303);
  expect(await isIn(kari, first.url)).toBe(true);

  const listed = await desk(env, "sessions");
  expect(listed.said).toMatch(/^At the desk in a browser$/m);
  expect(listed.said).toMatch(/^[\w-]{9} +owner +owner, since .*, last here .*$/m);
  const [, session = ""] = /^([\w-]{9}) +Kari Nordmann +host at Furu & Fjord, since/m.exec(listed.said) ?? [];

  // A session outlives the process, and so does its end.
  first.maitred.process.kill("SIGTERM");
  expect(await first.maitred.ended()).toBe(0);
  const next = await open(env);
  expect(existsSync(join(env.DATA_DIR, "first-owner-link")), "somebody has entered").toBe(false);
  const areIn = async () => [await isIn(owner, next.url), await isIn(kari, next.url)];
  expect(await areIn()).toEqual([true, true]);
  expect(await desk(env, "revoke", session.toLowerCase())).toEqual({
    code: 0,
    said: "Ended: the session of Kari Nordmann.\n",
    complained: "",
  });
  expect(await areIn()).toEqual([true, false]);
  expect(await desk(env, "revoke", session)).toMatchObject({
    code: 1,
    complained: expect.stringContaining("over already"),
  });
  expect(await desk(env, "invite", "Ola", "--role", "cook")).toMatchObject({
    code: 2,
    complained: expect.stringContaining("host, owner"),
  });
  const trail = await desk(env, "audit", "--venue", "furu");
  expect(trail.said).toMatch(/: entered the desk in a browser, by Kari Nordmann$/m);
  expect(trail.said).toMatch(/: ended a session at the desk, by /m);
});
