import type { RefusingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Something of what was said last is wrong; what it is, may follow. */
const mistaken = words`
  falsch
  inkorrekt
  stimmt (?:(?:so|ja|doch|gar|leider) ){0,2}nicht
  das stimmt (?:(?:so|ja|doch|gar|leider) ){0,2}nicht
  nicht richtig
  nicht korrekt
  (?:hab|habe|haben) (?:ich|wir) (?:(?:so|doch|gar|das) ){0,2}nicht (?:gesagt|gemeint|bestellt|geschrieben)
  falsch verstanden
  missverstanden
`;

export const refusing: RefusingWords = {
  mistaken,
  deny: [
    ...mistaken,
    ...words`
      (?:(?:nein|na|ne),? )?(?:das )?(?:braucht(?:s| es| ihr)?|brauchen sie) (?:eh |doch )?nicht
      (?:das |sie |den namen )?(?:muss|brauchen sie|braucht ihr|mussen sie|musst du|brauchst du)(?: das| sie| ihn)? nicht (?:gespeichert|gemerkt|behalten|merken|speichern)(?: werden| zu)?
      (?:nein|ne|na),? (?:merken|speichern) (?:brauchst|brauchen sie|musst|mussen sie)(?: \p{L}{1,7}){0,2} (?:nix|nichts|nicht)
      (?:nein|ne|nee|no),? (?:doch )?behalten
      nein
      ne
      nee
      no
      noe
      nope
      nicht
      keineswegs
      auf keinen fall
      stimmt nicht
      das stimmt nicht
      passt nicht
      (?:na,? |naa,? )?(?:des |das )?[pb]asst (?:mir |uns )?(?:ned|net|nit|nid)
      lieber nicht
      leider nicht
      nein danke
      niemals
      nie
      unsinn
      ablehnen
      abgelehnt
      keinesfalls
      bloß nicht
      👎
      ❌
      kein interesse
      so lassen
      lass es so
      lassen sie es so
      lasst es so
      lassen wir es so
      so lassen wie es ist
      alles so lassen
      (?:nichts|gar nichts) (?:andern|mehr andern|verandern)
      bleibt so
      es bleibt so
      ohne nummer
      diesmal nicht
      keins
      keiner
      keine davon
      keins davon
      keiner davon
      weder noch
      heute nicht
      jetzt nicht
      nicht mehr
      passt mir nicht
      passt uns nicht
      geht nicht
      geht leider nicht
      lieber doch nicht
    `,
    "(?:moment|halt|stopp|warte)(?: mal)?,? doch nicht",
  ],
  declines: words`
    (?:lass|lassen sie|lasst|lassen wir) (?:die|meine) (?:telefon|handy)?nummer (?:weg|aus|frei|bitte weg|mal weg)
    (?:das |die )?(?:lass|lassen sie|lasst|lassen wir) (?:das |die |es )?(?:mal |bitte |lieber )?(?:weg|aus|frei)
    weglassen
    (?:die|meine nummer|das) (?:gebe|geb|geben) (?:ich|wir) (?:nicht|ungern|lieber nicht) (?:raus|heraus|her|weiter|an)
    (?:ich |wir )?(?:habe|haben|hab) (?:leider )?(?:keine?|kein handy|kein telefon|keine nummer|keine telefonnummer|keins|keines)
    hab(?:e)? (?:ich |wir )?(?:leider )?(?:nicht|keine|keins)
    brauch(?:en|t|st)? (?:sie|ihr|du|man)?(?: das| die)? ?nicht
    keine angabe
    keine
    keins
    ohne
    uberspringen
    uberspring
    lieber nicht
    lieber ohne
    nicht notig
    (?:mochte|will|wollen|mochten) (?:ich |wir )?(?:lieber )?(?:nicht|keine?)(?: (?:angeben|nennen|geben|nummer angeben))?
    weiter
    skip
    passe
    (?:das (?:ist|war) alles|das wars|das war's|mehr nicht|weiter|(?:bitte )?weitermachen)
    (?:die |das |meine )?(?:geb|gebe|sag|sage|verrat|verrate) ich (?:dir |ihnen |euch |lieber )?nicht
    (?:die |meine nummer |das )?(?:weiß|weiss|hab|habe|kenne) ich (?:gerade |grad |jetzt |leider ){0,2}nicht(?: auswendig| im kopf| parat)?
  `,
  mustGivePhone: words`
    (?:kann|konnte|darf|konnen|konnten|durfen) (?:ich|wir)(?: ihnen| dir| euch)?(?: auch| nur| lieber| vielleicht){0,2} (?:eine |meine |die |unsere )?(?:e-?mail|mail|mailadresse|e-?mail-?adresse|email-?adresse)(?: statt(?:dessen| der nummer)?)?(?: (?:angeben|geben|hinterlassen|schreiben|dalassen))?
    muss (?:ich|man)(?: denn| wirklich| unbedingt| da| zwingend){0,3} (?:eine|meine|die|ne) (?:telefon|handy|mobil)?nummer (?:angeben|hinterlassen|nennen|geben|dalassen|sagen)
    mussen wir(?: denn| wirklich| unbedingt){0,2} (?:eine|unsere|die) (?:telefon|handy)?nummer (?:angeben|hinterlassen|nennen|geben)
    (?:braucht|brauchen) (?:ihr|sie|du)(?: denn| wirklich| unbedingt){0,3} (?:eine|meine|die) (?:telefon|handy|mobil)?nummer
    ist (?:eine|die|meine) (?:telefon|handy)?nummer (?:wirklich )?(?:notig|notwendig|pflicht|erforderlich)
    (?:braucht|brauchen|brauchst)(?:s|'s| ihr| sie| du| es| man| ich)?(?: die| das| eine| die jetzt| die wirklich| denn| wirklich){1,2}(?= ?\?)
    (?:sie|ihr|du) (?:brauchen|braucht|brauchst) (?:meine|die|keine) (?:telefon|handy)?nummer (?:doch )?(?:nicht)?,? oder
  `,
  mustThat: words`
    ^(?:(?:ok|aber|und|hmm)[, ]{1,2})?(?:muss (?:ich|das|es|man)(?: das)?|ist das)(?: denn| wirklich| unbedingt){0,2}(?: sein| notig| notwendig| pflicht| erforderlich)?(?=[ ?!.]{0,3}$)
    ^(?:braucht?|brauchen|brauchst|benotigen) (?:sie|ihr|du|man) (?:die|das|den|eine)?(?: nummer)? ?(?:denn |wirklich |unbedingt |zwingend ){0,2}(?:denn|wirklich|unbedingt|zwingend)?(?=[ ?!.]{0,3}$)
  `,
  anyPhone: words`
    (?:kann|konnte|darf|konnen|konnten|durfen) (?:ich|wir)(?: ihnen| dir| euch)?(?: auch| nur| lieber| vielleicht){0,2} (?:eine |meine |die |unsere )?(?:\p{L}{2,16} ){0,2}(?:nummer|telefonnummer|handynummer|festnetznummer|festnetz)(?: (?:meine[sr]|von meine[mr]|unsere[sr]|vom) \p{L}{2,14})?(?: (?:angeben|geben|nehmen|hinterlassen|dalassen))?
    (?:geht|ginge|reicht|passt|ist)(?: auch| denn)? (?:eine |meine |die |das )?(?:\p{L}{2,16} ){0,2}(?:nummer|telefonnummer|handynummer|festnetznummer|festnetz)(?: (?:meine[sr]|von meine[mr]) \p{L}{2,14})?(?: (?:ok|okay|in ordnung|moglich))?
    muss es (?:meine|eine|die) (?:eigene|handynummer|mobilnummer|deutsche|nummer)(?: nummer)?(?: sein)?
  `,
  withoutPhone: words`
    (?:die |meine |a )?nummer (?:braucht(?:s| es| ihr)?|brauchen sie|brauchst)(?: eh| doch| du)? (?:nicht|ned|net)
    (?:(?:die|meine) nummer )?(?:hab|habe|haben|weiß|weiss) (?:ich |wir )?(?:die |das |sie |meine )?(?:nummer )?(?:(?:grad|gerade|jetzt|leider|im moment) ){0,2}nicht (?:zur hand|da|dabei|auswendig|parat|griffbereit)
    (?:kei|keini|ka|koa|koane|kane) (?:nummer|nummere|nummara|telefon|handy|natel)
    kein(?:e)? (?:nummer|telefonnummer|handynummer|mobilnummer|handy|telefon|mobiltelefon)
    (?:meine|unsere|die) (?:nummer|telefonnummer|handynummer) (?:gebe|geb|geben|nenne|verrate) (?:ich|wir) (?:lieber |ungern|nicht)(?:nicht)?
    (?:ich |wir )?(?:will|wollen|mochte|mochten|mag) (?:meine|unsere|die|keine) (?:nummer|telefonnummer|handynummer)(?: lieber)?(?: nicht)? (?:geben|angeben|nennen|hergeben|hinterlassen|sagen|rausgeben)
    ohne (?:nummer|telefon|telefonnummer|handy|handynummer)
    (?:telefon|nummer|handynummer|telefonnummer) (?:mag|mog|will|wui|mocht) (?:i|ich) (?:ned|net|nicht|nit)(?: (?:sagn|sagen|geben|hergeben|angeben|rausgeben))?
    (?:eine |meine |unsere )?(?:telefon)?nummer (?:hinterlass\p{L}{1,4}|geb\p{L}{0,3}) (?:wir|ich) (?:\p{L}{1,8} )?(?:ungern|nicht|keine)
    vergessen sie die nummer
    lieber (?:keine|ohne)(?: nummer| angabe)?(?=[.!,;]| ?$)
  `,
};
