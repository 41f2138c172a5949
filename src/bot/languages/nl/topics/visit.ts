import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const visit = {
  hours: words`
    (?:lunch|diner|avondeten|brunch|ontbijt|keuken) (?:eindigt|stopt|begint|duurt|is|gaat|loopt)(?: eigenlijk)? (?:om |tot )?(?:hoe laat|wanneer)(?: open| dicht| afgelopen)?
    (?:jullie|u|jij|restaurant|zaak|jullie)(?: [\p{L}\p{N}.]{1,14}){0,5} (?:open|dicht|gesloten|geopend)(?: (?:zijn|bent|is|gaan|gaat))?(?=[?., ]|$)
    laatste bestelling(?:en)?
    openingstijden
    openingsuren
    (?:jullie|u|restaurant|keuken|terras|zaak)(?: \p{L}{1,12}){0,3} (?:open|dicht|gesloten|geopend)
    (?:is|zijn|bent) .{0,40}(?:open|dicht|gesloten|geopend)(?= ?(?:$|[?.!,]))
    sluit
    sluiten
    gaan jullie (?:open|dicht)
    gaat .{0,20} (?:open|dicht)
    sluitingstijd
    sluitingsdag
    keuken (?:open|dicht|sluit)
    hoe laat (?:gaan|zijn|sluiten|opent|sluit|openen|gaat)
    vanaf hoe laat
    (?<!(?:annuleren|annuleer|afzeggen|afzeg) (?:\p{L}{1,10} ){0,5})tot (?:wanneer|hoe laat)
    open op
    (?:hoe laat|wanneer|tot wanneer|tot hoe laat) (?:eindigt|stopt|begint|is) (?:de |het )?(?:lunch|diner|avondeten|brunch|ontbijt)(?: afgelopen| voorbij)?
    (?:doen|serveren|hebben) jullie(?: ook| wel eens){0,2} (?:een )?(?:lunch|ontbijt|brunch)(?=[ ?.!]*$)
    (?:is|blijft) (?!mijn |onze |ons |het )(?:\p{L}{2,15}(?: & | )){1,3}(?:dicht|gesloten)(?= (?:op|met|tussen|tijdens|van|rond|deze|vandaag|morgen|¦)| ?[?])
  `,
  address: words`
    (?:hoe (?:ver|lang)|ver|weg|lopen)(?= (?:\p{L}{1,12} ){0,5}(?:station|treinstation|halte|metro|luchthaven))
    waar (?:was|is|zat|zitten|zijn) (?:het|dat|jullie|de zaak|het restaurant)(?: (?:ook|ook alweer|ook al weer|precies|nou|ook weer)){0,2}(?= ?[?!.]*$)
    hoe (?:kom|komt|komen|geraak|geraken|raak) (?:ik|je|men|we|wij) (?:er|daar|bij jullie|bij u|tot daar)
    (?:ik|we|wij) (?:kan|kunnen|vind|vinden) (?:het|jullie|de ingang)(?: restaurant)? niet(?: vinden)?
    (?:ik ben|we zijn|wij zijn) (?:de weg kwijt|verdwaald)
    (?<!mail[ -])adres
    waar (?:zitten|zijn|ligt|is|liggen|bevind|bevinden)(?: jullie| u| het| ik jullie| wij jullie| we jullie)?(?: restaurant)?(?: precies)?
    waar (?:kan ik jullie vinden|vind ik|zit|vinden)(?: jullie| u| het| ik jullie| wij jullie| we jullie)?(?: restaurant)?(?: precies)?
    locatie
    route(?:beschrijving)?
    hoe kom(?:en)? (?:ik|we|wij)(?: er| bij jullie| daar)?
    welke straat
    postcode
    bereikbaar
    hoe heet (?:het restaurant|de zaak|jullie restaurant)|hoe heten jullie(?: ook alweer)?
    waar (?:zitten|liggen|zijn|bevinden)(?: (?:zich|de|die|deze|jullie|eigenlijk)){0,3} (?:beide|twee|2|restaurants|zaken)(?: (?:restaurants|zaken|adressen))?
    welke(?: van (?:de (?:twee|2)|die (?:twee|2)|beide))? (?:ligt|zit|is) (?:in|er in|het dichtst|dichterbij)
  `,
  contact: words`
    (?:telefoon)?nummer van (?:het restaurant|de zaak|de tent)
    telefoonnummer
    telefoon
    jullie nummer
    uw nummer
    bellen
    bereiken
    contact(?:gegevens)?
    e-?mail(?:adres)?
    mailadres
    website
    site
    instagram
    facebook
  `,
  photos: words`
    foto's
    foto(?:s|tjes)?
    afbeeldingen
    plaatjes
    galerij
    hoe (?:het er|ziet het er)(?: \p{L}{1,8}){0,3} uit(?:ziet)?
    hoe (?:het|ziet het) eruit(?:ziet)?
  `,
  parking: words`
    parkeren
    parkeer(?:plaats|plaatsen|plek|plekken|gelegenheid|garage|terrein|ruimte)
    parking
    parkeerkosten
    parkeert
    garage
    auto kwijt
  `,
  transport: words`
    (?:bus|tram|metro)(?:haltes?)?
    metrostation
    trein(?:station)?
    station
    haltes?
    openbaar vervoer
    ov
    taxi
  `,
  access: words`
    rolstoel(?:en|toegankelijk|vriendelijk|gebruiker)?
    toegankelijk(?:heid)?
    invalide(?:n)?
    mindervalide(?:n)?
    trap(?:pen)?
    drempels?
    lift
    rollator
    gelijkvloers
    hellingbaan
    slecht ter been
  `,
} satisfies Partial<TopicWords>;
