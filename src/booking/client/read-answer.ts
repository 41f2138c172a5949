import { z } from "zod";
import type { Operation } from "#src/booking/contract/operations.ts";
import {
  type Problem,
  problemSchema,
  problems,
  type RefusalCode,
  type Refused,
} from "#src/booking/contract/refusals.ts";
import { defined } from "#src/lib/defined.ts";
import type { Result } from "#src/lib/result.ts";
import { BookingHttpError, BookingProtocolError } from "./errors.ts";
import { notJson, parseJson } from "./parse-json.ts";

/** An operation whose payload and refusals are known to the compiler. */
export interface TypedOperation<Payload, Code extends RefusalCode> extends Operation {
  readonly response: z.ZodType<Payload>;
  readonly refusals: readonly Code[];
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

const envelopeSchema = z.object({ data: z.unknown() });

/** Tells success, refusal and fault apart. Throws BookingHttpError and BookingProtocolError. */
export function readAnswer<Payload, Code extends RefusalCode>(
  name: string,
  operation: TypedOperation<Payload, Code>,
  answer: Answer,
): Result<Payload, Refused<Code>> {
  if (answer.status >= 200 && answer.status <= 299) {
    return { ok: true, value: readPayload(name, operation, answer.text) };
  }
  const refused = readRefusal(operation, answer);
  if (refused === undefined) {
    throw new BookingHttpError({ operation: name, status: answer.status });
  }
  return { ok: false, ...refused };
}

function readPayload<Payload>(
  operation: string,
  { response, wrapped }: TypedOperation<Payload, RefusalCode>,
  text: string,
): Payload {
  const body = parseJson(text);
  // Not even where any body will do: a page of a proxy is no answer of the service.
  if (body === notJson) throw new BookingProtocolError({ operation, problem: "the answer is no JSON" });
  const content = envelopeSchema.safeParse(body).data?.data;
  const [specified, other] = wrapped ? [content, body] : [body, content];
  const read = response.safeParse(specified);
  if (read.success) return read.data;
  // The specification wraps some answers and not others; services are more regular than that.
  const readOther = response.safeParse(other);
  if (readOther.success) return readOther.data;
  // Fields are named, values are not: an answer holds guests' data.
  const fields = read.error.issues.map(({ path }) => path.join(".") || "the whole").join(", ");
  throw new BookingProtocolError({ operation, problem: `the answer is not as specified (${fields})` });
}

/** What counts is the status: the specification shows no errors, so their bodies may be text, a page or nothing. */
function readRefusal<Code extends RefusalCode>(
  operation: TypedOperation<unknown, Code>,
  { status, text }: Answer,
): Refused<Code> | undefined {
  const body = problemSchema.safeParse(parseJson(text));
  const { code, detail, title, errors } = body.data ?? noProblem;
  const named = operation.refusals.find((each) => each === code && problems[each].status === status);
  const refusal = named ?? refusalByStatus(operation, status);
  if (refusal === undefined) return undefined;
  return {
    refusal,
    detail: detail || title || problems[refusal].title,
    ...(named === undefined && { guessed: true }),
    ...defined({ errors }),
  };
}

const noProblem: Pick<Problem, "code" | "detail" | "title" | "errors"> = { code: "", detail: "", title: "" };

/** These say nothing about what was asked: who asks is not known, or it is not the time. */
const noRefusals = new Set([401, 407, 408, 425, 429]);

/**
 * Most services mean invalid input by 422; a reused key is worth the name only by its code. Any other status of its
 * class counts as 400 (RFC 9110, section 15), and so does 501: neither is done, however often it is asked for. Of what
 * only reads, no guest is refused that: it is a fault of the set-up.
 */
function refusalByStatus<Code extends RefusalCode>(
  { refusals, safe }: TypedOperation<unknown, Code>,
  status: number,
): Code | undefined {
  const meant = status === 422 ? 400 : status;
  const known = refusals.find((each) => problems[each].status === meant);
  if (known !== undefined) return known;
  const isRefused = status === 501 || (status >= 400 && status <= 499 && !noRefusals.has(status));
  return isRefused && !safe ? refusals.find((each) => each === "invalid_request") : undefined;
}
