import type { PartyWords, PeopleWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const party: PartyWords = {
  people: words`person[ae]; pers\.?; adult[oi]; bambin[oiae]; bimb[oi]; ospiti; coperti; amici; amiche; colleghi; ragazz[ie]; neonat[oi]; uomini; donne; posti; invitati; commensali; figli; membri; clienti`,
  phrases: words`(?:tavolo|tavola|gruppo|prenotazione|posto|posti|cena|pranzo|famiglia|festa|comitiva) (?:per|da|di) (?:circa |solo )?#; siamo (?:in |ora in |solo in |circa in |ora |solo )?#; saremo (?:in |solo in |circa in |solo )?#; saremmo (?:in )?#; verremo in #; noi #; in totale #; # in totale; in #(?= ¦)`,
  weakPhrases: words`per (?:circa |solo |noi )?#; in #(?=$|[,.!¦])`,
  openPhrases: words`meglio #; facciamo #; diciamo #`,
  otherUnits: words`or[ae]; minut[oi]; giorn[oi]; nott[ie]; settiman[ae]; mes[ei]; ann[oi]; stell[ae]; camer[ae]; tavoli; euro; volte; cani; seggiolon[ei]; second[oi]; punti; su`,
  fixed: {
    "solo io": 1,
    "solo per me": 1,
    "da solo": 1,
    "da sola": 1,
    "noi due": 2,
    "tutti e due": 2,
    "una coppia": 2,
    "una dozzina": 12,
    "una decina": 10,
    "una ventina": 20,
  },
  couples: ["# coppie"],
  companions: words`amici; amiche; colleghi; bambini; figli; ragazzi`,
  self: ["me", "io"],
  selfAfterAnd: ["io"],
  selfLeads: ["per", "solo"],
  articles: ["un", "una", "uno"],
  adjectives: ["altre", "altri", "piccoli", "altra"],
  relations: words`moglie; marito; compagna; compagno; ragazza; ragazzo; fidanzata; fidanzato; madre; padre; mamma; papa; sorella; fratello; figlio; figlia; bambino; bambina; amico; amica; capo; collega; nonna; nonno; zia; zio; cugino; cugina; suocera; suocero`,
  relationPairs: ["genitori", "nonni", "suoceri", "gemelli"],
  possessives: [
    "mio",
    "mia",
    "miei",
    "mie",
    "nostro",
    "nostra",
    "nostri",
    "suoi",
    "sua",
    "suo",
    "i miei",
    "i suoi",
    "la mia",
    "il mio",
  ],
  and: ["e", "piu", "con", "ed", "&"],
  or: ["o"],
  to: ["a"],
};

export const people: PeopleWords = {
  nameLeads: words`mi chiamo; il mio nome e; a nome di; a nome; nome:; il nome e; sotto il nome di; con il nome`,
  weakNameLeads: ["sono", "nome", "e"],
  notNames: words`per; a; il; la; lo; le; un; una; e; di; del; in; con; tavolo; prenotazione; oggi; domani; favore; che; mi; non; si; no; allergico; allergica; vegetariano; vegetariana; celiaco; celiaca; vorrei; grazie; alle; stasera; io; noi; solo; siamo; sera; da`,
  titles: ["sig", "signor", "signora", "sig.ra", "dott", "dottore"],
  contactLeads: words`numero; telefono; cellulare; tel; tel\.; chiamatemi; chiamami; recapito; whatsapp; e-?mail; mail`,
};

export const wishes = words`finestra; terrazza; terrazzo; giardino; fuori; esterno; all'aperto; dentro; interno; balcone; vista; panorama; tranquillo; tranquilla; angolo; privato; seggiolone; seggioloni; passeggino; sedia a rotelle; carrozzina; accessibile; disabili; cane; cani; compleanno; anniversario; festeggiare; festeggiamo; torta; candeline; sorpresa; vegan[oai]; vegetarian[oai]; vegetariane; senza glutine; glutine; celiac[oa]; celiachia; lattosio; noci; nocciole; arachidi; allergi[ae]; allergic[oa]; allergici; frutti di mare; crostacei; halal; kosher; incinta; romantico; romantica; fumatori; vicino al; vicino alla; lontano da`;
export const wishFillers = words`per favore; e; con; un tavolo; tavolo; se possibile; anche; ma; per; vorrei; vorremmo; preferibilmente; grazie; ciao; prenotare; si; no; in; possibilmente`;
export const negations = words`non; non il; non per; non alle; invece di; invece del; invece delle; al posto di; non e; non le; anziche`;
export const otherNumbers = words`tavolo (?:numero |n\. ?|nr\. ?)#; (?:camera|numero|via|linea|piano|binario) #; # anni; # (?:stell[ae]|euro|punti|per cento|km|metri|secondi|camere|notti|su \d{1,2}); #(?:°|º) (?:piano|compleanno|anniversario); voto (?:di )?#; per # (?:ore|notti|giorni)`;
