import { indiaHolidays } from "../holidays/india.ts"
import type { CountryStores } from "../store-rows.ts"
import { eastStores } from "./india-east.ts"
import { northStores } from "./india-north.ts"
import { southStores } from "./india-south.ts"
import { indiaStations } from "./india-stations.ts"
import { westStores } from "./india-west.ts"

export const indiaStores: CountryStores = {
  country: "IN",
  cities: [...northStores, ...westStores, ...southStores, ...eastStores],
  holidays: indiaHolidays,
  stations: indiaStations,
}
