import { z } from "zod";
import { problemSchema } from "#src/booking/contract/refusals.ts";
import {
  type ClientRegistry,
  listedKeySchema,
  newKeySchema,
  type RegistryRefused,
  registryRefusedSchema,
} from "#src/booking/service/http/client-registry.ts";
import { registryPath } from "#src/booking/service/http/registry-endpoint.ts";
import type { Result } from "#src/lib/result.ts";

/** The maitred that holds the data folder cannot be asked. The message says what to do. */
class UnreachableRegistryError extends Error {
  override readonly name = "UnreachableRegistryError";
  readonly code = "REGISTRY_UNREACHABLE";
}

const timeoutMs = 10_000;

/**
 * The registry of the maitred that is running at this address, by its web server.
 * @param key the bot's own, which that maitred knows when it runs on the same data folder
 */
export function createRunningRegistry(url: string, key: string): ClientRegistry {
  const ask = async <Value>(
    request: { method: string; query?: string; body?: unknown },
    data: z.ZodType<Value>,
  ) => {
    await expectMaitred(url);
    const answer = await send(`${url}${registryPath}${request.query ?? ""}`, {
      method: request.method,
      headers: { "X-API-KEY": key, "Content-Type": "application/json" },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    return await read(answer, data, url);
  };
  return {
    list: async () => {
      const listed = await ask({ method: "GET" }, z.array(listedKeySchema));
      if (!listed.ok) throw new UnreachableRegistryError(listed.detail);
      return listed.value;
    },
    create: (wish) => ask({ method: "POST", body: wish }, newKeySchema),
    revoke: (choice) => ask({ method: "DELETE", query: `?${new URLSearchParams(choice)}` }, listedKeySchema),
  };
}

/** Who listens there is asked without the key, which no other program needs to see. */
async function expectMaitred(url: string): Promise<void> {
  const answer = await send(`${url}${registryPath}`, {});
  const problem = problemSchema.safeParse(await answer.json().catch(() => undefined));
  if (answer.status === 503 && problem.data?.code === "unavailable") {
    throw new UnreachableRegistryError(
      `maitred at ${url} is starting up or shutting down; try again in a moment`,
    );
  }
  const isMaitred = problem.data?.type.startsWith("urn:problem:maitred:") === true;
  if (!isMaitred || problem.data?.code !== "unauthorized") {
    throw new UnreachableRegistryError(
      `what answers at ${url} is no maitred with the embedded service; ${remedy}`,
    );
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: "error" });
  } catch (error) {
    const { origin } = new URL(url);
    throw new UnreachableRegistryError(
      `maitred is running on the data folder, and does not answer at ${origin}; if it has only just been started, ` +
        `try again; else ${remedy}`,
      { cause: error },
    );
  }
}

const remedy = "set HOST and PORT to those it was started with";

async function read<Value>(
  answer: Response,
  data: z.ZodType<Value>,
  url: string,
): Promise<Result<Value, RegistryRefused>> {
  const body: unknown = await answer.json();
  if (answer.ok) return { ok: true, value: z.object({ data }).parse(body).data };
  const refused = registryRefusedSchema.safeParse(body);
  if (refused.success) return { ok: false, ...refused.data };
  if (answer.status === 401) {
    throw new UnreachableRegistryError(`the maitred at ${url} runs on another data folder; ${remedy}`);
  }
  const { detail } = problemSchema.parse(body);
  throw new UnreachableRegistryError(
    `maitred at ${url} could not do it: ${detail} List the keys before you try again.`,
  );
}
