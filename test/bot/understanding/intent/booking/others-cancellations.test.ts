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
      "pls cancel our rez; cancl my booking please; the table on friday can go; scratch our booking for friday; please take us off; please strike our booking on 5 December; I'd like to withdraw from my reservation; get rid of that table for us; kindly delete Wednesday's booking",
    told: "our flight home is cancelled; our train is just cancelled; the gig got called off so we're free tonight; suppose I get ill, can I cancel then?; please do NOT cancel it; nobody wants to cancel anything, no worries; my mate's restaurant cancelled on him; what's your cancellation policy; I've just cancelled my gym membership; she cancelled her subscription so we can afford it; how does cancellation work with you; you're not going to cancel on us, are you?; I never normally cancel anything; how many days before must one cancel; our local has just cancelled our booking, cheeky; could we get out of the booking for free if it storms?",
  },
  de: {
    cancels:
      "bitte storniern; unsere reservierung bitte löschen; der tisch am freitag kann weg; den tisch am freitag könnt ihr wieder freigeben; wir müssen für freitag leider absagen; reservierung am 5.12. bitte ersatzlos streichen; wir möchten von unserer buchung zurücktreten; ich trete von meiner reservierung zurück; nehmt den tisch am freitag bitte raus",
    told: "das spiel wurde abgesagt, wir haben also zeit; mal angenommen einer wird krank, kann man dann absagen?; bitte NICHT stornieren!; keiner will hier absagen; ich will gar nix stornieren, keine sorge; die oma hat ihre feier abgesagt; wann muss ich spätestens stornieren; ich habe gerade mein fitnessabo gekündigt und storniert; wie läuft das mit dem stornieren bei euch; wie funktioniert das absagen; ihr sagt uns aber nicht ab, oder?; normalerweise sage ich nie was ab; wie viele tage vorher muss man absagen; unsere stammkneipe hat uns die reservierung storniert; das andere lokal hat uns einfach abgesagt",
  },
  nl: {
    cancels:
      "haal onze reservering er maar af; de reservering voor vrijdag mag vervallen; de tafel van zaterdag hoeft niet meer; zeg vrijdag maar af; wil annulere aub; woensdag gaat bij ons niet door, graag verwijderen; doe die tafel maar weg; doe onze reservering maar weg; we willen van onze reservering af",
    told: "de wedstrijd is afgelast dus we hebben tijd; stel dat er iemand ziek wordt, kan ik dan afzeggen?; NIET annuleren alsjeblieft; niemand wil iets annuleren hoor; mijn zwager heeft zijn feestje afgezegd; tot wanneer mag je afzeggen; de voetbalwedstrijd gaat niet door vanwege de regen; het feestje gaat niet door; jullie gaan toch niet zelf annuleren hè?; hoeveel dagen van tevoren moet je afbellen; normaal zeg ik nooit iets af hoor; ik heb net mijn sportschool opgezegd en geannuleerd; hoe werkt dat met annuleren bij jullie; ons stamcafé heeft onze reservering geannuleerd",
  },
  sv: {
    cancels:
      "avbka bordet tack; bordet på fredag kan ni släppa; ta bort oss från fredag, vi kommer inte; vi måste tyvärr ställa in på lördag; kan ni cancla vårt bord; bordet den 5/12 kan ni stryka; stryk bordet på fredag är ni snälla; vi vill dra oss ur bokningen; bokningen på lördag kan ni plocka bort",
    told: "matchen ställdes in så vi är lediga ikväll; säg att nån blir sjuk, kan man avboka då?; avboka absolut inte!; stopp, avboka INTE; ingen vill avboka nåt; svärmor har ställt in sitt kalas; hur sent kan man avboka; tisdag, hinner inte före 19; hur funkar det med avbokning hos er; hur går det till att avboka; ni tänker väl inte avboka oss?; jag avbokar aldrig nåt annars; hur många dagar innan måste man avboka; vår kvarterskrog avbokade oss utan att säga till; stamkrogen har avbokat oss; jag har just avbokat mitt gymkort",
  },
  nb: {
    cancels:
      "avbestil bordet takk; bordet på fredag kan dere slippe; vi må dessverre avlyse på lørdag; kan dere kansellere bordet vårt; stryk bordet på fredag er du snill; vi trenger ikke bordet lenger",
    told: "kampen ble avlyst så vi er ledige i kveld; si at noen blir syke, kan man avbestille da?; ikke avbestill!; stopp, IKKE avbestill; svigermor har avlyst selskapet sitt; hvor sent kan man avbestille; hvordan fungerer det med avbestilling hos dere; hvor mange dager før må man avbestille; flyet vårt ble kansellert",
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
    told: "notre vol vient d'être annulé; notre train est supprimé; notre taxi ne vient pas; personne n'a parlé d'annuler !; personne ne veut annuler quoi que ce soit; un ami dit qu'annuler coûte 20 euros, c'est vrai ?; c'est vrai que vous avez annulé le brunch du dimanche ?; c'est le vol qui a été annulé, pas la réservation !; je ne renonce pas, gardez-moi la place; annuler non, modifier",
  },
};

const rows = Object.entries(languages).flatMap(([language, { cancels, told }]) => [
  ...cancels.split("; ").map((text) => [language, text, true] as const),
  ...told.split("; ").map((text) => [language, text, false] as const),
]);

test.for(rows)("in %s, “%s” drops a table: %s", ([language, text, cancels]) => {
  expect(understand(text, { now, language, expecting: null }).intent === "cancel").toBe(cancels);
});
