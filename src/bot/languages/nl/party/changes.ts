import type { PartyChangeWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";

export const changes: PartyChangeWords = {
  more: words`
    (?:nog )?(?:een|eentje|1|#) meer (?:nu|dan)(?=[,.! ]*$)
    (?:met )?(?:#|een|eentje|1|nog een)(?: (?:persoon|personen|gast|gasten|mensen|man|volwassene|volwassenen|kind|kinderen|plek|plaats|plaatsen))? (?:meer(?= (?:zijn|worden)(?!\p{L}))|meer(?! \p{L})|erbij)
    (?<!(?:tafel|tafeltje|reservering) voor )(?:#|een|1)(?: (?:persoon|personen|gast|gasten|mensen|man|volwassene|volwassenen|kind|kinderen|plek|plaats|plaatsen))? (?:bij(?= komen| aan|[.!?, ]*$))
    nog een(?: (?:persoon|personen|gast|gasten|mensen|man|volwassene|volwassenen|kind|kinderen|plek|plaats|plaatsen))? (?:bij(?= komen| aan|[.!?, ]*$))
    (?:nog )?(?:een|1|#) extra (?:persoon|personen|gast|gasten|plek|plaats)
    nog (?:een|1|#) (?:persoon|personen)(?: erbij)?
    er (?:komt|komen) (?:nog )?# (?:mensen|personen|gasten|man)? ?bij
    er (?:komt|komen) er (?:nog )?(?:#|een|eentje) bij
    (?:mag|kan|komt) er (?:nog|ook) (?:iemand|eentje|een persoon) (?:bij|mee)(?! \p{L}{3})
  `,
  nthPerson: words`
    (?:nog )?(?:een|de) #e (?:persoon|gast|vriend(?:in)?)(?: (?:bij|erbij|mee))?
  `,
  fewer: words`
    (?:#|een) van (?:onze|mijn|de) \p{L}{3,14} (?:(?:hebben|heeft)(?: helaas)? (?:afgezegd|geannuleerd|afgehaakt)|(?:haken|haakt|vallen|valt) af|(?:kunnen|kan|komen|komt) (?:toch |helaas )?niet(?: komen| mee)?)
    er (?:komen|komt|kunnen|kan) (?:toch |helaas )?(?:#|een|eentje) (?:mensen |personen |van ons )?(?:toch |helaas )?niet(?: komen| mee)?
    (?:komen|komt|kunnen|kan) er (?:toch |helaas )?(?:#|een|eentje) (?:mensen |personen |van ons )?(?:toch |helaas )?niet(?: komen| mee)?
    er (?:vallen|valt|haken|haakt) (?:er )?(?:#|een|eentje) (?:mensen |personen )?af
    (?:met |zijn )?(?:#|een|1|eentje)(?: (?:persoon|personen|gast|gasten|mensen|kinderen|volwassenen|man))? minder(?! \p{L})
    (?:een persoon|1 persoon|# personen|een van ons|1 van ons|# van ons) (?:kan|kunnen|komt|komen) (?:toch |helaas )?niet(?: komen| mee)?
    (?:#|een)(?: (?:persoon|personen|mensen|vrienden|gasten|van ons))? (?:(?:hebben|heeft)(?: helaas)? (?:afgezegd|geannuleerd|afgehaakt))
    (?:#|een)(?: (?:persoon|personen|mensen|vrienden|gasten|van ons))? (?:(?:haken|haakt|vallen|valt) af)
    (?:#|een)(?: (?:personen|mensen|vrienden|gasten|van ons))? (?:kunnen|kan|komen|komt) (?:toch |helaas )?niet(?: komen| mee)?
    (?:schrap|annuleer|annuleren|streep|cancel) (?:#|een) (?:plaatsen|plaats|plekken|plek|personen|persoon|stoelen|stoel)
    (?<!(?:voor|met) )(?:#|een) (?:plaatsen|plaats|plekken|plek|personen|persoon|stoelen|stoel) (?:annuleren|schrappen|afzeggen|cancelen)
    (?:komen|ja|zijn),? min(?:us)? #
  `,
  countedThen: words`
    (?:(?:de )?(?:vorige|laatste) keer|vorig jaar|bij (?:ons )?(?:het )?(?:vorige|laatste) bezoek|laatst|destijds|toen) (?:waren|kwamen) (?:we|wij) (?:met )?(?:\p{L}{1,8} ){0,2}(?:z'?n [\p{L}\d]{1,9}|\d{1,2})
    (?:we|wij) (?:waren|kwamen) (?:er )?(?:(?:de )?(?:vorige|laatste) keer|vorig jaar|laatst|destijds|toen) (?:met )?(?:z'?n [\p{L}\d]{1,9}|\d{1,2})
    (?:we|wij) (?:waren|kwamen) (?:met )?(?:z'?n [\p{L}\d]{1,9}|\d{1,2})(?: mensen| personen)? (?:(?:de )?(?:vorige|laatste) keer|vorig jaar|laatst|destijds)
  `,
  countsAnew: words`
    (?:waardoor|zodat|aangezien) (?:we|wij) (?:(?:nu|nog|maar|dan|dus|toch|slechts|alleen) ){0,3}(?:met )?(?:\d{1,2}|z'?n [\p{L}\d]{1,9}) (?:zijn|komen|worden|zullen|zouden)
    (?:dus|dan|nu|inmiddels) (?:zijn|worden|komen) (?:we|wij) (?:nu |dan |er ){0,2}(?:met )?(?:\d{1,2}|z'?n [\p{L}\d]{1,9})
    (?:we|wij) (?:zijn|worden|komen) (?:nu|dan|dus|toch|inmiddels) (?:met )?(?:\d{1,2}|z'?n [\p{L}\d]{1,9})
    (?:kunnen|mogen|zouden) (?:we|wij) (?:ook |nu |misschien ){0,2}(?:met )?(?:\d{1,2}|z'?n [\p{L}\d]{1,9}) (?:zijn|komen|worden)
    \d{1,2} (?:in plaats van|ipv) \d{1,2}
    (?:we|wij) (?:zijn|worden|komen) (?:toch |dan |nu ){0,2}weer (?:met )?(?:\d{1,2}|z'?n [\p{L}\d]{1,9})
    (?:uiteindelijk|toch) (?:zijn|worden|komen) (?:we|wij) (?:nu |dan |er |toch ){0,2}(?:met )?(?:\d{1,2}|z'?n [\p{L}\d]{1,9})
    (?:we|wij) (?:zijn|worden|komen) uiteindelijk (?:toch )?(?:met )?(?:\d{1,2}|z'?n [\p{L}\d]{1,9})
    (?:we|wij) (?:zijn|worden|komen) (?:met )?(?:\d{1,2}|z'?n [\p{L}\d]{1,9}) (?:uiteindelijk|nu|inmiddels|geworden)
  `,
  makesIt: words`
    (?:maak|doe|zet|schrijf)(?: er| het| dat| daar| maar| toch| liever){0,3}
  `,
  makesItOf: words`
    van
  `,
  becomes: words`
    (?:moet|moeten|mag|kan|zou|zal)(?: nu| dus| graag| toch){0,2}(?: er)?(?: een)?(?: tafel)?(?: voor| van| naar| op)? #(?: personen)? (?:worden|zijn|gezet worden|veranderd worden|gaan)
    wordt(?: nu| dus| toch)?(?: er)?(?: een)?(?: tafel)?(?: voor| van)? #
    is (?:nu|inmiddels|toch) (?:voor|van) #
  `,
  numberBecomes: words`
    (?<=(?:^|,) ?(?:(?:oh|ok|oke|nee|sorry),? ){0,2})nu(?: nog)?(?: maar)?(?: met)? #(?=[.! ]*$)
    (?:aantal|totaal)(?: (?:gasten|personen|mensen))? (?:is|wordt|bedraagt|komt|stijgt|daalt|zou)(?: (?:nu|dus|dan|daarmee|inmiddels|nog|maar|op|tot|naar)){0,4} #
    (?:brengt|komt|bracht) (?:ons|het(?: (?:totaal|aantal)(?: (?:gasten|personen))?)?)(?: (?:daarmee|dan|dus))? op #
    (?:ons|(?:het|ons) (?:totaal|aantal)(?: (?:gasten|personen))?) op # (?:brengt|komt|zet)
    aantal(?: (?:gasten|personen|mensen))? (?:op|naar|in|tot) #
    (?<=(?:^|,) ?)# nu(?=[.! ]*$)
  `,
  therefore: words`
    dus
    dus nu
    dus met
    dus we (?:zijn|komen)(?: nu)?(?: nog)?(?: met)?
    daarom
    dan (?:zijn|blijven) we(?: nog)?(?: met)?
    blijven(?: we)?(?: dus)?(?: nog)?(?: met)?
    blijven er(?: nog)?
    maakt
    dat maakt
    nu(?: nog)?(?: maar)?(?: met)?
    nu zijn we(?: nog)?(?: met)?
  `,
  supposed: words`
    (?:we|wij|er) (?:zijn|worden|komen) (?:misschien|mogelijk|wellicht|eventueel)(?: toch| wel){0,2}(?: met)?(?: z'n| ons)? #
    misschien (?:zijn|worden|komen) (?:we|wij|er)(?: toch| wel){0,2}(?: met)?(?: z'n| ons)? #
    (?:en|maar|wat)(?: gebeurt er)? (?:als|indien) (?:we|wij|er|het)(?: \p{L}{2,7}){0,2}(?: z'n| ons)? #
  `,
};
