import { z } from "zod";
import { readNetwork } from "./client-address.ts";

const portMessage = "must be a port number from 0 (any free one) to 65535";

/**
 * A proxy on this machine needs no telling. One in a private network does: guests on the house's Wi-Fi and neighbours in a
 * container network are there as well, and whoever is believed may count as anybody wherever clients are told apart.
 */
const thisMachine = ["127.0.0.0/8", "::1"];

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
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(",").map((each) => each.trim()))
    .refine(
      (networks) => networks.every((each) => readNetwork(each) !== undefined),
      "must be addresses or networks, comma separated: 127.0.0.1,10.0.0.0/8",
    )
    .default(thisMachine),
});
