import { describe, expect, test } from "vitest"
import { mapHref, storesHref } from "./place-hrefs.ts"

const near = { point: { latitude: 12.93512345, longitude: 77.6245 }, label: "Koramangala" }

describe("links to the next screen", () => {
  test("[LOC-11a] [LOC-11d] pickup and curbside lead to the nearest stores, dine-in to the restaurant selection", () => {
    expect(storesHref("PICKUP", near)).toBe(
      "/postorder-ui/nearestStore?type=PICKUP&latitude=12.93512&longitude=77.62450&label=Koramangala",
    )
    expect(storesHref("CURBSIDE")).toBe("/postorder-ui/nearestStore?type=CURBSIDE")
    expect(storesHref("DINEIN")).toBe("/postorder-ui/selectRestaurant")
    expect(storesHref("DINEIN", undefined, "BLR01")).toBe("/postorder-ui/selectRestaurant?store=BLR01")
  })
  test("the map link contains the place, and that an address is to be saved", () => {
    expect(mapHref()).toBe("/postorder-ui/mapScreen")
    expect(mapHref(near, { for: "address" })).toBe(
      "/postorder-ui/mapScreen?for=address&latitude=12.93512&longitude=77.62450&label=Koramangala",
    )
  })
  test("the map link contains the city and the page that it was opened from", () => {
    expect(mapHref({ point: near.point }, { from: "cart" }, "Kandy")).toBe(
      "/postorder-ui/mapScreen?from=cart&latitude=12.93512&longitude=77.62450&in=Kandy",
    )
  })
  test("a place name with special characters is encoded as one query parameter", () => {
    const label = `A&B=#?${"🍕".repeat(60)}`
    const query = new URL(storesHref("PICKUP", { ...near, label }), "http://in.localhost").searchParams
    expect(query.get("label")).toBe(label.slice(0, 80))
    // The label is cut inside a surrogate pair: the remaining half is replaced, since it can't be encoded.
    expect(() => encodeURIComponent(mapHref({ ...near, label: `x${label}` }))).not.toThrow()
  })
})
