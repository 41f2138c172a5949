import type { LinkFault } from "./door.ts";

/** What the door of the desk says in a browser. */
export const doorTexts = {
  title: "The desk",
  enter: "This link opens the desk on this device, once.",
  enterButton: "Open the desk",
  strangerTitle: "Please come in by a link",
  stranger: "This device is not known at the desk, or not any more.",
  isIn: "Are you in already?",
  newLink:
    "Ask an owner for a new link. Who runs maitred makes one with: npm run desk -- invite NAME. It is good for fifteen minutes, and once.",
  notFoundTitle: "Nothing here",
  notFound: "There is no page at this address.",
  backToDesk: "To the desk",
  left: "You have left the desk on this device.",
  leaveButton: "Leave the desk on this device",
  foreign: "This did not come from a page of the desk, so nothing was done. Open the desk and try again.",
  tooLarge: "That was too long, so nothing was done.",
  fault: "The desk cannot answer now. Look whether it was done, then try again.",
} as const;

/** Why a link lets nobody in. */
export const linkFaultTexts: Readonly<Record<LinkFault, string>> = {
  spent: "This link has been used already. Each opens the desk once.",
  expired: "This link was good for fifteen minutes, and they are over.",
  unknown: "There is no such link. Was it copied to its end?",
};
