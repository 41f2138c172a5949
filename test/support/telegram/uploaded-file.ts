import { z } from "zod";

/** A file that came in the body of a call, as this server reads it. */
export const uploadedFileSchema = z.object({ name: z.string(), text: z.string() });

export function isUploadedFile(value: unknown): value is z.infer<typeof uploadedFileSchema> {
  return uploadedFileSchema.safeParse(value).success;
}
