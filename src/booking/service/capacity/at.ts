/** The element at a position that is known to exist. */
export function at<Element>(list: readonly Element[], index: number): Element {
  const element = list[index];
  if (element === undefined) throw new RangeError(`no element at ${index} of ${list.length}`);
  return element;
}
