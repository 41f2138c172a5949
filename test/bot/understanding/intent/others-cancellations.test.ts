import { expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

interface Messages {
  /** The guest wants a table dropped. */
  readonly cancels: string;
  /** Others cancelled, nobody wants to, it is asked about, or supposed. */
  readonly told: string;
}

const languages: Readonly<Record<string, Messages>> = {
  en: {
    cancels:
      "pls cancel our rez; cancl my booking please; the table on friday can go; scratch our booking for friday; please take us off",
    told: "the gig got called off so we're free tonight; suppose I get ill, can I cancel then?; please do NOT cancel it; nobody wants to cancel anything, no worries; my mate's restaurant cancelled on him; what's your cancellation policy",
  },
  de: {
    cancels:
      "bitte storniern; unsere reservierung bitte löschen; der tisch am freitag kann weg; den tisch am freitag könnt ihr wieder freigeben; wir müssen für freitag leider absagen",
    told: "das spiel wurde abgesagt, wir haben also zeit; mal angenommen einer wird krank, kann man dann absagen?; bitte NICHT stornieren!; keiner will hier absagen; ich will gar nix stornieren, keine sorge; die oma hat ihre feier abgesagt; wann muss ich spätestens stornieren",
  },
  nl: {
    cancels:
      "haal onze reservering er maar af; de reservering voor vrijdag mag vervallen; de tafel van zaterdag hoeft niet meer; zeg vrijdag maar af; wil annulere aub",
    told: "de wedstrijd is afgelast dus we hebben tijd; stel dat er iemand ziek wordt, kan ik dan afzeggen?; NIET annuleren alsjeblieft; niemand wil iets annuleren hoor; mijn zwager heeft zijn feestje afgezegd; tot wanneer mag je afzeggen",
  },
  sv: {
    cancels:
      "avbka bordet tack; bordet på fredag kan ni släppa; ta bort oss från fredag, vi kommer inte; vi måste tyvärr ställa in på lördag; kan ni cancla vårt bord",
    told: "matchen ställdes in så vi är lediga ikväll; säg att nån blir sjuk, kan man avboka då?; avboka absolut inte!; stopp, avboka INTE; ingen vill avboka nåt; svärmor har ställt in sitt kalas; hur sent kan man avboka; tisdag, hinner inte före 19",
  },
};

const rows = Object.entries(languages).flatMap(([language, { cancels, told }]) => [
  ...cancels.split("; ").map((text) => [language, text, true] as const),
  ...told.split("; ").map((text) => [language, text, false] as const),
]);

test.for(rows)("in %s, “%s” drops a table: %s", ([language, text, cancels]) => {
  expect(understand(text, { now, language, expecting: null }).intent === "cancel").toBe(cancels);
});
