import type { ReasonWords } from "../reason-words.ts";
import { words } from "../word-list.ts";

export const reasons: ReasonWords = {
  because: words`
    parce qu(?:e|')
    pcq
    car
    puisqu(?:e|')
    vu que
  `,
  opens: words`
    comme ca
    pour (?:qu'on|etre|ne pas|pas)
    afin (?:de|que|qu'on)
    du coup (?:on|je|nous)
  `,
  tells: words`
    (?:mon|notre|le|son|ma|un) (?:train|avion|vol|bus|car|ferry|bateau|tgv|correspondance)
    (?:j'|on |nous |je )(?:atterris|atterrit|atterrissons)
    (?:travaille|travaillent|bosse|bossent|travaillons)
    (?:finis|finit|finissons|finissent|sors|sort) (?:\p{L}{2,9} )?(?:tard|du travail|du boulot|le travail|le boulot|a)
    embouteillages?
    bouchons?
    (?:baby-?sitter|nounou)
    (?:mange|mangent|dine|dinent|se couche|se couchent) (?:tot|tard|plus tot|plus tard)
    (?:est|sont) (?:pas la|absente?s?|prise?s?|en deplacement)
  `,
  arrives: words`
    arriv(?:e|ent|ons|era)
    atterri(?:s|t|ssons)
  `,
  cannot: words`
    (?:peut|peuvent|peux|pouvons|pourra|pourront) (?:pas|plus)(?: venir)?
    (?:ca|cela) (?:va|marche|colle|joue) pas
    c'est (?:pas possible|impossible|mort)
  `,
  comes: words`
    (?:vient|viennent|viendra|nous rejoint|nous rejoignent|se joint a nous|arrive)(?: (?:aussi|egalement|avec nous|finalement|en plus)){0,2}
    (?:amene|amenent|emmene|ramene)
    (?:refait|fait) (?:le|les|mes) (?:comptes?|calculs?)
    recompte
  `,
  idle: words`
    malade comme (?:un chien|une bete)
    (?:enfants|gosses|petits|filles|garcons|gamins) (?:ont|a) (?:match|foot|sport|cours|ecole|piscine|entrainement)
    on sera (?:un peu )?(?:plus )?tranquilles
    (?:il )?fait (?:bien |vraiment |beaucoup )?trop (?:froid|chaud)
    (?:est|suis|sont|etait) (?:\p{L}{2,8} ){0,2}(?:malade|enrhumee?s?|grippee?s?|souffrante?s?|a l'hopital|clouee? au lit)
    (?:a|ai|ont|avec) (?:\p{L}{2,8} )?(?:la grippe|un rhume|de la fievre|un gros rhume|le covid|une migraine|la creve|attrape froid)
    (?:pas|sans|ni) (?:se )?presser
    (?:pas|aucune) (?:d'urgence|de stress)
    (?:on )?(?:est|soit|serait|sera) tranquilles?
    (?:ai|a|avons) hate
    (?:rejouis|rejouissons|rejouit)
    meme (?:heure|horaire)
    (?:a |de )?la meme heure
    (?:dites|dis)[- ](?:moi|nous)(?: (?:en plus|plus|un peu))? (?:pour|sur|a propos de|au sujet de)(?: l[ea]s?)? \p{L}{2,12}
    (?:n'interesse|ne concerne|ne regarde|interesse|concerne|regarde) pas (?:le|du|la|votre) (?:restaurant|cuisine|maison|personnel)
    n'est pas (?:celui|celle) qui reserve
  `,
};
