/** The files for browsers that the desk alone uses, by their names. */
export const deskFiles = {
  "door.css": new URL("./browser/door.css", import.meta.url),
} as const;
