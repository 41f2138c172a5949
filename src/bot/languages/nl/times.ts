import type { TimeWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const times: TimeWords = {
  bareAfternoon: true,
  same: ["(?:de)?zelfde (?:tijd|tijdstip)", "hetzelfde (?:uur|tijdstip)", "zelfde uur"],
  leads: words`
    (?:zo dicht mogelijk|het dichtst|dichtst|zo dicht mogelijk|het meest) (?:bij|in de buurt van)
    in de buurt van
    om
    rond
    rond een uur of
    omstreeks
    ongeveer om
    tegen
    zo rond
    ca\.?
    rondom
    circa
    @
    iets over
    even na
    zo om
    zo tegen
    ergens rond
    ergens tegen
    om ongeveer
    ongeveer
    om ca\.?
    rond ca\.?
    klokslag
    stipt
    stipt om
    precies
    exact
    net na
    vlak na
    iets na
    even over
    iets voor
    net voor
    vlak voor
    (?:om |rond |tegen )?¦ uur of
    (?:een )?uurtje of
    beginnen om
    vertrek om
    verplaatsen naar
    verzetten naar
    naar
  `,
  answerLeads: [
    "voor",
    "(?<!(?:tafels?|tafeltje|reserveren|reservering|reserveer|boeken|boek|boeking|bespreken|plek|plekje|plekken|plaats|plaatsen|personen|persoon|pers|" +
      "mensen|man|gasten|volwassenen|kinderen|vrij|beschikbaar|\\d|¦),? )voor",
    "om",
    "dan",
    "liever",
    "doe",
    "maar",
    "graag",
    "of",
    "uiterlijk om",
  ],
  clock: ["uur", "u", "h", "uurtje"],
  am: ["am", "a\\.m\\.?"],
  pm: ["pm", "p\\.m\\.?"],
  approximately: [],
  noon: ["12 uur 's middags", "12 uur s middags", "het middaguur"],
  midnight: ["middernacht"],
  before: {
    half: -30,
    "kwart over": 15,
    "kwart na": 15,
    "kwart voor": -15,
    "kwartier over": 15,
    "kwartier voor": -15,
    "een kwartier over": 15,
    "een kwartier voor": -15,
  },
  after: {},
  minutePast: ["over", "na"],
  minuteTo: ["voor"],
  minuteWords: ["minuten", "min"],
  plusMinutes: [],
  minusMinutes: [],
  parts: [
    { words: ["brunch", "brunchen"], part: "morning", from: "10:00", to: "14:00" },
    {
      words: words`
        's avonds
        avond
        avonds
        diner
        avondeten
        avondmaal
        's nachts
        dineren
        s avonds
        savonds
        dinertje
      `,
      part: "evening",
    },
    {
      words: words`
        lunch
        lunchen
        lunchtijd
        tussen de middag
        middageten
        middagmaal
        lunchpauze
      `,
      part: "lunch",
    },
    {
      words: words`
        's middags
        middag
        middags
        namiddag
        s middags
        smiddags
        's namiddags
      `,
      part: "afternoon",
    },
    {
      words: words`
        's ochtends
        's morgens
        ochtend
        ochtends
        ontbijt
        ontbijten
        voormiddag
        s ochtends
        s morgens
        sochtends
        smorgens
        's voormiddags
      `,
      part: "morning",
    },
  ],
  night: ["'s nachts"],
  tooEarly: words`
    (?:iets |wat |veel )?te vroeg(?: voor (?:ons|mij))?
  `,
  tooLate: words`
    (?:iets |wat |veel )?te laat voor (?:ons|mij)
    (?<=is )(?:iets |wat |veel )?te laat
  `,
  asEarly: words`
    zo vroeg (?:mogelijk|als (?:het )?kan)
    hoe (?:vroeger|eerder),? hoe beter
  `,
  asLate: words`
    zo laat (?:mogelijk|als (?:het )?kan)
    hoe later,? hoe beter
  `,
  early: words`
    vroege
    in de vroege
    vroeg in de
    begin vd
    bij aanvang van de
    vroeg op de
    begin van de
    aan het begin van de
    begin
  `,
  middle: words`
    midden op de
    halverwege de
    midden in de
  `,
  late: words`
    late
    later op de
    later in de
    eind vd
    laat
    laat in de
    laat op de
    eind van de
    einde van de
    aan het eind van de
    aan het einde van de
    tegen het einde van de
    eind
  `,
  earlyAfter: words`vroeg`,
  lateAfter: words`laat`,
  compoundParts: {},
  departures: words`
    (?:vertrekken|landen|land|klaar zijn|thuis zijn)(?: \p{L}{1,12}){0,2} (?:om|voor|uiterlijk)
    (?:trein|bus|vlucht|vliegtuig|voorstelling|concert|film)(?: \p{L}{1,12}){0,2} (?:om|gaat om|begint om|vertrekt om)
    (?:bioscoop|theater|opera|wedstrijd|afspraak|oppas)(?: \p{L}{1,12}){0,2} (?:om|gaat om|begint om|vertrekt om)
  `,
  departuresAfter: words`
    weg
    weer weg
    weg zijn
    vertrekken
    klaar zijn
    thuis zijn
    (?:trein|bus|vlucht|boot|voorstelling)
  `,
  partJoiners: ["", "in de", "van de", "voor de", "op de", "tijdens de"],
  rangeLeads: ["tss\\.?", "zo tussen", "ergens van", "tussen", "van", "ergens tussen", "vanaf"],
  rangeJoiners: ["tot", "tot en met", "t/m", "tm", "tot ongeveer", "a"],
  rangeAnd: ["en"],
  notBefore: words`
    na
    vanaf
    niet voor
    vroegst
    niet eerder dan
    (?<!niet )later dan
    op zijn vroegst
    op z'n vroegst
    pas na
    pas vanaf
    ten vroegste
    ergens na
    iets na
    niet eerder als
    op zijn allervroegst
    ergens vanaf
  `,
  /** "Reserveren voor 8 uur" is at eight, "eten voor 8 uur" before it. */
  notAfter: [
    "allerlaatst",
    "uiterlijk tot",
    "maximaal tot",
    "hooguit tot",
    "niet later als",
    "ten laatste om",
    "op z'n allerlaatst",
    "(?<!(?:tafels?|tafeltje|reserveren|reservering|reserveer|boeken|boek|boeking|bespreken|plek|plekje|plekken|plaats|plaatsen|personen|persoon|pers|" +
      "mensen|man|gasten|volwassenen|kinderen|vrij|beschikbaar|\\d|¦),? )voor",
    "uiterlijk",
    "uiterlijk om",
    "niet later dan",
    "(?<!niet )(?:eerder|vroeger) dan",
    "tot",
    "niet na",
    "op zijn laatst",
    "op z'n laatst",
    "ten laatste",
    "nog voor",
  ],
  thereafter: ["daarna", "erna", "nadien"],
  notBeforeSuffix: [
    "of (?:iets|een beetje|een tikje|wat) (?:later|daarna)",
    "of later",
    "of iets later",
    "of daarna",
    "op zijn vroegst",
    "op z'n vroegst",
  ],
  notAfterSuffix: [
    "of (?:iets|een beetje|een tikje|wat) (?:eerder|vroeger)",
    "of eerder",
    "of vroeger",
    "of iets eerder",
    "uiterlijk",
    "op zijn laatst",
    "op z'n laatst",
  ],
  or: ["of", "of om", "of anders", "of anders om", "of misschien", "of eventueel", "of rond"],
  inHours: ["over # uur", "over # uren", "over # uurtjes", "binnen # uur"],
  inMinutes: ["over # minuten", "over # minuut", "over # min", "binnen # minuten"],
  now: words`
    nu(?: meteen| direct)?
    meteen(?: nu)?
    direct
    onmiddellijk
    zo snel mogelijk
  `,
  inPhrases: {
    "over een half uur": 30,
    "over een halfuur": 30,
    "over een uur": 60,
    "over een uurtje": 60,
    "over een half uurtje": 30,
    "over een halfuurtje": 30,
    "over een kwartiertje": 15,
    "binnen een uur": 60,
    "binnen een half uur": 30,
    "over 1 uur": 60,
    "over een kwartier": 15,
    "over anderhalf uur": 90,
  },
  inLeads: words`
    over
    binnen
    over ongeveer
  `,
  halfMore: words`
    en een half
    en een halve
    en 1 half
    en 1 halve
  `,
  laterOne: words`
    (?:de|die|het) (?:daarna|erna|volgende|latere)
  `,
  earlierOne: words`
    (?:de|die|het) (?:daarvoor|ervoor|vorige|eerdere)
  `,
  later: ["laters?", "(?:op|uit|naar achteren )schuiven", "uitstellen", "naar achteren"],
  earlier: ["eerder", "vroegers?"],
  shiftHours: ["uur", "uren"],
  shiftMinutes: ["minuten", "min"],
  shiftPhrases: {
    "een uur": 60,
    "een uurtje": 60,
    "half uur": 30,
    "half uurtje": 30,
    halfuurtje: 30,
    "een half uurtje": 30,
    "een halfuurtje": 30,
    kwartier: 15,
    kwartiertje: 15,
    "een kwartiertje": 15,
    "een half uur": 30,
    "een halfuur": 30,
    "drie kwartier": 45,
    "3 kwartier": 45,
    "een paar uur": 120,
    "een kwartier": 15,
    "anderhalf uur": 90,
    "1 uur": 60,
  },
  shiftLeads: words`
    iets
    ietsje
    ietsjes
    wat
    een beetje
    beetje
    veel
    liever
    een stuk
    een tikje
    nog
    graag
    kan het ook
    wat dacht je van
    hoe (?:zit|is) het(?: met)?
    mag het ook
    niets
    niks(?! \p{L}{1,9} dan)
    toch
    (?:kunnen|mogen|kan|mag|zouden|zou) (?:we|wij|ik)(?: ook| misschien){0,2}(?= \p{L}{4,9} komen)
  `,
  laterBefore: words`(?:verzet|verzetten|verplaats|verplaatsen|verschuif|schuif)(?: (?:het|de reservering|onze reservering|mijn reservering))? (?:op )?met`,
  earlierBefore: words`(?:vervroeg|vervroegen)(?: (?:het|de reservering|onze reservering|mijn reservering))? met`,
};
