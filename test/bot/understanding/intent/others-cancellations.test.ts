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
  pt: {
    cancels:
      "não vamos mais não; elimine a minha mesa de sábado; apaguem a nossa reserva, por favor; com pena temos de abdicar da reserva; renunciamos à mesa de sexta; podem dar a nossa mesa a outros",
    told: "ninguém falou em cancelar!; ninguém quer cancelar nada; um amigo diz que cancelar custa 20 euros, é verdade?; é verdade que cancelaram o brunch de domingo?; foi o voo que foi cancelado, não a reserva!; olhe que não desisto, guardem-me o lugar; cancelar não, alterar",
  },
  es: {
    cancels:
      "ya no vamos a ir; elimine mi mesa del sábado; borren nuestra reserva, por favor; debemos desistir de la reserva; renunciamos a la mesa del viernes; pueden dar nuestra mesa a otros",
    told: "¡nadie ha hablado de cancelar!; nadie quiere cancelar nada; un amigo dice que cancelar cuesta 20 euros, es verdad?; ¿es cierto que han cancelado el brunch del domingo?; ¡lo cancelado fue el vuelo, no la reserva!; oiga que no renuncio, guárdenme el sitio; anule no, modifique",
  },
  it: {
    cancels:
      "non veniamo più; elimini il mio tavolo di sabato; cancelli la nostra prenotazione per favore; dobbiamo rinunciare alla prenotazione; rinunciamo al tavolo di venerdì; potete dare il nostro tavolo ad altri; elimina il mio tavolo di stasera",
    told: "nessuno ha parlato di disdire!; nessuno vuole annullare niente; un amico dice che disdire costa 20 euro, è vero?; è vero che avete cancellato il brunch della domenica?; è il volo che è stato cancellato, non la prenotazione!; guardi che non rinuncio, tenetemi il posto; annullare no, modificare",
  },
  fr: {
    cancels:
      "on ne viendra plus; supprimez ma table de samedi; effacez notre réservation s'il vous plaît; nous devons renoncer à la réservation; nous renonçons à la table de vendredi; vous pouvez donner notre table à d'autres",
    told: "personne n'a parlé d'annuler !; personne ne veut annuler quoi que ce soit; un ami dit qu'annuler coûte 20 euros, c'est vrai ?; c'est vrai que vous avez annulé le brunch du dimanche ?; c'est le vol qui a été annulé, pas la réservation !; je ne renonce pas, gardez-moi la place; annuler non, modifier",
  },
};

const rows = Object.entries(languages).flatMap(([language, { cancels, told }]) => [
  ...cancels.split("; ").map((text) => [language, text, true] as const),
  ...told.split("; ").map((text) => [language, text, false] as const),
]);

test.for(rows)("in %s, “%s” drops a table: %s", ([language, text, cancels]) => {
  expect(understand(text, { now, language, expecting: null }).intent === "cancel").toBe(cancels);
});
