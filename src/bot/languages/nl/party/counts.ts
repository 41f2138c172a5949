import type { CountWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

/** Between "we are" and the count. */
const hedges =
  "(?:nu|toch|maar|dan|dus|nog|waarschijnlijk|ongeveer|misschien|rond de|een stuk of|slechts|alleen|inmiddels|eigenlijk|" +
  "derhalve|zodoende|daarom|daardoor|uiteindelijk|helaas|ook)";

export const counts: CountWords = {
  phrases: words`
    (?<=^(?:nee|neen|sorry)[,.]? )#(?= (?:met) (?!(?:een|de|het|uitzicht|ons|wijn)(?![\p{L}]))\p{L}{2,14}[ .!]{0,3}$)
    (?:maak|doe|zet|neem) er (?:maar |toch |liever |dan ){0,2}#(?: van)?
    # (?:man |mensen |personen )?kwijt
    (?:(?:aantal )?(?:personen|gasten|mensen|volwassenen)|aantal) ?[:=] #
    (?:tafel|tafeltje|iets|wat|plekje|groep|reservering|plek|plaats|gezelschap|familie|gezin|feest|ruimte) (?:voor|van|met) (?:ongeveer |zo'n |maar |ca\.? )?#
    (?:we|wij) (?:zijn|komen|waren|worden|gaan|eten|zullen|zouden)(?: ${hedges}){0,3}(?: met)?(?: (?:zijn|ons|z'n|zn|zo'n)| ${hedges}){0,2} (?!1 \p{L})#
    (?:zijn|komen|worden|gaan|zullen|zouden) (?:we|wij)(?: ${hedges}){0,3}(?: met)?(?: (?:zijn|ons|z'n|zn)| ${hedges}){0,2} #
    (?:waardoor|zodat|dat|omdat|aangezien|wanneer|als) (?:we|wij)(?: ${hedges}){0,3}(?: met)?(?: (?:zijn|ons|z'n|zn)| ${hedges}){0,2} #(?= (?:zijn|komen|worden|zullen|zouden|gaan)(?!\p{L}))
    met (?:z'n|zn|z n|ons|zijn|hun) #
    wij #
    ons #
    (?:het|dat) (?:worden|zijn|wordt|is) (?:er |nu |dan |toch )?#
    er (?:komen|zijn) #
    # in totaal
    in totaal #
    # totaal
    # man
    # van ons
    een (?:man|stuk) of #
    ¦ persoon of #
    aantal(?: personen| gasten| mensen)?:? (?:is |wordt )?#
    kom(?:en|t)? met (?!1 \p{L})#
    #[ -]?persoonstafel
    # couverts
    tafel #(?= ?(?:pers|p)(?![\p{L}]))
    allebei #
    (?<=(?:¦|bij|mee|meer|minder)[,.]? )dus #
    # (?:personen )?aan tafel
    # (?:zijn|worden) (?:we|wij)
    met # (?:komen|aanschuiven|(?:komen )?eten|dineren|lunchen)
    alle #(?= ?(?:[,.!]|$)| van ons| komen)
    (?:we|wij) worden (?:toch |dan |nu ){0,2}weer (?:met )?#
  `,
  totals: words`
    # dus(?=[.! ]*$)
    # (?:personen |mensen |man )?in totaal
    # totaal
    in totaal (?:dus |zijn we |zijn wij |zijn |komen we )?(?:met )?#
    alles bij elkaar (?:zijn we )?(?:met )?#
    samen (?:zijn we )?(?:dus )?(?:met )?#
  `,
  putsDown: words`
    (?:laat|zet|schrijf|noteer|maak)(?: (?:het|maar|dan|er|toch)){0,3}
  `,
  keptAt: words`
    (?:hou|houd|houden)(?: (?:we|het|maar|dan|toch)){0,3} op
    laat(?: (?:het|maar|dan)){0,3} op
    (?:we|wij) (?:houden|laten) het(?: maar)? op
    (?:we|het) blij(?:ven|ft) (?:bij|met)
  `,
  weakPhrases: words`
    (?:voorlopig|voor nu|op dit moment|momenteel),? (?:zijn we )?(?:met )?#
    voor (?:ongeveer |maar |ons |zo'n )?#
    met (?!1 \p{L})#
    toch #
    (?:slechts|enkel|alleen) #
  `,
  openPhrases: words`
    bedoel(?:de)? #
    # (?:in plaats daarvan|liever)(?: graag)?(?=[.?! ]*$)
    (?:zou|kan|lukt|past) # (?:ook |misschien )?(?:kunnen|lukken|passen|goed zijn|gaan)
    toch #
    liever #
    doe maar #
    maak er #
    maak het #
    zeg maar #
    (?:laten we zeggen|zeg) #
    dan(?: maar)? #(?=[.! ]*$)
    # dan(?: maar)?(?=[.! ]*$)
    maak er (?:dan |maar |toch ){1,2}#
    (?:doe|zeg|laten we zeggen|we zeggen) (?:dan |gewoon ){1,2}#
  `,
  answerLeads: words`
    ongeveer
    rond
    circa
    ca\.?
    een stuk of
    misschien
    zo'n
    rond de
    hooguit
    minstens
    niet meer dan
    niet minder dan
    maximaal
    zeg maar
    zeg
    laten we zeggen
    ik denk
    ik gok
    tegen de
    minimaal
    om en nabij
    tot
    doe maar
    maak er maar
    maak maar
    doe
  `,
  fixed: {
    "alleen ik": 1,
    "alleen voor mij": 1,
    "ik alleen": 1,
    "ik kom alleen": 1,
    "ik ben alleen": 1,
    "voor mij alleen": 1,
    "voor mezelf": 1,
    "voor mezelf alleen": 1,
    "alleen voor mezelf": 1,
    "alleen mezelf": 1,
    "alleen mijzelf": 1,
    "alleen mij": 1,
    "in mijn eentje": 1,
    "in m'n eentje": 1,
    ikzelf: 1,
    eentje: 1,
    tweetjes: 2,
    drietjes: 3,
    viertjes: 4,
    "wij beiden": 2,
    "ons beiden": 2,
    "wij met ons beiden": 2,
    tweepersoonstafel: 2,
    "tweepersoons tafel": 2,
    vierpersoonstafel: 4,
    zespersoonstafel: 6,
    "een stelletje": 2,
    "een half dozijn": 6,
    "een stel": 2,
    "een koppel": 2,
    "nog een stel": 2,
    "nog een koppel": 2,
    saampjes: 2,
    "een dozijn": 12,
    dozijn: 12,
    "met ons getweeen": 2,
    getweeen: 2,
    "met ons gedrieen": 3,
    gedrieen: 3,
    "met ons gevieren": 4,
    gevieren: 4,
    "een tiental": 10,
  },
  including: words`
    zijn
    waarvan
    inclusief
    waaronder
    (?:een )?gezin(?:netje)? met
    (?:een )?(?:stel|koppel) met
  `,
  or: ["of", "of misschien", "(?:maar )?misschien", "(?:maar )?eventueel"],
  to: ["tot", "a"],
};
