import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { storableText } from "#src/lib/storable.ts";

/** What a browser sends by a form, and what alone is checked for coming from one of ours. */
export function isForm(mediaType: string | undefined): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(mediaType ?? "");
}

/**
 * A form that a browser sent, with texts that can be stored.
 * @throws HTTPException 415 for what is said to be none, 400 for what is none
 */
export async function readForm(context: Context): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of await parse(context))
    form.append(name, typeof value === "string" ? storableText(value) : value);
  return form;
}

async function parse(context: Context): Promise<FormData> {
  if (!isForm(context.req.header("Content-Type")))
    throw new HTTPException(415, { message: "This is not a form." });
  try {
    return await context.req.formData();
  } catch (cause) {
    // Whoever breaks off what they send is not there to read it.
    throw new HTTPException(400, { message: "This is not a whole form.", cause });
  }
}
