const file = (name: string) => new URL(`./browser/${name}`, import.meta.url);

/** The files for browsers that the desk alone uses, by their names. */
export const deskFiles = {
  "door.css": file("door.css"),
  "desk.css": file("desk.css"),
  "sheet.css": file("sheet.css"),
  "acts.css": file("acts.css"),
  "floor.css": file("floor.css"),
  "talks.css": file("talks.css"),
  "timeline.css": file("timeline.css"),
  "print.css": file("print.css"),
  "desk.js": file("desk.js"),
  "timeline.js": file("timeline.js"),
} as const;
