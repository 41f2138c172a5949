import type { Json } from "./json.ts";

/** 1 January 2026, so that nothing in the fake depends on the clock. */
const timestamp = "2026-01-01T00:00:00Z";

export const administratorBit = 8n;
/** View Channel, Send Messages, Embed Links, Read Message History, Create Public Threads, Send Messages in Threads. */
const workingBits = 0x400n | 0x800n | 0x4000n | 0x10000n | (1n << 35n) | (1n << 38n);
/** A public thread. */
const threadType = 11;

/** Fixed ids of the one server that the fake knows, and the ids it gives out. */
export interface World {
  readonly token: string;
  readonly applicationId: string;
  readonly botId: string;
  readonly guildId: string;
  readonly staffRoleId: string;
  /** The servers that the bot is in, with their roles. */
  readonly guilds: Map<string, readonly { readonly id: string; readonly name: string }[]>;
  readonly channels: Map<
    string,
    {
      readonly name: string;
      readonly overwrites: readonly Json[];
      readonly type: number;
      /** Of another server than the first. */
      readonly guildId?: string;
      /** Of a thread. */
      readonly parentId?: string;
    }
  >;
  newId(): string;
}

export const ids = {
  application: "1100000000000000001",
  guild: "1100000000000000002",
  staffRole: "1100000000000000003",
  botRole: "1100000000000000004",
  staffChannel: "1100000000000000005",
  venueChannel: "1100000000000000006",
  forbiddenChannel: "1100000000000000007",
  otherGuild: "1100000000000000008",
  crewRole: "1100000000000000011",
  otherRole: "1100000000000000009",
  otherChannel: "1100000000000000010",
} as const;

/** @param token of the bot that is let in */
export function createWorld(token = "fake.bot-token_1"): World {
  let last = 1_200_000_000_000_000_000n;
  return {
    token,
    applicationId: ids.application,
    botId: ids.application,
    guildId: ids.guild,
    staffRoleId: ids.staffRole,
    guilds: new Map([
      [
        ids.guild,
        [
          { id: ids.staffRole, name: "Staff" },
          { id: ids.crewRole, name: "Crew of one venue" },
        ],
      ],
    ]),
    channels: new Map([
      [ids.staffChannel, { name: "staff", overwrites: [], type: 0 }],
      [ids.venueChannel, { name: "havsorn", overwrites: [], type: 0 }],
      [
        ids.forbiddenChannel,
        {
          name: "closed",
          type: 0,
          overwrites: [{ id: ids.guild, type: 0, allow: "0", deny: String(0x800) }],
        },
      ],
    ]),
    newId: () => {
      last += 1n;
      return String(last);
    },
  };
}

export function toUser(id: string, name: string, bot = false): Json {
  return {
    id,
    username: name.toLowerCase(),
    global_name: name,
    avatar: null,
    discriminator: "0",
    public_flags: 0,
    flags: 0,
    bot,
    primary_guild: null,
  };
}

export function toBotUser(world: World): Json {
  return { ...toUser(world.botId, "Maitred", true), mfa_enabled: false, locale: "en-US" };
}

export function toApplication(world: World): Json {
  return {
    id: world.applicationId,
    name: "Maitred",
    icon: null,
    description: "",
    type: null,
    flags: 0,
    flags_new: "0",
    verify_key: "00",
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: toUser("1100000000000000099", "Owner"),
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
}

export function toMember(user: Json, roles: readonly string[], nick: string | null = null): Json {
  return {
    user,
    roles,
    nick,
    avatar: null,
    banner: null,
    communication_disabled_until: null,
    flags: 0,
    joined_at: timestamp,
    pending: false,
    premium_since: null,
    mute: false,
    deaf: false,
  };
}

export function toBotMember(world: World): Json {
  return toMember(toBotUser(world), [ids.botRole]);
}

export function toChannel(world: World, id: string): Json | undefined {
  const channel = world.channels.get(id);
  if (channel === undefined) return undefined;
  if (channel.parentId !== undefined) return toThread(world, id, channel.name, channel.parentId);
  return {
    id,
    type: channel.type,
    flags: 0,
    guild_id: channel.guildId ?? world.guildId,
    name: channel.name,
    position: 0,
    permission_overwrites: channel.overwrites,
  };
}

/** Begins a thread below a message, whose id it has; undefined where there is one. */
export function beginThread(
  world: World,
  channelId: string,
  messageId: string,
  name: string,
): Json | undefined {
  if (world.channels.has(messageId)) return undefined;
  world.channels.set(messageId, { name, overwrites: [], type: threadType, parentId: channelId });
  return toChannel(world, messageId);
}

function toThread(world: World, id: string, name: string, parentId: string): Json {
  return {
    id,
    type: threadType,
    flags: 0,
    guild_id: world.guildId,
    name,
    parent_id: parentId,
    owner_id: world.botId,
    message_count: 0,
    member_count: 1,
    total_message_sent: 0,
    rate_limit_per_user: 0,
    bitrate: 64_000,
    user_limit: 0,
    rtc_region: null,
    video_quality_mode: 1,
    permissions: "0",
    thread_metadata: {
      archived: false,
      archive_timestamp: timestamp,
      auto_archive_duration: 1440,
      locked: false,
      create_timestamp: timestamp,
    },
  };
}

export function toGuild(world: World, id = world.guildId): Json {
  return {
    id,
    name: "Staff of the house",
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: "1100000000000000099",
    application_id: null,
    region: "deprecated",
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: [
      toRole(id, "@everyone", workingBits),
      ...(world.guilds.get(id) ?? []).map((role) => toRole(role.id, role.name, 0n)),
      toRole(ids.botRole, "Maitred", 0n),
    ],
    default_message_notifications: 0,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 1000,
    max_stage_video_channel_users: 0,
    max_video_channel_users: 0,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: "en-US",
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
  };
}

/** What the gateway tells of the server beyond what REST does. */
export function toGatewayGuild(world: World, id: string): Json {
  return {
    ...toGuild(world, id),
    joined_at: timestamp,
    large: false,
    unavailable: false,
    member_count: 2,
    voice_states: [],
    members: [toBotMember(world)],
    channels: [...world.channels]
      .filter(([, { parentId, guildId = world.guildId }]) => parentId === undefined && guildId === id)
      .flatMap(([id]) => toChannel(world, id) ?? []),
    threads: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

function toRole(id: string, name: string, permissions: bigint): Json {
  return {
    id,
    name,
    permissions: String(permissions),
    position: 0,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0,
  };
}

export { timestamp as messageTime };
