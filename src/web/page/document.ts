import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Assets } from "./assets.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface DocumentParts {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** Names of assets, in the order in which they are needed. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly body: Html;
}

/**
 * Nothing is written into the page but what the policy of its answer allows: no style, no script of its own. A house that
 * was away is found again within seconds of its return, where htmx would let up to a minute pass.
 */
const htmxSettings = "includeIndicatorCSS:false, history:false, sse.reconnectMaxDelay:4s";

/** A whole page. */
export function toDocument({ title, language, styles, scripts, body }: DocumentParts, assets: Assets): Html {
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="htmx-config" content="${htmxSettings}">
<title>${title}</title>
<link rel="icon" href="${assets.url("icon.svg")}" type="image/svg+xml">
${styles.map((name) => html`<link rel="stylesheet" href="${assets.url(name)}">`)}
${scripts.map((name) => html`<script src="${assets.url(name)}" defer></script>`)}
</head>
${body}
</html>`;
}

function directionOf(language: string): "ltr" | "rtl" {
  return new Intl.Locale(language).getTextInfo().direction === "rtl" ? "rtl" : "ltr";
}
