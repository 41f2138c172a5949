import type { Api } from "grammy";

type ApiSignal = NonNullable<Parameters<Api["getMe"]>[0]>;

/**
 * grammY types its signals by a library older than Node's own; it uses `aborted`, `addEventListener` and
 * `removeEventListener`, which are the same. https://grammy.dev/guide/api#aborting-requests
 */
export function toApiSignal(signal: AbortSignal): ApiSignal {
  return signal as ApiSignal;
}
