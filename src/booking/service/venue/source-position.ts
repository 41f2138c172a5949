import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type LineCounter, type Node } from "yaml";
import type { Mistake } from "./mistake.ts";

export interface SourcePosition {
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** Where a mistake stands in the text: its value, its key, or the nearest thing around what is missing. */
export function positionOf(
  document: Document,
  lines: LineCounter,
  { path, isAboutKey = false }: Pick<Mistake, "path" | "isAboutKey">,
): SourcePosition {
  let node = document.contents;
  let found: Node | null = node;
  for (const [index, step] of path.entries()) {
    const { key, value } = child(document, node, step);
    if (!key && !value) break;
    const isEnd = index === path.length - 1;
    found = (isEnd && isAboutKey) || !value ? (key ?? found) : value;
    node = value;
  }
  return positionAt(lines, found?.range?.[0] ?? 0);
}

export function positionAt(lines: LineCounter, offset: number): SourcePosition {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

interface Child {
  readonly key: Node | null;
  readonly value: Node | null;
}

function child(document: Document, parent: Node | null, step: string | number): Child {
  const node = isAlias(parent) ? (parent.resolve(document) ?? null) : parent;
  if (isSeq(node)) return { key: null, value: asNode(node.items[Number(step)]) };
  if (!isMap(node)) return { key: null, value: null };
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  return { key: asNode(pair?.key), value: asNode(pair?.value) };
}

function asNode(value: unknown): Node | null {
  return isNode(value) ? value : null;
}
