import type { Transporter } from "nodemailer";
import type { Mail, Mailer } from "#src/bot/runtime/ports/mail.ts";
import { defined } from "#src/lib/defined.ts";
import type { MailConfig } from "./config.ts";
import { isRefusal, mayHaveArrived, whyNot } from "./failure.ts";

/** A server that has not answered by then will not. */
const waits = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 } as const;
/** All of one message. */
const longestMs = 90_000;

/** Sends mail through a server. Only who has one loads the library. */
export function createMailer(config: MailConfig): Mailer {
  const { address, name } = config.from;
  let opened: Promise<Transporter> | undefined;
  return {
    address,
    post: async (mail) => {
      opened ??= openTransport(config);
      const message = toMessage(mail, { address, name: name ?? mail.from });
      try {
        await (await opened).sendMail({ ...message, signal: AbortSignal.timeout(longestMs) });
        return { outcome: "taken" };
      } catch (error) {
        const why = whyNot(error);
        if (isRefusal(error)) return { outcome: "refused", why };
        return { outcome: mayHaveArrived(error) ? "open" : "later", why };
      }
    },
  };
}

/** What is wrong with the way to the mail server, in words for its owner; undefined where nothing is. */
export async function inspectMail(config: MailConfig): Promise<string | undefined> {
  const transport = await openTransport(config);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return whyNot(error);
  } finally {
    transport.close();
  }
}

async function openTransport({ server }: MailConfig): Promise<Transporter> {
  const { host, port, secure, login } = server;
  const isHere = host === "localhost" || host === "::1" || /^127\./.test(host);
  const { createTransport } = await import("nodemailer");
  return createTransport({
    host,
    port,
    secure,
    // Nobody reads along on this machine, whose servers have certificates of their own making.
    ...(isHere && !secure && { ignoreTLS: true }),
    // A password goes over a line that others could read only inside TLS.
    ...(login && { auth: { user: login.user, pass: login.password }, requireTLS: !isHere && !secure }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...waits,
  });
}

function toMessage(
  { id, follows, at, to, replyTo, subject, text, html, calendar }: Mail,
  from: { readonly name: string; readonly address: string },
) {
  return {
    messageId: `<${id}>`,
    ...(follows !== undefined && { inReplyTo: `<${follows}>`, references: `<${follows}>` }),
    ...{ date: new Date(at.epochMilliseconds), from, to: { name: "", address: to }, subject, text, html },
    ...defined({ replyTo }),
    // The same message is the same in every byte.
    baseBoundary: id.replace(/[^a-zA-Z0-9]/g, ""),
    // No answer by a machine is wanted (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    icalEvent: { method: calendar.method, filename: calendar.name, content: calendar.text },
  };
}
