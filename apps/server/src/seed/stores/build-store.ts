import { countries, type CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { Holiday, Shift, DeliveryTypeSchedule } from "@hearth/domain/stores/store-schedule.ts"
import { weekdayOf } from "@hearth/domain/stores/zoned-time.ts"
import { countryRows } from "../places/country-rows.ts"
import { drawArea, offsetPoint } from "./draw-area.ts"
import { makeStorePhone } from "./make-store-phone.ts"
import { pseudoRandom, pseudoRandomBetween } from "./pseudo-random.ts"
import { storeFormats } from "./store-formats.ts"
import type { CityStores, HolidayRow, StoreRow } from "./store-rows.ts"
import type { SeedStore } from "./store-schema.ts"
import { afterFridayPrayer, clip, weeklyHours } from "./weekly-hours.ts"

/** Builds a store from its row, except its stations, which depend on all stores. */
export function buildStore(
  country: CountryCode,
  city: CityStores,
  row: StoreRow,
  storeNumber: number,
  holidays: readonly HolidayRow[],
): SeedStore {
  const [id, locality, street, pinCode, format, hours, offline] = row
  const { deliveryTypes, tables, capacity, priority } = storeFormats[format]
  const location = pointOf(country, city.city, locality, id)
  const week = country === "BD" ? afterFridayPrayer(weeklyHours[hours]) : weeklyHours[hours]
  return {
    id,
    name: locality,
    locality,
    cityId: city.city,
    address: `${street}, ${locality}`,
    pinCode,
    phone: makeStorePhone(country, city.areaCode, storeNumber),
    advanceOrderStoreId: offline?.advanceOrderStore ?? id,
    tables: pseudoRandomBetween(id, 1, tables),
    schedule: {
      timeZone: countries[country].timeZone,
      week,
      holidays: holidays.map((holiday) => holidayOf(holiday, week)),
      ways: deliveryTypes.map((type) => serviceTimesOf(type, id)),
      capacity: pseudoRandomBetween(id, 2, capacity),
      online: offline === undefined,
    },
    priority,
    // A store that doesn't deliver has no area, so that no address is inside it.
    area: deliveryTypes.includes("DELIVERY") ? drawArea(id, location, city.reach) : [],
    stations: [],
    ...location,
  }
}

/** Up to about 200 m from the locality's coordinates. The country's default store is at the map's centre. */
function pointOf(country: CountryCode, cityId: string, locality: string, code: string): Point {
  const { defaultStore, mapCentre } = countries[country]
  if (code === defaultStore.id) return mapCentre
  const row = countryRows[country].localities[cityId]?.find(([name]) => name === locality)
  if (!row) throw new Error(`${locality} is not a locality of ${cityId}`)
  const [, latitude, longitude] = row
  return offsetPoint({ latitude, longitude }, pseudoRandom(code, 3) * 0.3 - 0.15, pseudoRandom(code, 4) * 0.3 - 0.15)
}

/**
 * Minimum and maximum of the lead time, and of the time between last order and closing, in units of five minutes:
 * `[6, 7]` is 30 to 35 minutes.
 */
const leadTimes: Readonly<Record<DeliveryType, readonly [lead: [number, number], lastOrder: [number, number]]>> = {
  DELIVERY: [
    [6, 7],
    [7, 9],
  ],
  PICKUP: [
    [3, 3],
    [3, 4],
  ],
  CURBSIDE: [
    [3, 4],
    [4, 5],
  ],
  DINEIN: [
    [4, 5],
    [6, 9],
  ],
}

function serviceTimesOf(type: DeliveryType, code: string): DeliveryTypeSchedule {
  const [lead, lastOrder] = leadTimes[type]
  return {
    type,
    leadMinutes: pseudoRandomBetween(`${code} ${type}`, 5, lead) * 5,
    lastOrderMinutes: pseudoRandomBetween(`${code} ${type}`, 6, lastOrder) * 5,
  }
}

function holidayOf([date, name, hours]: HolidayRow, week: readonly (readonly Shift[])[]): Holiday {
  if (hours === "closed") return { date, name, shifts: [] }
  const usualShifts = week[weekdayOf(Date.parse(date) / 86_400_000)] ?? []
  return { date, name, shifts: clip(usualShifts, hours) }
}
