import type { BookedWords } from "../booked-words.ts";
import { words } from "../word-list.ts";

export const booked: BookedWords = {
  ours: words`
    mijn
    m'n
    mn
    me
    onze
    ons
  `,
  bookers: words`
    hij
    zij
    ze
    (?:(?:het|de|ons|onze) )?(?:hotel|concierge|receptie|kantoor|bedrijf|bureau|baas)
    (?:een|1|'n) (?:vriend|vriendin|collega|kennis|neef|nicht)(?: van (?:mij|me|ons))?
    iemand anders
  `,
  done: words`
    (?:heeft|hebben|had|hadden|heb)(?: [\p{L}\p{N}:.']{1,15}){0,12}? (?:gereserveerd|geboekt|besproken|vastgelegd|een reservering|1 reservering)
    (?:heeft|hebben|had|hadden)(?: (?:al|ook|gisteren|net)){0,2} (?:een|1) tafel
    (?:(?:al|ook) )?(?:een|1) tafel(?: [\p{L}\p{N}:.']{1,15}){0,4}? (?:heeft|had|heeft gereserveerd|heeft geboekt)
    (?:reserveerde|boekte)
    (?:gereserveerd|geboekt|besproken) (?:heeft|had|hebben)
  `,
  asked: {
    before: words`
      heeft
      hebben
      had
    `,
    behind: words`
      gereserveerd
      geboekt
      besproken
    `,
  },
  ownDone: words`
    (?:ik|we|wij) (?:heb|hebben)(?: [\p{L}\p{N}:.']{1,15}){0,5}? (?:een|1) tafel
    (?:ik|we|wij)(?: heb| hebben| had| hadden)(?: [\p{L}\p{N}:.']{1,15}){0,12}? (?:gereserveerd|geboekt|besproken|te reserveren|te boeken|een reservering gemaakt)
    (?:heb|hebben|had|hadden)(?: (?:ik|we|wij))?(?: [\p{L}\p{N}:.']{1,15}){0,12}? (?:gereserveerd|geboekt|besproken|te reserveren|te boeken|een reservering gemaakt)
    (?<=^(?:(?:hallo|hi|hoi|dag|goedemiddag|goedenavond|ja|dus)[,.! ]{1,3}){0,2})(?:online|telefonisch|gisteren)(?: [\p{L}\p{N}:.']{1,15}){0,6}? (?:gereserveerd|geboekt)
  `,
  ways: words`
    online
    (?:op|via|door)(?: (?:de|jullie|je|uw|het))? (?:website|site|webpagina|internet|app|google|thefork|pagina)
    telefonisch
    (?:per|via de|aan de|over de|via) (?:telefoon|mail|e-?mail|telefoontje)
    (?:vorige|afgelopen) (?:week|maand|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)
    gisteren
    gister
    eergisteren
    laatst
    (?:\d{1,2}|een|1|paar|een paar|twee|drie) (?:dagen|dag|weken|week|maanden|maand) geleden
    gebeld
    opgebeld
    gemaild
  `,
  checks: words`
    (?:kan|kunnen|vind|vinden)(?: (?:ik|we))?(?: (?:de|mijn|het|onze)) (?:mail|e-?mail|mailtje|bevestiging|reservering|nummer)(?: (?:niet|niet meer))?(?: (?:vinden|meer))?
    (?:geen|nooit een|nog geen|niks van|nooit)(?: (?:enkele|een))? (?:bevestiging|bevestigingsmail|mail|mailtje|reactie|antwoord|e-?mail)
    (?:even|wil|wou|wilde|wilden|willen)(?: (?:ik|we|even|dat|graag|nog|het|alleen|weten|of|het)){0,4} (?:checken|controleren|navragen|zeker weten|weten|bevestigd|vragen|nagaan)
    (?:kunt|kan|kun|kunnen|zou|zouden)(?: (?:u|je|jullie))?(?: \p{L}{1,8}){0,3} (?:bevestigen|checken|nakijken|kijken|controleren|zien|nagaan)
    (?:staat|klopt|is|staan|staat't)(?: (?:die|dat|het|we|deze|er|dit))?(?: \p{L}{1,8}){0,2}? (?:erin|er in|in het (?:boek|systeem)|genoteerd|goed|geregeld|bij jullie|bij u|door(?:gekomen)?)
    (?:ziet|zie|zien|heeft|hebben|hebt|vindt|vinden) (?:u|je|jullie) (?:die|dat|het|hem|ons)
  `,
  standing: words`
    (?:staat er|is er|heeft u|heb je|hebben jullie) (?:al )?iets op (?:naam|mijn naam)
    (?:heeft u|hebt u|heb je|hebben jullie|is er|ziet u|zie je|zien jullie|staat er)(?: (?:al|ook|toevallig)){0,2} (?:een|1|de|onze|mijn) (?:reservering|boeking|tafel) (?:op naam|op mijn naam|onder|op (?!\d|een|de|het|vrijdag|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|1)\p{L}{3,20}|voor(?! (?:\d|vanavond|morgen|vandaag|mij|ons|me|de (?:lunch|kerst|middag|avond|familie|groep)|het|een|1|lunch|diner|vrijdag|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag)))
    (?:staan|zijn) (?:we|wij)(?: \p{L}{1,10}){0,2} (?:erin|er in|genoteerd|in het (?:boek|systeem)|op de lijst|ingeschreven|gereserveerd)
    (?:er moet|er zou|moet er|er hoort)(?: \p{L}{1,8}){0,3} (?:reservering|tafel|boeking)
  `,
  undone: words`
    niet
    nooit
    niks
    niets
    niemand
    geen
    wil
    wilde
    wou
    wilt
    kan
    kon
    moet
    zou
    als
    of
    gaat
    vergeten
    aangeraden
    gezegd dat
  `,
  others: words`
    theater\p{L}{0,10}
    kaartjes
    tickets?
    bioscoop
    hotel(?:kamer)?
    kamer
    vlucht\p{L}{0,2}
    taxi
    oppas
    vakantie
    reis
    concert\p{L}{0,10}
    voorstelling
    kerk
    ergens anders
    trein\p{L}{0,6}
  `,
};
