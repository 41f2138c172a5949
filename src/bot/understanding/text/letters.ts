/** Unicode's first 65,536 characters, without the halves of pairs by which all others are written. */
const firstPlane = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  .join("")
  .replace(/[\ud800-\udfff]/g, "");

/**
 * Letters and digits, as ranges for a class of an expression: `[\p{L}\p{N}]` of Unicode's first plane, which holds those of
 * every language that is spoken widely. Those of other planes are pairs of units to V8, hundreds of alternatives each time,
 * so that an expression with the whole class at its ends takes twice as long to compile.
 */
export const lettersAndDigits = Array.from(firstPlane.matchAll(/[\p{L}\p{N}]+/gu), ([run]) =>
  run.length > 2 ? `${run.charAt(0)}-${run.slice(-1)}` : run,
).join("");
