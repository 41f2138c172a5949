import type { PartyWords, PeopleWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const party: PartyWords = {
  people: words`personnes?; pers\.?; gens; adultes?; enfants?; bebes?; invites?; convives?; couverts?; amis; amies; collegues; hommes; femmes; garcons; filles; ados; places; membres; clients`,
  phrases: words`(?:table|groupe|reservation|place|places|repas|diner|dejeuner|endroit) (?:pour|de) (?:environ )?#; on est #; on sera #; on serait #; nous sommes (?:maintenant |finalement )?#; nous serons (?:finalement )?#; nous serions #; serons (?:finalement )?#; pour nous #; a # personnes; nous #; # en tout; # au total; une tablee de #`,
  weakPhrases: words`pour (?:environ |seulement |nous )?#; a #(?= ¦); plutot #; reserver a #`,
  openPhrases: words`plutot #; disons #; mettez #; finalement #`,
  otherUnits: words`heures?; h; minutes?; jours?; nuits?; semaines?; mois; ans; etoiles?; chambres?; tables?; euros?; fois; chiens?; chaises?; secondes?; points?; sur`,
  fixed: {
    "juste moi": 1,
    "moi seul": 1,
    "moi seule": 1,
    "que moi": 1,
    "tout seul": 1,
    "toute seule": 1,
    "pour moi seul": 1,
    "nous deux": 2,
    "tous les deux": 2,
    "toutes les deux": 2,
    "un couple": 2,
    "une douzaine": 12,
    "une dizaine": 10,
    "une quinzaine": 15,
    "une vingtaine": 20,
  },
  couples: ["# couples"],
  companions: words`amis; amies; collegues; enfants; filles; garcons; autres`,
  self: ["moi", "moi-meme"],
  selfAfterAnd: ["moi"],
  selfLeads: ["pour", "juste"],
  articles: ["un", "une"],
  adjectives: ["autres", "petits", "jeunes", "jeune", "petit"],
  relations: words`femme; mari; epouse; epoux; copine; copain; compagne; compagnon; fiancee?; mere; pere; maman; papa; soeur; frere; fils; fille; enfant; bebe; ami; amie; patron; collegue; grand-mere; grand-pere; tante; oncle; cousine?; belle-mere; beau-pere; voisin; voisine; belle-maman`,
  relationPairs: ["parents", "grands-parents", "beaux-parents", "jumeaux"],
  possessives: ["mon", "ma", "mes", "notre", "nos", "ses", "son", "sa", "leurs"],
  and: ["et", "plus", "avec", "ainsi que", "&"],
  or: ["ou"],
  to: ["a"],
};

export const people: PeopleWords = {
  nameLeads: words`je m'appelle; mon nom est; au nom de; sous le nom de; sous le nom; nom:; c'est au nom de; le nom est; a nom de; mon nom c'est`,
  weakNameLeads: ["je suis", "c'est", "moi c'est", "nom", "pour"],
  notNames: words`pour; a; le; la; les; un; une; et; de; du; des; est; c'est; table; ce; cette; demain; aujourd'hui; je; nous; vous; en; dans; svp; reservation; bonjour; bonsoir; pas; avec; sur; sommes; voudrais; vegetarien; allergique; desole; heures; personnes; au; chez; que; qui`,
  titles: ["m", "mr", "mme", "monsieur", "madame", "mlle", "docteur"],
  contactLeads: words`numero; telephone; tel; tel\.; portable; mobile; appelez-moi; joindre; joignable; whatsapp; e-?mail; mail; courriel`,
};

export const wishes = words`fenetre; terrasse; jardin; exterieur; dehors; interieur; balcon; vue; calme; tranquille; coin; banquette; chaise haute; chaises hautes; chaise bebe; rehausseur; poussette; fauteuil roulant; pmr; accessible; chiens?; anniversaire; fiancailles; feter; fetons; gateau; bougies?; surprise; vegane?s?; vegetariens?; vegetariennes?; vegetalien; sans gluten; gluten; coeliaque; lactose; sans lactose; noix; arachides?; cacahuetes?; allergies?; allergique; allergiques; fruits de mer; halal; casher; enceinte; romantique; fumeur; non-fumeur; a cote de; pres de`;
export const wishFillers = words`s'il vous plait; svp; stp; et; avec; une table; table; si possible; aussi; mais; pour; a; on voudrait; je voudrais; nous voudrions; de preference; merci; bonjour; reserver; oui; non`;
export const negations = words`pas; pas le; pas a; pas pour; au lieu de; au lieu du; plutot que; et non; non pas`;
export const otherNumbers = words`table (?:numero |no |n° ?)#; (?:chambre|numero|bus|ligne|etage|quai|porte) #; # ans; # (?:etoiles?|euros?|points?|pour cent|km|metres|secondes?|chambres|nuits|sur \d{1,2}); #(?:e|eme|er) (?:etage|anniversaire|rue|arrondissement); # (?:rue|avenue|boulevard|place|quai) [\p{L}]{2,20}; note de #; pendant # (?:heures?|nuits|jours?)`;
