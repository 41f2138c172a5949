import type { MannersWords } from "../manners-words.ts";
import { words } from "../word-list.ts";

export const manners: MannersWords = {
  farewell: words`
    (?:einen |noch einen )?schonen (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|feierabend|resttag)(?: noch| euch| ihnen)?
    (?:ein |noch ein )?schones we(?: noch)?
    tschuss(?:i|chen)?
    tschuß
    tschau
    ciao
    servus
    auf wiedersehen
    auf wiederschauen
    auf wiederhoren
    wiedersehen
    ade
    pfiat di
    pfiat(?: eich| euch)
    uf wiederluege
    mach(?:t|en sie)?(?:'s| es)? gut
    schonen (?:tag|abend|nachmittag|sonntag)(?: noch| euch| ihnen)?
    schones wochenende
    muss (?:jetzt )?(?:los|weg)
    bis die tage
    (?:einen )?schonen abend (?:noch|euch|ihnen|ihnen noch|euch noch)
  `,
  politeEnds: words`
    digga
    (?:bitte )?(?:notier|schreib)(?:e|en sie|t)? (?:das|es)(?: bitte)?(?: auf)?
    schreibs? (?:dir |euch )?auf
    bitte(?: schon)?
    danke(?: schon)?
    vielen dank
  `,
  partings: words`
    gute nacht
  `,
  seeYou: words`
    (?:wir )?sehen uns
    man sieht sich
    bis (?:dann|bald|spater|nachher|gleich|dahin|demnachst|die tage)
    (?:wir )?freuen uns auf
    (?:ich )?freue mich auf
    (?:wir versuchen|ich versuche|versuchen|versuche),? (?:[1-9]|10|ein paar|einige) minuten (?:fruher|vorher|eher) (?:zu kommen|da zu sein|dort zu sein)
  `,
  until: words`
    bis
    bis zum
    bis nachsten
  `,
  willCall: words`
    (?:dann |da )?ruf(?:e)? ich(?: (?:dort|da|halt|lieber|direkt))? an
    ich rufe?(?: (?:dann|dort|da|bei ihnen|bei denen|die|sie|lieber|halt|direkt|selbst|selber|heute|morgen|spater|montag|nachher)){0,3} an
  `,
  joints: words`
    am
    um
    zum
    den
    dann
    gegen
    nachsten
    kommenden
    diesen
  `,
  nods: words`
    ok
    okay
    klar
  `,
  callsToMind: words`
    (?:ach|ah|oh|o|achso|ach so) ja(?!,? (?:bitte|gerne?|perfekt|super|passt))
    ja,? (?:ubrigens|apropos|noch (?:was|etwas|eine frage|ne frage)|eine frage|ne frage|bevor ich)
  `,
  dontBook: words`
    (?<!warum |wieso )nicht (?:\p{L}{1,8} ){0,1}(?:buchen|reservieren|bestatigen|eintragen)(?! vergessen)
    (?:buche?n?|reserviere?n?|bestatigen?)(?: (?:sie|das|es|ihn|den|die|bitte|noch|mir|uns)){0,4} nicht
  `,
  hopesToCome: words`
    bis (?:irgendwann|ein andermal|zum nachsten mal|die tage|irgendwann ?mal)(?: mal| wieder)?
    (?:vielleicht |hoffentlich |dann |dann halt )?(?:klappt(?:'s| es) )?(?:ein andermal|ein anderes mal|beim nachsten mal)(?: dann| halt| vielleicht)?
    (?:wir|ich) (?:versuchen?|probieren?|melden?)(?:'?s)?(?: (?:uns|mich|es|'s|dann|einfach)){0,3} (?:im|nachste[nsr]?|in der|nach) (?:\p{L}{3,10} )?(?:noch ?mal|wieder|erneut)
  `,
  anotherTime: words`
    (?:ein )?ander(?:mal|es mal|en tag)
    (?:beim )?nachste[sn]? mal
  `,
  concurs: words`
    (?:ganz )?genau so
    ganz genau
    exakt(?: so)?
  `,
  notesIt: words`
    (?:bitte )?(?:notier|notiere|notieren|vermerk|vermerke|vermerken|schreib|schreibe|schreiben)(?: sie)? (?:(?:das|es|dies|mir|bitte|auch|mit) ){0,3}?(?:auf|dazu|hin|rein|bitte)?
    (?:das )?(?:bitte )?(?:notieren|vermerken|aufschreiben|dazuschreiben)
  `,
  orders: words`
    (?:ich|wir) (?:stimme|stimmen) (?:dem |den bedingungen |allem )?zu
    (?:ich |wir )?(?:akzeptiere|akzeptieren) (?:das|die bedingungen|die gebuhr)
    (?:ich bin |wir sind |bin |sind )?(?:damit |mit (?:den bedingungen|der gebuhr) )?einverstanden
    passt scho(?:n)?(?: so)?
    (?:das )?(?:bestatigt|bestatige|bestatigen)(?: ich| wir)?
    mach(?:en)? (?:sie )?das
    machen wir(?: so| das)?
    so machen wir (?:das|'s|es)
    (?:den |ihn |die )?(?:nehm|nehme|nehmen) (?:ich|wir)
    (?:ich|wir) nehmen? (?:ihn|den|die|sie)
    (?:buchen|reservieren)(?: sie)?(?: das| den| ihn)?
    abgemacht
    gebongt
    (?:buch|reservier|mach)(?:'s|s| es| des| das| ma)
    dann bitten wir darum
    (?:ich bitte|wir bitten) darum
    (?<=^ ?|ja,? |jo,? |jep,? |ok,? |passt,? |gut,? )mach(?:t)?(?: mal| ma| ruhig)?(?=[,.! ]*$)
  `,
  sighs: words`
    (?:oh|o|ach),? ne(?:in|e)
    oh? ?je(?:mine)?
    oh (?:mist|mann)
  `,
  tags: words`
    (?:gell|gelle|ne|nicht wahr|oder|oder was|oder nicht|ok|okay|klar|verstanden|alles klar|weißt du|wissen sie|weisst du|kapiert|capito|ja|na|nicht)
    (?:oder )?(?:muss|soll|brauchen sie|braucht ihr|reicht)(?: \p{L}{2,8}){0,4} (?:ausgeschrieben|voll ausgeschrieben|den vollen namen|vollstandig|ganz ausgeschrieben|buchstabieren)(?: sein| werden)?
  `,
  rhetoric: words`
    (?:was|wo|wer|wie|wann|wohin) (?:denn )?sonst
    (?:horst du|horen sie|hort ihr)(?: (?:schlecht|mir|uberhaupt|eigentlich|nicht|zu|richtig|noch)){1,4}
    (?:bist du|sind sie|seid ihr) (?:taub|blind|schwerhorig|doof oder was)(?: oder (?:was|wie))?
    (?:kannst du|konnen sie|konnt ihr) (?:denn )?(?:nicht )?(?:lesen|horen|zuhoren)
    (?:hab|habe) ich (?:das )?(?:nicht |doch |gerade |schon |eben ){1,3}gesagt
    wie oft (?:muss|soll) ich (?:das |es |ihnen |dir )?(?:noch )?(?:sagen|wiederholen)
    (?:ist|was ist) (?:das|daran) (?:so|denn)? ?(?:so )?schwer(?: zu verstehen)?
    (?:gibt's|gibts|gibt es) (?:das|doch|ja) ?(?:denn|doch|wirklich)? ?(?:nicht)?
    das (?:gibt's|gibts|gibt es|darf) (?:doch|ja) (?:nicht|wohl nicht wahr sein)
  `,
  cursedBefore: words`
    verdammte[nrs]?
    beschissene[nrsm]?
  `,
  cursedJoined: words`
    schei(?:ß|ss)
    kack
  `,
  anger: words`
    (?:dumm|blod|bescheuert|beknackt|damlich|doof|nutzlos|unfahig|scheiß|scheiss|verdammt)(?:e[rsnm]?)?
    (?:vollidiot|idiot(?:en)?|arschloch|depp|trottel|penner|wichser|schwachkopf|dummkopf|honk)
    (?:scheiße|scheisse|scheiß|scheiss|mist|dreck|quatsch|bullshit|kack(?:e)?)
    scheiß(?:ding|bot|teil|maschine|laden)
    leck mich
    fick(?:t)? (?:dich|euch|sie)
    fuck(?:ing|ed|s)?
    verpiss dich
    verarsch(?:st du mich|en sie mich|e mich nicht|en kann ich mich selbst)
    halt(?: die)? (?:klappe|schnauze|fresse|den mund)
    nutzlos
    sinnlos
    lacherlich
    nervig
    hoffnungslos
    bescheuert
    (?:das|es) ist (?:ja |doch |so |echt )?(?:ein witz|blodsinn|unmoglich)
    (?:nervst|nervt|nerven)
    (?:verstehst|kapierst|verstehen|kapieren) (?:ja |auch |wohl )?(?:gar |uberhaupt )?(?:nichts|nix|rein gar nichts)
    hasse (?:dich|das|es|bots)
    so ein (?:schlechter|mieser) (?:bot|service|laden)
    zeitverschwendung
    herrgott
    zum teufel
    zum kotzen
    wtf
    grr{1,5}
    (?:ihr seid|sie sind|du bist|das ist) (?:so |zu |echt |aber |ganz schon ){0,2}langsam
    das dauert (?:ja |mir ){0,2}(?:ewig|zu lange)
    (?:saftladen|drecksladen|scheissladen|scheißladen|saustall|schweinestall)
  `,
  why: words`
    (?:das )?geht (?:sie|dich|euch) (?:gar |ja |doch )?nichts an
    warum
    wieso
    weshalb
    wozu
    wofur
    aus welchem grund
    wie kommt das
    wie das
    was ist der grund
  `,
  everything: words`
    alle (?:zwei|2)
    (?:alle |beide |samtliche )?(?:meine|unsere|die)?(?: beiden)? ?(?:reservierungen|buchungen|tische)
    (?<!(?:einen?|eins|1) (?:von |der )(?:den )?)(?:alle )?beide[ns]?
    alles
    alle
    samtliche
  `,
};
