import type { Context } from "hono";
import { storableText } from "#src/lib/storable.ts";

/** A form that a browser sent, with texts that can be stored. */
export async function readForm(context: Context): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of await context.req.formData())
    form.append(name, typeof value === "string" ? storableText(value) : value);
  return form;
}
