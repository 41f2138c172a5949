/**
 * Days that guests book by and date-holidays does not list, by country, as rules of its grammar. Where it has the
 * same rule already, the names are added to that day's.
 */
interface CountryDay {
  readonly rule: string;
  readonly names: readonly string[];
}

const fathersDay = [
  "Father's Day",
  "Vatertag",
  "Fête des Pères",
  "Día del Padre",
  "Dia do Pai",
  "Dia dos Pais",
];
const fathersDays = [...fathersDay, "Festa del papà", "Vaderdag", "Fars dag"];

export const countryDays: Readonly<Record<string, readonly CountryDay[]>> = {
  AT: [{ rule: "2nd sunday in June", names: fathersDays }],
  BE: [{ rule: "2nd sunday in June", names: fathersDays }],
  CH: [{ rule: "1st sunday in June", names: fathersDays }],
  DE: [
    { rule: "easter 39", names: [...fathersDays, "Herrentag", "Männertag"] },
    { rule: "12-06", names: ["Nikolaustag"] },
    { rule: "10-31", names: ["Reformationstag"] },
  ],
  DK: [{ rule: "06-05", names: fathersDays }],
  ES: [
    { rule: "03-19", names: [...fathersDays, "Día de San José"] },
    { rule: "12-31", names: ["Fin de año", "Nochevieja"] },
  ],
  FR: [
    { rule: "3rd sunday in June", names: fathersDays },
    { rule: "07-14", names: ["Bastille Day", "Fête nationale", "Fête nationale française"] },
  ],
  GB: [
    { rule: "01-25", names: ["Burns Night"] },
    { rule: "11-05", names: ["Bonfire Night", "Guy Fawkes Night"] },
    { rule: "easter -47", names: ["Pancake Day", "Shrove Tuesday"] },
  ],
  IT: [
    { rule: "03-19", names: fathersDays },
    { rule: "04-25", names: ["Festa della Liberazione"] },
  ],
  NO: [
    {
      rule: "05-17",
      names: ["17. mai", "17 mai", "Syttende mai", "17. Mai", "17th of May", "Nasjonaldagen", "National Day"],
    },
  ],
  PT: [
    { rule: "03-19", names: fathersDays },
    { rule: "02-14", names: ["Dia dos Namorados", "Dia de São Valentim"] },
  ],
  SE: [
    { rule: "2nd sunday in November", names: fathersDays },
    { rule: "12-13", names: ["Luciadagen"] },
  ],
  US: [
    { rule: "05-05", names: ["Cinco de Mayo"] },
    { rule: "4th thursday in November", names: ["Turkey Day"] },
    { rule: "friday after 4th thursday in November", names: ["Black Friday"] },
  ],
};
