import type { Client, Clients } from "./clients.ts";
import { jsonResponse, problemResponse, refuse } from "./problem.ts";
import { formType, readBody } from "./read-body.ts";
import { type Tokens, tokenIssuer, tokenLifetimeSeconds } from "./tokens.ts";

type TokenError = "invalid_request" | "invalid_client" | "unsupported_grant_type";

/**
 * The OAuth 2.0 token endpoint for the client credentials flow (RFC 6749, sections 4.4 and 5). Client id and
 * secret stand in the form or in an `Authorization: Basic` header. A scope is accepted and means nothing here.
 */
export async function answerTokenRequest(
  request: Request,
  issuer: string,
  { clients, tokens }: { readonly clients: Clients; readonly tokens: Tokens },
): Promise<Response> {
  if (issuer !== tokenIssuer) return problemResponse(refuse("not_found", "There is no such issuer."));
  const body = await readBody(request, formType);
  if (!body.ok) return problemResponse(body);
  const form = new URLSearchParams(body.value);
  if (hasDuplicates(form)) return tokenError("invalid_request", "A parameter stands twice in the form.");
  if (form.get("grant_type") === null) return tokenError("invalid_request", "grant_type is required.");
  if (form.get("grant_type") !== "client_credentials") {
    return tokenError("unsupported_grant_type", "The only grant type is client_credentials.");
  }
  const client = await findClient(request.headers.get("Authorization"), form, clients);
  if (!client) return tokenError("invalid_client", "The client id and secret do not belong together.");
  const token = {
    access_token: await tokens.issue(client),
    token_type: "Bearer",
    expires_in: tokenLifetimeSeconds,
  };
  return jsonResponse(200, JSON.stringify(token));
}

function hasDuplicates(form: URLSearchParams): boolean {
  return new Set(form.keys()).size < form.size;
}

async function findClient(
  authorization: string | null,
  form: URLSearchParams,
  clients: Clients,
): Promise<Client | undefined> {
  const { id, secret } = basicCredentials(authorization) ?? {
    id: form.get("client_id"),
    secret: form.get("client_secret"),
  };
  return id && secret ? await clients.findByCredentials(id, secret) : undefined;
}

/** RFC 6749, section 2.3.1: both parts are form-encoded before they are joined. */
function basicCredentials(authorization: string | null): { id: string; secret: string } | undefined {
  const encoded = /^Basic +([\w+/=-]+) *$/i.exec(authorization ?? "")?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, "base64").toString();
  const colon = text.indexOf(":");
  if (colon === -1) return undefined;
  return { id: formDecoded(text.slice(0, colon)), secret: formDecoded(text.slice(colon + 1)) };
}

function formDecoded(text: string): string {
  return new URLSearchParams(`text=${text.replaceAll("&", "%26")}`).get("text") ?? "";
}

/** RFC 6749, section 5.2: the one kind of answer of the service that is not a problem detail. */
function tokenError(error: TokenError, description: string): Response {
  const body = JSON.stringify({ error, error_description: description });
  return new Response(body, {
    status: error === "invalid_client" ? 401 : 400,
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      ...(error === "invalid_client" && { "WWW-Authenticate": 'Basic realm="maitred"' }),
    },
  });
}
