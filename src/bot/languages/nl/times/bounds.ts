import type { BoundWords } from "../../time-words.ts";
import { words } from "../../word-list.ts";

/** "Reserveren voor 8 uur" is at eight, as is the "wachtlijst voor 8 uur", and "eten voor 8 uur" before it. */
export const beforeHour =
  "(?<!(?:tafels?|tafeltje|reserveren|reservering|reserveer|boeken|boek|boeking|bespreken|plek|plekje|plekken|plaats|plaatsen|personen|persoon|pers|" +
  "mensen|man|gasten|volwassenen|kinderen|vrij|beschikbaar|wachtlijst|\\d|¦),? )voor";

export const bounds: BoundWords = {
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
  notAfter: [
    "allerlaatst",
    "uiterlijk tot",
    "maximaal tot",
    "hooguit tot",
    "niet later als",
    "ten laatste om",
    "op z'n allerlaatst",
    beforeHour,
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
  thereafter: ["daarna", "erna", "nadien"],
  departures: words`
    (?:vliegveld|schiphol|station|boot|veerboot)(?: \p{L}{1,12}){0,2} (?:om|voor)
    (?:vertrekken|landen|land|klaar zijn|thuis zijn)(?: \p{L}{1,12}){0,2} (?:om|voor|uiterlijk)
    (?:trein|bus|vlucht|vliegtuig|voorstelling|concert|film)(?: \p{L}{1,12}){0,2} (?:om|gaat om|begint om|vertrekt om)
    (?:bioscoop|theater|opera|wedstrijd|afspraak|oppas)(?: \p{L}{1,12}){0,2} (?:om|gaat om|begint om|vertrekt om)
  `,
  departuresAfter: words`
    (?:(?:we|wij|ik|onze?|mijn|de|het|een|laatste|nog|dan|al|hebben|heb|moeten|moet|gaat|gaan|vertrekt|begint|naar|op|in|(?:kaartjes|kaarten|tickets) voor|halen|zijn) ){1,7}(?:trein|bus|vlucht|vliegtuig|boot|veerboot|taxi|voorstelling|concert|film|bioscoop|theater|opera|wedstrijd|afspraak|oppas|vliegveld|station|schiphol)
    weg
    weer weg
    weg zijn
    vertrekken
    klaar zijn
    thuis zijn
    (?:trein|bus|vlucht|boot|voorstelling)
    de (?:laatste )?(?:trein|bus|vlucht|boot|metro)
    een (?:trein|bus|vlucht|taxi)
    (?:moeten|moet) (?:we|wij|ik) (?:(?:weer|echt|helaas) ){0,2}(?:er ?vandoor|weg|vertrekken|gaan|door|verder)
    (?:gaan|vertrekken) (?:we|wij) (?:weer|weg|verder|er ?vandoor)
  `,
  or: ["of", "of om", "of anders", "of anders om", "of misschien", "of eventueel", "of rond"],
};
