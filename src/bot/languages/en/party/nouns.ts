import type { CountedWords } from "../../party-words.ts";
import { words } from "../../word-list.ts";
import { relatives } from "./relations.ts";

export const nouns: CountedWords = {
  persons: ["of us", "people", "persons", "guests", "pax", "in total"],
  people: [
    ...relatives,
    ...words`
      souls
      people
      peoples
      in total
      total
      altogether
      ppl
      persons?
      peeps
      pax
      guests?
      adults?
      grown[ -]?ups?
      child
      childs
      childrens
      baby
      toddlers?
      (?:1[0-7]|\d)[- ](?:year|yr|month|week)s?[- ]olds?(?! (?:son|daughter|boy|girl|kid|child|twin|grandson|granddaughter|brother|sister|nephew|niece|mother|mum|dad|father)s?(?![\p{L}]))
      infants?
      teens?
      teenagers?
      men
      women
      man
      woman
      ladies
      guys
      gentlemen
      seniors?
      pensioners
      family members
      members
      heads?
      diners?
      covers?
      visitors
      attendees
      individuals
      of us
      of my friends
      folks?
      students?
      ppls?
      seats
      customers?
      grand(?:kids|children)
      twins
      brothers[ -]in[ -]law
      sisters[ -]in[ -]law
      (?:big|little|small) ones
      grown-?ups
      littl(?:e|ies)(?=$|[,.;!])
      bigs
    `,
  ],
  otherUnits: words`
    (?:surnames?|(?:last|first|family) names?)
    hours?
    hrs?
    minutes?
    mins?
    nights?
    days?
    weeks?
    months?
    years?
    stars?
    star
    rooms?
    bedrooms?
    tables?
    courses?
    bottles?
    pounds?
    dollars?
    euros?
    bucks
    quid
    th
    st
    nd
    rd
    km
    miles?
    meters?
    percent
    seconds?
    cars?
    beds?
    times
    points?
    out of
    and a half
    or more stars
    yo
    year olds?
    pizzas?
    burgers?
    drinks
    dogs?
    high ?chairs?
    th floor
    reservations
    bookings
    michelin
    hour
  `,
};
