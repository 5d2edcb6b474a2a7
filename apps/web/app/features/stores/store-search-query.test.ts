import { expect, test } from "vitest"
import {
  isStoreId,
  withStoreSearch,
  readTakeawayType,
  readReturnPath,
  readStoreSearch,
  withParam,
} from "./store-search-query.ts"

const query = (text: string) => new URLSearchParams(text)
const koramangala = { latitude: 12.9352, longitude: 77.6245 }

test("[LOC-4a] the place or the city to search is read from the URL", () => {
  expect(readStoreSearch(query("latitude=12.9352&longitude=77.6245&label=Koramangala"), "IN")).toEqual({
    point: koramangala,
    label: "Koramangala",
  })
  expect(readStoreSearch(query("city=new-delhi"), "IN")).toEqual({ city: "new-delhi" })
})

test.each([
  "",
  "latitude=12.9",
  "latitude=&longitude=",
  "latitude=abc&longitude=77",
  "latitude=NaN&longitude=Infinity",
  "latitude=912&longitude=77",
  "latitude=0&longitude=0",
  "latitude=51.5&longitude=-0.12",
  "latitude=12,9&longitude=77,6",
  "city=",
  "city=../etc",
  "city=<b>",
  `city=${"a".repeat(61)}`,
])("[LOC-4a] a URL without a valid place or city results in no search: %s", (text) => {
  expect(readStoreSearch(query(text), "IN")).toBeUndefined()
})

test("a label is cut to 80 characters", () => {
  const search = readStoreSearch(query(`latitude=12.9&longitude=77.6&label=${"x".repeat(500)}`), "IN")
  expect(search && "label" in search && search.label).toHaveLength(80)
})

test("the type `curbside` in the URL is curbside; any other or no type is pickup", () => {
  expect(readTakeawayType(query("type=curbside"))).toBe("CURBSIDE")
  for (const text of ["type=CURB", "type=DINEIN", "type=", ""]) expect(readTakeawayType(query(text))).toBe("PICKUP")
})

test("[NAV-10f] choosing a takeaway store leads to the root or the home page in the URL, never to another site", () => {
  expect(readReturnPath(query(""))).toBe("/")
  expect(readReturnPath(query("homeType=/home"))).toBe("/home?offline=false")
  expect(readReturnPath(query("homeType=landing"))).toBe("/landing?offline=false")
  for (const home of ["//evil.example", "/cart", "https://evil.example", "/home/../x"])
    expect(readReturnPath(new URLSearchParams({ homeType: home }))).toBe("/")
})

test("[LOC-11a] a search in another place keeps the delivery type and drops the previous place", () => {
  const params = query("type=CURBSIDE&homeType=home&latitude=1&longitude=2&label=Old&store=77")
  expect(String(withStoreSearch(params, { city: "pune" }))).toBe("type=CURBSIDE&homeType=home&city=pune")
  expect(String(withStoreSearch(query("city=pune"), { point: koramangala, label: "" }))).toBe(
    "latitude=12.9352&longitude=77.6245",
  )
  expect(String(withStoreSearch(query("type=CURBSIDE&city=pune"), "by-city"))).toBe("type=CURBSIDE&by=city")
  expect(String(withStoreSearch(query("by=city"), { city: "pune" }))).toBe("city=pune")
  expect(withParam(query("type=PICKUP"), "store", "66R")).toBe("?type=PICKUP&store=66R")
})

test("[LOC-15] an invalid store id is detected without a request", () => {
  expect(isStoreId("6585R")).toBe(true)
  for (const id of ["", "../1", "1234567890123", "<b>"]) expect(isStoreId(id)).toBe(false)
})
