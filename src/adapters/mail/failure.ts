/** What of a fault of the library says how far a message came. Its words may repeat the guest's address, so they are not used. */
interface Fault {
  readonly code: string;
  /** Of the machine's own network. */
  readonly system: string;
  readonly command: string;
  /** The server's answer. */
  readonly answer?: number;
}

function readFault(error: unknown): Fault {
  const field = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const text = (name: string) => String(field(name) ?? "");
  const answer = field("responseCode");
  return {
    code: text("code"),
    system: text("originalCode"),
    command: text("command"),
    ...(typeof answer === "number" && { answer }),
  };
}

/** The guest's address, or this message, will not be taken however often it is tried. */
export function isRefusal(error: unknown): boolean {
  const { code, command, answer } = readFault(error);
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return false;
  // An address that is none is not even asked about. What is said to the sender is about us, and is mended here.
  if (answer === undefined) return command === "API";
  return answer >= 500 && ["RCPT TO", "DATA"].includes(command);
}

const neverArrived = ["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"];

/** The line broke, or nobody answered, where the message may have been on its way. */
export function mayHaveArrived(error: unknown): boolean {
  const { code, system, answer } = readFault(error);
  if (answer !== undefined || neverArrived.includes(system)) return false;
  return !["EDNS", "ETLS", "EAUTH", "ENOAUTH", "EENVELOPE", "EMESSAGE"].includes(code);
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nobody listens there: look at its name and port",
  ENOTFOUND: "there is no such host",
  EDNS: "there is no such host",
  ETIMEDOUT: "it does not answer",
  EABORT: "it does not answer",
  ETLS: "TLS with it fails: smtps:// is for ports that begin with TLS (465), smtp:// for those that change to it (587)",
  ECONNECTION: "it closed the connection",
};

/** What went wrong, without the guest's address, and without what the server wrote. */
export function whyNot(error: unknown): string {
  const { code, system, command, answer } = readFault(error);
  if (code === "EAUTH") {
    const said = answer === undefined ? "" : ` (${answer})`;
    return `the mail server does not accept user and password of SMTP_URL${said}`;
  }
  if (answer !== undefined) return `the mail server answered ${answer} to ${command}`;
  return `the mail server cannot be used: ${words[system] ?? words[code] ?? (system || code || "unknown fault")}`;
}
