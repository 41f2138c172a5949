import type { IntentWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const intents: IntentWords = {
  startOver: words`von vorn; von vorne; neu anfangen; neu starten; noch mal von vorn; nochmal von vorne; neustart; von anfang an`,
  human: words`
    (?:mit|zu) (?:einem |einer |dem |der |jemandem |nem )?(?:echten |richtigen )?(?:menschen|mitarbeiter|mitarbeiterin|person|personal|chef|kellner|team) (?:sprechen|reden|schreiben|verbinden|telefonieren); mit jemandem (?:sprechen|reden|telefonieren);
    echter mensch; echten menschen; einen menschen; ein mensch; ruckruf; rufen sie mich an; kundenservice; mitarbeiter sprechen
  `,
  help: words`hilfe; hilf mir; ich brauche hilfe; was kannst du; was kannst du alles; was kann ich (?:tun|machen|sagen); wie funktioniert das; konnen sie mir helfen; kannst du mir helfen; wie geht das`,
  list: words`
    meine reservierungen?; meine buchungen?; unsere reservierung; (?:zeig|zeige|zeigen sie|prufe|prufen sie|bestatige|bestatigen sie|uberprufe)(?: mir)? (?:meine|unsere|die|alle) (?:reservierungen?|buchungen?); habe ich (?:schon |noch )?eine (?:reservierung|buchung); haben wir (?:schon |noch )?eine (?:reservierung|buchung); wann ist meine (?:reservierung|buchung); welche (?:reservierungen|buchungen) habe ich
  `,
  cancel: words`
    stornieren; storniere; stornier; stornierung; storno; absagen; absage; sage ab; sag ab; abbestellen; canceln; cancel; annullieren; (?:reservierung|buchung|tisch) (?:loschen|aufheben|streichen|absagen); losche (?:meine|die|unsere) (?:reservierung|buchung); (?:brauche|brauchen|mochte|mochten|will|wollen) (?:den tisch|die reservierung|die buchung|ihn|sie) (?:nicht mehr|doch nicht); nicht mehr (?:notig|gebraucht); muss leider absagen; mussen leider absagen
  `,
  absence: words`(?:konnen|kann) (?:leider )?(?:doch )?nicht (?:kommen|dabei sein); (?:schaffen|schaffe) es (?:leider )?(?:doch )?nicht; (?:komme|kommen) (?:leider |doch |heute |nun )?nicht(?! (?:vor|nach|um|zu|am|erst|mit|so|alle|allein|\d|¦)); klappt (?:leider |doch |heute |bei uns |bei mir )?nicht(?! (?:vor|nach|um|am|mit|\d|¦))`,
  proposals: words`wie ware es mit; wie ware; wie ist es mit; ginge; geht auch; konnten wir; konnen wir; kann ich; passt; ware; habt ihr; haben sie; gibt es; ist`,
  elsewhere: words`
    wecker; alarm; erinner\p{L}{0,6}; erinnere mich; timer; wiedergabeliste; playlist; musik; lied; lieder; song; songs; album; alben; film; filme; filmen; kino; kinos; tv-serie; fernsehserie; serie; videospiel; spiel; spiele; spielt; wetter; wettervorhersage; vorhersage; regen; regnen; schnee; schneien; temperatur; sonnig; windig; kalt; warm; grad
    bewerte; bewertung; roman; buch; lehrbuch; youtube; spotify; netflix; itunes; podcast; gemalde; fotografie; bild; horen; hor; witz; arzt; vorstellung; spielzeiten; filmzeiten
  `,
  closing: words`das war's; das wars; das ist alles; das war alles; mehr nicht; sonst nichts; tschuss; tschuß; auf wiedersehen; bis dann; bis bald; ciao; schonen tag noch; schonen abend noch`,
  yes: words`ja; jo; jep; jepp; jup; jawohl; ja klar; ja gerne; ja gern; ja bitte; ja genau; klar; na klar; sicher; ok; okay; selbstverstandlich; naturlich`,
  stop: words`stopp?; abbrechen; abbruch; vergiss es; vergessen sie es; lass gut sein; egal; schon gut; hor auf; ende; beenden; doch nicht; vergiss das; lass es`,
  change: words`
    andern; andere (?:meine|die|unsere|das|den|es|bitte); andern sie; geandert; anderung; verschieben; verschiebe; verschiebt; verlegen; verlege; umbuchen; umbuche; buche um; buch um; tauschen; anpassen; wechseln; aktualisieren; vorverlegen; stattdessen; statt; anstatt; (?:eine|ein) person mehr; # personen mehr; umandern; abandern; doch lieber; lieber doch; eher am; sondern; (?:ein )?anderer tag; (?:einen |an einem )?anderen tag; andere (?:zeit|uhrzeit); anderes datum
  `,
  correction: words`nein; nee; doch; sorry; entschuldigung; eigentlich; lieber; moment; ich meinte; ich meine; korrektur; falsch; nicht; ach; besser; mach; mach lieber; machen wir; doch lieber; aber`,
  waitlist: words`warteliste; auf die warteliste; sag(?:en sie)? (?:mir )?bescheid,? wenn; (?:meldet|melden sie) (?:euch|sich),? wenn; wenn (?:etwas|was|ein tisch) frei wird; falls (?:etwas|was|ein tisch) frei wird`,
  question: words`
    habt ihr (?!(?:noch )?(?:einen )?(?:tisch|platz|was frei|etwas frei)); haben sie (?!(?:noch )?(?:einen )?(?:tisch|platz|was frei|etwas frei)); gibt es; gibts; wie lange; wie viel; wieviel; wie teuer; wann (?:habt|haben|offnet|offnen|schließt|schließen|macht|machen) ; offnungszeiten; ab wann; bis wann; wo (?:ist|seid|sind|liegt|befindet); was kostet; was kosten; speisekarte; nehmen sie; nehmt ihr; kann man; ist es moglich; adresse; parkplatz; parkplatze; wie komme ich
  `,
  questionStart: words`was; wann; wo; wer; wie; warum; welche; welcher; welches; wieso; ist; sind; habt; haben sie; hat; gibt; kann; konnen; konnt; konnte; darf; durfen; ab wann; um wie viel`,
  book: words`
    tisch fur; tische fur; platz fur; reservierung fur; einen tisch; nen tisch; tisch reservieren; tisch buchen; reservieren; reserviere; reserviert; buchen; buche; buch; (?:brauche|brauchen|hatte gern|hatte gerne|hatten gern|hatten gerne|mochte|mochten|suche|suchen|will|wollen|wunsche) (?:einen|nen|eine|ein|den) (?:\p{L}{1,20} )?(?:tisch|platz|reservierung); finde (?:mir )?(?:eine|einen) (?:reservierung|tisch|platz|restaurant); finde (?:ein )?restaurant; finden? (?:sie )?(?:mir )?(?:eine|einen) (?:reservierung|tisch|platz); essen gehen; (?:mochte|mochten|wollen|will|wurde gern|wurden gern) .{0,60} essen; reservierung; (?:noch ?mal|noch einmal|erneut) versuchen
  `,
  bookVerbs: words`reservieren; reserviere; reservier; buchen; buche; brauche; brauchen; mochte; mochten; hatte; hatten; will; wollen; suche; suchen; finde; finden; mach; mache; machen; bestellen; bestelle; gib; habt; haben; wunsche; nehme; nehmen; wollen`,
  bookNouns: words`tisch; tische; platz; platze; reservierung; reservierungen; buchung; frei; tischreservierung; verfugbar`,
  affirm: words`
    ja; jo; jep; jepp; jup; jawohl; ja klar; ja gerne; ja bitte; ja genau; klar; na klar; sicher; aber sicher; sicherlich; genau; richtig; korrekt; stimmt; das stimmt; passt; das passt; gern; gerne; sehr gern; sehr gerne; ok; okay; okey; in ordnung; einverstanden; alles klar; gut; sehr gut; prima; perfekt; super; toll; wunderbar; klasse; bestatigt; bestatige; ich bestatige; bestatigen; selbstverstandlich; naturlich; auf jeden fall; unbedingt; gebongt; abgemacht; mach das; machen wir; bitte ja; definitiv; absolut; freilich; jau; 👍; 👌; ✅; wir kommen(?: alle| gern| gerne| auf jeden fall)?; wir sind (?:alle )?(?:da|dabei); ich komme(?: gern| gerne| auf jeden fall)?; ich bin (?:da|dabei); sind dabei; es bleibt dabei; bleibt dabei; wir bleiben dabei; bis dann
  `,
  deny: words`
    nein; ne; nee; no; noe; nope; nicht; keineswegs; auf keinen fall; falsch; stimmt nicht; das stimmt nicht; nicht richtig; nicht korrekt; passt nicht; lieber nicht; leider nicht; nein danke; niemals; nie; inkorrekt; unsinn; ablehnen; abgelehnt; keinesfalls; bloß nicht; 👎; ❌; kein interesse; so lassen; lass es so; lassen sie es so; lasst es so; lassen wir es so; so lassen wie es ist; alles so lassen; bleibt so; es bleibt so; keine nummer; ohne nummer
  `,
  declines: words`(?:ich |wir )?(?:habe|haben|hab) (?:leider )?(?:keine?|kein handy|kein telefon|keine nummer|keine telefonnummer|keins|keines); keine (?:nummer|telefonnummer|handynummer|angabe|mobilnummer); kein (?:handy|telefon|mobiltelefon); keine; keins; ohne; ohne (?:nummer|telefon|telefonnummer|handy|handynummer); uberspringen; uberspring; lieber nicht; lieber ohne; nicht notig; (?:mochte|will|wollen|mochten) (?:ich |wir )?(?:lieber )?(?:nicht|keine?)(?: (?:angeben|nennen|geben|nummer angeben))?; weiter; skip; passe`,
  but: ["aber", "sondern", "jedoch", "allerdings", "außer"],
  greet: words`hallo; hi; hey; guten tag; guten morgen; guten abend; gruß gott; gruss gott; gruezi; servus; moin; moin moin; tag; gruß dich; hallochen; gute nacht; mahlzeit; hallo zusammen; schonen guten tag`,
  thanks: words`danke; dankeschon; danke schon; vielen dank; besten dank; merci; herzlichen dank; danke sehr; ich danke; dankesehr; tausend dank; 🙏`,
  first: words`der fruhere; die fruhere; den fruheren; das fruhere; fruhere; der erste; die erste; das erste; den ersten; erste; erster; der 1\.; die 1\.; den 1\.; erste option; fruheste; den fruhesten; 1\. option`,
  last: words`der spatere; die spatere; den spateren; das spatere; spatere; der letzte; die letzte; das letzte; den letzten; letzte; letzter; den spatesten; spateste`,
  choice: words`der; die; das; den; nummer; nr\.?; option; nehme; ich nehme; ich nehme den; ich nehme die; wir nehmen; wir nehmen den; dann; bitte; variante; lieber; vorschlag; termin`,
  fillers: words`bitte; ah; ahm; also; hm; hmm; na; naja; nun; dann; danke; vielleicht; ok; okay; gut; ja; so; mal; denn; eben; gerne; gern; wohl; doch; ich glaube; oh; ach; jetzt; sehr; ist; das; es; ich sagte; sagte`,
};
