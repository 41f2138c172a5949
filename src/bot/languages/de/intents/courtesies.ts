import type { CourtesyWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Behind what a guest says kindly of the house, and no more. */
const praised = String.raw`(?= ?(?:$|[^\p{L}\d ?]))`;

export const courtesies: CourtesyWords = {
  greet: words`
    (?:geht|funktioniert|klappt|lauft) (?:das|dieses) (?:ding|teil|hier)(?: (?:hier|uberhaupt|noch))?
    (?:antwortet|antworten|antwortest) (?:ihr|sie|du|hier)? ?(?:(?:jemand|noch|endlich|mal) ){0,3}(?:oder (?:nicht|was))?(?=[ ?!]*$)
    (?:ist|bist|sind|seid) (?:jemand|du|sie|ihr|wer)(?: noch)? (?:da|hier|zuhause)
    ist (?:da|hier)(?: noch)? (?:jemand|wer)
    hallo
    hi
    hey
    guten tag
    guten morgen
    guten abend
    gruß gott
    gruss gott
    gruezi
    servus
    moin
    moin moin
    ^tag(?! (?:der|des|vor|nach|darauf|danach))
    gruß dich
    hallochen
    gute nacht
    mahlzeit
    hallo zusammen
    nabend
    n'abend
    griaß di
    grias di
    griaß eich
    grias eich
    griaß euch
    grias god
    servas
    habedere
    hoi
    hoi zame
    sali
    salu
    gruezi mitenand
    gruezi zame
    moinsen
    tach
    schonen guten tag
    👋
  `,
  thanks: words`
    (?:ihr seid|sie sind|du bist) (?:(?:so|wirklich|echt|einfach|sehr|die|der|das|ein|eine|total|ja) ){0,3}(?:besten?|beste|super|toll|klasse|spitze|lieb|nett|schatz|schatze|engel|goldig|gold wert|wunderbar|grossartig|traum|hilfreich|freundlich)${praised}
    (?:trotzdem|dennoch) (?:vielen |besten )?danke?
    danke trotzdem
    danke
    dankeschon
    danke schon
    vielen dank
    besten dank
    merci
    herzlichen dank
    danke sehr
    ich danke
    dankesehr
    tausend dank
    🙏
    (?:ganz )?(?:vielen )?lieben dank
    dank dir
    dank euch
    dank ihnen
    danke dir
    danke euch
    danke ihnen
    (?:danke|merci) vielmals?
    dankschon
  `,
  thankedFor: words`
    fur
    furs
  `,
  praise: words`
    super
    toll
    prima
    klasse
    wunderbar
    grossartig
    herrlich
    schon
    sehr schon
    nett
    sehr nett
    cool
    fantastisch
    spitze
    wie nett
    (?:das ist |ist ja )(?:super|toll|prima|klasse|nett|schon)
    perfekt
    das ist perfekt
    hervorragend
    ausgezeichnet
  `,
  closing: words`
    das war's
    das wars
    das ist alles
    das war alles
    mehr nicht
    sonst nichts
    tschuss
    tschuß
    auf wiedersehen
    bis dann
    bis bald
    ciao
    schonen tag noch
    schonen abend noch
  `,
  fillers: words`
    (?:puh|och|tja|uff)
    verflixt
    hoppla
    menno
    (?<=\p{L} )halt
    bitte
    ah
    ahm
    also
    hm
    hmm
    na
    naja
    nun
    dann
    danke
    vielleicht
    ok
    okay
    gut
    ja
    so
    mal
    denn
    eben
    gerne
    gern
    wohl
    doch
    ich glaube
    oh
    ach
    jetzt
    sehr
    ist
    das
    es
    ich sagte
    sagte
    verdammt(?: noch ?mal)?
    zum teufel
    herrgott(?: noch ?mal)?
    leider
    wie (?:schon |bereits )?gesagt
    (?:den|die) andere[n]? auch
  `,
};
