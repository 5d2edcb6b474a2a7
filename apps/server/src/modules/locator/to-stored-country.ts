import type { SeedPlace } from "../../seed/places/place-schema.ts"
import type { SeedStore, SeedStores } from "../../seed/stores/store-schema.ts"
import type { StoredCity, StoredCountry, StoredStore } from "./stored-store.ts"

/** Converts a country's data files to the content of the tables. */
export function toStoredCountry(seed: SeedStores, places: readonly SeedPlace[]): StoredCountry {
  const cities = new Map(places.filter(({ kind }) => kind === "city").map((place) => [place.id, place]))
  const usedCityIds = new Set([...seed.stores, ...seed.stations].map(({ cityId }) => cityId))
  return {
    cities: [...usedCityIds].map((id) => {
      const city = cities.get(id)
      if (!city) throw new Error(`The stores of ${seed.country} are wrong: no city is called ${id}.`)
      return toStoredCity(city)
    }),
    stores: seed.stores.map(toStoredStore),
    stations: seed.stations.map(({ id, name, cityId, latitude, longitude }) => ({
      id,
      name,
      cityId,
      latitude,
      longitude,
      storeIds: seed.stores.filter(({ stations }) => stations.includes(id)).map((store) => store.id),
    })),
  }
}

function toStoredCity({ id, name, region, latitude, longitude }: SeedPlace): StoredCity {
  return { id, name, region, latitude, longitude }
}

function toStoredStore({ schedule, area, stations: _stations, ...store }: SeedStore): StoredStore {
  const { online, ...hours } = schedule
  const delivers = hours.ways.some(({ type }) => type === "DELIVERY")
  return {
    ...store,
    schedule: hours,
    area: delivers ? area : [],
    online,
    offlineMessage: null,
    conditionsUnsuitable: false,
  }
}
