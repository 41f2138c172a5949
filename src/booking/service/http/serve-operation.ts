import { idempotencyKeySchema } from "#src/booking/contract/idempotency-key.ts";
import { type Operation, type OperationName, operations } from "#src/booking/contract/operations.ts";
import type { IdempotentRequest, StoredAnswer } from "#src/booking/service/store/idempotency.ts";
import { isTableTakenTwice } from "#src/booking/service/store/seatings.ts";
import type { ServiceDb, ServiceTransaction } from "#src/booking/service/store/tables.ts";
import type { DayWrites } from "#src/booking/service/store/together/create-day-writes.ts";
import { type Deed, mapDeed } from "#src/booking/service/store/together/deed.ts";
import { answerOnce, inTransaction, type OnceAnswer } from "#src/booking/service/store/unit-of-work.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { SendText } from "#src/lib/text-answer.ts";
import type { Client } from "./clients.ts";
import type { Handlers, Pending } from "./handler.ts";
import {
  explain,
  jsonAnswer,
  type Outcome,
  problemResponse,
  refuse,
  refuseInput,
  toProblem,
} from "./problem.ts";
import { jsonType, readBody } from "./read-body.ts";
import { type ReadParts, readAddress, readJsonBody } from "./read-request.ts";

/** Answers one operation's request. `params` are the path's, as text. */
export type Serve = (
  name: OperationName,
  request: Request,
  params: Readonly<Record<string, string>>,
  send: SendText,
) => Promise<Response>;

export interface ServeParts {
  readonly handlers: Handlers;
  readonly db: ServiceDb;
  readonly dayWrites: DayWrites;
  readonly clock: Clock;
  readonly log: Log;
  readonly authenticate: (headers: Headers) => Promise<Client | undefined>;
  /** Undefined when the client may go on, else the whole seconds to wait. */
  readonly takeTurn: (client: string) => number | undefined;
  readonly findVenue: (id: number) => PlannedVenue | undefined;
}

/** One request on its way to its handler. */
interface Call {
  readonly name: OperationName;
  readonly client: Client;
  readonly venue: PlannedVenue | undefined;
  readonly address: ReadParts;
  readonly send: SendText;
}

export function createServe(parts: ServeParts): Serve {
  return async (name, request, params, send) => {
    const client = await parts.authenticate(request.headers);
    if (!client) {
      const detail = "Send a valid X-API-KEY header, or a valid access token as Authorization: Bearer.";
      return problemResponse(refuse("unauthorized", detail), {
        "WWW-Authenticate": 'Bearer realm="maitred"',
      });
    }
    const wait = parts.takeTurn(client.name);
    if (wait !== undefined) {
      const detail = `Too many requests in one second. Try again in ${wait} s.`;
      return problemResponse(refuse("rate_limited", detail), { "Retry-After": String(wait) });
    }
    if (client.readOnly && operations[name].method !== "GET") {
      return problemResponse(refuse("forbidden", "This key may only read."));
    }
    const address = readAddress(operations[name], params, new URL(request.url).searchParams);
    if (!address.ok) return problemResponse(address);
    const venue = findVenue(address.value, client, parts);
    if (!venue.ok) return problemResponse(venue);
    const call = { name, client, venue: venue.value, address: address.value, send };
    return await answer(call, request, parts).catch((error) => answerTakenTwice(error, call, parts));
  };
}

/** Turns the database's refusal to give a table twice into `slot_unavailable`; throws any other error on. */
function answerTakenTwice(error: unknown, { name }: Call, { log }: ServeParts): Response {
  if (!isTableTakenTwice(error)) throw error;
  log.warn({ operation: name }, "the database refused to give a table twice");
  return problemResponse(explain("slot_unavailable"));
}

/** The path's venue; undefined for operations that are not about one. */
function findVenue(
  { params }: ReadParts,
  client: Client,
  parts: Pick<ServeParts, "findVenue">,
): Outcome<PlannedVenue | undefined> {
  if (!isVenuePath(params)) return { ok: true, value: undefined };
  if (!client.mayUse(params.venueId)) return explain("forbidden");
  const venue = parts.findVenue(params.venueId);
  return venue ? { ok: true, value: venue } : refuse("not_found", `There is no venue ${params.venueId}.`);
}

