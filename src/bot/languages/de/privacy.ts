import type { PrivacyWords } from "../locale.ts";
import { words } from "../word-list.ts";

const my = "(?:meine?n?|unsere?n?|meiner|unserer|alle|alle meine|die|diese|personliche?n?|gespeicherte?n?)";
const me = "(?:mich|uns|mir|meine person)";

export const privacy: PrivacyWords = {
  data: [
    `${my} (?:ganzen |personlichen |gespeicherten |privaten |personenbezogenen )?(?:daten|angaben und daten)`,
    `(?:personliche|personenbezogene|gespeicherte|private) (?:daten|informationen)`,
    `(?:daten|informationen|infos|dinge|sachen)(?: \\p{L}{1,12}){0,4} (?:uber|zu|von) ${me}`,
    `(?:dsgvo|datenauskunft|datenkopie)`,
    `(?:alles|was)(?: \\p{L}{1,12}){0,4} (?:uber|zu|von) ${me}(?: \\p{L}{1,12}){0,3} (?:wisst|weisst|` +
      `weißt|wissen|speichert|speichern|speicherst|gespeichert|habt|haben|hast|kennt|gemerkt|aufbewahrt)`,
    `was (?:wisst|weisst|weißt|wissen|speichert|speichern|speicherst|habt|haben|hast) (?:du|ihr|sie)(?: \\p{L}{1,12}){0,3} (?:uber|zu|von) ${me}`,
  ],
  details: [
    `${my} (?:kontakt|personlichen )?(?:angaben|informationen|infos|kontaktdaten|profil|konto|account|verlauf|chatverlauf|nachrichten)`,
    `alles(?: \\p{L}{1,8}){0,1} (?:uber|zu|von) ${me}`,
    `(?:diesen|diese|unseren|unsere|den|die|das|ganzen?) (?:chat|unterhaltung|gesprach)`,
  ],
  erase: words`
    (?:losch|entfern|vernicht|vergiss|vergess|tilg)(?:e|t|en|st)?
    vergiss
    vergesst
    geloscht
    entfernt
    vernichtet
    loschung
    (?:raus|weg)(?:werfen|haben|machen)
  `,
  never: words`
    (?:nicht|nie|niemals|bloß nicht)(?: \p{L}{1,8})? (?:losch|entfern|vergess)(?:e|t|en)
    (?:losch|entfern)(?:e|t|en)? (?:sie |ihr )?(?:bitte |bloß )?(?:nicht|nie)
    (?:losch|losche|loscht|loschen)(?: \p{L}{1,8}){0,3} nicht
  `,
  show: words`
    (?:zeig|zeige|zeigt|zeigen|schick|schicke|schickt|schicken|gib|gebt|geben|sende|sendet|senden|exportier|exportiere|exportieren|herunterladen|runterladen)
    (?:sehen|einsehen|haben|erhalten|bekommen|kopie|auskunft|lesen)
    (?:welche|was|wieviele|wie viele)
  `,
  forget: words`
    (?:vergiss|vergesst|vergessen sie|losch|losche|loscht|loschen sie)(?: bitte)? (?:mich|uns)(?: bitte| einfach| komplett| vollstandig| ganz| jetzt| wieder)?$
    (?:vergiss|vergesst|vergessen sie)(?: bitte)? (?:wer ich bin|wer wir sind|dass es mich gibt)
    recht auf (?:vergessenwerden|vergessen werden|loschung)
    (?:mich|uns)(?: bitte)? (?:komplett |vollstandig |ganz )?(?:aus|in) (?:eurem|ihrem|dem|eurer|ihrer|der) (?:system|
      datenbank|kartei|liste der gaste|speicher)(?: \p{L}{1,10}){0,2}
    (?:mochte|mochten|will|wollen|wurde)(?: \p{L}{1,8}){0,2} (?:vergessen|geloscht) werden
    (?:mein|unser) (?:konto|account|profil) (?:bitte )?loschen
  `,
  keep: {
    named: words`
      (?:meine?|unsere?) (?:daten|angaben|nummer|telefonnummer|handynummer|kontaktdaten|kontakt|namen?)
    `,
    booking: words`
      (?:buch|reservier)(?:en?|t|e?s)?
      (?:buchung|reservierung)
    `,
    verbs: words`
      (?:aufzubewahren|bewahren|aufzuheben|zu (?:speichern|behalten))
      (?:(?<!ihr )(?:merkt|speichert|behaltet|notiert)|merk|merke|merken|speicher|speichere|speichern|abspeichern|behalte?|behalten|aufbewahren|aufheben)(?! (?:ihr|du|wir|man)(?!\p{L}))
      (?:gemerkt|gespeichert|aufbewahrt|aufgehoben|behalten) (?:werden|bleiben)
    `,
    unneeded: words`
      (?:das |des |es )?(?:brauchst|brauchts|braucht's|braucht|brauchen|brauch|brauche)(?: (?:du|ihr|sie|es|das|des|echt|wirklich|ich|wir)){0,2} (?:nicht|nich|net|ned)
      (?:das |des )?(?:ist |is )?(?:nicht|nich|net|ned) (?:notig|notwendig|erforderlich)
      (?:musst|mussen|muss)(?: (?:du|ihr|sie|das|es)){0,2} (?:nicht|nich|net|ned)(?: sein)?
      lass(?:t|en sie)?(?: es)? (?:mal|gut sein|stecken)
    `,
    not: words`
      (?:wag|wage|wagen|wagt)(?: sie| ihr| du)? (?:es )?(?:ja |bloss )?nicht
      nein
      nee?
      noe?
      no
      nich
      nicht
      nichts
      nix
      net
      nit
      nie
      kein
      keine
      ohne
      unnotig
    `,
    beside: words`
      fur(?:s| das) nachste mal
      (?:meine|unsere|die) personlichen (?:daten|angaben)
      (?:ich|wir) bitten?
      bitten? (?:ich|wir)(?: sie)?
      haben sie (?:herzlichen|vielen) dank
      darum
      von
      das
      dies
      es
      die
      sie
      alles
      sich
      dir
      dirs
      euch
      mir
      uns
      ruhig
      gerne?
      bitte
      mal
      doch
      einfach
      ja
      (?:meine?n?|unsere?n?|die|den|der) (?:daten|angaben|nummer|namen?|kontaktdaten)
      (?:furs|fur das|fur) (?:nachste|nachstes|andere|andermal) ?mal
      dauerhaft
      na
      daten
      brauchst
      brauchts?
      brauchen
      braucht
      musst
      mussen
      muss
      kannst
      konnt
      konnen
      durft
      darfst
      durfen
      sollst
      sollt
      sollen
      du
      ihr
      zu
      auch
      auf
      (?:ich|wir) (?:will|mochte|wollen|mochten)
      dass
      wenn (?:du|ihr|sie) (?:magst|mogt|mogen|willst|wollt|wollen)
      von (?:mir|uns)
      notig
        lieber
      ach so
      ach
      und
      danke
      also
      aber
      dann
      passt
      cool
      super
      jo
      joa
      dabei
      bloß
      eigentlich
      wirklich
    `,
  },
};
