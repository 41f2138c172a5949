/** What every guest writes, over and over: half of it asks the booking service before the answer. */
export const words: readonly string[] = [
  "Hello!",
  "a table for 2 tomorrow at 7pm please",
  "how long may we stay?",
  "make it 8pm",
  "what do you do for children?",
  "never mind",
];
