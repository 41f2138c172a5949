import type { LoneNoteWords, NoteEditWords } from "../note-words.ts";
import { words } from "../word-list.ts";

const note = "(?:wens(?:en)?|opmerking(?:en)?|notitie(?:s)?|verzoek(?:en)?|bijzonderheden)";
const house = "(?: (?:voor|aan|naar) (?:het|de) (?:restaurant|keuken|zaak))";
const theNote = `(?:(?:de|die|dat|het|deze|dit|mijn|onze|al(?:le)?(?: (?:de|die|mijn|onze))?|elke|uw|je) (?:${note}|bericht(?:je)?|tekst(?:je)?|aantekening(?:en)?)${house}?|wat (?:er |u |je |jullie ){0,2}(?:nu )?(?:(?:bij|voor|aan) (?:het|de) (?:restaurant|keuken) )?(?:staat|stond|hebt geschreven|hebben geschreven|heeft geschreven|geschreven (?:hebt|heeft|hebben)|genoteerd (?:hebt|heeft|hebben))${house}?|(?:dat|het) (?:stuk|stukje|deel|zinnetje)${house})`;

/** Nothing that is noted is a wish any more. */
export const allWishesBack = words`
  (?:die|de|dat|deze|mijn) (?:wens|opmerking|notitie|verzoek) (?:mag|kan|moet) (?:weer |er )?(?:weg|uit|af)
  (?:haal|verwijder|schrap) (?:die|de|dat|deze) (?:wens|opmerking|notitie|verzoek)(?: weg| eruit| eraf)?
  dat (?:was|is) geen (?:wens|verzoek)
  (?:haal|haalt u|verwijder|verwijdert u|schrap|wis|wist u|streep|laat|laat u|gooi|vergeet) (?:maar |even |gewoon |alsjeblieft ){0,2}${theNote}(?: (?:maar|even|gewoon|weer)){0,2}(?: (?:weg|eruit|eraf|uit|leeg|door))?
  ${theNote} (?:mag|kan|mogen|kunnen|moet|hoeft)(?: er| wel| weer| maar| niet){0,2} (?:weg|uit|af|eruit|eraf|weggelaten|gewist|verwijderd|leeg)(?: worden)?
  ${theNote} (?:graag |aub |alsjeblieft ){0,2}(?:weghalen|verwijderen|wissen|schrappen|weglaten|eruit halen)
  (?:geen|zonder) (?:opmerking|notitie|aantekening|bericht(?:je)?)(?:en)?${house}?(?= ?(?:$|[,.!;]|(?:graag|aub|alsjeblieft|alstublieft|nodig|meer|dank|bedankt|erbij)(?!\p{L})))
  (?:zet|schrijf|stuur|geef|noteer)(?: er| u| maar){0,2} (?:geen (?:opmerking|notitie|bericht(?:je)?)|niets|niks)(?: bij| door| in)?${house}?
  (?:niets|niks) (?:voor|aan) het restaurant
`;

