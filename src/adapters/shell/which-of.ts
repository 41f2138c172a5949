import type { Refused } from "#src/bot/desk/view.ts";

/** Nothing fits what was typed, or too much does. */
export function whichOf(fitting: readonly { readonly label: string }[], none: string): Refused {
  if (fitting.length === 0) return { type: "refused", reason: "notFound", text: none };
  const labels = fitting.map(({ label }) => label).join("; ");
  return { type: "refused", reason: "ambiguous", text: `Several fit: ${labels}. Please say more of it.` };
}
