import type { City } from "@hearth/contract/calls/locator.calls.ts"

/** Cities whose name has a word that starts with the search text, then cities whose region has one. */
export function matchCities(cities: readonly City[], searchText: string): City[] {
  const letters = normalise(searchText.trim())
  const hasMatchingWord = (name: string) => ` ${normalise(name)}`.includes(` ${letters}`)
  const byName = cities.filter(({ name }) => hasMatchingWord(name))
  return [...byName, ...cities.filter((city) => !byName.includes(city) && hasMatchingWord(city.region))]
}

function normalise(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
}
