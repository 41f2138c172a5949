/** The files for browsers that the chat uses, by their names. */
export const chatFiles = {
  "chat.css": new URL("./browser/chat.css", import.meta.url),
  "widget.js": new URL("./browser/widget.js", import.meta.url),
  "chat.js": new URL("./browser/chat.js", import.meta.url),
} as const;
