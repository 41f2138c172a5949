import type { ChangingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What a booking is kept under. */
const kept = "(?:(?:vor|nach|familien)?namen?|(?:telefon|handy|mobil|ruf)nummer|e-?mail(?:-?adresse)?)";

export const changing: ChangingWords = {
  change: words`
    (?:schieben|schieb|schiebt|schiebst)(?: wir| ihr| sie)?
    zahl (?:andert|verandert) sich
    andern
    andere (?:meine|die|unsere|das|den|es|bitte)
    andern sie
    geandert
    anderung
    verschieben
    verschiebe
    verschiebt
    verlegen
    verlege
    umbuchen
    umbuche
    buche um
    buch um
    tauschen
    anpassen
    wechseln
    aktualisieren
    vorverlegen
    (?:sind|waren|werden|kommen)(?: jetzt| nun| dann)? doch(?: nur)? (?:zu )?\d{1,2}
    (?:eine|ein) person mehr
    # personen mehr
    umandern
    abandern
    (?:ein )?anderer tag
    (?:einen |an einem )?anderen tag
    andere (?:zeit|uhrzeit)
    anderes datum
    (?:sind|waren|werden)(?: (?:wir|es|doch|jetzt|nun|leider|aber|ein paar|etwas)){0,3} (?:mehr|weniger)(?= ?[.,!]| ?$| (?:leute|personen|gaste|als))
  `,
  holder: words`
    (?:(?:die|meine) )?(?:telefon|handy)?(?:nummer|mailadresse|e-?mail) (?:ist|war) (?:leider )?(?:falsch|verkehrt|nicht richtig)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:(?:die|meine) )?(?:telefon|handy)?nummer stimmt (?:leider )?nicht(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:(?:der|mein) )?name (?:ist|war|stimmt) (?:leider )?(?:falsch|verkehrt|nicht|nicht richtig)(?: geschrieben)?(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    falsche (?:telefon|handy)?nummer(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    falscher name(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    ${kept}(?: (?:der|fur die|meiner|unserer|auf der|zur|bei der|in der) (?:reservierung|buchung))?(?: bitte)?(?: (?:auf|in|zu) .{1,40})? (?:andern|geandert|anpassen|korrigieren|berichtigen|tauschen|wechseln|aktualisieren)
    (?:andern sie|andere|andert|korrigiere|korrigieren sie|berichtigen sie|tausche|tauschen sie)(?: bitte)? (?:den|die|meinen|meine|unseren|unsere) ${kept}
    ${kept} (?:ist|war|stimmt|wurde|steht) (?:\p{L}{1,8} )?(?:falsch(?: geschrieben)?|nicht(?: richtig| korrekt)?)
    (?:anderen|falschen|neuen|andere|falsche|neue) ${kept}
    (?:auf|unter) (?:einen anderen|den) namen .{0,40}(?:umschreiben|umbuchen|ubertragen|laufen lassen)
    (?:(?:telefon|handy|ruf)?nummer) hat sich geandert
    namen? falsch geschrieben
    (?:meine|unsere|eine|noch eine) (?:(?:telefon|handy|ruf|mobil)?nummer|telefonnummer)(?: noch| auch| bitte| dazu){0,2} (?:dazugeben|hinzufugen|angeben|hinterlassen|dazuschreiben|erganzen|nachreichen|hinterlegen|geben|eintragen)
  `,
  rather: words`
    stattdessen
    statt
    anstatt
    doch lieber
    lieber doch
    eher am
    sondern
  `,
  minds: words`
    (?:es |das )?(?:uns|mir) (?:\p{L}{1,8} ){0,2}anders (?:uberlegt|gedacht)
    umentschieden
    plane? (?:haben|hat) (?:sich )?geandert
    plan ?anderung
    (?:uns|mir) umuberlegt
    meinung geandert
    es hat sich (?:was|etwas) geandert
  `,
  apologies: ["sorry", "pardon", "entschuldigung", "verzeihung"],
  correction: words`
    vergiss es
    blodsinn
    unsinn
    nein
    nee
    ne
    nein warte
    warte
    wart
    quatsch
    halt
    ups
    huch
    vertippt
    ich mein
    mein ich
    doch
    sorry
    sry
    entschuldigung
    eigentlich
    lieber
    moment
    ich meinte
    ich meine
    korrektur
    falsch
    nicht
    ach
    besser
    mach(?! (?:1|ein|eine|einen|a|an|mir|ma)(?!\p{L}))
    mach lieber
    machen sie(?= (?:(?:es|das|lieber) )?(?:am |den )?(?:\d|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch))
    machen wir
    doch lieber
    aber
    verzeihung
    pardon
    upps
    uups
    oops
    hoppla
    ah nein
    ah ne
    ach ne
    ich korrigiere
    besser gesagt
    genauer gesagt
    irrtum
    mist
    tschuldigung
    tschuldige
    schuldigung
  `,
  saysMeant: words`
    mein(?:t?e)? ich
    ich mein(?:t?e)?
    wir meint?en
    meint?en wir
  `,
  but: ["aber", "sondern", "jedoch", "allerdings", "außer"],
  therefore: ["also", "dann", "daher", "deshalb"],
};
