import type { City } from "@hearth/contract/calls/locator.calls.ts"

/** Those whose name, or then whose region, has the letters sought at the start of a word. */
export function matchingCities(cities: readonly City[], sought: string): City[] {
  const letters = plain(sought.trim())
  const begins = (name: string) => ` ${plain(name)}`.includes(` ${letters}`)
  const byName = cities.filter(({ name }) => begins(name))
  return [...byName, ...cities.filter((city) => !byName.includes(city) && begins(city.region))]
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
}
