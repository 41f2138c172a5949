/** The lines that are open to pages, counted by who has them. */
export interface Lines {
  /** Undefined where they have as many as they may. */
  open(who: string): { readonly close: () => void } | undefined;
}

/** @param most of one at once, in this process */
export function createLines(most: number): Lines {
  const open = new Map<string, number>();
  return {
    open: (who) => {
      const count = open.get(who) ?? 0;
      if (count >= most) return undefined;
      open.set(who, count + 1);
      return {
        close: () => {
          const left = (open.get(who) ?? 0) - 1;
          if (left > 0) open.set(who, left);
          else open.delete(who);
        },
      };
    },
  };
}