/** The note is to say something else. */
export const alone: LoneNoteWords = {
  called: words`
    ${theNote}
  `,
  wrong: words`
    niet
    fout
    onzin
    verkeerd
    raar
    slecht
    vreemd
    nergens
  `,
  says: words`
    (?:de|mijn|onze|het) ${note} (?:moet|mag|hoeft) (?:alleen |enkel |slechts )?(?:maar )?(?:te )?(?:zeggen|vermelden|luiden)
    in (?:de|mijn|onze|het) ${note} (?:moet|mag|hoeft) (?:alleen|enkel|slechts)(?: maar)? (?:te )?(?:staan|komen)
    (?:bij|als|onder|in) (?:de |mijn |het |onze )?${note}(?: \p{L}{2,10}){0,4}? (?:alleen|enkel|slechts)(?: maar| nog)?(?: (?:zetten|zet|schrijven|noteren|vermelden|staan))?
    (?:de|mijn|onze|het) ${note} (?:moet|mag|kan) (?:alleen|gewoon|enkel)(?: maar| nog)?(?: (?:zijn|luiden|worden))?
    (?:verander|wijzig) (?:de|mijn|het) ${note} (?:in|naar)
  `,
  puts: words`
    (?:alleen|enkel) (?:opschrijven|noteren|vermelden)
    (?:zet|schrijf|noteer|vermeld)(?: er| dan| aub| alsjeblieft| even| u){0,3} (?:alleen|enkel|slechts)(?: maar| nog)?(?: in| bij)?(?! (?:ons|mij|me|het|dat(?! \p{L}{1,12} \p{L})|die|een|de)(?!\p{L}))
    (?:zet|schrijf|noteer|vermeld)(?: er| dan| aub| alsjeblieft| even| u){0,3} (?:liever|in plaats daarvan|in de plaats)(?: in| bij)?(?! (?:ons|mij|me|het|die|een|de)(?!\p{L}))
    (?:liever|in plaats daarvan),? (?:zet|schrijf|noteer|vermeld)(?: er| u){0,2}(?: in| bij)?(?! (?:ons|mij|me|het|die|een|de)(?!\p{L}))
  `,
  plain: words`
    (?:zet|schrijf|schrijft u|noteer) (?:er ?(?:gewoon |alleen )?in|erbij)(?: alleen| gewoon)?
    (?:zet|schrijf|noteer|vermeld)(?: er| dan| aub| alsjeblieft| even| u| maar| gewoon){0,3}(?: in| bij)?(?: alleen| gewoon| enkel)?
    (?:er )?(?:moet|mag) (?:er )?(?:alleen |gewoon )?(?:staan|in staan)
    (?:alleen|enkel|gewoon)
  `,
  ends: words`
    (?:en )?(?:de )?rest (?:mag )?(?:weg|eruit|schrappen)
    erin
    in
    zetten
    schrijven
    noteren
    vermelden
    staan
    neer
    erbij
    op
    (?:bij|als|in) (?:de |mijn |het )?${note}(?: (?:zetten|schrijven|noteren|vermelden))?
  `,
};

