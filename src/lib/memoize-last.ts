/** The same result for as long as it is asked for the very same things, in the sense of `===`; only the last is kept. */
export function memoizeLast<Given extends readonly unknown[], Result>(
  compute: (...given: Given) => Result,
): (...given: Given) => Result {
  let last: { readonly given: Given; readonly result: Result } | undefined;
  return (...given) => {
    if (last?.given.every((each, index) => each === given[index])) return last.result;
    last = { given, result: compute(...given) };
    return last.result;
  };
}
