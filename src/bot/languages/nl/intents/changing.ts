import type { ChangingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** What a booking is kept under. */
const kept = "(?:(?:achter|voor)?naam|(?:telefoon|mobiele |06-?)nummer|e-?mail(?:adres)?)";

export const changing: ChangingWords = {
  change: words`
    aantal (?:verandert|wordt anders)
    er (?:komt|komen) (?:nog |ook ){0,2}(?:\p{L}{1,12} |\d{1,2} ){0,2}(?:bij|extra)
    wijzigen
    wijzig
    wijziging
    veranderen
    verander
    verzetten
    verzet
    verplaatsen
    verplaatst (?:worden|krijgen)
    verzet (?:worden|krijgen)
    verplaats
    aanpassen
    aan te passen
    pas (?:mijn|de|het|onze)
    omzetten
    vervroegen
    verlaten naar
    een andere (?:dag|tijd|datum)
    omboeken
    (?:kan|kunnen|komt|komen|kom) er (?:nog |ook ){0,2}(?:\p{L}{1,12} |\d{1,2} ){0,2}(?:bij|extra)(?: komen)?
    (?:\d{1,2}|1|een) (?:\p{L}{1,10} )?(?:meer|minder|extra)(?= ?[.!?]*$)
    (?:iemand|persoon|personen|mensen|\d) (?:toevoegen|erbij|minder|meer|afgevallen)
    vervroeg
    verschuiven
    verschuif
    schuif
    opschuiven
    uitstellen
    naar (?:een )?(?:andere|later|eerder)
    verander(?:d|ing)?
    gewijzigd
    omzetten naar
    iets anders
    ander tijdstip
    een ander (?:tijdstip|moment)
    (?:zijn|worden|komen)(?: (?:we|wij|nu|toch|wel|wat|er)){0,3} (?:met )?(?:wat )?(?:meer|minder)(?= ?[.,!]| ?$| (?:mensen|personen|man|dan))
    (?:valt|vallen) er (?:iemand|een|1|\d{1,2})(?: personen| mensen)? af
    er (?:valt|vallen) (?:iemand|een|1|\d{1,2})(?: personen| mensen)? af
  `,
  holder: words`
    (?:het |de |mijn )?(?:telefoon)?(?:nummer|naam) (?:is|was) (?:fout|verkeerd|niet goed|niet juist)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:het |de |mijn )?(?:telefoon)?(?:nummer|naam) klopt niet(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:verkeerd nummer|verkeerde naam)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
    (?:wijzig|wijzigen|verander|veranderen|corrigeer|corrigeren|pas)(?: de| mijn| het| onze)? ${kept}
    ${kept}(?: (?:van|op|voor|bij) (?:de|mijn|onze) (?:reservering|boeking|tafel))?(?: (?:in|naar) .{1,40})? (?:te )?(?:wijzigen|veranderen|aanpassen|corrigeren)
    ${kept} (?:is|klopt|was|staat) (?:\p{L}{1,8} )?(?:verkeerd|fout|niet|onjuist)(?: gespeld| geschreven)?
    (?:andere|nieuwe|verkeerde|ander|nieuw|verkeerd) ${kept}
    (?:zet|zetten|overzetten) (?:de|mijn|onze) (?:reservering|boeking|tafel) (?:op|onder)(?: een andere| de)? naam
    ${kept} is (?:veranderd|gewijzigd)
    (?:mijn|ons|een) (?:telefoonnummer|nummer|mobiele nummer|06-nummer)(?: nog| ook| even){0,2} (?:toevoegen|doorgeven|geven|achterlaten|erbij zetten|opgeven)
  `,
  rather: words`
    in plaats van
    toch liever
    eigenlijk
    in plaats daarvan
    in plaats
    ipv
    i\.p\.v\.?
  `,
  minds: words`
    van (?:gedachten|gedachte|mening|plan) veranderd
    (?:plannen|plan) (?:zijn|is) (?:toch )?(?:gewijzigd|veranderd)
    (?:ons|me|mij) (?:toch )?bedacht
    verandering van plannen
    planwijziging
  `,
  apologies: ["sorry", "pardon"],
  correction: words`
    vergeet (?:het|dat)
    onzin
    flauwekul
    nee
    o nee
    oh nee
    bedoel
    typfout
    typo
    vertypt
    eigenlijk
    liever
    sorry
    sry
    toch
    wacht
    ik bedoel
    ik bedoelde
    doe maar
    maak er
    maak het
    niet
    correctie
    pardon
    oeps
    doe toch maar
    we bedoelen
    neen
    of nee
    wacht even
    toch maar
    niet waar
    fout
    foutje
    verkeerd
    oei
    nee wacht
    correctie:
    beter
    we zijn toch
    we komen toch
    ah nee
    ach nee
    excuses
    excuseer
    oepsie
    o jee
    vergissing
    ik vergis me
    ik vergiste me
    liever gezegd
  `,
  saysMeant: words`
    (?:(?:ik|we) )?bedoel(?:de|den)?(?: (?:ik|we))?
  `,
  but: ["maar", "behalve", "echter", "alleen met"],
  therefore: ["dus", "dan"],
};
