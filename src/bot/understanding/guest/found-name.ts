import type { Span } from "#src/bot/understanding/text/spans.ts";

/** A guest's name as written; a family or a title gives the last name alone. */
export interface FoundName {
  readonly span: Span;
  readonly firstName?: string;
  readonly lastName?: string;
  /** The words that announce it; absent where a bare answer is taken for a name. */
  readonly lead?: string;
  /** The name, or the half of one, that it stands in for: "not Moretti but Moretto". */
  readonly replaced?: string;
  /** It was said which half of the name it is: "surname Pugh". */
  readonly half?: true;
  /** It signs an answer, and says nothing beside it. */
  readonly signs?: boolean;
}
