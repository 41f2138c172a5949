import { z } from "zod";

/** The environment variables of webhooks. Messages never repeat a value: one of them is a secret. */
export const webhookEnvSchema = z
  .object({
    WEBHOOK_URL: z
      .url({
        protocol: /^https?$/,
        error: "must be the address that takes webhooks, like https://erp.example.com/maitred",
      })
      .optional(),
    WEBHOOK_SECRET: z
      .string()
      .refine(
        (text) => isSecret(text),
        "must be whsec_ and 24 to 64 random bytes in base64: echo whsec_$(openssl rand -base64 32)",
      )
      .optional(),
  })
  .refine((env) => (env.WEBHOOK_URL === undefined) === (env.WEBHOOK_SECRET === undefined), {
    path: ["WEBHOOK_SECRET"],
    error: "and WEBHOOK_URL belong together: receivers believe what is signed",
    when: () => true,
  });

/** Where another system takes webhooks. */
export interface WebhookConfig {
  readonly url: string;
  /** Of the signature. */
  readonly key: Uint8Array;
}

/** Undefined where nobody is told. */
export function toWebhookConfig(env: z.infer<typeof webhookEnvSchema>): WebhookConfig | undefined {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  return url !== undefined && secret !== undefined ? { url, key: toKey(secret) } : undefined;
}

const prefix = "whsec_";

const toKey = (secret: string): Uint8Array => Buffer.from(secret.slice(prefix.length), "base64");

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#signature-scheme */
function isSecret(text: string): boolean {
  const { length } = toKey(text);
  return /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text) && length >= 24 && length <= 64;
}
