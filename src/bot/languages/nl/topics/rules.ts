import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const rules = {
  fees: words`
    kost (?:het |een |de )?(?:reserveren|reservering|boeken)
    betalen (?:om te |voor (?:het |de |een )?)(?:reserveren|reservering|boeken)
    kost het (?:iets |geld )?om te (?:reserveren|boeken)
    (?:is )?(?:reserveren|reservering) (?:is )?gratis
    als (?:ik|we|wij) (?:het|de reservering) verge\p{L}{2,4}
    (?:betalen|betaal|kost|rekenen) (?:[\p{L}']{1,10} ){0,4}als (?:[\p{L}'\d]{1,12} ){0,4}(?:ziek|wegvalt|afvalt|uitvalt|ontbreekt)
    (?:als|mocht) (?:er )?(?:[\p{L}'\d]{1,12} ){0,4}(?:minder|ziek|niet) (?:\p{L}{1,10} ){0,2}(?:betalen|betaal|kost)
    (?:schrijven|schrijft|boeken|boekt|afgeschreven|afschrijven|afgeboekt|in rekening) (?:\p{L}{1,10} ){0,4}(?:kaart|creditcard|rekening|kaart af)(?: af)?
    (?:kwijt|terug|verlies|verliezen|krijg|krijgen|houden) (?:\p{L}{1,10} ){0,4}(?:aanbetaling|borg|voorschot|geld)(?: kwijt| terug)?
    (?:aanbetaling|borg|voorschot) (?:\p{L}{1,10} ){0,3}(?:kwijt|terug)
    (?:betalen|betaal|kost|kosten|rekenen|gebeurt) (?:[\p{L}']{1,10} ){0,4}als (?:[\p{L}']{1,12} ){0,4}(?:niet|minder|maar|annuleer|annuleren|afzeg|afzeggen)
    (?:boete|annuleringskosten|restitutie|terugbetaald|teruggestort)
    (?:in rekening gebracht|kosten in rekening)
    tot wanneer (?:[\p{L}']{1,12} ){0,4}(?:annuleren|afzeggen|annuleer|afzeg)
    (?:creditcard|kaartgegevens) (?:\p{L}{1,8} ){0,3}(?:nodig|opgeven|geven|achterlaten)
    als (?:ik|we|wij|iemand|een van ons) (?:\p{L}{1,8} ){0,2}niet (?:kom|komen|komt|op kom|op komen|opdaag|opdagen|op komen dagen|kan|kunnen|verschijn)
    no[- ]?show(?:[- ]?(?:kosten|tarief))?
    (?:annuleren|annuleer|afzeggen|afzeg) (?:\p{L}{1,10} ){0,5}tot (?:wanneer|hoe laat)
    aanbetaling
    voorschot
    borg
    (?:vooraf|vooruit|van tevoren|nu al) (?:\p{L}{1,8} ){0,2}betalen
    (?:annulerings?)(?:kosten|voorwaarden|beleid|termijn|regels|vergoeding)
    (?:zijn er|rekent u|rekenen jullie|is er) (?:een )?(?:kosten|boete|toeslag)
    (?:kost|kosten|gebeurt|betalen|boete) (?:[\p{L}',]{1,12} ){0,5}(?:annuleer|annuleren|afzeg|afzeggen|afbellen)
    (?:tot wanneer|tot hoe laat|hoe laat) (?:[\p{L}']{1,12} ){0,4}(?:annuleren|afzeggen)
    (?:gratis|kosteloos|later|nog|op de dag zelf|kort van tevoren) (?:nog )?(?:annuleren|afzeggen)(?: (?:kan )?tot (?:wanneer|hoe laat))?
    (?:wat|en|hoe)(?: \p{L}{1,8}){0,2} (?:als|wanneer|indien) (?:ik|we|wij) (?:\p{L}{1,10} ){0,4}(?:afzeg|afzeggen|annuleer|annuleren)
    (?:laatste|uiterste) (?:moment|tijdstip|dag|mogelijkheid) (?:om|voor) (?:\p{L}{2,9} ){0,2}(?:annuleren|afzeggen)
    (?:hebt u|heeft u|hebben jullie|heb je|moet ik|wilt u|willen jullie) (?:mijn|onze|een|de) (?:creditcard|kaart|bankpas|pas|creditcardnummer|kaartnummer)(?:gegevens)?(?: (?:nodig|geven|opgeven|hebben))?
    (?:moet|moeten) (?:ik|we|wij) (?:nu|vooraf|direct|al|meteen) (?:\p{L}{1,10} ){0,3}betalen
    (?:tot (?:welke|wat voor|hoeveel) (?:dag|dagen|datum|tijd|uur|moment)(?: (?:vooraf|van tevoren))?) (?:[\p{L}',]{1,12} ){0,6}(?:annuleer\p{L}{0,2}|annuleren|afzeg\p{L}{0,4}|cancelen)
    (?:annuleer\p{L}{0,2}|annuleren|afzeg\p{L}{0,4}|cancelen)(?: [\p{L}']{1,14}){0,4},? (?:tot (?:welke|wat voor|hoeveel) (?:dag|dagen|datum|tijd|uur|moment)(?: (?:vooraf|van tevoren))?)
    (?:creditcard|kaartgegevens|creditcardgegevens|kaartnummer|bankpas) (?:\p{L}{1,8} ){0,2}(?:achterlaten|achterlaat|doorgeven|opgeven|invullen)
    (?:iets|wat|geld|een bedrag) (?:vooraf )?aan ?(?:te )?betalen
    (?:als|wanneer|indien) (?:[\p{L}']{1,10} ){0,5}(?:ziek)(?: (?:worden|wordt|word|zijn|is|ben))?[,;]? ?(?:[\p{L}']{1,10} ){0,4}(?:kost|betalen|betaal|kosten|rekening)
  `,
  counted: words`
    (?:is|zijn) (?:de |het |mijn )?(?:baby|kind|kinderen|kleine|kleintje) (?:daar |al |ook |er ){0,3}(?:meegeteld|inbegrepen|meegerekend)
    (?:heb je|hebben jullie|heeft u|hebt u) (?:de |het )?(?:baby|kinderen|kind|kleine) (?:al |ook )?(?:meegeteld|meegerekend)
  `,
  localTime: words`
    lokale tijd
    plaatselijke tijd
    tijdzones?
    (?:jullie|uw) tijd(?: of (?:de mijne|mijn tijd|onze tijd))?
    (?:new yorkse|noorse|amerikaanse) tijd
    tijd daar
  `,
  stay: words`
    (?:de|onze) tafel (?:\p{L}{1,8} ){0,2}langer (?:houden|hebben|gebruiken)
    (?:hoe laat|wanneer|tot hoe laat) moet(?:en)? (?:we|wij|ik) (?:er )?(?:weer )?(?:uit|weg|vertrekken|eruit)
    hoe lang(?= ?[?]| ?$)
    (?:moeten|moet) (?:we|wij|ik|je) (?:[\p{L}\d:.]{1,12} ){0,6}(?:weg|eruit|opstappen|vertrekken|plaatsmaken|vrijmaken)
    (?:mogen|mag|kunnen|kan) (?:we|wij|ik|je) (?:[\p{L}\d:.]{1,12} ){0,6}(?:blijven zitten|blijven|natafelen)
    (?:hoe ?lang|hoeveel tijd|hoeveel uur|tot hoe laat) (?:\p{L}{1,10} ){0,5}(?:tafel|zitten|blijven|houden|hebben|natafelen|van ons)
    (?:tijdslimiet|tijdlimiet|tijdsduur|tafeltijd|zittijd|tijdsloten?|tijdslots?|maximale tijd|shifts?)
    (?:limiet|beperking) (?:\p{L}{1,8} ){0,3}(?:tijd|tafel)
    (?:weggestuurd|eruit gezet|eruit gegooid|weggejaagd)
    natafelen
    hoe ?(?:lang|lange) (?:\p{L}{1,10} ){0,4}(?:blijven|tafel|zitten|houden|hebben)
    hoeveel tijd (?:hebben|krijgen) we
    tijdslimiet
    tijdslot
    (?:moeten|moet) (?:we|wij|ik) (?:\p{L}{1,8} ){0,2}(?:weg|de tafel vrijmaken|vertrekken|opstappen)
  `,
  restaurants: words`
    (?:welke|wat voor|hoeveel) (?:restaurants|zaken|tenten|restaurantjes)(?! (?:hebben (?!jullie)|zijn open|nemen))
  `,
  house: words`
    wat voor (?:een |soort )?(?:tent|restaurant|zaak|soort restaurant|plek|keuken)(?=[ ?!.]|$)
    wat is (?:[\p{L}&' ]{3,30} )?voor (?:een )?(?:tent|restaurant|zaak)
  `,
  ways: words`
    (?:het )?verschil(?:len)? tussen
    (?:welke|wat voor|op welke|hoeveel) (?:\p{L}{2,11} )?(?:manieren|mogelijkheden|opties|soorten tafels|ruimtes|zalen|plekken)
    manieren om te (?:eten|dineren)
    (?:waar|hoe) (?:kun je|kunnen we|kan ik|kan je) (?:\p{L}{2,8} ){0,2}(?:eten|zitten)
    aan (?:de|het|jullie) (?:bar|toog|balie|counter|keukenbar)(?: \p{L}{2,8}){0,2} (?:eten|zitten)
    (?:eten|zitten|plek|plaats) aan (?:de|het|jullie) (?:bar|toog)
    (?:hebben jullie|heeft u|is er) (?:ook )?een (?:bar|toog)
    wat is (?:de|het|die|dat) (?:\p{L}{2,8} )?(?:counter|bar|terras|proeverij|late keuken)
  `,
  largest: words`
    hoeveel (?:mensen|personen|gasten) (?:er |we |je )?(?:maximaal|hooguit)(?: kunnen komen)?
    (?:kunnen|mogen|kan|mag|past) (?:we|wij|het|er) (?:ook )?(?:met )?meer dan (?:\d{1,2}|zes|zeven|acht|negen|tien|twaalf|vijftien|twintig)(?: (?:mensen|personen|komen|zijn)){0,2}(?=[ ?!.]*$)
    groepen van meer dan (?:\d{1,2}|zes|zeven|acht|negen|tien|twaalf|vijftien|twintig)
    (?:met )?hoeveel(?: mensen| personen| gasten)? (?:kunnen|kan|mogen|passen|nemen|nemt|past) (?:jullie|u|er|we|wij|je) ?(?:maximaal |hooguit )?(?:hebben|ontvangen|plaatsen|zijn|komen|aan|kwijt|zitten|aannemen|boeken|reserveren)?
    (?:grootste|maximale) (?:groep|gezelschap|groepsgrootte|aantal(?: personen| mensen| gasten)?)
    hoe groot (?:mag|kan) (?:de|een|onze|het|ons) (?:groep|gezelschap)
  `,
  starts: words`
    (?:wat|welke) is (?:het|de) (?:vroegste?|laatste?)(?: (?:die jullie hebben|mogelijk|mogelijke))?(?=[.!?, ]*$)
    (?:tot hoe laat|hoe laat|hoe vroeg|tot wanneer) (?:kan|kunnen|mag|mogen) (?:ik|we|wij|je|men) (?:nog |uiterlijk |op zijn laatst |op zijn vroegst )?(?:komen|reserveren|eten|terecht|aanschuiven|binnen|een tafel)
    (?:wanneer|hoe laat) (?:kan|kunnen|mag|mogen) (?:ik|we|wij|je) (?:uiterlijk|op zijn laatst|op z'n laatst|op zijn vroegst)
    (?:laatste|uiterste|vroegste) (?:tafel|reservering|tijd|tijdstip|mogelijkheid)(?! (?:om |voor )?(?:te |het )?(?:annuleren|afzeggen))
    (?:de )?(?:eerste|vroegste) (?:en|of) (?:de )?(?:laatste|uiterste) (?:tafel|tijd|reservering)
    (?:serveren|koken) jullie(?: [\p{L}\d:.]{1,8}){0,3} nog
    (?:serveren|koken|hebben) jullie nog(?: \p{L}{2,6}){0,2} (?:om|na|rond) [\d¦][\d:.h¦]{0,4}
  `,
  adjusting: words`
    (?:kan|kunnen|mag|mogen) (?:ik|we|wij) (?:het |dat )?(?:later|straks|morgen|nog|dan|achteraf)(?: nog| dan){0,2} (?:doorgeven|laten weten|zeggen|melden|bevestigen)(?:,? (?:of|hoeveel|met hoeveel)(?: [\p{L}\d']{1,8}){0,6})?
    (?:stuur|schrijf|app) ik (?:je|jullie|u) (?:dan )?(?:gewoon|hier)(?: (?:een )?bericht(?:je)?)?
    (?:als|indien|mocht)(?! (?:we|wij|ik)(?![\p{L}]))(?: [\p{L}']{1,12}){1,4} (?:niet (?:mee)?(?:komt|komen|kan|kunnen)|afzegt|uitvalt)
    (?:als|indien) we(?: \p{L}{1,9}){0,2} (?:minder|meer)(?: (?:mensen|zijn))?
    hoe (?:laat|laten|geef|meld) (?:ik|we|wij) (?:dat |het |jullie |u )?(?:dan )?(?:\p{L}{2,7} )?(?:weten|door|aan|door dat)
    (?:wat|en) (?:als|gebeurt er als|indien) (?:er )?(?:maar |slechts |toch )?(?:een|1|iemand|minder|meer|niet iedereen|we (?:met )?(?:minder|meer|maar)) ?(?:van ons )?(?:komt|komen|zijn|is|kan|kunnen|afzegt)?
    (?:kan|kunnen|mag|mogen) (?:ik|we|wij|je) (?:dat|het|het aantal(?: personen| mensen)?|de (?:reservering|tijd|tafel))(?: \p{L}{2,5})? (?:later|achteraf|daarna)(?: nog)? (?:wijzigen|aanpassen|veranderen)
    (?:kan|kunnen|mag|mogen)(?: ik| we| er)? (?:er )?(?:later|straks|achteraf) (?:nog )?(?:iemand|mensen|een persoon)(?: extra)? (?:bij|erbij|toevoegen|meenemen)(?: doen| komen)?
  `,
  confirmation: words`
    (?:krijg|krijgen|ontvang|ontvangen) (?:ik|we|wij)(?: (?:ook|nog|hier|dan|daar)){0,2}(?: een| de)? ?(?:bevestigings?-?mail|(?:schriftelijke )?bevestiging)(?: (?:per|via|van|op) (?:de )?(?:e-?mail|mail|sms))?
    (?:sturen|stuurt|stuur) (?:jullie|u|je|me)(?: (?:me|mij|nog|ook|ons)){0,2}(?: een| de)? ?(?:bevestigings?-?mail|bevestiging)(?: (?:per|via) (?:e-?mail|mail))?
    (?:kan|mag|zal) ik (?:ook )?mijn (?:e-?mail|mail)(?:adres)?(?: (?:geven|doorgeven|achterlaten|toevoegen))?
  `,
  reminder: words`
    (?:krijg|krijgen|ontvang|ontvangen|stuur|sturen|sturen jullie|stuurt u)(?: ik| we| wij| je| jullie| u)?(?: mij| me| ons)?(?: nog| ook| vooraf)? een herinnering
    (?:herinner|herinnert|herinneren) (?:je|u|jullie) (?:mij|me|ons)
  `,
  walkIns: words`
    (?:moet|moeten|hoef|hoeven) (?:je|ik|we|wij|men)(?: (?:per se|echt|vooraf|van tevoren|altijd)){0,2} (?:te )?(?:reserveren|boeken)(?=[ ?.!,]{0,3}$| of )
    (?:is )?(?:een |1 )?(?:reservering|reserveren) (?:is )?(?:nodig|verplicht|noodzakelijk)
    (?:kan|kunnen|mag|mogen) (?:je|ik|we|wij|men)(?: (?:ook|gewoon|zo|zomaar|maar)){0,3} (?:binnenlopen|langskomen|aanwaaien|binnenvallen|komen binnenlopen)(?=[ ?.!,]{0,3}$| of )
    (?:langskomen|komen|terecht|eten|binnenlopen) zonder (?:reservering|te reserveren)
    zonder (?:reservering|te reserveren) (?:\p{L}{2,8} ){0,2}(?:langskomen|komen|terecht|eten|binnen|binnenlopen)
  `,
} satisfies Partial<TopicWords>;
