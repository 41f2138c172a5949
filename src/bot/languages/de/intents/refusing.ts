import type { RefusingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Something of what was said last is wrong; what it is, may follow. */
const mistaken = words`
  (?:(?:die|meine) )?(?:telefon|handy)?(?:nummer|mailadresse|e-?mail) (?:ist|war) (?:leider )?(?:falsch|verkehrt|nicht richtig)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:(?:die|meine) )?(?:telefon|handy)?nummer stimmt (?:leider )?nicht(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:(?:der|mein) )?name (?:ist|war|stimmt) (?:leider )?(?:falsch|verkehrt|nicht|nicht richtig)(?: geschrieben)?(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  falsche (?:telefon|handy)?nummer(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  falscher name(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
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
      (?:ich )?(?:hab|habe|haben)(?: ich)?(?: doch| schon| gerade| bereits){0,2} nein gesagt
      (?:(?:nein|na|ne),? )?(?:das )?(?:braucht(?:s| es| ihr)?|brauchen sie) (?:eh |doch )?nicht
      (?:das |sie |den namen )?(?:muss|brauchen sie|braucht ihr|mussen sie|musst du|brauchst du)(?: das| sie| ihn)? nicht (?:gespeichert|gemerkt|behalten|merken|speichern)(?: werden| zu)?
      (?:nein|ne|na),? (?:merken|speichern) (?:brauchst|brauchen sie|musst|mussen sie)(?: \p{L}{1,7}){0,2} (?:nix|nichts|nicht)
      (?:nein|ne|nee|no),? (?:doch )?behalten
      nein
      (?:naturlich|selbstverstandlich) nicht
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
      (?:um (?:himmels|gottes) willen|bloß|bloss|oh gott|himmel),? nein
      (?:(?:es |alles )?bleibt |alles )?(?:beim|bleibt beim) alten(?: lassen| bleiben)?
      (?:es |alles )?(?:bleibt|soll bleiben)(?: alles)? wie (?:es|gehabt|vorher|bisher)(?: ist| war)?
      (?:na,? )?(?:lasst|losst|losts|lossts|lass|lasst es|lossts as)(?: as| es)? (?:wie es|wia s|wias) (?:ist|is|war|gwen)
      (?:na )?(?:dann|dann halt|halt|dann eben) nicht(?=[.! ]*$)
      (?:hat sich|ist|schon|hat sich schon|ist schon)(?: bereits)? erledigt
      (?:passt|geht|gehen|passen) (?:alles?|alle|mir alles|uns alles|alle) (?:leider )?nicht
      (?:zu spat,? )?(?:wir )?(?:sind|haben)(?: schon| bereits| inzwischen| leider){1,2} (?:woanders|anderswo|was anderes|etwas anderes|was gefunden|etwas gefunden)
      (?:wir |ich )?(?:haben|hab|habe)(?: wir| ich)?(?: (?:schon|bereits|inzwischen|jetzt)){0,2} (?:woanders|anderswo|bei jemand anderem)(?: (?:was|etwas))? (?:gebucht|reserviert|gefunden)
      inzwischen (?:haben|hab|habe|sind|bin) (?:wir|ich) (?:woanders|anderswo)(?: (?:gebucht|reserviert|fundig geworden))?
      (?:wir|ich) (?:haben|hab|habe) (?:schon|bereits|inzwischen) (?:was|etwas)(?: anderes)?(?: gefunden)?(?=[.! ]*$)
      (?:das )?wird (?:leider )?(?:nix|nichts)(?: bei uns| mehr)?
      (?:da |da ist |hab ich )?(?:nix|nichts) (?:passendes|dabei)(?: dabei)?(?=[.! ]*$)
      da konnen wir alle nicht
    `,
    "(?:moment|halt|stopp|warte)(?: mal)?,? doch nicht",
  ],
  noThanks: words`
    (?:nein|nee|ne),? danke
  `,
  declines: words`
    (?:lieber |eher |also )?eher nicht
    muss (?:das |ja )?nicht sein(?:,? (?:denk(?:e)? ich|finde ich|glaub ich))?
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
    (?:die |de |des |das )?(?:geb|gib|geba) i (?:ned|net|nit|nicht|ned gern)(?: her| raus)?
    (?:das |die )?(?:mochte|wurde|will|mag) ich (?:(?:hier|lieber|eher|eigentlich) ){0,2}(?:ungern|nicht)(?: (?:gern|gerne))?(?: (?:mitteilen|angeben|nennen|hergeben|rausgeben|teilen|sagen|preisgeben))?
    (?:behalte|behalt) ich (?:lieber )?fur mich
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
    brauch(?:e|st|t)? (?:ich|man|ihr|du) (?:das|die|eine|des)(?: denn| unbedingt)?(?=[ ?!.]{0,3}$)
    ist das (?:ein problem|schlimm|ok|okay|notig|notwendig)(?=[ ?!.]{0,3}$)
    ^(?:(?:ok|aber|und|hmm)[, ]{1,2})?(?:muss (?:ich|das|es|man)(?: das)?|ist das)(?: denn| wirklich| unbedingt){0,2}(?: sein| notig| notwendig| pflicht| erforderlich)?(?=[ ?!.]{0,3}$)
    ^(?:braucht?|brauchen|brauchst|benotigen) (?:sie|ihr|du|man) (?:die|das|den|eine)?(?: nummer)? ?(?:denn |wirklich |unbedingt |zwingend ){0,2}(?:denn|wirklich|unbedingt|zwingend)?(?=[ ?!.]{0,3}$)
  `,
  phoneKnown: words`
    (?:die )?(?:gleiche|selbe|dieselbe)(?: nummer)? wie (?:letztes mal|beim letzten mal|immer|vorher|sonst)
    (?:die|meine nummer|meine) (?:habt ihr|hast du|haben sie)(?: ja)?(?: doch)?(?: schon| bereits)?
    (?:ihr habt|du hast|sie haben)(?: ja| doch)? (?:die|sie|meine nummer|meine)(?: ja)?(?: schon| bereits)?
    (?:diese|die gleiche|dieselbe) nummer
    wie (?:letztes mal|immer|sonst)
    die,? von der ich schreibe
  `,
  callsThemselves: words`
    (?:ich|wir) (?:ruf|rufe|rufen|meld|melde|melden) (?:euch|sie|mich|uns|dann|schon|da|selber|selbst)(?: (?:dann|schon|selber|selbst))?(?: (?:an|bei (?:euch|ihnen)))?
  `,
  writeHere: words`
    (?:(?:konnt|konnen|kannst) (?:ihr|sie|du) )?(?:mir |uns )?(?:nicht )?(?:einfach |bitte )?(?:hier|in diesem chat|uber (?:den|diesen) chat|im chat)(?: einfach)? (?:schreiben|antworten|erreichen|melden)
    (?:schreibt?|schreiben sie|nehmt|nimm|nehmen sie|nutzt|antwortet|meldet euch)(?: mir| uns)?(?: doch)?(?: einfach| bitte)? (?:hier|diesen chat|den chat|in diesem chat|im chat|uber den chat)
    (?:der )?chat (?:reicht|genugt)
  `,
  anyPhone: words`
    (?:geht|ginge|passt|reicht|ist) (?:das|die|es)(?: auch| so| denn){0,2}(?: ok| okay| in ordnung| moglich| ein problem)?(?= ?\?)
    ist eine (?:\p{L}{2,16} )?nummer (?:ok|okay|in ordnung|ein problem)(?= ?\?)
    (?:kann|konnte|darf|konnen|konnten|durfen) (?:ich|wir)(?: ihnen| dir| euch)?(?: auch| nur| lieber| vielleicht){0,2} (?:eine |meine |die |unsere )?(?:\p{L}{2,16} ){0,2}(?:nummer|telefonnummer|handynummer|festnetznummer|festnetz)(?: (?:meine[sr]|von meine[mr]|unsere[sr]|vom) \p{L}{2,14})?(?: (?:angeben|geben|nehmen|hinterlassen|dalassen))?
    (?:geht|ginge|reicht|passt|ist)(?: auch| denn)? (?:eine |meine |die |das )?(?:\p{L}{2,16} ){0,2}(?:nummer|telefonnummer|handynummer|festnetznummer|festnetz)(?: (?:meine[sr]|von meine[mr]) \p{L}{2,14})?(?: (?:ok|okay|in ordnung|moglich))?
    muss es (?:meine|eine|die) (?:eigene|handynummer|mobilnummer|deutsche|nummer)(?: nummer)?(?: sein)?
    (?:(?:ich )?(?:hab|habe|haben)(?: wir)?(?: leider)? )?(?:nur|bloß|bloss) (?:ein(?:en)? |ne )?(?:festnetz(?:nummer|anschluss)?)(?=[.! ]*$)
    festnetz oder (?:handy|mobil)
    handy oder festnetz
  `,
  withoutPhone: words`
    (?:(?:das|mein|meine|die|a) )?(?:handy|telefon|mobil|nummer|die)(?:-?nummer)? (?:geb|gebe|geben|ruck|rucke|verrat|verrate|nenn|nenne) (?:ich|wir|i)(?: \p{L}{2,8}){0,3}? (?:nich|nicht|net|ned|nit|ungern|keinem|niemandem)(?: (?:raus|her|heraus|weiter|an|hin))?
    (?:telefon|nummer|handy)(?:-?nummer)? (?:gibt'?s|gibt es|kriegt ihr|bekommt ihr|bekommen sie|kriegen sie)(?: \p{L}{2,8}){0,2}? (?:nich|nicht|keine?|net|ned)
    (?:aber )?(?:eine|meine|die) (?:telefon|handy)?nummer (?:kriegt|bekommt|kriegen|bekommen|kriegst|bekommst) (?:ihr|sie|du) (?:nicht|keine)
    (?:meine |die )?(?:telefon|handy)?nummer (?:geb|gebe|geben|ruck|rucke) (?:ich|wir) (?:(?:\p{L}{2,8} ){0,2})(?:raus|her|heraus|weiter)
    (?:fragen|frag|fragt) (?:sie |ihr )?(?:mich |uns |bitte |jetzt |gar |auch |bloß |bloss ){0,3}nicht (?:auch |noch |erst ){0,2}nach (?:meiner |der |einer |unserer )?(?:telefon|handy|mobil)?nummer
    komm(?:en sie|t)? (?:mir |uns |bitte |jetzt ){0,3}nicht (?:auch |noch ){0,2}mit (?:der |einer )?(?:telefon|handy)?nummer
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
    (?:hab|habe|haben) (?:ich |wir )?(?:mein|das|unser) (?:handy|telefon) (?:(?:grad|gerade|leider|jetzt|heute) ){0,2}nicht (?:dabei|da|hier|zur hand)
    (?:hab|habe|weiß|weiss) (?:ich )?(?:die|meine) nummer (?:von (?:meine[rm]|unsere[rm]|der|dem) \p{L}{2,12} )?(?:(?:grad|gerade|leider|jetzt) ){0,2}nicht (?:im kopf|auswendig|parat|da)
    (?:mein )?(?:handy|telefon) (?:liegt|ist) (?:daheim|zuhause|zu hause|im auto|kaputt|leer)
    (?:telefon|handynummer|telefonnummer|meine nummer)(?:,? die|,? das)? (?:brauchen sie|braucht ihr|brauchst du|braucht man|brauchen wir)(?: ja| doch| wohl| bestimmt){0,2} (?:nicht|keine?)
  `,
};
