import type { MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";

/**
 * Refuses forms that were sent from other sites' pages. A browser says which page it sends a form from. Behind a
 * proxy that speaks TLS we see another address of ours than the browser, so the host alone is compared, or
 * `PUBLIC_URL`.
 */
export function ownForms(publicUrl: string | undefined): MiddlewareHandler {
  return csrf({
    origin: (origin, { req }) => {
      if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
      return URL.canParse(origin) && new URL(origin).host === req.header("Host");
    },
  });
}
