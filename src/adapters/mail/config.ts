import { z } from "zod";

/** The environment variables of e-mail. Messages never repeat a value: one of them holds a password. */
export const mailEnvSchema = z
  .object({
    SMTP_URL: z
      .string()
      .refine(
        (text) => readServer(text) !== undefined,
        "must be the address of a mail server, like smtps://user:password@mail.example.com or smtp://user:password@mail.example.com:587; in user and password write @ as %40, : as %3A and / as %2F",
      )
      .optional(),
    MAIL_FROM: z
      .string()
      .refine(
        (text) => readSender(text) !== undefined,
        "must be the address that the mail comes from, like booking@example.com or Furu & Fjord <booking@example.com>",
      )
      .optional(),
  })
  .refine((env) => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    path: ["MAIL_FROM"],
    error: "is required with SMTP_URL: the address that the mail comes from, like booking@example.com",
    // Also when another variable is wrong, so that all mistakes are told at once.
    when: () => true,
  });

/** The server that takes our mail. */
interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else as soon as the server offers it. */
  readonly secure: boolean;
  readonly login?: { readonly user: string; readonly password: string };
}

export interface MailConfig {
  readonly server: MailServer;
  readonly from: { readonly address: string; readonly name?: string };
}

/** Undefined when e-mail is off, which it is without a server. */
export function toMailConfig(env: z.infer<typeof mailEnvSchema>): MailConfig | undefined {
  const server = env.SMTP_URL === undefined ? undefined : readServer(env.SMTP_URL);
  const from = env.MAIL_FROM === undefined ? undefined : readSender(env.MAIL_FROM);
  return server && from && { server, from };
}

function readServer(text: string): MailServer | undefined {
  const url = URL.parse(text);
  if (url === null || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") return undefined;
  if (url.search !== "" || url.hash !== "" || !["", "/"].includes(url.pathname)) return undefined;
  const user = decoded(url.username);
  const password = decoded(url.password);
  if (user === undefined || password === undefined || (user === "") !== (password === "")) return undefined;
  const secure = url.protocol === "smtps:";
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    ...(user !== "" && { login: { user, password } }),
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function readSender(text: string): MailConfig["from"] | undefined {
  const named = /^([^<>]{0,100})<([^<>\s]{3,254})>$/.exec(text.trim());
  const address = named?.[2] ?? text.trim();
  if (!z.email().safeParse(address).success) return undefined;
  const name = named?.[1]?.trim().replace(/^"(.*)"$/, "$1") ?? "";
  return { address, ...(name !== "" && { name }) };
}
