/** Stands for a body that is no JSON; fails every schema that expects something. */
export const notJson = Symbol("not JSON");

/** What a body of JSON holds; undefined when it is empty, a symbol when it is no JSON. */
export function parseJson(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which may hold guests' data.
    return notJson;
  }
}
