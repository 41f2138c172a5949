import { words } from "../word-list.ts";

export const negations = words`
  nicht
  nicht am
  nicht um
  nicht fur
  statt
  anstatt
  anstelle von
  statt am
  statt um
  kein
  keine
  nicht mehr
  nicht den
  nicht der
  anstatt am
`;

const end = String.raw`(?=[,.!?;]|$| (?:aber|dann|also|wie|lieber|vielleicht)(?![\p{L}]))`;

/** After the day or the time that is turned down. */
export const refusals: readonly string[] = words`
  (?:ist|ware|bleibt|sind)(?: (?:fur (?:mich|uns)|leider|absolut|vollig|komplett)){0,3} (?:ausgeschlossen|unmoglich|undenkbar|tabu|keine option|nicht drin)${end}
  (?:fallt|fiele|scheidet)(?: (?:fur (?:mich|uns)|leider)){0,2} (?:aus|flach|weg)${end}
  kommt(?: (?:fur (?:mich|uns)|leider|gar|uberhaupt)){0,3} nicht in ?frage${end}
  (?:geht|passt|klappt|funktioniert)(?: (?:es|mir|uns|bei mir|bei uns))?(?: (?:doch|leider|nun|jetzt)){0,2} (?:nicht|schlecht)(?: mehr)?${end}
  ist (?:doch |leider )?(?:nicht moglich|unmoglich|schlecht|ungunstig)${end}
  (?:ist|ware|wird)(?: es| uns| fur uns| mir| leider| schon| halt){0,2} (?:etwas|ein bisschen|ein wenig|bisschen|recht|ziemlich|sehr) (?:spat|fruh)
`;
