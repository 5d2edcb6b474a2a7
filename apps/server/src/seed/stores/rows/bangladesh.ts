import { bangladeshHolidays } from "../holidays/bangladesh.ts"
import type { CountryStores } from "../store-rows.ts"
import { bangladeshCityStores } from "./bangladesh-cities.ts"

export const bangladeshStores: CountryStores = {
  country: "BD",
  cities: bangladeshCityStores,
  holidays: bangladeshHolidays,
  stations: [],
}
