import type { City } from "@hearth/contract/calls/locator.calls.ts"

/** Those whose name, or then whose region, has the letters sought at the start of a word. */
export function matchCities(cities: readonly City[], searchText: string): City[] {
  const letters = normalise(searchText.trim())
  const begins = (name: string) => ` ${normalise(name)}`.includes(` ${letters}`)
  const byName = cities.filter(({ name }) => begins(name))
  return [...byName, ...cities.filter((city) => !byName.includes(city) && begins(city.region))]
}

function normalise(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
}
