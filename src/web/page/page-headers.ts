import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/**
 * Makes the security headers of a page: it may load nothing from elsewhere and run nothing inline.
 * @param framedBy origins whose pages may show this one in a frame
 */
export function pageHeaders(framedBy: readonly string[] = []): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: framedBy.length > 0 ? [...framedBy] : ["'none'"],
    },
    // Older browsers know it in place of frame-ancestors, and it cannot name anybody.
    xFrameOptions: framedBy.length > 0 ? false : "DENY",
    referrerPolicy: "same-origin",
    // What a house on http must not promise, and what stands in front of one on https says better.
    strictTransportSecurity: false,
    crossOriginResourcePolicy: framedBy.length > 0 ? "cross-origin" : "same-origin",
  });
}
