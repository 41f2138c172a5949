import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Say } from "#src/bot/machine/core/effect.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import type { Reply } from "#src/bot/replies/reply.ts";
import type { Inject } from "#src/bot/runtime/ports/house.ts";
import type { Platform } from "#src/bot/runtime/ports/platform.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { RoundBook } from "./ports.ts";

/** Words to the bot in a group. A question about the house brings its answer, and whether the house has told it. */
export type Heard =
  | { readonly kind: "wish" | "courtesy" | "other" }
  | { readonly kind: "question"; readonly lines: readonly Message[]; readonly isKnown: boolean };

export interface GroupParts {
  readonly book: RoundBook;
  readonly jobs: Pick<Jobs, "defineQueue" | "every">;
  readonly platforms: readonly Pick<Platform, "name" | "send">[];
  readonly render: (say: Say) => Reply;
  readonly inject: Inject;
  readonly venues: () => readonly VenueFacts[];
  /** What there are replies in, the default first. */
  readonly languages: readonly [string, ...string[]];
  /** What words in a group are, as far as that decides whether anybody wants an answer. */
  readonly read: (words: string, language: string) => Heard;
  /** 16 digits and capitals that nobody can guess: whoever knows it may answer, from wherever. */
  readonly newRoundId: () => string;
  readonly clock: Clock;
  readonly log: Log;
}

/** The language of a member's setting, where there are replies in it. */
export function spoken(tag: string | undefined, languages: GroupParts["languages"]): string {
  const own = tag?.split("-")[0]?.toLowerCase() ?? "";
  return languages.includes(own) ? own : languages[0];
}
