import { describe, expect, test } from "vitest"
import { mapHref, storesHref } from "./place-hrefs.ts"

const near = { point: { latitude: 12.93512345, longitude: 77.6245 }, label: "Koramangala" }

describe("the way on", () => {
  test("[LOC-11] pickup and curbside lead to the nearest stores, dine-in to a restaurant", () => {
    expect(storesHref("PICKUP", near)).toBe(
      "/postorder-ui/nearestStore?type=PICKUP&latitude=12.93512&longitude=77.62450&label=Koramangala",
    )
    expect(storesHref("CURBSIDE")).toBe("/postorder-ui/nearestStore?type=CURBSIDE")
    expect(storesHref("DINEIN")).toBe("/postorder-ui/selectRestaurant")
    expect(storesHref("DINEIN", undefined, "BLR01")).toBe("/postorder-ui/selectRestaurant?store=BLR01")
  })
  test("[LOC-7] the pin starts where the place is, and goes on to an address where one is to be saved", () => {
    expect(mapHref()).toBe("/postorder-ui/mapScreen")
    expect(mapHref(near, { for: "address" })).toBe(
      "/postorder-ui/mapScreen?for=address&latitude=12.93512&longitude=77.62450&label=Koramangala",
    )
  })
  test("[LOC-7] [NAV-10] the map is told the city to look in, and where the way began", () => {
    expect(mapHref({ point: near.point }, { from: "cart" }, "Kandy")).toBe(
      "/postorder-ui/mapScreen?from=cart&latitude=12.93512&longitude=77.62450&in=Kandy",
    )
  })
  test("[LOC-7] whatever a place is called, it stays one value of the query", () => {
    const label = `A&B=#?${"🍕".repeat(60)}`
    const query = new URL(storesHref("PICKUP", { ...near, label }), "http://shop").searchParams
    expect(query.get("label")).toBe(label.slice(0, 80))
    // Cut in the middle of a sign: the half is replaced, for it can't be written.
    expect(() => encodeURIComponent(mapHref({ ...near, label: `x${label}` }))).not.toThrow()
  })
})
