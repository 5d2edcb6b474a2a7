import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { SeedPlace } from "../../seed/places/place-schema.ts"
import { seedPlaces } from "../../seed/places/seed-places.ts"
import { createSearch } from "./create-search.ts"

const gazetteer = new Map(seedPlaces().map(({ country, places }) => [country, places]))
const searches = new Map([...gazetteer].map(([country, places]) => [country, createSearch(places)]))
const find = (country: CountryCode, input: string, near?: { latitude: number; longitude: number }): SeedPlace[] =>
  searches.get(country)?.(input, near, 5) ?? []
const namesOf = (country: CountryCode, input: string) => find(country, input).map(({ name }) => name)

describe("[LOC-6e] a misspelt suburb is among the first three results", () => {
  const misspelt: Record<CountryCode, [typed: string, meant: string][]> = {
    IN: [
      ["kormangala", "Koramangala"],
      ["Koramangla", "Koramangala"],
      ["indranagar", "Indiranagar"],
      ["jaynagar", "Jayanagar"],
      ["Whitefeild", "Whitefield"],
      ["malleshwaram", "Malleswaram"],
      ["hsrlayout", "HSR Layout"],
      ["j p nagar", "JP Nagar"],
      ["Adheri West", "Andheri West"],
      ["bandar west", "Bandra West"],
      ["Gachibouli", "Gachibowli"],
      ["madhapurr", "Madhapur"],
      ["Banjra Hills", "Banjara Hills"],
      ["mylapor", "Mylapore"],
      ["Velacherry", "Velachery"],
      ["hadapser", "Hadapsar"],
      ["Kothrd", "Kothrud"],
      ["Karol Bag", "Karol Bagh"],
      ["lajpt nagar", "Lajpat Nagar"],
      ["Hauz Kaas", "Hauz Khas"],
      ["xoramangala", "Koramangala"],
    ],
    LK: [
      ["dehiwla", "Dehiwala"],
      ["Bambalapitya", "Bambalapitiya"],
      ["kolupitiya", "Kollupitiya"],
      ["Nugegodda", "Nugegoda"],
      ["wellawate", "Wellawatte"],
      ["Peradenia", "Peradeniya"],
      ["Borela", "Borella"],
      ["rajagriya", "Rajagiriya"],
    ],
    BD: [
      ["dhanmndi", "Dhanmondi"],
      ["Gulsan", "Gulshan"],
      ["bananni", "Banani"],
      ["Utara", "Uttara"],
      ["mohammedpur", "Mohammadpur"],
      ["Mirpurr", "Mirpur"],
      ["agrabd", "Agrabad"],
      ["Bashundara", "Bashundhara"],
    ],
  }
  const rows = countryCodes.flatMap((country) =>
    misspelt[country].map(([typed, meant]) => [country, typed, meant] as const),
  )
  test.each(rows)("in %s, the typed text %s finds %s", (country, typed, meant) => {
    const firstThree = namesOf(country, typed).slice(0, 3)
    expect(firstThree).toContainEqual(expect.stringMatching(new RegExp(`^${meant}`)))
  })
})

