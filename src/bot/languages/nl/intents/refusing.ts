import type { RefusingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Something of what was said last is wrong; what it is, may follow. */
const mistaken = words`
  (?:het |de |mijn )?(?:telefoon)?(?:nummer|naam) (?:is|was) (?:fout|verkeerd|niet goed|niet juist)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:het |de |mijn )?(?:telefoon)?(?:nummer|naam) klopt niet(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:verkeerd nummer|verkeerde naam)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  klopt niet
  dat klopt niet
  dit klopt niet
  klopt niet helemaal
  fout
  onjuist
  verkeerd
  incorrect
  niet juist
  niet correct
  dat is niet (?:juist|correct)
  dat is fout
  is fout
  niet wat (?:ik|we|wij) (?:zei|zeiden|vroeg|bedoelde|bedoelden)
  (?:heb|hebben) (?:ik|we|wij) niet (?:gezegd|gevraagd|bedoeld)
  verkeerd begrepen
`;

export const refusing: RefusingWords = {
  mistaken,
  deny: [
    ...mistaken,
    ...words`
      (?:dat )?hoeft niet (?:bewaard|onthouden|opgeslagen)(?: te worden)?
      (?:je hoeft|u hoeft) (?:dat |het )?niet te (?:bewaren|onthouden)
      (?:niets|niks) (?:te )?(?:wijzigen|veranderen|aanpassen)
      nee
      neen
      nee bedankt
      nee dank je
      niet
      absoluut niet
      zeker niet
      (?:natuurlijk|uiteraard) niet
      nooit
      helaas niet
      liever niet
      nee hoor
      niet akkoord
      geenszins
      nope
      👎
      ❌
      bedankt nee
      niet goed
      niet waar
      neeh
      nee(?:je|tje)
      neee
      neuh
      nah
      nee joh
      nee nee
      neenee
      nee toch niet
      toch niet
      toch maar niet
      niet doen
      doe maar niet
      zeker weten niet
      niet helemaal
      dat is niet (?:goed|juist|correct)
      is niet goed
      nee liever niet
      geen interesse
      hoeft niet
      dat hoeft niet
      laat het zo
      zo laten
      komt niet uit
      past niet
      gaat niet
      lukt niet
      geen van (?:beide|allen|die)
      deze keer niet
      dit keer niet
      geen van beide
      geen van deze
      geen enkele
      geen van allen
      vandaag niet
      nu niet
      niet mogelijk
      past me niet
      past ons niet
      niet meer
      (?:laat|houd|hou|laten we)(?: het| alles){1,2} (?:maar |gewoon )?zoals (?:het|'t) (?:was|is|stond)
      alles (?:houden|laten) zoals (?:het|'t) (?:was|is)
      (?:alles|het) (?:blijft|moet blijven) zoals (?:het|'t) (?:was|is)
      geen(?=[.! ]*$)
      (?:past|passen|lukt|lukken|gaat|kan) (?:allemaal|alle (?:twee|drie)|alles|allebei) niet
      (?:is|heeft zich)(?: al| intussen| ondertussen){0,2} (?:al )?(?:opgelost|geregeld bij een ander)
      (?:te laat,? )?(?:we |wij |ik )?(?:hebben|heb|zitten|zit|zijn|gaan)(?: (?:al|intussen|ondertussen|inmiddels)){1,2} (?:iets|wat|ergens|elders)(?: anders)?(?: gevonden| geboekt| gereserveerd)?(?=[.! ]*$)
      (?:zo )?is (?:het|dat) (?:zo )?niet (?:goed|juist|in orde)
      (?:houd|hou|houden|behoud)(?: we| maar)? de oude? (?:tijd|datum|dag|afspraak|reservering)
      (?:dat |het )?gaat (?:helaas |toch |jammer genoeg ){0,2}niet(?: meer)? (?:lukken|door)
    `,
  ],
  noThanks: words`
    nee,? (?:bedankt|dank je|dank u)
  `,
  declines: words`
    (?:sla|laat) (?:het|dat|mijn|die) (?:nummer|telefoonnummer) (?:maar )?(?:over|weg|zitten|leeg)
    (?:sla|laat) (?:maar|het|dat) ?(?:maar )?(?:over|weg|zitten|leeg)?
    zonder
    geen
    heb ik niet
    overslaan
    sla over
    liever niet
    skip
    pas
    geen nr
    zeg ik liever niet
    (?:dat |die )?(?:geef|geven) (?:ik|we|wij) (?:liever )?niet
    wil ik niet geven
    wil ik liever niet
    (?:heeft u|hebben jullie|heb je|hebt u) niet nodig
    niet nodig
    heb ik niet bij de hand
    volgende
    (?:dat is alles|dat was alles|dat was het|ga verder|verder)
    (?:dat |die )?(?:weet|heb) ik (?:even |nu |zo ){0,2}niet(?: uit mijn hoofd| bij de hand| bij me)?
    doe (?:het )?maar zonder
    (?:dat |die )?(?:houd|hou) ik (?:liever |graag )?voor (?:mezelf|mij|mijzelf)
    (?:dat |die )?(?:geef|geven) (?:ik|we|wij) (?:liever )?niet (?:zomaar )?(?:aan|weg|af|door)(?: (?:een |aan )?\p{L}{2,12})?
  `,
  mustGivePhone: words`
    (?:kan|mag|kunnen|mogen) (?:ik|we|wij)(?: ook| beter| misschien){0,2} (?:een |mijn |ons )?(?:e-?mail|mail|e-?mailadres|mailadres)(?: (?:geven|achterlaten|opgeven|doorgeven))?
    (?:moet|moeten) (?:ik|we|wij)(?: echt| per se| verplicht| nou){0,2} (?:mijn|mn|een|het|ons) (?:telefoon|mobiele )?(?:nummer|telefoonnummer) (?:geven|opgeven|achterlaten|doorgeven|invullen)
    (?:heb|hebben|heeft) (?:je|jullie|u)(?: echt| per se)? (?:mijn|een) (?:telefoon)?nummer nodig
    (?:telefoon)?nummer (?:heb|hebben|heeft) (?:je|jullie|u)(?: toch| al| echt| vast| dus){0,3} (?:niet )?nodig
    is (?:een|mijn|het) (?:telefoon)?nummer (?:echt )?(?:verplicht|nodig)
    (?:kan|mag|lukt) (?:dat|het)(?: ook)? zonder (?:nummer|telefoonnummer|telefoon)(?=[ ?!.]*$)
  `,
  mustThat: words`
    ^(?:(?:ok|maar|en)[, ]{1,2})?(?:moet (?:dat|ik|het)|is dat)(?: echt| per se)?(?: nodig| verplicht)?(?=[ ?!.]{0,3}$)
    ^(?:heb|hebben|heeft) (?:je|jullie|u) (?:die|dat|het) (?:echt |per se )?nodig(?=[ ?!.]{0,3}$)
  `,
  phoneKnown: words`
    (?:het)?zelfde(?: nummer)? als (?:vorige keer|de vorige keer|laatst|altijd|eerder)
    (?:die|dat|mijn nummer) (?:hebben jullie|heb je|heeft u)(?: toch)?(?: al)?
    (?:jullie hebben|je hebt|u heeft) (?:die|het|dat|mijn nummer)(?: toch)?(?: al)?
    (?:dit|hetzelfde) nummer
    zoals (?:vorige keer|altijd)
  `,
  callsThemselves: words`
    (?:ik|we|wij) bel(?:len)? (?:zelf|jullie|u|je|dan)?(?: (?:zelf|wel|dan))?
  `,
  writeHere: words`
    (?:(?:kan|kun|kunnen) (?:je|jullie|u|ge) )?(?:me |mij |ons )?(?:niet )?(?:gewoon )?(?:hier|in deze chat|via (?:de|deze) chat)(?: gewoon)? (?:schrijven|berichten|antwoorden|bereiken|iets sturen)
    (?:stuur|schrijf|gebruik|antwoord)(?: me| mij| ons)?(?: maar)?(?: gewoon)?(?: een bericht| een berichtje)? (?:hier|deze chat|in deze chat|via de chat|via deze chat)
    (?:deze )?chat is (?:prima|genoeg|goed)
  `,
  anyPhone: words`
    (?:mag|kan|is|lukt) (?:dat|die|het)(?: ook)?(?: goed| ok| oke| mogelijk| een probleem| genoeg)?(?= ?\?)
    (?:kan|mag|kunnen|mogen) (?:ik|we|wij)(?: u| je| ook| beter| misschien){0,3} (?:een |mijn |ons |het )?(?:\p{L}{2,14} ){0,2}(?:nummer|telefoonnummer|mobiel)(?: van mijn \p{L}{2,14})?(?: (?:geven|achterlaten|opgeven|doorgeven))?
    (?:mag|kan) het(?: ook)? (?:een |het |mijn )?(?:\p{L}{2,14} ){0,2}(?:nummer|vast nummer|telefoonnummer)(?: van mijn \p{L}{2,14})?(?: zijn)?
    is (?:een |het )?(?:vast|buitenlands) nummer(?: ook)? (?:goed|ok|oke|mogelijk)
    (?:(?:ik|we) (?:heb|hebben)(?: helaas)? )?(?:alleen|enkel)(?: maar)? (?:een )?(?:vaste lijn|vaste telefoon|vast nummer|vast toestel)(?=[.! ]*$)
    vast(?:e nummer)? of mobiel
    mobiel(?:e nummer)? of vast
  `,
  withoutPhone: words`
    (?:(?:mijn|m'n|het) )?(?:mobiel|mobieltje|06|telefoon|nummer|telefoonnummer|06-nummer) (?:geef|krijg|krijgt|krijgen|deel) (?:ik|je|u|jullie|we|wij) (?:liever |echt |gewoon )?(?:niet|aan niemand)
    (?:mijn|m'n) nummer is (?:prive|geheim)
    (?:ik |we )?(?:ga|gaan|wil|willen) (?:geen (?:telefoon)?nummer|(?:mijn|het) (?:telefoon)?nummer niet)(?: gaan)? (?:geven|opgeven|achterlaten|doorgeven)
    (?:ik |we )?(?:geef|geven)(?: je| u| jullie)? (?:geen (?:telefoon)?nummer|(?:mijn|het) (?:telefoon)?nummer niet)
    vraag (?:me|mij|ons) (?:nou |nu |alsjeblieft |a?ub |ook ){0,2}niet (?:ook nog )?(?:om|naar) (?:mijn|een|het|ons) (?:telefoon)?nummer
    (?:(?:die|dat|mijn nummer|het nummer) )?(?:heb|hebben|weet|ken) (?:ik|we|wij)? ?(?:het |die |mijn nummer )?niet (?:bij de hand|bij me|uit mijn hoofd|bij mij|paraat)
    (?:mijn|ons|m'n) (?:nummer|telefoonnummer) (?:geef|geven) (?:ik|we|wij) (?:liever )?niet(?: (?:door|af))?
    (?:ik |we )?(?:wil|willen) (?:geen (?:nummer|telefoonnummer)(?: liever)?|(?:mijn|mn|ons|het) (?:nummer|telefoonnummer)(?: liever)? niet) (?:geven|opgeven|achterlaten|doorgeven)
    (?:geen|zonder|heb geen|ik heb geen) (?:nummer|telefoonnummer|telefoon|mobiel|gsm)
    laat (?:het|dat|mijn)? ?nummer maar(?: zitten| weg)?
    (?:mijn|m'n) (?:telefoon|gsm|mobiel) (?:ligt|is) (?:nog )?(?:thuis|in de auto|kapot|leeg|plat)
    (?:heb|hebben) (?:ik |we )?(?:mijn|m'n|de) (?:telefoon|gsm|mobiel) (?:nu |even |helaas )?niet (?:bij me|bij|mee|hier)
    (?:mijn |m'n |het )?(?:nummer|telefoonnummer|telefoon) (?:heb je|heeft u|hebben jullie|hebt u|is) (?:toch |echt )?niet nodig
    (?:je|jullie|u) (?:hebt|hebben|heb|heeft) (?:mijn|m'n|geen) (?:nummer|telefoonnummer) (?:toch |niet )?(?:niet )?nodig
  `,
};
