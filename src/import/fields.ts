/** What may be known of a booking of another system. */
export const fields = [
  "id",
  "venue",
  "scenario",
  "start",
  "date",
  "time",
  "guests",
  "name",
  "firstName",
  "lastName",
  "phone",
  "email",
  "comment",
  "status",
] as const;
export type Field = (typeof fields)[number];

/** Which column tells what. */
export type Mapping = Readonly<Partial<Record<Field, string>>>;

/** How other systems head their columns, in the languages of maitred's guests; letters and digits alone, small. */
const names: Readonly<Record<Field, string>> = {
  id: "id bookingid reservationid reservationnumber bookingnumber reference ref extreferenceid confirmationnumber",
  venue: "venue venueid venuename restaurant restaurantid location",
  scenario: "scenario scenarioname experience service area menu",
  start: "start datetime startsat starttime timefrom begin beginn starttid visittime reservationtime",
  date: "date dato datum fecha data day bookingdate reservationdate visitdate jour",
  time: "time tid uhrzeit zeit heure hora ora tijd klokkeslett kl bookingtime",
  guests:
    "guests guestcount numberofguests party partysize covers pax people antall antallgjester personen personer antal persons size couverts personas persone pessoas gaste",
  name: "name guestname guest fullname customer customername navn nom nombre nome naam namn kunde",
  firstName: "firstname givenname fornavn vorname prenom voornaam fornamn guestfirstname",
  lastName: "lastname surname familyname etternavn nachname achternaam efternamn guestlastname",
  phone: "phone phonenumber telephone mobile tel telefon telefono telefoon mobil handy guestphone",
  email: "email mail epost emailaddress courriel guestemail",
  comment:
    "comment comments note notes remark remarks wish request specialrequests kommentar merknad bemerkung",
  status: "status state tilstand zustand",
};

/** Guesses which column tells what, the first that fits; what is said comes before, and nothing takes a field off. */
export function mapColumns(
  columns: readonly string[],
  said: Readonly<Partial<Record<Field, string>>>,
): Mapping {
  const spoken = new Set(Object.values(said));
  const guesses = fields.flatMap((field) => {
    const known = names[field].split(" ");
    const column = columns.find((each) => !spoken.has(each) && known.includes(plain(each)));
    return column === undefined ? [] : [[field, column] as const];
  });
  const mapping = { ...Object.fromEntries(guesses), ...said };
  return Object.fromEntries(Object.entries(mapping).filter(([, column]) => column !== ""));
}

/** What keeps a file from being read at all, by what no column tells; nothing where all is there. */
export function missingFields(mapping: Mapping): readonly string[] {
  const hasStart = mapping.start !== undefined || (mapping.date !== undefined && mapping.time !== undefined);
  const hasName = mapping.name ?? mapping.lastName ?? mapping.firstName;
  return [
    ...(hasStart ? [] : ["when it begins (start, or date and time)"]),
    ...(mapping.guests === undefined ? ["how many come (guests)"] : []),
    ...(hasName === undefined ? ["who comes (name, or firstName and lastName)"] : []),
  ];
}

function plain(column: string): string {
  return column
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
}
