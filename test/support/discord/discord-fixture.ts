import { expect, onTestFinished } from "vitest";
import { createDiscord, type Discord, type DiscordOptions } from "#src/adapters/discord/create.ts";
import type { VenuePlace } from "#src/adapters/discord/places.ts";
import type { DeskParts } from "#src/bot/desk/desk-parts.ts";
import type { NoticeMarks } from "#src/bot/desk/ports.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import { type DeskFixture, havsorn, noMarks, openDesk } from "#test/support/desk/desk-fixture.ts";
import type { EmbeddedDesk } from "#test/support/desk/embedded-desk.ts";
import type { StaffBooking } from "#test/support/desk/memory-diary.ts";
import { noPeople } from "#test/support/desk/no-people.ts";
import { type FakeDiscord, startFakeDiscord } from "./fake-discord.ts";
import { ids } from "./world.ts";

interface DiscordParts {
  readonly server: FakeDiscord;
  readonly discord: Discord;
}

export interface DiscordFixture extends DeskFixture, DiscordParts {}

interface PlaceOptions {
  readonly venueChannels?: ReadonlyMap<number, string>;
  /** Besides: servers and roles of the venues' own. */
  readonly venuePlaces?: ReadonlyMap<number, VenuePlace>;
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
  /** Default: nobody waits for a table. */
  readonly waitingLine?: DeskParts["waitingLine"];
}

/** The bot beside a Discord of its own, not started. At the end both stop, and no rule was broken. */
export async function prepareDiscord(options: DiscordFixtureOptions = {}): Promise<DiscordFixture> {
  const { bookings = [], venues = [havsorn], complete = true, noticeMarks = noMarks } = options;
  const line = defined({ waitingLine: options.waitingLine });
  return await placeDiscord(openDesk({ venues, bookings, complete, noticeMarks, ...line }), options);
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

/** The venues of tests are 1 and 2. */
export function toPlaces(channels: ReadonlyMap<number, string> = new Map()): ReadonlyMap<number, VenuePlace> {
  return new Map([1, 2].map((venueId) => [venueId, defined({ channelId: channels.get(venueId) })]));
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
    venuePlaces: () => options.venuePlaces ?? toPlaces(options.venueChannels ?? new Map()),
    desk: fixture.desk,
    people: noPeople,
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
