import type { AssistantWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const assistant: AssistantWords = {
  startOver: words`
    von vorn
    von vorne
    neu anfangen
    neu starten
    noch mal von vorn
    nochmal von vorne
    neustart
    von anfang an
  `,
  human: words`
    (?:mich|uns) (?:bitte |mal )?(?:jemand|einer|wer) (?:bitte |mal |kurz ){0,2}(?:an|zuruck)rufen
    (?:hol|holt|holen sie|gib|gebt|geben sie) (?:mir |uns )?(?:bitte |mal ){0,2}(?:den|die|ihren|euren) (?:chef|chefin|inhaber|geschaftsfuhrer|manager|boss)
    (?:mit|zu) (?:einem |einer |1 |dem |der |jemandem |nem )?(?:echten |richtigen )?(?:menschen|mitarbeiter|mitarbeiterin) (?:sprechen|reden|schreiben)
    (?:mit|zu) (?:einem |einer |1 |dem |der |jemandem |nem )?(?:echten |richtigen )?(?:menschen|mitarbeiter|mitarbeiterin) (?:verbinden|telefonieren)
    (?:mit|zu) (?:einem |einer |1 |dem |der |jemandem |nem )?(?:echten |richtigen )?(?:person|personal|chef|kellner|team) (?:sprechen|reden|schreiben)
    (?:mit|zu) (?:einem |einer |1 |dem |der |jemandem |nem )?(?:echten |richtigen )?(?:person|personal|chef|kellner|team) (?:verbinden|telefonieren)
    mit jemandem (?:sprechen|reden|telefonieren)
    echter mensch
    echten menschen
    (?:wen|jemand|jemanden|einen) (?:echten|richtigen|echtes)(?=[.! ]{0,3}$)
    einen menschen
    ein mensch
    ruckruf(?! (?:bitte )?(?:unter|an|auf)(?![\p{L}]))
    (?:ruf|ruft|rufe|rufen sie) (?:mich|uns) (?:bitte |mal |kurz ){0,2}(?:an|zuruck)
    (?:mich|uns) (?:bitte |mal |kurz |gleich |doch ){0,2}(?:anrufen|zuruckrufen)
    kundenservice
    mitarbeiter sprechen
    (?:niemand|keiner) (?:geht (?:ans telefon|ran|dran)|antwortet|nimmt ab|erreichbar)
    (?:ich )?(?:erreiche|kann) (?:bei ihnen |bei euch )?(?:niemanden|keinen)(?: erreichen)?
    (?:den|die|ihren|euren|mit dem|mit der|mit ihrem|mit eurem) (?:chef|chefin|inhaber|inhaberin|geschaftsfuhrer|geschaftsfuhrerin|restaurantleiter|manager) (?:mal |bitte )?(?:sprechen|reden)
  `,
  humanAlone: words`
    mensch
    person
    eine person
    personal
    das personal
    mitarbeiter
    mitarbeiterin
    ein mitarbeiter
    einen mitarbeiter
    echter mitarbeiter
    manager
    ansprechpartner
  `,
  back: words`
    (?:wieder )?zuruck(?: (?:zu dir|zu ihnen|zum (?:bot|assistenten|automaten)|zur (?:reservierung|buchung)))?
    (?:der )?(?:bot|assistent)
    wieder (?:mit )?(?:dem )?(?:bot|assistent(?:en)?)
  `,
  calendar: words`
    ^kalender(?=[ .!?]*$)
    (?:(?:zeig|zeige|zeigen|zeigt|offne|offnen|hatten|habt|haben|gib|geben)(?: sie| ihr| du)?(?: mir| uns)?(?: bitte)? )?(?:den|einen|euren|ihren) kalender(?: zeigen| sehen| offnen)?(?=[ .!?]*$)
  `,
  help: words`
    hilfe
    hilf mir
    ich brauche hilfe
    was kannst du
    was kannst du alles
    was kann ich (?:tun|machen|sagen)
    wie (?:funktioniert|geht) (?:das|es|der bot)(?: alles)?(?: hier| denn| eigentlich| genau){0,2}
    konnen sie mir helfen
    kannst du mir helfen
    wie geht das
  `,
};
