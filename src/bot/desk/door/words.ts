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
  nobodyYet:
    "Nobody has entered this desk yet. Each start of maitred prints a link for the first owner; while it runs, this makes one: npm run desk -- invite NAME --role owner. It is good for fifteen minutes, and once.",
  notFoundTitle: "Nothing here",
  notFound: "There is no page at this address.",
  backToDesk: "To the desk",
  left: "You have left the desk on this device.",
  leaveButton: "Leave the desk on this device",
  foreign: "This did not come from a page of the desk, so nothing was done. Open the desk and try again.",
  tooLarge: "That was too long, so nothing was done.",
  tooOften: "That was often in a short time, so nothing was done. Wait a moment, then try again.",
  fault: "The desk cannot answer now. Look whether it was done, then try again.",
} as const;

/** Why a link lets nobody in. */
export const linkFaultTexts: Readonly<Record<LinkFault, string>> = {
  spent: "This link has been used already. Each opens the desk once.",
  expired: "This link was good for fifteen minutes, and they are over.",
  unknown: "There is no such link. Was it copied to its end?",
};

/** What is said of those who may enter. */
export const peopleTexts = {
  title: "At the desk in a browser",
  nobody: "Nobody is at the desk in a browser.",
  forOwners: "Who may enter is decided by the owners of the whole house.",
  nameWanted: "For whom? A name has up to 100 letters.",
  linkFor: "Within fifteen minutes this link opens the desk, once, for",
  at: "at",
  since: "since",
  lastSeen: "last here",
  noSession: "There is no such session, or it is over already.",
  ended: "Ended: the session of",
  thisDevice: "this device",
  end: "End this session",
  link: "Link",
  invite: "Invite a colleague",
  name: "Name",
  as: "As",
  host: "Host: everything of an evening",
  owner: "Owner: also people, figures and who did what",
  where: "Where",
  wholeHouse: "The whole house",
  makeLink: "Make a link",
} as const;
