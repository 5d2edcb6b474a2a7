import type { City } from "@hearth/contract/calls/locator.calls.ts"

/** Cities with a word that starts with the search text in their name, then those with one in their region. */
export function matchCities(cities: readonly City[], searchText: string): City[] {
  const letters = normalise(searchText.trim())
  const hasMatchingWord = (name: string) => ` ${normalise(name)}`.includes(` ${letters}`)
  const byName = cities.filter(({ name }) => hasMatchingWord(name))
  return [...byName, ...cities.filter((city) => !byName.includes(city) && hasMatchingWord(city.region))]
}

function normalise(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
}
