import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const standing: StandingWords = {
  list: words`
    (?:heb|hebben) (?:ik|we|wij) (?:[\p{L}\d]{1,12} ){0,4}(?:een |1 )?tafel(?! voor| om| op)(?= bij| staan| geboekt| gereserveerd| nog|[?.! ]*$)
    (?:wanneer|hoe laat|voor wanneer|voor hoe laat) (?:had|hadden|heb|hebben) (?:ik|we|wij) (?:\p{L}{1,12} ){0,4}(?:gereserveerd|geboekt)
    (?:mijn|onze|m'n) (?:reserveringen|boekingen|reservaties)
    (?<!\p{L} )(?:mijn|onze|m'n) (?:reservering|boeking|reservatie)(?=[.!? ]*$)
    (?:heb|hebben|had|hadden) (?:ik|we|wij) (?:\p{L}{1,12} ){0,3}(?:een reservering|een boeking|gereserveerd|geboekt|een tafel staan|iets staan)
    (?:toon|laat|bekijk|controleer|bevestig|check|zoek|vind|geef) (?:mij |me |eens )?(?:mijn|onze|m'n) (?:\p{L}{1,12} )?(?:reservering|boeking|reservatie)
    (?:hoe laat|wanneer|waar|welke (?:tijd|dag)) (?:is|was|staat) (?:mijn|onze|m'n) (?:\p{L}{1,12} )?(?:reservering|boeking|tafel|reservatie)
    (?:op welke (?:tijd|dag)|hoe|wat) (?:is|was|staat) (?:mijn|onze|m'n) (?:\p{L}{1,12} )?(?:reservering|boeking|tafel|reservatie)
    (?:staat|klopt|is) (?:mijn|onze|m'n) (?:reservering|boeking|tafel|reservatie)
    (?:mijn|onze|m'n) (?:reservering|boeking|reservatie) (?:\p{L}{1,12} ){0,2}(?:zien|bekijken|checken|controleren|inzien)
    (?:mijn|onze|m'n) (?:reservering|boeking|reservatie) (?:\p{L}{1,12} ){0,2}(?:opzoeken|opvragen|bevestigen|bevestigd)
    welke (?:reserveringen|boekingen)
    wat heb ik (?:allemaal )?staan
    overzicht van (?:mijn|onze) reserveringen
    (?:gereserveerd|geboekt).{0,60}is (?:die|dat|hij|het|alles) (?:\p{L}{1,8} )?(?:doorgekomen|aangekomen|gelukt)
  `,
  late: words`
    (?:te|iets|wat|beetje|minuten|min|uur|kwartier) (?:\p{L}{1,7} )?(?:te )?laat
    te laat
    vertraging
    vertraagd
    (?:staan|sta|zitten|zit) (?:\p{L}{1,7} ){0,2}(?:in de file|vast)
    in de file
    lopen (?:wat |iets )?uit
    (?:minuten|min|kwartier|half uur) later dan (?:gepland|afgesproken)
    (?:we|wij|ik) (?:komen?|kom|zijn|ben)(?: er)? pas (?:om|rond|tegen) .{1,20}
    (?:we|wij|ik) (?:komen?|kom|zijn|ben)(?: er)? (?:om|rond) .{1,20} in plaats van
  `,
};
