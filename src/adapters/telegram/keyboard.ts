/** A phone shows this many labels side by side before it cuts them off. Telegram allows 8 in a row. */
function columnsFor(label: string): number {
  const { length } = [...label];
  if (length <= 6) return 4;
  if (length <= 10) return 3;
  if (length <= 16) return 2;
  return 1;
}

/** A button to be laid out; those that name a row stand in it side by side. */
interface Placed {
  readonly label: string;
  readonly row?: number;
}

/**
 * Lays buttons out in rows, in their order: neighbours of like length share rows of even length, so that
 * times stand side by side and sentences have a row each. Beneath those that name their row.
 */
export function layOut<Button extends Placed>(buttons: readonly Button[]): readonly (readonly Button[])[] {
  const fixed = Map.groupBy(
    buttons.filter(({ row }) => row !== undefined),
    ({ row }) => row,
  );
  return [...fixed.values(), ...layOutFreely(buttons.filter(({ row }) => row === undefined))];
}

function layOutFreely<Button extends Placed>(buttons: readonly Button[]): readonly (readonly Button[])[] {
  return groupNeighbours(buttons).flatMap(({ columns, members }) => {
    const rows = Math.ceil(members.length / columns);
    return chunk(members, Math.ceil(members.length / rows));
  });
}

interface Group<Button> {
  readonly columns: number;
  readonly members: Button[];
}

function groupNeighbours<Button extends Placed>(buttons: readonly Button[]): readonly Group<Button>[] {
  const groups: Group<Button>[] = [];
  for (const button of buttons) {
    const columns = columnsFor(button.label);
    const last = groups.at(-1);
    if (last?.columns === columns) last.members.push(button);
    else groups.push({ columns, members: [button] });
  }
  return groups;
}

function chunk<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
