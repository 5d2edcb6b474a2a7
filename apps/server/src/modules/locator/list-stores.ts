import type { City } from "@hearth/contract/calls/locator.calls.ts"
import { type DeliveryType, deliveryTypes, waysAskedFor } from "@hearth/domain/orders/delivery-type.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { type Preserialized, preserialize } from "../../platform/http/preserialize.ts"
import { byDistance, type CountryStores, entryOf, servesIn, type StoreEntry } from "./country-stores.ts"
import type { AnswerFrom } from "./keep-answers.ts"

const PAGE = 50

type Answer = Preserialized | Promise<Preserialized>

/** One answer per set of ways: a list names every store where no way is asked for. */
function waysOf(asked: string | undefined): DeliveryType[] {
  const ways = asked === undefined || asked === "" ? deliveryTypes : waysAskedFor(asked)
  return deliveryTypes.filter((type) => ways.includes(type))
}

export function listStores(answerFrom: AnswerFrom, stores: CountryStores, pageNo: number) {
  const pages = Math.max(1, Math.ceil(stores.entries.length / PAGE))
  // Not kept: there is no end to the pages that are not there.
  if (pageNo > pages) return { status: "success" as const, data: { stores: [], pageNo, pages } }
  return answerFrom(stores, `page ${pageNo}`, () => {
    const shown = stores.entries.slice((pageNo - 1) * PAGE, pageNo * PAGE).map(({ info }) => info)
    return preserialize("GET /locator-service/ve3/stores", {
      status: "success",
      data: { stores: shown, pageNo, pages },
    })
  })
}

export function listCities(answerFrom: AnswerFrom, stores: CountryStores, asked: string | undefined): Answer {
  const ways = waysOf(asked)
  return answerFrom(stores, `cities ${ways.join()}`, () => {
    const served = Map.groupBy(
      stores.entries.filter((entry) => servesIn(entry, ways)),
      ({ cityId }) => cityId,
    )
    const cities = [...served].flatMap(([id, { length }]) => cityOf(stores, id, length) ?? [])
    cities.sort((one, other) => one.name.localeCompare(other.name, "en"))
    return preserialize("GET /locator-service/ve3/cities", { status: "success", data: { cities } })
  })
}

export function listCityStores(
  answerFrom: AnswerFrom,
  stores: CountryStores,
  cityId: string,
  asked: string | undefined,
): Answer {
  const ways = waysOf(asked)
  const everyOne = stores.entries.filter((entry) => entry.cityId === cityId)
  if (everyOne.length === 0) throw new AppError("NOT_FOUND")
  return answerFrom(stores, `city ${cityId} ${ways.join()}`, () => {
    const shown = everyOne.filter((entry) => servesIn(entry, ways))
    const city = cityOf(stores, cityId, shown.length)
    if (!city) throw new AppError("NOT_FOUND")
    return preserialize("GET /locator-service/ve3/cities/{city}/stores", {
      status: "success",
      data: { city, stores: shown.map(({ info }) => info) },
    })
  })
}

function cityOf(stores: CountryStores, id: string, count: number): City | undefined {
  const city = stores.cities.get(id)
  return city && { ...city, stores: count }
}

/** A station and the nearest stores that serve it. */
export function showStation(answerFrom: AnswerFrom, stores: CountryStores, stationId: string): Answer {
  const id = stationId.toUpperCase()
  const found = stores.stations.get(id)
  if (!found) throw new AppError("NOT_FOUND")
  return answerFrom(stores, `station ${id}`, () => {
    const { station, storeIds } = found
    const serving = storeIds.flatMap((storeId): StoreEntry[] => {
      const entry = entryOf(stores, storeId)
      return entry ? [entry] : []
    })
    return preserialize("GET /locator-service/ve3/stations/{stationId}", {
      status: "success",
      data: { station, storeStationDetails: byDistance(serving, station) },
    })
  })
}
