import type { NoteWords } from "../note-words.ts";
import { words } from "../word-list.ts";
import { alone, edits, untold, untoldThat } from "./the-note.ts";

const to =
  "(?:(?:aan|tegen|in|bij|op) (?:de|het|mijn|onze) (?:keuken|restaurant|kok|chef|team|personeel|bediening|reservering|boeking)|tegen ze|aan ze|aan hen)";
const also = "(?:(?:er|nog|ook|even|maar|misschien|dan) ){0,4}";
const noting =
  "(?:(?:er)?bij ?(?:zetten|schrijven|doen|noteren)|toevoegen|noteren|opschrijven|vermelden|doorgeven|doorzeggen|melden|zeggen)";

export const notes: NoteWords = {
  only: words`
    alleen(?: nog)?
    enkel
    slechts
  `,
  stays: words`
    (?:blijft|blijven)(?: staan| erin| erbij)?
    (?:mag|mogen|moet|moeten|kan|kunnen) blijven(?: staan)?
  `,
  asTold: words`
    (?:precies )?zo (?:moet|hoort) (?:het|dat)(?: er| dan){0,2}(?: te)? (?:staan|in staan|zijn|luiden)
  `,
  right: words`
    (?:klopt|kloppen)
    (?:is|zijn) (?:juist|correct|goed)
  `,
  nothing: words`
    (?:toch |eigenlijk |helemaal )?(?:niets|niks)(?: meer)?
    geen (?:notitie|wens|wensen|opmerking)(?: meer)?
    (?:laat(?: (?:het|hem|maar)){0,2} )?leeg(?: laten)?
    (?:wis|verwijder|schrap) (?:alles|het|hem|maar)(?: maar)?
    (?:alles )?(?:wissen|verwijderen)
  `,
  verbs: words`
    (?:zeg|vertel|meld)
    (?:geef|geven)(?: \p{L}{2,8}){0,2} door
    toevoegen
    toe te voegen
    noteren
    noteer
    vermelden
    vermeld
    opschrijven
    bijschrijven
    erbij (?:zetten|schrijven)
    zet erbij
    doorgeven
    geef (?:even |aub )?door
    melden
    meld
    laten weten
    laat weten
    (?:zeggen|zeg|vertel|vertellen)(?: u)? (?:het )?(?:tegen )?(?:ze|hun|hen)
    (?:zeggen|zeg) (?:tegen )?(?:de keuken|de kok|het personeel|het restaurant)
    (?:tegen )?(?:de keuken|de kok|het personeel|het restaurant) zeggen
  `,
  writes: words`
    noteren
    noteer(?:t u)?
    opschrijven
    vermelden
    vermeld
    erbij (?:zetten|schrijven)
  `,
  that: ["(?<=(?:ze|hen|keuken|chef|kok|team|door|personeel) )(?:van|over)", "dat"],
  writesAround: words`
    schrijf(?:t u)?(?: (?:ook|even|alsjeblieft)){0,2} @ (?:op|erbij)
    zet(?:ten)?(?: u)?(?: (?:ook|even|alsjeblieft)){0,2} @ erbij
  `,
  unseen: words`
    (?:(?:die|dat) zie ik|ik zie (?:die|dat|hem|'m|het)) (?:er |hier ){0,1}niet(?: staan)?
    (?:die|dat) (?:ik|we|wij) (?:(?:er|hier|daar|nog) ){0,3}(?:niet|nergens) (?:kan |kunnen )?(?:zie|zien|vind|vinden)(?: staan)?
    (?:die|dat) (?:er )?(?:nog )?(?:ontbreekt|mist|niet (?:bij|in|op) staat|niet (?:erbij|erin) staat)
  `,
  thatToo: words`
    (?:schrijf|zet|noteer|schrijft u|zet u|noteert u) (?:dat|dit|het) (?:er )?(?:even |ook |maar ){0,2}(?:bij|op|erbij)?(?: aub)?
    (?:even |ook |graag ){0,2}(?:noteren|opschrijven|erbij zetten|erbij schrijven)
    (?:kunt u|kun je|kan je|kunnen jullie|kan u|zou u|zou je|wilt u|wil je|willen jullie) (?:dat|dit|het) ${also}(?:${to} )?${noting}(?: ${to})?
    (?:zet|schrijf|doe|noteer|vermeld) (?:dat|dit|het) (?:er )?${also}(?:erbij|bij|op|${to})
    (?:noteer|vermeld) (?:dat|dit|het)(?: even| maar| ook| nog){0,2}
    (?:geef|geeft u|meld|meldt u|voeg|voegt u) (?:dat|dit|het) ${also}(?:${to} )?(?:door|toe)(?: ${to})?
    (?:zegt u|zeg je|zeg|zeggen jullie|vertelt u|vertel|meldt u|meld) (?:dat|dit|het|het ze)(?: even| maar| ook| nog){0,2}(?: ${to})?
    (?:bedankt|dank u|dank je|dankjewel) voor het (?:doorgeven|noteren|toevoegen|opschrijven|doorvertellen)(?: ${to})?
  `,
  endsInVerb: true,
  never: ["heb", "hebt", "heeft", "hebben", "niet", "nooit", "als", "of", "waarom", "wie"],
  deeds: words`
    (?:kunnen jullie|kunt u|kun je|kan je|zouden jullie|zou u|zou je)(?: [\p{L}\d'"„“”«»-]{1,20}){1,12} (?:zetten|neerzetten|klaarzetten|plaatsen|schrijven|aansteken|versieren|zingen|voorbereiden|serveren|steken|verrassen|bakken)
  `,
  beside:
    "dan daar dus ok oke prima top mooi fijn goed super ja graag dank bedankt alsjeblieft aub alstublieft ook we wij ik ons mij me willen wil hebben heb zouden zou nemen neem doe maar er voor noteer reserveer nodig van".split(
      " ",
    ),
  ones: words`
    een
    eentje
    een ervan
    twee
    drie
    \d{1,2}
  `,
  ways: words`
    (?:liever |alleen |graag |gewoon |het liefst ){0,2}(?:via |per |een |op )?(?:appen|whatsapp|app|sms|sms'en|sms'je|bericht|appje|berichtje)(?: (?:graag|is prima|mag|is genoeg|sturen))?
    (?:liever )?niet bellen
  `,
  calls: words`
    (?:niet|alleen|liever|pas) (?:(?:voor|na|tussen|vanaf|in|tijdens) [^,;!?]{1,40}|'?s (?:avonds|ochtends|morgens|middags)|overdag) (?:bellen|opbellen)
    (?:bel|belt u|bellen)(?: me| mij| ons)?(?: aub| alsjeblieft| liever){0,2} (?:niet|alleen|pas) (?:voor|na|tussen|'?s|vanaf|in|tijdens|overdag)(?: [^,;!?]{1,40})?
  `,
  invoices: words`
    (?:factuur|rekening|bon) (?:graag |moet |mag |kan ){0,2}(?:op (?:de )?naam van|ten name van|aan|naar)
  `,
  billing: words`
    (?:factuuradres|factuurgegevens)
  `,
  alone,
  dictated: {
    of: words`
      notities?
      opmerking(?:en)?
      aantekening(?:en)?
      schrijf
      schrijven
      zet
      noteer
      noteren
      staan
    `,
    anew: words`
      alleen
      enkel
      gewoon
      fout
      klopt
      verkeerd
      in plaats
      verwijder\p{L}{0,2}
      haal
      wis
      verander\p{L}{0,2}
      wijzig\p{L}{0,2}
      moet
      vervang\p{L}{0,2}
    `,
    rest: words`
      verder niets
      de rest
      al het andere
      niets anders
      meer niet
    `,
    dropsRest: words`
      (?:schrap|haal|laat|wis|verwijder)(?:t|en)?(?: maar)? de rest(?: weg| eruit)?
      de rest (?:mag|kan|moet) (?:u |je |jullie )?(?:weg|eruit|schrappen|weglaten|verwijderen|geschrapt worden)
    `,
  },
  edits,
  untold,
  untoldThat,
  ahead: {
    dishes: words`
      kreeft(?:en)?
      krab(?:ben)?
      oesters?
      kaviaar
      mosselen
      garnalen
      sint-jakobsschelpen
      tarbot
      heilbot
      zalm
      zeebaars
      bouillabaisse
      gans
      ganzen
      eend(?:en)?
      eendenborst
      kalkoen
      fazant
      hert
      lam
      lamsbout
      lamsrack
      speenvarken
      braadstuk
      steaks?
      tomahawks?
      cote de boeuf
      paella
      fondue
      raclette
      truffel
      kaasfondue
      gourmet
      vis
      visschotel
      kip
      rijsttafel
    `,
    orders: words`
      reserveren
      reserveer(?:t u)?
      (?:vooraf |van tevoren )?bestellen
      bestel
      voorbestellen
      apart (?:houden|leggen|zetten)
      bewaren
      bewaar
      noteren
      noteer(?:t u)?
      opschrijven
      klaar ?(?:zetten|leggen|houden|maken)
      voorbereiden
      (?:ik|we|wij) (?:wil|willen|zou|zouden|neem|nemen)
      (?:wil|willen|neem|nemen) (?:ik|we|wij)
      graag
      aub
      alstublieft
      alsjeblieft
      vooraf
      van tevoren
    `,
    forWhom: words`
      voor (?:ons(?: allemaal)?|allemaal|iedereen|mij|de tafel|\d{1,2}(?: (?:personen|man|gasten|mensen))?)
    `,
    not: words`
      geen
      niet
      zonder
      allergi\p{L}{0,5}
      in plaats
      nooit
    `,
    mayWe: words`
      (?:kunnen|mogen|kan|mag|zouden|zou) (?:we|wij|ik) (?:\p{L}{2,12} ){0,6}(?:bestellen|voorbestellen|reserveren|krijgen|hebben)
    `,
    wants: words`
      (?:die|dat|hem|ze) (?:wil|willen|neem|nemen|zou|zouden)(?: (?:ik|we|wij))?(?: (?:ook|er|graag|erbij|beslist|zeker)){0,3}(?: hebben)?
    `,
  },
  joinsNote: words`
    en
    ah
    oh
    ach
  `,
  asksToDo: words`
    (?:kunt|zou) u
    (?:kun|kan) je
    (?:kunnen|zouden) jullie
  `,
};
