import type { State } from "./state.ts";

/** Version of the state's shape. A new shape is a new version and one more step in `upgrades`. */
const currentVersion = 3;

/** A conversation as it is stored. */
export interface Snapshot {
  readonly version: number;
  readonly state: State;
}

/** `upgrades[n]` turns a state of version n + 1 into one of version n + 2. */
const upgrades: readonly ((state: unknown) => unknown)[] = [toVersion2, toVersion3];

/**
 * Version 1 knew only whether the guest had written in the language, and forgot with the slot that they keep
 * their number.
 */
function toVersion2(state: unknown): unknown {
  if (typeof state !== "object" || state === null) return state;
  const { languageHeard, selection, ...rest } = state as Version1;
  return {
    ...rest,
    languageFrom: languageHeard === true ? "heard" : "setting",
    ...(selection && { selection: withPhoneWish(selection) }),
  };
}

/** Version 2 did not know that the platform's button for the phone number stands open while the number is asked for. */
function toVersion3(state: unknown): unknown {
  if (typeof state !== "object" || state === null || !("phase" in state)) return state;
  return state.phase === "askingPhone" ? { ...state, contactOpen: true } : state;
}

interface Version1 {
  readonly languageHeard?: unknown;
  readonly selection?: { readonly query: object; readonly withoutPhone?: boolean };
}

function withPhoneWish({ withoutPhone, query, ...selection }: NonNullable<Version1["selection"]>): object {
  return { ...selection, query: withoutPhone ? { ...query, withoutPhone } : query };
}

export function saveSnapshot(state: State): Snapshot {
  return { version: currentVersion, state };
}

/**
 * Reads a stored snapshot of this or an older version. Not `ok` when it is none of ours, or of a newer
 * version than this code knows: the caller keeps it and begins the conversation again.
 */
export function loadSnapshot(json: unknown): { ok: true; state: State } | { ok: false } {
  if (typeof json !== "object" || json === null) return { ok: false };
  const { version, state } = json as Partial<Record<keyof Snapshot, unknown>>;
  if (typeof version !== "number" || version < 1 || version > currentVersion) return { ok: false };
  const upgraded = upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), state);
  return isState(upgraded) ? { ok: true, state: upgraded } : { ok: false };
}

/** Our own writing is trusted beyond its outline: the version says its shape. */
function isState(value: unknown): value is State {
  return typeof value === "object" && value !== null && "phase" in value && typeof value.phase === "string";
}
