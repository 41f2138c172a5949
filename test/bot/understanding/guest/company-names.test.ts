import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-28", time: "19:00" };

function nameIn(text: string, language: string, expecting: "name" | "confirm" | null = "name") {
  const picked = expecting === null ? {} : { draft, tablePicked: true };
  const { firstName, lastName } = understand(text, { now, language, expecting, ...picked });
  return [firstName, lastName].filter((part) => part !== undefined).join(" ");
}

describe("the name may be that of the house a guest works for:", () => {
  test.for([
    ["fr", "au nom de la boite, Novalis", "Novalis"],
    ["en", "under the company, Novalis", "Novalis"],
    ["en", "it's a company booking, Brightwell Foods", "Brightwell Foods"],
    ["en", "put it under our firm: Arden Legal", "Arden Legal"],
    ["en", "for the company Lumen Partners", "Lumen Partners"],
    ["de", "auf die Firma, Nordlicht", "Nordlicht"],
    ["de", "Firma Nordlicht", "Nordlicht"],
    ["de", "auf unsere Firma, Kranz & Söhne", "Kranz & Söhne"],
    ["de", "das läuft über die Firma, Elbwerk", "Elbwerk"],
    ["fr", "au nom de la société Novalis", "Novalis"],
    ["fr", "mettez la boîte, Novalis", "Novalis"],
    ["fr", "au nom de notre entreprise, Verrière Conseil", "Verrière Conseil"],
    ["fr", "c'est pour la boîte : Novalis", "Novalis"],
    ["es", "a nombre de la empresa: Novalis", "Novalis"],
    ["es", "ponlo a nombre de mi empresa, Talleres Roca", "Talleres Roca"],
    ["es", "es para la empresa Novalis", "Novalis"],
    ["it", "a nome dell'azienda, Novalis", "Novalis"],
    ["it", "metta il nome della società, Novalis", "Novalis"],
    ["it", "a nome della nostra azienda: Verdi Impianti", "Verdi Impianti"],
    ["it", "è per l'azienda, Novalis", "Novalis"],
    ["nl", "op de zaak, Novalis", "Novalis"],
    ["nl", "op naam van de firma Novalis", "Novalis"],
    ["nl", "zet maar op het bedrijf, Visser Techniek", "Visser Techniek"],
    ["nl", "het is voor ons bedrijf: Novalis", "Novalis"],
    ["pt", "em nome da firma, Novalis", "Novalis"],
    ["pt", "ponha no nome da nossa empresa, Oliveira Têxteis", "Oliveira Têxteis"],
    ["pt", "é para a empresa Novalis", "Novalis"],
    ["sv", "i firmans namn, Novalis", "Novalis"],
    ["sv", "skriv det på firman, Novalis", "Novalis"],
    ["sv", "på vårt företag: Ek Konsult", "Ek Konsult"],
    ["sv", "det är för företaget Novalis", "Novalis"],
  ] as const)("%s: %s", ([language, text, name]) => {
    expect(nameIn(text, language)).toBe(name);
  });

  test.for([
    ["en", "yes but under the company, Novalis", "Novalis"],
    ["de", "ja aber auf die Firma, Nordlicht", "Nordlicht"],
    ["fr", "oui mais au nom de la société, Novalis", "Novalis"],
    ["es", "sí pero a nombre de la empresa, Novalis", "Novalis"],
    ["it", "sì ma a nome dell'azienda, Novalis", "Novalis"],
    ["nl", "ja maar op naam van de zaak, Novalis", "Novalis"],
    ["pt", "sim mas em nome da empresa, Novalis", "Novalis"],
    ["sv", "ja men på företaget, Novalis", "Novalis"],
  ] as const)("beside a yes, %s: %s", ([language, text, name]) => {
    expect(nameIn(text, language, "confirm")).toBe(name);
  });

  test.for([
    ["en", "table for 4 tomorrow at 7 under the company, Novalis", "Novalis"],
    ["de", "Tisch für 4 morgen um 19 Uhr auf die Firma Nordlicht", "Nordlicht"],
    ["fr", "table pour 4 demain à 19h au nom de la boîte, Novalis", "Novalis"],
  ] as const)("beside the wish, %s: %s", ([language, text, name]) => {
    expect(nameIn(text, language, null)).toBe(name);
  });

  test.for([
    ["en", "does it have to be the company name?"],
    ["en", "can I put it under the company?"],
    ["de", "kann ich auch den Firmennamen nehmen?"],
    ["fr", "je peux mettre le nom de la boîte ?"],
    ["es", "¿puedo poner el nombre de la empresa?"],
    ["it", "posso mettere il nome dell'azienda?"],
    ["nl", "mag het ook op naam van het bedrijf?"],
    ["pt", "posso pôr o nome da empresa?"],
    ["sv", "kan jag skriva företagets namn?"],
  ] as const)("but none is told so, %s: %s", ([language, text]) => {
    expect(nameIn(text, language)).toBe("");
  });

  test.for([
    ["en", "company dinner for 12 on friday at 8"],
    ["de", "Firmenessen für 12 am Freitag um 20 Uhr"],
    ["fr", "repas d'entreprise pour 12 vendredi à 20h"],
    ["es", "comida de empresa para 12 el viernes a las 20:00"],
    ["it", "cena aziendale per 12 venerdì alle 20"],
    ["nl", "bedrijfsetentje voor 12 vrijdag om 20 uur"],
    ["pt", "jantar de empresa para 12 na sexta às 20h"],
    ["sv", "företagsmiddag för 12 på fredag kl 20"],
  ] as const)("nor beside the wish, %s: %s", ([language, text]) => {
    expect(nameIn(text, language, null)).toBe("");
  });
});
