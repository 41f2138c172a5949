/** The files for browsers that pages of every kind use, by their names. */
export const sharedFiles = {
  "page.css": new URL("./browser/page.css", import.meta.url),
  "icon.svg": new URL("./browser/icon.svg", import.meta.url),
  // htmx looks at the page once it is there: of an extension that comes later it knows nothing then, and connects nothing.
  "htmx.js": [
    new URL(import.meta.resolve("htmx.org/dist/htmx.min.js")),
    new URL(import.meta.resolve("htmx.org/dist/ext/hx-sse.min.js")),
  ],
} as const;
