import { defined } from "#src/lib/defined.ts";

/** Where one venue's staff are, as far as the venue has places of its own. */
export interface VenuePlace {
  readonly guildId?: string;
  readonly channelId?: string;
  readonly roleId?: string;
}

/** Where the staff are: the house's own places, and those of its venues. */
export interface StaffPlaces {
  readonly guildId: string;
  /** Gets what venues without a channel of their own have to tell. */
  readonly staffChannelId?: string;
  /** May use the commands for venues without a role of their own; without either, only administrators may. */
  readonly staffRoleId?: string;
  /** Every venue; asked each time, since venues may be added while it runs. */
  readonly venuePlaces: () => ReadonlyMap<number, VenuePlace>;
}

/** Where the staff of one venue are, and who they are there. */
export interface Place {
  readonly guildId: string;
  readonly roleId?: string;
  /** For notices, the first choice first. */
  readonly channelIds: readonly string[];
}

/** One server, with what of it is configured. */
export interface GuildPlaces {
  readonly guildId: string;
  /** Where it is configured, for the operator. */
  readonly setBy: string;
  readonly roles: readonly { readonly id: string; readonly setBy: string }[];
  readonly channelIds: readonly string[];
  /** Somebody there who has no role may do nothing: no venue there has one. */
  readonly administratorsOnly: boolean;
}

/** The places of a venue; one that is not known is the house's. */
export function placeOf(places: StaffPlaces, venueId: number): Place {
  return toPlace(places, places.venuePlaces().get(venueId) ?? {});
}

/**
 * The house's channel takes the place of a venue's own one where that is refused, but for a venue with staff of its
 * own, of whose guests the others are to see nothing.
 */
function toPlace({ guildId, staffChannelId, staffRoleId }: StaffPlaces, own: VenuePlace): Place {
  const isElsewhere = own.guildId !== undefined && own.guildId !== guildId;
  const hasOwnStaff = isElsewhere || (own.roleId !== undefined && own.roleId !== staffRoleId);
  const isShared = !isElsewhere && (own.channelId === undefined || !hasOwnStaff);
  const channels = [own.channelId, isShared ? staffChannelId : undefined];
  return {
    guildId: own.guildId ?? guildId,
    ...defined({ roleId: own.roleId ?? (isElsewhere ? undefined : staffRoleId) }),
    channelIds: [...new Set(channels.filter((id) => id !== undefined))],
  };
}

/** The venue whose own channel this is; none where several share it. */
export function venueOfChannel(places: StaffPlaces, channelId: string | null): number | undefined {
  const venues = [...places.venuePlaces()].filter(([, place]) => place.channelId === channelId);
  return venues.length === 1 ? venues[0]?.[0] : undefined;
}

/** The servers in which staff may act, the house's own first. */
export function listGuilds(places: StaffPlaces): readonly GuildPlaces[] {
  const { guildId, staffRoleId, staffChannelId } = places;
  const house: GuildPlaces = {
    guildId,
    setBy: "DISCORD_GUILD_ID",
    roles: staffRoleId === undefined ? [] : [{ id: staffRoleId, setBy: "DISCORD_STAFF_ROLE_ID" }],
    channelIds: staffChannelId === undefined ? [] : [staffChannelId],
    administratorsOnly: staffRoleId === undefined,
  };
  const guilds = new Map([[guildId, house]]);
  for (const [venueId, own] of places.venuePlaces()) {
    const { guildId: there, roleId, channelIds } = toPlace(places, own);
    const guild = guilds.get(there) ?? {
      guildId: there,
      setBy: `staffGuildId of venue ${venueId}`,
      roles: [],
      channelIds: [],
      administratorsOnly: true,
    };
    const setBy = `staffRoleId of venue ${venueId}`;
    const isNew = roleId !== undefined && guild.roles.every(({ id }) => id !== roleId);
    guilds.set(there, {
      ...guild,
      roles: isNew ? [...guild.roles, { id: roleId, setBy }] : guild.roles,
      channelIds: [...new Set([...guild.channelIds, ...channelIds])],
      administratorsOnly: guild.administratorsOnly && roleId === undefined,
    });
  }
  return [...guilds.values()];
}

/** What an operator may not have meant. */
export function findDoubts(places: StaffPlaces): readonly string[] {
  return [...places.venuePlaces()].flatMap(([venueId, own]) => {
    if (own.channelId !== undefined) return [];
    if (own.guildId !== undefined && own.guildId !== places.guildId) {
      return [
        `Venue ${venueId} has a Discord server of its own and no channel there: set its staffChannelId, or its notices are posted nowhere.`,
      ];
    }
    if (own.roleId === undefined || own.roleId === places.staffRoleId) return [];
    return [
      `Venue ${venueId} has a staff role of its own, and its notices go to the channel of all (DISCORD_STAFF_CHANNEL_ID): set its staffChannelId where others are not to read them.`,
    ];
  });
}
