import type { z } from "zod";
import { ownClient } from "#src/booking/service/config.ts";
import {
  type ClientRegistry,
  keyChoiceSchema,
  keyWishSchema,
  type RegistryRefused,
} from "./client-registry.ts";
import type { Client } from "./clients.ts";
import { jsonResponse, type Outcome, problemResponse, refuse, refuseInput } from "./problem.ts";
import { jsonType, parseJson, readBody } from "./read-body.ts";

/** Beside the operations of the interface specification, and none of them. */
export const registryPath = "/api/clients";

export interface RegistryEndpointParts {
  readonly registry: ClientRegistry;
  readonly authenticate: (headers: Headers) => Promise<Client | undefined>;
}

/**
 * The registry over HTTP, for the owner of a data folder that is in use: GET lists the keys, POST creates one,
 * DELETE revokes one. Whoever may read the bot's own key in that folder is taken for the owner.
 */
export async function answerRegistryRequest(
  request: Request,
  { registry, authenticate }: RegistryEndpointParts,
): Promise<Response> {
  const client = await authenticate(request.headers);
  if (!client) {
    return problemResponse(refuse("unauthorized", "Send the bot's own key as X-API-KEY."), {
      "WWW-Authenticate": 'Bearer realm="maitred"',
    });
  }
  if (client.name !== ownClient)
    return problemResponse(refuse("forbidden", "This is for the bot's own key only."));
  switch (request.method) {
    case "GET":
      return jsonResponse(200, JSON.stringify({ data: await registry.list() }));
    case "POST": {
      const wish = await readWish(request);
      return wish.ok ? toResponse(201, await registry.create(wish.value)) : problemResponse(wish);
    }
    case "DELETE": {
      const choice = read(keyChoiceSchema, Object.fromEntries(new URL(request.url).searchParams));
      return choice.ok ? toResponse(200, await registry.revoke(choice.value)) : problemResponse(choice);
    }
    default:
      return problemResponse(refuse("method_not_allowed", "Here one may use GET, POST, DELETE."), {
        Allow: "GET, POST, DELETE",
      });
  }
}

async function readWish(request: Request) {
  const text = await readBody(request, jsonType);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  return json.ok ? read(keyWishSchema, json.value) : json;
}

function read<Schema extends z.ZodType>(schema: Schema, input: unknown): Outcome<z.infer<Schema>> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  return refuseInput(result.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
}

type RegistryResult = Awaited<ReturnType<ClientRegistry["create" | "revoke"]>>;

function toResponse(success: number, result: RegistryResult): Response {
  if (result.ok) return jsonResponse(success, JSON.stringify({ data: result.value }));
  return jsonResponse(409, JSON.stringify(toProblem(result)));
}

/** RFC 9457. These codes are the registry's own: the operations' problems are a closed list. */
function toProblem({ code, detail }: RegistryRefused) {
  return {
    type: `urn:problem:maitred:${code}`,
    title: "The keys stay as they are",
    status: 409,
    detail,
    code,
  };
}