/** A part of the note is to go, or lacks in it. */
export const edits: NoteEditWords = {
  out: words`
    zonder (?:de|die|dat|het) (?:notitie|opmerking|wens|verzoek|zin|stuk(?:je)?) (?:van|over|met) (?:de |het )?@
    (?:haal|haalt u|laat|schrap|verwijder|neem|streep|kunt u|kun je|wilt u|wil je) @ (?:uit|van|in) ${theNote}(?: (?:weg|af|halen|weghalen|schrappen|verwijderen))?
    (?:haal|haalt u|laat|schrap|verwijder|neem|streep) (?:maar )?(?:dat|het|die|het stuk(?:je)?|de zin|het deel) (?:van|over|met) @
    zonder (?:dat|het stuk(?:je)?|het deel) (?:van|over|met) @
    (?:dat|het stuk(?:je)?|het deel|de zin) (?:van|over|met) @ (?:mag|kan|moet) (?:\p{L}{2,6} ){0,3}(?:weg|af|uit|eraf|eruit|geschrapt)
    ${theNote} (?:moet|hoeft) @ niet (?:meer )?(?:te )?(?:noemen|vermelden|zeggen)
    (?:vergeet|schrap|laat) @,? (?:ik|we|wij|hij|zij) (?:eet|eten|lust|kan)(?: (?:toch|wel|gewoon)){0,2} alles(?: eten)?
  `,
  swaps: words`
    (?:vervang|vervangt u|ruil) @ (?:door|voor) %
    (?:verander|wijzig|verbeter) @ (?:in|naar) %
    (?:zet|schrijf|noteer)(?: er| u| maar){0,2} % (?:in plaats van|ipv) @
    het (?:is|zijn|moet) %,? (?:en )?niet @
    het (?:is|zijn) niet @,? maar %
    (?:het|dat) (?:is|zijn|was)(?: (?:eigenlijk|toch)){0,1} (?:geen|niet) @,? maar(?: een)? %
    (?<=^ ?(?:sorry,? |nee,? )?)(?:niet|geen) @, (?:maar )?%
    bedoel(?:de)?(?: (?:eigenlijk|natuurlijk))? %,? (?:en )?(?:geen|niet) @
    (?:het zijn|er zijn|we hebben) %,? (?:en )?(?:geen|niet) @
  `,
  kinds: words`
    allerg\p{L}{0,9}
    intoler\p{L}{0,9}
    overgevoelig\p{L}{0,9}
  `,
  toWhat: words`
    voor
  `,
  narrows: words`
    (?:haal|haalt u|laat|schrap|verwijder|streep) @,?(?: want)? (?:het|dat|hij|zij|ze) (?:is|zijn|heeft)(?: eigenlijk)? (?:maar|alleen|slechts)(?: maar)? (?:een )?%
  `,
  missing: words`
    (?:in|bij|op) ${theNote} (?:ontbreekt|ontbreken|mist|missen|staat niet)(?: nog)? @
    @ (?:ontbreekt|ontbreken|mist|missen)(?: nog)? (?:in|bij|op) ${theNote}
    ${theNote} (?:noemt|vermeldt) @ niet
  `,
  first: words`
    (?:haal|laat|schrap|verwijder|neem) (?:maar )?(?:het begin|het eerste (?:deel|stuk(?:je)?)|de eerste (?:zin|helft))(?: (?:van|uit) ${theNote})?
  `,
  last: words`
    (?:haal|laat|schrap|verwijder|neem) (?:maar )?(?:het (?:einde|eind)|het laatste (?:deel|stuk(?:je)?)|de laatste (?:zin|helft))(?: (?:van|uit) ${theNote})?
  `,
  unclear: words`
    (?:dat|het|het stuk(?:je)?|de zin) (?:van|over|met) [^,.;:!?]{2,40} (?:graag |even |maar ){0,2}(?:beter|anders|netter) (?:opschrijven|schrijven|formuleren|verwoorden)
    (?:schrijf|formuleer|verwoord) (?:dat|het stuk(?:je)?|de zin) (?:van|over|met) [^,.;:!?]{2,40} (?:beter|anders|netter)(?: op)?
    (?:verbeter|corrigeer|wijzig|verander|herschrijf) (?:eerst |even )?${theNote}(?! (?:in|naar)(?!\p{L}))
    (?:begin|eerste (?:deel|stuk|zin|helft)|eind|einde|laatste (?:deel|stuk|zin|helft)) van ${theNote}
    ${theNote} (?:is|klopt|klinkt|leest)(?: (?:zo|een beetje|helemaal|wat)){0,2} (?:verkeerd|fout|raar|vreemd|niet|gek|onzin)
  `,
  parts: words`
    dat
    dit
    het(?! stuk)
    alles
    (?:begin|eind|eerste|laatste|deel|helft)
  `,
};

/** What follows is not to be told to the house. */
export const untold = words`
  (?:vertel|zeg|meld)(?: het)?(?: ze| hun| hen| het restaurant| de keuken| het personeel){1,2}(?: maar)? (?:niet|niks|niets)(?: dat| over| van)?
  (?:zet|schrijf|noteer|vermeld)(?: er| daar| het| dan| maar| verder){0,3} (?:niks|niets)(?: (?:bij|op|in|neer))? (?:over|van)
  (?:niks|niets) (?:noteren|opschrijven|vermelden|erbij zetten|erbij schrijven) (?:over|van)
`;

/** What was noted last is not to be told to the house after all. */
export const untoldThat = words`
  (?:haal|haalt u|laat) (?:dat|die regel|die zin)(?: er)? ?(?:uit|eruit|weg)
  (?:vertel|zeg|meld)(?: u)? (?:dat|het|dit)(?: maar| alsjeblieft| alstublieft| ook| toch){0,2} niet(?: (?:tegen|aan) (?:het restaurant|de keuken|het personeel|hen|hun|ze))?
  (?:geef|geeft u) (?:dat|het|dit)(?: maar| alsjeblieft| alstublieft){0,2} niet door
  (?:schrijf|schrijft u|noteer|noteert u|zet|vermeld) (?:dat|het|dit)(?: maar| er| alsjeblieft| alstublieft){0,2} niet(?: op| erbij| in)?
  (?:dat|dit|het) (?:hoeft|moet) (?:het restaurant|de keuken|het personeel) niet te weten
`;
