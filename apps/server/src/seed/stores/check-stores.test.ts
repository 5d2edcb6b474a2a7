import { describe, expect, test } from "vitest"
import type { SeedPlaces } from "../places/place-schema.ts"
import { checkStores } from "./check-stores.ts"
import { drawArea } from "./draw-area.ts"
import type { SeedStation, SeedStore } from "./store-schema.ts"
import { weeklyHours } from "./weekly-hours.ts"

const centre = { latitude: 6.9147, longitude: 79.8612 }
const placeFields = { otherNames: [], region: "Western Province", weight: 1, ...centre }
const gazetteer: SeedPlaces = {
  country: "LK",
  places: [
    { id: "colombo", kind: "city", name: "Colombo", cityId: null, ...placeFields },
    { id: "colombo-union-place", kind: "locality", name: "Union Place", cityId: "colombo", ...placeFields },
  ],
}
const validStore: SeedStore = {
  id: "66769",
  name: "Union Place",
  locality: "Union Place",
  cityId: "colombo",
  address: "120 Union Place",
  pinCode: "00200",
  phone: "011 000 0001",
  advanceOrderStoreId: "66769",
  tables: 12,
  schedule: {
    timeZone: "Asia/Colombo",
    week: weeklyHours.day,
    holidays: [{ date: "2027-05-20", name: "Vesak", shifts: [] }],
    ways: [
      { type: "DELIVERY", lastOrderMinutes: 45, leadMinutes: 30 },
      { type: "DINEIN", lastOrderMinutes: 30, leadMinutes: 20 },
    ],
    capacity: 12,
    online: true,
  },
  priority: 1,
  area: drawArea("66769", centre, 4),
  stations: ["FOT"],
  ...centre,
}
const fort: SeedStation = { id: "FOT", name: "Colombo Fort", cityId: "colombo", latitude: 6.934, longitude: 79.85 }

function check(stores: SeedStore[], stations: SeedStation[] = [fort]): string[] {
  return checkStores({ country: "LK", stores, stations }, gazetteer)
}

function withSchedule(change: Partial<SeedStore["schedule"]>): SeedStore {
  return { ...validStore, schedule: { ...validStore.schedule, ...change } }
}

function mondayOf(...shifts: [number, number][]): SeedStore {
  const monday = shifts.map(([opens, closes]) => ({ opens, closes }))
  return withSchedule({ week: weeklyHours.day.map((each, index) => (index === 1 ? monday : each)) })
}

test("a valid store has no mistakes", () => {
  expect(check([validStore])).toEqual([])
})

describe("a mistake is reported:", () => {
  const secondStore = { ...validStore, id: "CMB02", advanceOrderStoreId: "CMB02", phone: "011 000 0002" }

  test.each<[string, SeedStore[], string]>([
    ["a duplicate code", [validStore, { ...validStore, phone: "011 000 0002" }], "66769 is listed twice"],
    ["a duplicate number", [validStore, { ...secondStore, phone: validStore.phone }], "011 000 0001 is listed twice"],
    ["an invalid code", [validStore, { ...secondStore, id: "CMB-02" }], "CMB-02 is not a store code"],
    ["a pin code of another country", [{ ...validStore, pinCode: "110001" }], "66769: 110001 is not a pin code"],
    ["a short number", [{ ...validStore, phone: "011 000 001" }], "66769: 011 000 001 is not a phone number"],
    [
      "a phone number that may be in use",
      [{ ...validStore, phone: "011 234 5678" }],
      "66769: 011 234 5678 may be in use",
    ],
    ["a store abroad", [{ ...validStore, latitude: 13.08 }], "66769 lies abroad"],
    ["a store outside its area", [{ ...validStore, latitude: 7 }], "66769 is outside its area"],
    ["a store far from its city", [{ ...validStore, latitude: 7.5 }], "66769 is far from Colombo"],
    ["a store outside its locality", [{ ...validStore, latitude: 6.93 }], "66769 is not in Union Place"],
    ["an unknown city", [{ ...validStore, cityId: "kandy" }], "66769: kandy is not a city"],
    ["an unknown locality", [{ ...validStore, locality: "Fort" }], "66769: Fort is not a locality of colombo"],
    [
      "an area with too few corners",
      [{ ...validStore, area: drawArea("66769", centre, 4).slice(0, 4) }],
      "66769 has an area of 4 corners",
    ],
    ["an area but no delivery", [withSchedule({ ways: validStore.schedule.ways.slice(1) })], "66769 never delivers"],
    ["no tables to dine at", [{ ...validStore, tables: 0 }], "66769 has 0 tables"],
    ["a week of six days", [withSchedule({ week: weeklyHours.day.slice(1) })], "66769 has a week of 6 days"],
    ["shifts that overlap", [mondayOf([660, 960], [900, 1380])], "66769 has shifts that overlap or are not sorted"],
    ["unsorted shifts", [mondayOf([1080, 1380], [660, 900])], "66769 has shifts that overlap or are not sorted"],
    ["a shift shorter than its last order", [mondayOf([660, 700])], "66769 has a shift nobody can order in"],
    ["a shift that ends too late", [mondayOf([660, 1740])], "66769 has a shift nobody can order in"],
    ["no capacity", [withSchedule({ capacity: 0 })], "66769 makes 0 orders per slot"],
    [
      "a holiday on an invalid date",
      [withSchedule({ holidays: [{ date: "2027-02-30", name: "?", shifts: [] }] })],
      "66769 has holidays out of order, twice or on an invalid date",
    ],
    [
      "a last order at closing",
      [withSchedule({ ways: [{ type: "DELIVERY", lastOrderMinutes: 0, leadMinutes: 30 }] })],
      "66769 has an unusual last order time for DELIVERY",
    ],
    [
      "an offline store without another store for advance orders",
      [validStore, { ...withSchedule({ online: false }), id: "CMB02", advanceOrderStoreId: "CMB02" }],
      "CMB02 sends advance orders to CMB02",
    ],
    [
      "an online store with another store for advance orders",
      [validStore, { ...secondStore, advanceOrderStoreId: "66769" }],
      "CMB02 sends advance orders to 66769",
    ],
    [
      "no default store",
      [secondStore],
      "the country's default store should be 66769, Union Place in Colombo, Western Province",
    ],
    [
      "the default store offline",
      [withSchedule({ online: false })],
      "the country's default store should be 66769, Union Place in Colombo, Western Province",
    ],
    [
      "a city centre that no store serves",
      [{ ...validStore, area: drawArea("66769", { latitude: 7, longitude: 80 }, 4) }],
      "nobody delivers to the centre of colombo",
    ],
    ["an unknown station", [{ ...validStore, stations: ["FOT", "XYZ"] }], "66769 serves XYZ, which is not a station"],
    ["a station nobody serves", [{ ...validStore, stations: [] }], "FOT is served by 0 stores"],
  ])("%s", (_, stores, sentence) => {
    expect(check(stores)).toContain(sentence)
  })
})

test("[LOC-14] a station outside its city is reported", () => {
  expect(check([validStore], [{ ...fort, latitude: 7.5 }])).toContain("FOT is not in its city")
})
