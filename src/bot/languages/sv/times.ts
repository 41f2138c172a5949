import type { TimeWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const times: TimeWords = {
  bareAfternoon: true,
  same: ["samma (?:tid|klockslag)"],
  leads: words`
    narmast(?: kl\.?| klockan)?
    klockan
    kl\.?
    vid
    runt
    omkring
    ca\.?
    cirka
    ungefar
    vid klockan
    runt klockan
    @
    ungefar klockan
    kl
    klocka
    klockn
    k l
    vid kl\.?
    runt kl\.?
    ca kl\.?
    omkring kl\.?
    ungefar kl\.?
    cirka klockan
    ca klockan
    omkring klockan
    ungefar vid
    strax efter
    strax fore
    strax innan
    nagon gang runt
    nagon gang vid
    redan klockan
    redan vid
    prick
    till klockan
    till kl\.?
    till ca
    framat
    sa runt
    sa dar vid
    typ vid
    typ
    typ klockan
    typ runt
    for klockan
    for kl\.?
    (?:flyttar?|skjuta?)(?: (?:fram|upp))?(?: (?:oss|det|den|bordet|bokningen))?(?: (?:fram|upp))? till
    andra till
    dar vid
    dar omkring
  `,
  answerLeads: words`
    till
    pa
    vid
    da
    hellre
    for
    garna
    helst
    kanske
    tror
    ta
    typ
  `,
  clock: ["h"],
  am: ["am", "fm"],
  pm: ["pm", "em"],
  approximately: ["tiden", "snaret", "draget"],
  noon: ["klockan tolv pa dagen", "mitt pa dagen", "klockan 12 pa dagen", "12 pa dagen"],
  midnight: ["midnatt"],
  before: {
    halv: -30,
    "kvart over": 15,
    "kvart efter": 15,
    "kvart i": -15,
    "kvart fore": -15,
    "kvart innan": -15,
  },
  after: { "och en halv": 30, "och 1 halv": 30, "och halv": 30 },
  minutePast: ["over"],
  minuteTo: ["i"],
  minuteWords: ["minuter", "min"],
  plusMinutes: [],
  minusMinutes: [],
  parts: [
    {
      words: words`
        efter lunch
        efter lunchen
      `,
      part: "afternoon",
      from: "13:00",
      to: "18:00",
    },
    { words: ["kvallskvisten", "pa kvallskvisten"], part: "evening", from: "17:00", to: "20:00" },
    { words: ["brunch", "pa brunch", "till brunch"], part: "morning", from: "10:00", to: "14:00" },
    {
      words: words`
        kvall
        kvallen
        kvalls
        om kvallen
        kvallstid
        pa kvallstid
        till kvallen
        kvallsmat
        middagstid
        middagsdags
        kvallsmiddag
        afton
        aftonen
        middag
        till middag
        middagen
        supe
        nagon gang pa kvallen
      `,
      part: "evening",
    },
    {
      words: words`
      lunch
      lunchtid
      lunchen
      luncha
      lunchtiden
      lunchdags
      vid lunch
    `,
      part: "lunch",
    },
    {
      words: words`
      eftermiddag
      eftermiddagen
      pa dagen
      eftermiddagsfika
    `,
      part: "afternoon",
    },
    {
      words: words`
        formiddag
        frukost
        till frukost
        formiddagen
        morgonen
        morgon
        pa morgon
        bitti
        formiddags
      `,
      part: "morning",
    },
    {
      words: words`
      pa natten
      natten
    `,
      part: "night",
    },
  ],
  night: ["pa natten", "natten"],
  tooEarly: words`
    (?:lite |alldeles )?for tidigt(?: for (?:oss|mig))?
  `,
  tooLate: words`
    (?:lite |alldeles )?for sent(?: for (?:oss|mig))?
  `,
  asEarly: words`
    sa tidigt som (?:mojligt|det gar)
    ju tidigare,? desto battre
  `,
  asLate: words`
    sa sent som (?:mojligt|det gar)
    ju senare,? desto battre
  `,
  early: words`
    tidig
    pa tidiga
    lite tidigt pa
    en tidig
    tidigt pa
    tidigt i
    borjan av
    i borjan av
    tidiga
  `,
  middle: words`
    mitten av
    mitt pa
    i mitten av
  `,
  late: words`
    framat
    sen
    pa sena
    lite senare pa
    sent pa
    sent i
    slutet av
    i slutet av
    mot slutet av
    sena
    senare pa
  `,
  earlyAfter: words`tidigt`,
  lateAfter: words`sent`,
  compoundParts: { morgon: "pa morgonen" },
  departures: words`
    (?:(?:maste|behover)(?: \p{L}{1,12}){0,2} (?:ga|aka)|harifran|landar|klara|hem|ivag|lamna)(?: \p{L}{1,12}){0,2} (?:klockan|kl\.?|senast|fore|innan|vid)
    (?:taget|tag|bussen|buss|flyget|flyg|planet|forestallningen|konserten)(?: \p{L}{1,12}){0,2} (?:klockan|kl\.?|vid)
    (?:filmen|bion|teatern|operan|matchen|motet|barnvakten)(?: \p{L}{1,12}){0,2} (?:klockan|kl\.?|vid)
  `,
  departuresAfter: words`
    (?:taget|bussen|planet|farjan|baten|forestallningen)
  `,
  partJoiners: ["", "till", "pa", "om", "pa den", "till den", "vid"],
  rangeLeads: words`
    mellan
    fran
    mellan klockan
    fran klockan
    mellan kl\.?
    fran kl\.?
    nagon gang mellan
    nan gang mellan
    nagonstans mellan
    emellan
    typ mellan
    ml
  `,
  rangeJoiners: words`
    till
    -
    till klockan
    till kl\.?
    fram till
    tills
    till ca
  `,
  rangeAnd: words`
    och
    och klockan
    och kl\.?
    o
  `,
  notBefore: [
    "allra tidigast",
    "forst efter",
    "forst vid",
    "nan gang efter",
    "helst efter",
    "inte forran",
    "tidigast runt",
    "efter",
    "efter klockan",
    "efter kl",
    "fran",
    "fran klockan",
    "tidigast",
    "tidigast klockan",
    "inte fore",
    "inte innan",
    "tidigast vid",
    "tidigast kl\\.?",
    "fran och med",
    "fran kl\\.?",
    "from",
    "inte tidigare an",
    "(?<!inte )senare an",
    "(?<!inte )senare an kl\\.?",
    "nagon gang efter",
  ],
  notAfter: [
    "allra senast",
    "absolut senast",
    "max till",
    "hogst till",
    "helst fore",
    "helst innan",
    "fore",
    "fore klockan",
    "fore kl",
    "innan",
    "innan klockan",
    "senast",
    "senast klockan",
    "inte senare an",
    "(?<!inte )tidigare an",
    "innan kl\\.?",
    "senast kl\\.?",
    "senast vid",
    "fram till",
    "inte efter",
  ],
  thereafter: ["efter det", "darefter", "efterat", "sen efter"],
  notBeforeSuffix: [
    "eller (?:lite|lite grann|nagot|strax) (?:senare|efter)",
    "eller senare",
    "och framat",
    "och senare",
    "tidigast",
    "eller efter",
  ],
  notAfterSuffix: [
    "eller (?:lite|lite grann|nagot|strax) (?:tidigare|fore|innan)",
    "eller tidigare",
    "senast",
    "eller innan",
    "eller fore",
  ],
  or: words`
    eller
    eller klockan
    eller kl\.?
    eller kanske
    eller vid
    alternativt
  `,
  inHours: ["om # timmar", "om # timme", "om # timma", "om # tim", "om # h"],
  inMinutes: ["om # minuter", "om # minut", "om # min"],
  now: words`
    (?:just )?nu(?: direkt| genast)?
    genast
    omgaende
    sa snart som mojligt
    med en gang
  `,
  inPhrases: { "om nagon timme": 60 },
  inLeads: words`
    om
    inom
    om ungefar
  `,
  halfMore: words`
    och en halv
    och 1 halv
    och halv
  `,
  laterOne: words`
    (?:den|det) (?:efter|nasta|senare)
  `,
  earlierOne: words`
    (?:den|det) (?:innan|fore|forra|tidigare)
  `,
  later: ["senare"],
  earlier: ["tidigare"],
  shiftHours: ["timmar", "timme", "timma", "tim", "h"],
  shiftMinutes: ["minuter", "min"],
  shiftPhrases: {
    "en timme": 60,
    "en timma": 60,
    timme: 60,
    timmen: 60,
    halvtimme: 30,
    halvtimmen: 30,
    "halv timme": 30,
    "en halvtimma": 30,
    kvart: 15,
    "nagon timme": 60,
    "en halvtimme": 30,
    "en halv timme": 30,
    "en kvart": 15,
    "1 timme": 60,
    "en trekvart": 45,
    "ett par timmar": 120,
    "en och en halv timme": 90,
    "1 och en halv timme": 90,
    "en och 1 halv timme": 90,
    "1 och 1 halv timme": 90,
  },
  shiftLeads: words`
    lite
    lite grann
    litegrann
    nagot
    nagot lite
    mycket
    hellre
    nat
    nan gang
    nagon gang
    nagonting
    (?:inget|ingenting)(?! \p{L}{1,9} an)
    finns det
    hur (?:ar|ser) det(?: ut)?(?: med)?
    vad sags om
    aningen
    en aning
    en liten stund
    en stund
    lite till
    annu
    gar det
    (?:kan|skulle|far) (?:vi|jag)(?: kunna)? komma
  `,
  laterBefore: words`
    (?:flytta|skjut|skjuta|senarelagg|senarelagga)(?: (?:fram|upp))?(?: (?:det|bokningen|bordet))?(?: fram| upp)?(?: med)
    (?:flytta fram|(?:skjut|skjuta|skjuter)(?: (?:fram|upp|pa))?|senarelagg|senarelagga)(?: (?:det|den|tiden|bokningen|bordet))?(?: fram| upp| pa)?(?: med)?
  `,
  earlierBefore: words`(?:tidigarelagg|tidigarelagga)(?: (?:det|bokningen|bordet))?(?: med)?`,
};
