import { describe, expect, test } from "vitest"
import type { SeedPlaces } from "../places/place-schema.ts"
import { checkStores } from "./check-stores.ts"
import { drawArea } from "./draw-area.ts"
import type { SeedStation, SeedStore } from "./store-schema.ts"
import { weeklyHours } from "./weekly-hours.ts"

const centre = { latitude: 6.9147, longitude: 79.8612 }
const place = { otherNames: [], region: "Western Province", weight: 1, ...centre }
const gazetteer: SeedPlaces = {
  country: "LK",
  places: [
    { id: "colombo", kind: "city", name: "Colombo", cityId: null, ...place },
    { id: "colombo-union-place", kind: "locality", name: "Union Place", cityId: "colombo", ...place },
  ],
}
const right: SeedStore = {
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
  return { ...right, schedule: { ...right.schedule, ...change } }
}

function mondayOf(...shifts: [number, number][]): SeedStore {
  const monday = shifts.map(([opens, closes]) => ({ opens, closes }))
  return withSchedule({ week: weeklyHours.day.map((each, at) => (at === 1 ? monday : each)) })
}

test("a valid store has no mistakes", () => {
  expect(check([right])).toEqual([])
})

describe("a mistake is reported:", () => {
  const other = { ...right, id: "CMB02", advanceOrderStoreId: "CMB02", phone: "011 000 0002" }

  test.each<[string, SeedStore[], string]>([
    ["a code twice", [right, { ...right, phone: "011 000 0002" }], "66769 is there twice"],
    ["a number twice", [right, { ...other, phone: right.phone }], "011 000 0001 is there twice"],
    ["a code that is none", [right, { ...other, id: "CMB-02" }], "CMB-02 is no store code"],
    ["a pin code of another country", [{ ...right, pinCode: "110001" }], "66769: 110001 is no pin code"],
    ["a short number", [{ ...right, phone: "011 000 001" }], "66769: 011 000 001 is no telephone number"],
    [
      "a phone number that may be in use",
      [{ ...right, phone: "011 234 5678" }],
      "66769: 011 234 5678 may be somebody's",
    ],
    ["a store abroad", [{ ...right, latitude: 13.08 }], "66769 lies abroad"],
    ["a store outside its area", [{ ...right, latitude: 7 }], "66769 stands outside its area"],
    ["a store far from its city", [{ ...right, latitude: 7.5 }], "66769 is far from Colombo"],
    ["a store outside its locality", [{ ...right, latitude: 6.93 }], "66769 is not in Union Place"],
    ["an unknown city", [{ ...right, cityId: "kandy" }], "66769: kandy is no city"],
    ["an unknown locality", [{ ...right, locality: "Fort" }], "66769: Fort is no locality of colombo"],
    [
      "an area too small",
      [{ ...right, area: drawArea("66769", centre, 4).slice(0, 4) }],
      "66769 has an area of 4 corners",
    ],
    ["an area but no delivery", [withSchedule({ ways: right.schedule.ways.slice(1) })], "66769 never delivers"],
    ["no tables to dine at", [{ ...right, tables: 0 }], "66769 has 0 tables"],
    ["a week of six days", [withSchedule({ week: weeklyHours.day.slice(1) })], "66769 has a week of 6 days"],
    ["shifts that overlap", [mondayOf([660, 960], [900, 1380])], "66769 has shifts that overlap or lie in no order"],
    ["shifts in no order", [mondayOf([1080, 1380], [660, 900])], "66769 has shifts that overlap or lie in no order"],
    ["a shift shorter than its last order", [mondayOf([660, 700])], "66769 has a shift nobody can order in"],
    ["a night into the morning", [mondayOf([660, 1740])], "66769 has a shift nobody can order in"],
    ["no capacity", [withSchedule({ capacity: 0 })], "66769 makes 0 orders per slot"],
    [
      "a holiday on no day",
      [withSchedule({ holidays: [{ date: "2027-02-30", name: "?", shifts: [] }] })],
      "66769 has holidays out of order, twice or on no day",
    ],
    [
      "a last order at closing",
      [withSchedule({ ways: [{ type: "DELIVERY", lastOrderMinutes: 0, leadMinutes: 30 }] })],
      "66769 has an unusual last order time for DELIVERY",
    ],
    [
      "offline, and nobody for later",
      [right, { ...withSchedule({ online: false }), id: "CMB02", advanceOrderStoreId: "CMB02" }],
      "CMB02 sends orders for later to CMB02",
    ],
    [
      "online, and another for later",
      [right, { ...other, advanceOrderStoreId: "66769" }],
      "CMB02 sends orders for later to 66769",
    ],
    ["no first store", [other], "the country's first store should be 66769, Union Place in Colombo, Western Province"],
    [
      "the first store offline",
      [withSchedule({ online: false })],
      "the country's first store should be 66769, Union Place in Colombo, Western Province",
    ],
    [
      "a centre nobody serves",
      [{ ...right, area: drawArea("66769", { latitude: 7, longitude: 80 }, 4) }],
      "nobody delivers to the centre of colombo",
    ],
    ["a station that is none", [{ ...right, stations: ["FOT", "XYZ"] }], "66769 serves XYZ, which is no station"],
    ["a station nobody serves", [{ ...right, stations: [] }], "FOT is served by 0 stores"],
  ])("%s", (_, stores, sentence) => {
    expect(check(stores)).toContain(sentence)
  })
})

test("[LOC-14] a station outside its city is reported", () => {
  expect(check([right], [{ ...fort, latitude: 7.5 }])).toContain("FOT is not in its city")
})
