import { sriLankaHolidays } from "../holidays/sri-lanka.ts"
import type { CountryStores } from "../store-rows.ts"
import { sriLankaCityStores } from "./sri-lanka-cities.ts"

export const sriLankaStores: CountryStores = {
  country: "LK",
  cities: sriLankaCityStores,
  holidays: sriLankaHolidays,
  stations: [],
}