describe("[LOC-6e] search results", () => {
  test.each([
    ["IN", "bangalore", "Bengaluru"],
    ["IN", "calcuta", "Kolkata"],
    ["IN", "Bombay", "Mumbai"],
    ["IN", "koramangala blr 5th block", "Koramangala"],
    ["IN", "bangalore koramangala", "Koramangala"],
    ["IN", "12, 4th Cross, Koramangala, Bengaluru 560034", "Koramangala"],
    ["IN", "kolk", "Kolkata"],
    ["IN", "hsr bang", "HSR Layout"],
    ["BD", "chitagong", "Chattogram"],
    ["BD", "coxs bazar", "Cox's Bazar"],
    ["LK", "colmbo", "Colombo"],
  ] as const)("in %s, the typed text %s finds %s first", (country, typed, meant) => {
    expect(namesOf(country, typed)[0]).toBe(meant)
  })

  test("results are unique, at most five, and the best known comes first among equal matches", () => {
    for (const input of ["na", "new", "ko", "mumbai", "delhi", "nagar"]) {
      const ids = find("IN", input).map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(0)
      expect([input, ids.length <= 5, new Set(ids).size]).toEqual([input, true, ids.length])
    }
    expect(namesOf("IN", "ko")[0]).toBe("Kolkata")
  })

  test.each([
    ["Pali", "Paldi"],
    ["Ram Nagar", "Raj Nagar"],
    ["Shahpur", "Shahpura"],
    ["Raipur", "Ranipur"],
  ])("the results for %s, which is the name of many places, also include %s, one letter away", (typed, meant) => {
    expect(namesOf("IN", typed)[0]?.replace(" ", "").toLowerCase()).toBe(typed.replace(" ", "").toLowerCase())
    expect(namesOf("IN", typed)).toContain(meant)
  })

  test("among places with the same name the nearest comes first", () => {
    const name = mostCommonName("IN")
    const namesakes = (gazetteer.get("IN") ?? []).filter((place) => place.name === name && place.kind === "locality")
    expect(namesakes.length).toBeGreaterThan(1)
    for (const each of namesakes) expect(find("IN", name, each)[0]?.id).toBe(each.id)
  })

  test.each(["", " ", "k", "🍕", "🍕🍕🍕", "<>", "অজানা", "නොදන්නා", "தெரியாது", "\u202E", "-- '"])(
    "%j finds nothing",
    (input) => {
      for (const country of countryCodes) expect(find(country, input)).toEqual([])
    },
  )

  test("Bangla words don't prevent a match of the Latin words beside them", () => {
    expect(namesOf("BD", "ধানমন্ডি Dhanmondi")[0]).toBe("Dhanmondi")
  })
})

/** A typo in one letter of a name, not the first: deleted, doubled, swapped with the next or replaced. */
const typo = fc.record({
  kind: fc.constantFrom("delete", "double", "swap", "replace"),
  where: fc.nat(),
  letter: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
})
type Typo = { kind: string; where: number; letter: string }

function mistype(name: string, { kind, where, letter }: Typo): string {
  const letterIndexes = [...name].flatMap((each, index) => (index > 0 && /\p{L}/u.test(each) ? [index] : []))
  const index = letterIndexes[where % letterIndexes.length] ?? 1
  const [head, tail] = [name.slice(0, index), name.slice(index + 1)]
  if (kind === "delete") return head + tail
  if (kind === "double") return `${head}${name[index]}${name[index]}${tail}`
  if (kind === "swap") return `${head}${tail.slice(0, 1)}${name[index]}${tail.slice(1)}`
  return head + letter + tail
}

const normalise = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")

/** Checks whether two names differ by at most one typo. Slow, and independent of the search. */
function isOneTypoAway(one: string, other: string): boolean {
  const [a, b] = [normalise(one), normalise(other)]
  if (Math.abs(a.length - b.length) > 1) return false
  for (let index = 0; index <= a.length; index++) {
    const tail = a.slice(index + 1)
    if (a.slice(0, index) !== b.slice(0, index)) return false
    if (tail === b.slice(index + 1) || tail === b.slice(index) || a.slice(index) === b.slice(index + 1)) return true
    if (a[index] === b[index + 1] && a[index + 1] === b[index] && a.slice(index + 2) === b.slice(index + 2)) return true
  }
  return a === b
}

test.each(countryCodes)(
  "[LOC-6e] %s: a locality's name of five letters or more is found with a typo, unless at least four other names are as close",
  (country) => {
    const places = gazetteer.get(country) ?? []
    const names = new Set(places.flatMap(({ name, otherNames }) => [name, ...otherNames]))
    const longNames = places.filter(
      ({ kind, name }) => kind === "locality" && name.replaceAll(/\P{L}/gu, "").length >= 5,
    )
    expect(longNames.length).toBeGreaterThan(100)
    fc.assert(
      fc.property(fc.constantFrom(...longNames), typo, ({ name }, mistake) => {
        const typed = mistype(name, mistake)
        if (namesOf(country, typed).includes(name)) return
        const closeNames = [...names].filter((each) => each !== name && isOneTypoAway(typed, each))
        expect([name, typed, closeNames.length >= 4]).toEqual([name, typed, true])
      }),
      { numRuns: 400 },
    )
  },
)

/** Returns the locality's name that most cities have. */
function mostCommonName(country: CountryCode): string {
  const localities = (gazetteer.get(country) ?? []).filter(({ kind }) => kind === "locality")
  const byName = Map.groupBy(localities, ({ name }) => name)
  return [...byName].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? ""
}
