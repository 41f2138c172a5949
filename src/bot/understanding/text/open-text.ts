import { cover, type Span } from "./spans.ts";

/** A message while it is read: what one rule takes is covered before the next looks. */
export interface OpenText {
  /** What the next rule may read. */
  readonly text: string;
  /** The message without what was taken; what was only hidden stands in it. */
  readonly untaken: string;
  take(spans: readonly Span[]): readonly Span[];
  takeOne<Found extends { readonly span: Span }>(found: Found | undefined): Found | undefined;
  takeSpans<Found extends { readonly spans: readonly Span[] }>(found: Found): Found;
  /** Covers what no rule shall read, though none has read it. */
  hide(spans: readonly Span[]): void;
}

export function createOpenText(message: string): OpenText {
  let text = message;
  let untaken = message;
  const take = (spans: readonly Span[]) => {
    text = cover(text, spans);
    untaken = cover(untaken, spans);
    return spans;
  };
  return {
    get text() {
      return text;
    },
    get untaken() {
      return untaken;
    },
    take,
    takeOne(found) {
      if (found !== undefined) take([found.span]);
      return found;
    },
    takeSpans(found) {
      take(found.spans);
      return found;
    },
    hide(spans) {
      text = cover(text, spans);
    },
  };
}
