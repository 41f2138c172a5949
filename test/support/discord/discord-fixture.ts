import { expect, onTestFinished } from "vitest";
import { createDiscord, type Discord, type DiscordOptions } from "#src/adapters/discord/create.ts";
import type { NoticeMarks } from "#src/bot/desk/ports.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { type DeskFixture, havsorn, noMarks, openDesk } from "#test/support/desk/desk-fixture.ts";
import type { EmbeddedDesk } from "#test/support/desk/embedded-desk.ts";
import type { StaffBooking } from "#test/support/desk/memory-diary.ts";
import { type FakeDiscord, startFakeDiscord } from "./fake-discord.ts";
import { ids } from "./world.ts";

interface DiscordParts {
  readonly server: FakeDiscord;
  readonly discord: Discord;
}

export interface DiscordFixture extends DeskFixture, DiscordParts {}

interface PlaceOptions {
  readonly venueChannels?: ReadonlyMap<number, string>;
  readonly heartbeatMs?: number;
  /** What the bot is configured with, where it differs from what the server has. */
  readonly config?: Partial<DiscordOptions>;
  /** Left out of the configuration. */
  readonly without?: readonly ("staffChannelId" | "staffRoleId")[];
}

export interface DiscordFixtureOptions extends PlaceOptions {
  readonly bookings?: readonly StaffBooking[];
  readonly venues?: readonly VenueFacts[];
  readonly complete?: boolean;
  readonly noticeMarks?: NoticeMarks;
}

/** The bot beside a Discord of its own, not started. At the end both stop, and no rule was broken. */
export async function prepareDiscord(options: DiscordFixtureOptions = {}): Promise<DiscordFixture> {
  const { bookings = [], venues = [havsorn], complete = true, noticeMarks = noMarks } = options;
  return await placeDiscord(openDesk({ venues, bookings, complete, noticeMarks }), options);
}

/** As `prepareDiscord`, started. */
export async function openDiscord(options: DiscordFixtureOptions = {}): Promise<DiscordFixture> {
  const fixture = await prepareDiscord(options);
  await fixture.discord.start();
  return fixture;
}

/** As `openDiscord`, for a house that has its bookings in its own service. */
export async function openDiscordFor(
  house: EmbeddedDesk,
  options: PlaceOptions = {},
): Promise<EmbeddedDesk & DiscordParts> {
  const fixture = await placeDiscord(house, options);
  await fixture.discord.start();
  return fixture;
}

/** This desk on a Discord of its own. */
async function placeDiscord<Fixture extends Pick<DeskFixture, "desk" | "log">>(
  fixture: Fixture,
  options: PlaceOptions,
): Promise<Fixture & DiscordParts> {
  const { heartbeatMs } = options;
  const server = await startFakeDiscord(heartbeatMs === undefined ? {} : { heartbeatMs });
  const left = options.without ?? [];
  const discord = createDiscord({
    token: server.world.token,
    apiRoot: server.apiRoot,
    guildId: ids.guild,
    ...(left.includes("staffChannelId") ? {} : { staffChannelId: ids.staffChannel }),
    ...(left.includes("staffRoleId") ? {} : { staffRoleId: ids.staffRole }),
    venueChannels: () => options.venueChannels ?? new Map(),
    desk: fixture.desk,
    log: fixture.log,
    ...options.config,
  });
  onTestFinished(async () => {
    await discord.stop();
    await server.stop();
    expect(server.violations).toEqual([]);
    expect(fixture.log.text()).not.toContain(server.world.token);
    expect(fixture.log.text()).not.toContain("interaction-token");
  });
  return { ...fixture, server, discord };
}
