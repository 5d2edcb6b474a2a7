import { buildStore } from "./build-store.ts"
import { assignStations } from "./assign-stations.ts"
import type { CountryStores } from "./store-rows.ts"
import type { SeedStores } from "./store-schema.ts"

export function buildStores({ country, cities, holidays, stations }: CountryStores): SeedStores {
  let storeNumber = 0
  const stores = cities.flatMap((city) =>
    city.stores.map((row) => buildStore(country, city, row, ++storeNumber, holidays)),
  )
  const seedStations = stations.map(([id, name, cityId, latitude, longitude]) => ({
    id,
    name,
    cityId,
    latitude,
    longitude,
  }))
  return { country, stores: assignStations(stores, seedStations), stations: seedStations }
}