function isVenuePath(params: unknown): params is { readonly venueId: number } {
  return (
    typeof params === "object" && params !== null && "venueId" in params && typeof params.venueId === "number"
  );
}

async function answer(call: Call, request: Request, parts: ServeParts): Promise<Response> {
  const operation: Operation = operations[call.name];
  const text = operation.body ? await readBody(request, jsonType) : undefined;
  if (text && !text.ok) return problemResponse(text);
  const read = text && readJsonBody(operation, text.value);
  const pending = await handle(call, read, parts);
  const key = operation.method === "POST" ? request.headers.get("Idempotency-Key") : null;
  if (key !== null) {
    // Bodies that say the same are the same, however they are written.
    const said = read?.ok ? read.value.body : text?.value;
    const content = [call.name, call.address.params, said];
    return await answerWithKey(call, { client: call.client.name, key, content }, pending, parts);
  }
  const { status, body } = await carryOut(pending, parts);
  return call.send(jsonAnswer(status, body));
}

async function answerWithKey(
  call: Call,
  request: IdempotentRequest,
  pending: PendingAnswer,
  parts: ServeParts,
): Promise<Response> {
  const read = idempotencyKeySchema.safeParse(request.key);
  if (!read.success) {
    const mistakes = read.error.issues.map(({ message }) => ({ path: "Idempotency-Key", message }));
    return problemResponse(refuseInput(mistakes));
  }
  const once = await carryOutOnce(pending, request, parts);
  if (once.use === "reused") return problemResponse(explain("idempotency_key_reused"));
  const { status, body } = once.answer;
  return call.send(
    jsonAnswer(status, body, once.use === "repeated" ? { "Idempotency-Replayed": "true" } : {}),
  );
}

/** The answer to a request, or the work that leads to it. */
type PendingAnswer =
  | { readonly answer: StoredAnswer }
  | { readonly deed: Deed<StoredAnswer> }
  | { readonly work: (trx: ServiceTransaction) => Promise<StoredAnswer> };

async function handle(
  call: Call,
  body: Outcome<ReadParts> | undefined,
  { handlers }: ServeParts,
): Promise<PendingAnswer> {
  const operation: Operation = operations[call.name];
  if (body && !body.ok) return { answer: toAnswer(operation, body) };
  // The request was read by the schemas of this very operation; the table cannot tell the compiler so.
  const handler = handlers[call.name] as (
    request: unknown,
    context: unknown,
  ) => Promise<Outcome<unknown> | Pending<unknown>>;
  const { client, venue } = call;
  const handled = await handler({ ...call.address, ...body?.value }, { client, ...(venue && { venue }) });
  if ("deed" in handled) return { deed: mapDeed(handled.deed, (outcome) => toAnswer(operation, outcome)) };
  if ("work" in handled) return { work: async (trx) => toAnswer(operation, await handled.work(trx)) };
  return { answer: toAnswer(operation, handled) };
}

async function carryOut(pending: PendingAnswer, { db, dayWrites }: ServeParts): Promise<StoredAnswer> {
  if ("deed" in pending) return await dayWrites.carryOut(pending.deed);
  return "work" in pending ? await inTransaction(db, pending.work) : pending.answer;
}

/** The answer is kept in the very transaction in which the request is carried out. */
async function carryOutOnce(
  pending: PendingAnswer,
  request: IdempotentRequest,
  { db, dayWrites, clock }: ServeParts,
): Promise<OnceAnswer> {
  if ("deed" in pending) return await dayWrites.carryOutOnce(pending.deed, request);
  return await answerOnce(db, request, clock.now(), async (trx) =>
    "work" in pending ? await pending.work(trx) : pending.answer,
  );
}

function toAnswer(operation: Operation, outcome: Outcome<unknown>): StoredAnswer {
  if (!outcome.ok) {
    const problem = toProblem(outcome);
    return { status: problem.status, body: JSON.stringify(problem) };
  }
  const payload = operation.wrapped ? { data: outcome.value } : outcome.value;
  return { status: operation.success, body: JSON.stringify(payload) };
}
