import { z } from "zod";
import type { Operation } from "#src/booking/contract/operations.ts";
import {
  type InputMistake,
  problemSchema,
  problems,
  type RefusalCode,
} from "#src/booking/contract/refusals.ts";
import type { Result } from "#src/lib/result.ts";
import { BookingHttpError, BookingProtocolError } from "./errors.ts";
import { notJson, parseJson } from "./parse-json.ts";

/** Why the service did not do it. `detail` is the service's own English, for logs and staff. */
export interface Refused<Code extends RefusalCode = RefusalCode> {
  readonly refusal: Code;
  readonly detail: string;
  readonly errors?: readonly InputMistake[];
}

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
  const read = response.safeParse(wrapped ? envelopeSchema.safeParse(body).data?.data : body);
  if (read.success) return read.data;
  // Fields are named, values are not: an answer holds guests' data.
  const fields = read.error.issues.map(({ path }) => path.join(".") || "the whole").join(", ");
  throw new BookingProtocolError({ operation, problem: `the answer is not as specified (${fields})` });
}

function readRefusal<Code extends RefusalCode>(
  operation: TypedOperation<unknown, Code>,
  { status, text }: Answer,
): Refused<Code> | undefined {
  // The errors of a service that is not ours may have no body. One that is no JSON object is a proxy's.
  const read = problemSchema.safeParse(parseJson(text) ?? {});
  if (status < 400 || status > 499 || !read.success) return undefined;
  const { code, detail, title, errors } = read.data;
  const refusal = Object.hasOwn(problems, code)
    ? operation.refusals.find((each) => each === code)
    : refusalByStatus(operation.refusals, status);
  if (refusal === undefined) return undefined;
  return {
    refusal,
    detail: detail || title || problems[refusal].title,
    ...(errors !== undefined && { errors }),
  };
}

/**
 * The interface specification shows neither codes nor bodies of errors, so with another service the status
 * has to do. Most services mean invalid input by 422; a reused key is worth the name only by its code.
 */
function refusalByStatus<Code extends RefusalCode>(
  refusals: readonly Code[],
  status: number,
): Code | undefined {
  const meant = status === 422 ? 400 : status;
  return refusals.find((each) => problems[each].status === meant);
}
