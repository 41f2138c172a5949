import type { DeskParts } from "./desk-parts.ts";

/** What those who did something were called last, by their ids; others than staff have no name here. */
export async function namesOf(
  { trail }: Pick<DeskParts, "trail">,
  acts: readonly { readonly by: string }[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const ids = [...new Set(acts.map(({ by }) => by))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await trail.nameOf(id)] as const)));
}
