import { z } from "zod";

const portMessage = "must be a port number from 0 (any free one) to 65535";

/** The environment variables of the web server. */
export const webEnvSchema = z.object({
  HOST: z.string().trim().min(1, "must be an address to listen on").default("127.0.0.1"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portMessage)
    .transform(Number)
    .refine((port) => port <= 65_535, portMessage)
    .default(3000),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be the address the outside uses: https://book.example.com" })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
});
