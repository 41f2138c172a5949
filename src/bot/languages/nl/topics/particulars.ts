import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

/** Of what is wider asked about the house one thing alone, of which the wider answer need say nothing. */
export const particulars = {
  jobs: words`
    (?:zoek|zoeken|zoekt)(?: \p{L}{1,8}){0,3} (?:personeel|koks?|bediening|medewerkers?|afwassers?|obers?)
    vacatures?
    (?:hebben|heeft|is er|was er)(?: \p{L}{1,8}){0,3} werk(?=[ ?.!]*$)
    bijbaan(?:tje)?
    solliciteren
    sollicitaties?
  `,
  prams: words`
    kinderwagens?
    buggy(?:'s)?
    wandelwagens?
  `,
  changing: words`
    verschoon(?:tafel|plek|ruimte|kussen|plaats|hoek)
    verschonen
    verschoning
    commode
    luiers? (?:verschonen|wisselen|verwisselen)
  `,
  playArea: words`
    speel(?:hoek|hoekje|plek|tuin|goed|ruimte)
    kinderhoek
    kleurplaten
  `,
  toilets: words`
    (?:invaliden|minder ?validen)?toilet(?:ten)?
    wc(?:'s)?
  `,
  quiet: words`
    (?:welk|welke|waar)(?: \p{L}{1,12}){0,4} (?:beter|beste?|fijner)(?: \p{L}{1,12}){0,6} (?:rustig|rustige|rust|stil)
    (?:is|wordt|was)(?: (?:het|dat|er|daar|bij jullie|bij u|'s avonds|s avonds|'s middags|overdag|meestal|altijd|erg|heel|zo|nogal|een beetje|vrij|echt|te|wel|ook)){1,6} (?:rustig|stil|lawaaierig|lawaaiig|luidruchtig|rumoerig)
    (?:welk|welke|waar)(?: \p{L}{1,12}){0,7} (?:rustiger|rustigste?|stilste?|stiller|minst lawaaierig)
    hoe (?:rustig|stil|lawaaierig|luidruchtig|rumoerig)
    lawaaii?e?rig
    luidruchtig
    rumoerig
    veel (?:lawaai|herrie)
    geluidsniveau
  `,
  cake: words`
    (?:eigen|zelf)(?: \p{L}{1,12})? (?:verjaardags)?taart(?: mee ?nemen| meebrengen| mee te (?:nemen|brengen)| mee mogen (?:nemen|brengen))?
    (?:verjaardags)?taart (?:zelf )?(?:mee ?nemen|meebrengen|mee te (?:nemen|brengen)|mee mogen (?:nemen|brengen))
  `,
  bill: words`
    apart (?:af ?te ?)?(?:afrekenen|rekenen|betalen)
    (?:gescheiden|aparte) rekening(?:en)?
    rekening (?:te |kunnen |mogen |konden )?(?:splitsen|delen|verdelen)
    (?:splitsen|delen) (?:de )?rekening
    (?:ieder|iedereen|elk) (?:betaalt|betalen) (?:zijn eigen|voor zich|apart)
    (?:betaalt|betalen)(?: (?:ieder|iedereen|elk)) (?:voor zich|apart)
  `,
  invoice: words`
    facturen
    factuur
    bonnetje
  `,
  tips: words`
    fooi(?:en)?
    bediening (?:is )?(?:inbegrepen|inclusief)
    servicekosten
  `,
  vouchers: words`
    cadeau(?:bon|bonnen|kaart|kaarten)
    dinerbon(?:nen)?
    diner cadeau
    dinercheques?
    (?:waarde|tegoed)bon(?:nen)?
    bonnen
  `,
  view: words`
    uitzicht
    zeezicht
    (?:het|de|op het|op de|over het|over de) (?:water|zee|fjord|haven|rivier|gracht|meer) (?:\p{L}{2,8} )?(?:ziet|zien|kijkt|kijken|uitkijkt|uitkijken)
    (?:zie|ziet|kijk|kijkt|kijken|uitkijken)(?: \p{L}{2,8}){0,3} (?:het |de )(?:water|zee|fjord|haven|rivier|gracht)
    aan het raam
  `,
  heating: words`
    terrasverwarm(?:ing|ers?)
    heaters?
    verwarmd
    verwarming
    dekentjes
  `,
  minimumSpend: words`
    (?:minimale?|minimum)[ -]?(?:besteding|bedrag|consumptie|bestelling|afname|uitgave)
  `,
  takeaway: words`
    afhalen
    afhaal
    bezorgen
    bezorging
    bezorgd
    bezorgt
    take[- ]?away
    (?:eten|maaltijden|gerechten) (?:mee te nemen|meenemen|ophalen)
  `,
  charging: words`
    laadpa(?:al|len)
    laadpunt(?:en)?
    (?:auto|tesla) (?:opladen|laden)
  `,
  sports: words`
    voetbal
    wedstrijd(?:en)?
    (?:groot )?scherm
  `,
} satisfies Partial<TopicWords>;
