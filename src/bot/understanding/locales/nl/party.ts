import type { PartyWords, PeopleWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const party: PartyWords = {
  people: words`persoon; personen; pers\.?; mensen; gasten; gast; volwassenen?; kinderen; kind; baby's; babys?; vrienden; vriendinnen; collega's; mannen; vrouwen; man; couverts; peuters?; plaatsen; plekken; leden; volw\.?; deelnemers`,
  phrases: words`(?:tafel|tafeltje|groep|reservering|plek|plaats|gezelschap|familie|gezin|feest|ruimte) (?:voor|van|met) (?:ongeveer |zo'n |maar |ca\.? )?#; we zijn met (?:zijn |ons |z'n )?#; we komen met (?:zijn |ons |z'n )?#; met z'n #; met ons #; met zijn #; we zijn #; we worden #; wij zijn met #; # in totaal; in totaal #; # man; # van ons`,
  weakPhrases: words`voor (?:ongeveer |maar |ons |zo'n )?#; met #; toch #`,
  openPhrases: words`toch #; liever #; doe maar #; maak er #; maak het #; zeg maar #`,
  otherUnits: words`uur; uren; u; minuten; minuut; dagen; dag; nachten; nacht; weken; week; maanden; jaar; sterren; ster; kamers; tafels; euro; keer; honden; kinderstoelen; stoelen; procent; op de; van de; seconden; punten`,
  fixed: {
    "alleen ik": 1,
    "alleen voor mij": 1,
    "ik alleen": 1,
    "met zijn tweeen": 2,
    "met z'n tweeen": 2,
    "met ons tweeen": 2,
    "met zijn drieen": 3,
    "met z'n drieen": 3,
    "met zijn vieren": 4,
    "met z'n vieren": 4,
    "met zijn vijven": 5,
    "met z'n vijven": 5,
    "met zijn zessen": 6,
    "met z'n zessen": 6,
    "ons tweeen": 2,
    "wij tweeen": 2,
    "een stel": 2,
    "een koppel": 2,
    "een dozijn": 12,
    "een tiental": 10,
  },
  couples: ["# stellen", "# koppels"],
  companions: words`vrienden; vriendinnen; collega's; kinderen; anderen`,
  self: ["mij", "mezelf", "ik", "me"],
  selfAfterAnd: ["ik"],
  selfLeads: ["voor", "alleen"],
  articles: ["een", "1"],
  adjectives: ["andere", "kleine", "jonge", "extra"],
  relations: words`vrouw; man; echtgenoot; echtgenote; partner; vriendin; vriend; verloofde; moeder; vader; mama; papa; zus; broer; zoon; dochter; kind; baby; baas; collega; oma; opa; tante; oom; neef; nicht; schoonmoeder; schoonvader; schoonmama`,
  relationPairs: ["ouders", "grootouders", "schoonouders", "tweeling"],
  possessives: ["mijn", "onze", "ons", "haar", "zijn", "hun", "m'n"],
  and: ["en", "plus", "met", "&", "alsook"],
  or: ["of"],
  to: ["tot"],
};

export const people: PeopleWords = {
  nameLeads: words`mijn naam is; op naam van; onder de naam; op de naam; de naam is; naam is; naam:; ik heet; onder naam`,
  weakNameLeads: ["ik ben", "dit is", "naam", "op"],
  notNames: words`voor; om; de; het; een; en; van; op; in; met; tafel; reservering; morgen; vandaag; vanavond; graag; ik; wij; we; is; niet; allergisch; vegetarier; alstublieft; alsjeblieft; bedankt; dank; ja; nee; dat; maar; aan; te; laat; dit`,
  titles: ["dhr", "mevr", "meneer", "mevrouw", "de heer", "familie"],
  contactLeads: words`nummer; telefoon; telefoonnummer; mobiel; mobiele nummer; gsm; tel; tel\.; bel me; bereikbaar; bereiken; whatsapp; e-?mail; mail`,
};

export const wishes = words`raam; aan het raam; terras; tuin; buiten; binnen; balkon; uitzicht; rustig; rustige; rustiger; hoekje; hoek; kinderstoel; kinderstoelen; kinderwagen; buggy; rolstoel; rolstoeltoegankelijk; hond; honden; verjaardag; jubileum; trouwdag; vieren; taart; kaarsjes?; verrassing; veganist; veganistisch; vegan; vegetarisch; vegetarier; vegetariers; glutenvrij; gluten; coeliakie; lactose; lactosevrij; noten; pinda's?; notenallergie; allergie; allergieen; allergisch; schaaldieren; halal; koosjer; zwanger; romantisch; rookvrij; dichtbij; naast het; in de schaduw; in de zon`;
export const wishFillers = words`alsjeblieft; alstublieft; graag; en; met; een tafel; tafel; als het kan; indien mogelijk; ook; maar; voor; ik wil; we willen; liefst; het liefst; bedankt; hallo; reserveren; ja; nee; om`;
export const negations = words`niet; niet op; niet om; niet voor; in plaats van; geen; niet de; ipv`;
export const otherNumbers = words`tafel (?:nummer |nr\.? ?)#; (?:kamer|nummer|nr\.?|spoor|lijn|etage|huisnummer|bus) #; # jaar(?: oud)?; # (?:sterren|ster|euro|procent|punten|km|meter|seconden|kamers|nachten|van de \d{1,2}|op de \d{1,2}); #(?:e|ste|de) (?:verdieping|etage|verjaardag|keer|plaats|rij); [\p{L}]{3,20}straat #; gedurende # uur; beoordeling van #; waardeer .{0,30} met #; score van #; met # sterren`;
