import type { IntentWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const intents: IntentWords = {
  startOver: words`von vorn; von vorne; neu anfangen; neu starten; noch mal von vorn; nochmal von vorne; neustart; von anfang an`,
  human: words`
    (?:mit|zu) (?:einem |einer |1 |dem |der |jemandem |nem )?(?:echten |richtigen )?(?:menschen|mitarbeiter|mitarbeiterin|person|personal|chef|kellner|team) (?:sprechen|reden|schreiben|verbinden|telefonieren); mit jemandem (?:sprechen|reden|telefonieren);
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
  proposals: words`wie ware es mit; wie ware; wie ist es mit; ginge; geht auch; geht es; geht das; ginge es; ginge das; ginge auch; passt es; klappt es; wurde es gehen; ware es moglich; konnten wir; konnen wir; kann ich; passt; ware; habt ihr; haben sie; gibt es`,
  elsewhere: words`
    wecker; alarm; erinner\p{L}{0,6}; erinnere mich; timer; wiedergabeliste; playlist; musik; lied; lieder; song; songs; album; alben; film; filme; filmen; kino; kinos; tv-serie; fernsehserie; serie; videospiel; spiel; spiele; spielt; wetter; wettervorhersage; vorhersage; wetterprognose; prognose; luftfeuchtigkeit; feucht; gewitter; sturm; sturme; regnet; schneit; kuhler; warmer; \d{1,2} von \d{1,2} (?:punkten|sternen|geben); kinoprogramm; vorstellungszeiten; animationsfilme; regen; regnen; schnee; schneien; temperatur; sonnig; windig; kalt; warm; grad
    bewerte; bewertung; roman; buch; lehrbuch; youtube; spotify; netflix; itunes; podcast; gemalde; fotografie; bild; horen; hor; witz; arzt; vorstellung; spielzeiten; filmzeiten
  `,
  closing: words`das war's; das wars; das ist alles; das war alles; mehr nicht; sonst nichts; tschuss; tschuß; auf wiedersehen; bis dann; bis bald; ciao; schonen tag noch; schonen abend noch`,
  yes: words`ja; jo; jep; jepp; jup; jawohl; ja klar; ja gerne; ja gern; ja bitte; ja genau; klar; na klar; sicher; ok; okay; selbstverstandlich; naturlich`,
  stop: words`stopp?; abbrechen; abbruch; vergiss es; vergessen sie es; lass gut sein; egal; schon gut; hor auf; ende; beenden; doch nicht; vergiss das; lass es`,
  change: words`
    andern; andere (?:meine|die|unsere|das|den|es|bitte); andern sie; geandert; anderung; verschieben; verschiebe; verschiebt; verlegen; verlege; umbuchen; umbuche; buche um; buch um; tauschen; anpassen; wechseln; aktualisieren; vorverlegen; (?:sind|waren|werden|kommen)(?: jetzt| nun| dann)? doch(?: nur)? (?:zu )?\d{1,2}; stattdessen; statt; anstatt; (?:eine|ein) person mehr; # personen mehr; umandern; abandern; doch lieber; lieber doch; eher am; sondern; (?:ein )?anderer tag; (?:einen |an einem )?anderen tag; andere (?:zeit|uhrzeit); anderes datum
  `,
  correction: words`nein; nee; doch; sorry; entschuldigung; eigentlich; lieber; moment; ich meinte; ich meine; korrektur; falsch; nicht; ach; besser; mach; mach lieber; machen wir; doch lieber; aber`,
  waitlist: words`warteliste; auf die warteliste; sag(?:en sie)? (?:mir )?bescheid,? wenn; (?:meldet|melden sie) (?:euch|sich),? wenn; wenn (?:etwas|was|ein tisch) frei wird; falls (?:etwas|was|ein tisch) frei wird`,
  question: words`
    habt ihr (?!(?:noch )?(?:einen )?(?:tisch|platz|was frei|etwas frei)); haben sie (?!(?:noch )?(?:einen )?(?:tisch|platz|was frei|etwas frei)); gibt es; gibts; wie lange; wie viel; wieviel; wie teuer; wann (?:habt|haben|offnet|offnen|schließt|schließen|macht|machen) ; offnungszeiten; ab wann; bis wann; wo (?:ist|seid|sind|liegt|befindet); was kostet; was kosten; speisekarte; nehmen sie; nehmt ihr; kann man; ist es moglich(?!.{0,60} (?:reservieren|zu kommen|buchen|tisch)); adresse; parkplatz; parkplatze; wie komme ich
  `,
  requests: words`(?:konnen|konnten|kann|konnte|durfen|darf|durften) (?:wir|ich)(?: bitte| vielleicht| auch)?; (?:konnen|konnten) sie(?: uns| mir)?(?: bitte)?; (?:konnt|konntet) ihr(?: uns| mir)?(?: bitte)?; ist es moglich; ware es moglich; geht es; geht auch`,
  questionStart: words`was; wann; wo; wer; wie; wird; werden; zeigen sie mir; zeig mir; sag mir; warum; welche; welcher; welches; wieso; ist; sind; habt; haben sie; hat; gibt; kann; konnen; konnt; konnte; darf; durfen; ab wann; um wie viel`,
  book: words`
    (?:einen|nen|ein|an|den) (?:\d{1,2}er[ -]?)?tisch; (?<=^(?:\p{L}{2,8}[ ,!]{1,2})?)(?:tisch|platz|reservierung) (?:\p{L}{2,12} )?(?:fur|am|um|zu|heute|morgen|ubermorgen|bitte); tisch fur; tische fur; platz fur; reservierung fur; einen tisch; nen tisch; tisch reservieren; tisch buchen; reservieren; reserviere; reserviert; buchen; buche; buch; (?:brauche|brauchen|hatte gern|hatte gerne|hatten gern|hatten gerne|mochte|mochten|suche|suchen|will|wollen|wunsche) (?:einen|nen|eine|ein|den) (?:\p{L}{1,20} )?(?:tisch|platz|reservierung); finde (?:mir )?(?:eine|einen) (?:reservierung|tisch|platz|restaurant); finde (?:ein )?restaurant; finden? (?:sie )?(?:mir )?(?:eine|einen) (?:reservierung|tisch|platz); essen gehen; (?:mochte|mochten|wollen|will|wurde gern|wurden gern) .{0,60} essen; reservierung; (?:noch ?mal|noch einmal|erneut) versuchen
  `,
  bookVerbs: words`reservieren; reserviere; reservier; buchen; buche; brauche; brauchen; mochte; mochten; hatte; hatten; will; wollen; suche; suchen; finde; finden; mach; mache; machen; bestellen; bestelle; gib; habt; haben; wunsche; nehme; nehmen; wollen`,
  bookNouns: words`tisch; tische; platz; platze; reservierung; reservierungen; buchung; frei; tischreservierung; verfugbar; moglich; machbar; platzchen; unterkommen`,
  affirm: words`
    ja; jo; jep; jepp; jup; jawohl; ja klar; ja gerne; ja bitte; ja genau; klar; na klar; sicher; aber sicher; sicherlich; genau; richtig; korrekt; stimmt; das stimmt; passt; das passt; gern; gerne; sehr gern; sehr gerne; ok; okay; okey; in ordnung; einverstanden; alles klar; gut; sehr gut; prima; perfekt; super; toll; wunderbar; klasse; bestatigt; bestatige; ich bestatige; bestatigen; selbstverstandlich; naturlich; auf jeden fall; unbedingt; gebongt; abgemacht; mach das; machen wir; bitte ja; definitiv; absolut; freilich; jau; 👍; 👌; ✅; wir kommen(?: alle| gern| gerne| auf jeden fall)?; wir sind (?:alle )?(?:da|dabei); ich komme(?: gern| gerne| auf jeden fall)?; ich bin (?:da|dabei); sind dabei; es bleibt dabei; bleibt dabei; wir bleiben dabei; bis dann
    jawoll; passt so; machen wir so; so machen wir's; so machen wir das; deal; kein problem; kein ding; keine einwande; nichts dagegen; warum nicht; von mir aus; geht klar; geht in ordnung; wir freuen uns; bin dabei; freigegeben; genehmigt; so ist es; genau so
  `,
  deny: words`
    nein; ne; nee; no; noe; nope; nicht; keineswegs; auf keinen fall; falsch; stimmt nicht; das stimmt nicht; nicht richtig; nicht korrekt; passt nicht; lieber nicht; leider nicht; nein danke; niemals; nie; inkorrekt; unsinn; ablehnen; abgelehnt; keinesfalls; bloß nicht; 👎; ❌; kein interesse; so lassen; lass es so; lassen sie es so; lasst es so; lassen wir es so; so lassen wie es ist; alles so lassen; (?:nichts|gar nichts) (?:andern|mehr andern|verandern); bleibt so; es bleibt so; keine nummer; ohne nummer
    diesmal nicht; keins; keiner; keine davon; keins davon; keiner davon; weder noch; heute nicht; jetzt nicht; nicht mehr; passt mir nicht; passt uns nicht; geht nicht; geht leider nicht; lieber doch nicht
  `,
  declines: words`(?:ich |wir )?(?:habe|haben|hab) (?:leider )?(?:keine?|kein handy|kein telefon|keine nummer|keine telefonnummer|keins|keines); keine (?:nummer|telefonnummer|handynummer|angabe|mobilnummer); kein (?:handy|telefon|mobiltelefon); keine; keins; ohne; ohne (?:nummer|telefon|telefonnummer|handy|handynummer); uberspringen; uberspring; lieber nicht; lieber ohne; nicht notig; (?:mochte|will|wollen|mochten) (?:ich |wir )?(?:lieber )?(?:nicht|keine?)(?: (?:angeben|nennen|geben|nummer angeben))?; weiter; skip; passe`,
  but: ["aber", "sondern", "jedoch", "allerdings", "außer"],
  greet: words`hallo; hi; hey; guten tag; guten morgen; guten abend; gruß gott; gruss gott; gruezi; servus; moin; moin moin; ^tag(?! (?:der|des|vor|nach|darauf|danach)); gruß dich; hallochen; gute nacht; mahlzeit; hallo zusammen; schonen guten tag`,
  thanks: words`danke; dankeschon; danke schon; vielen dank; besten dank; merci; herzlichen dank; danke sehr; ich danke; dankesehr; tausend dank; 🙏`,
  first: words`der fruhere; die fruhere; den fruheren; das fruhere; fruhere; der erste; die erste; das erste; den ersten; erste; erster; der 1\.; die 1\.; den 1\.; erste option; fruheste; den fruhesten; 1\. option; so fruh wie moglich; moglichst fruh; so bald wie moglich; das fruheste; der fruheste; die fruheste; der frueheste termin; am fruhesten; die fruhere uhrzeit`,
  last: words`der spatere; die spatere; den spateren; das spatere; spatere; der letzte; die letzte; das letzte; den letzten; letzte; letzter; den spatesten; spateste; so spat wie moglich; moglichst spat; das spateste; der spateste; die spateste; am spatesten; die spatere uhrzeit`,
  choice: words`der; die; das; den; nummer; nr\.?; option; nehme; ich nehme; ich nehme den; ich nehme die; wir nehmen; wir nehmen den; dann; bitte; variante; lieber; vorschlag; termin; ich nehme das; wir nehmen das; wir nehmen die; passt; passt mir; passt uns; geht; ist gut; ist super; ware gut; ware super; bitte den; bitte die; gern den; gern die; uhrzeit`,
  places: words`zweite|zweiten|zweiter|zweites; dritte|dritten|dritter|drittes; vierte|vierten|vierter|viertes; funfte|funften|funfter|funftes; sechste|sechsten|sechster|sechstes`,
  any: words`egal; ist egal; mir egal; ist mir egal; uns egal; ist uns egal; ganz egal; vollig egal; egal welche[rsn]?; egal wann; irgendein(?:e|er|es|en)?; irgendwann; beliebig; jede[rs]?; jeder geht; alle gehen; alle passen; alles passt; beides; beide; beide passen; beides geht; ist gleich; spielt keine rolle; such dir (?:einen|eine|was) aus; suchen sie (?:einen|was) aus; wie es passt; wie es euch passt; was frei ist; flexibel; wir sind flexibel; ich bin flexibel`,
  fillers: words`bitte; ah; ahm; also; hm; hmm; na; naja; nun; dann; danke; vielleicht; ok; okay; gut; ja; so; mal; denn; eben; gerne; gern; wohl; doch; ich glaube; oh; ach; jetzt; sehr; ist; das; es; ich sagte; sagte`,
};
