import { expect, test } from "vitest"
import type { ChosenPlace } from "../../place/chosen-place.store.ts"
import { toChosenPlace } from "../../place/to-chosen-place.ts"
import { sampleStore } from "../../testing/sample-store.ts"
import { formatPlace } from "./format-place.ts"

const pageStore = { id: "6585R", name: "Connaught Place", city: "New Delhi" }
const locationWith = (label: string): ChosenPlace["location"] => ({
  latitude: 12.9,
  longitude: 77.6,
  address_id: null,
  label,
})
const format = (place: ChosenPlace | null) => Object.values(formatPlace(place, pageStore)).join(" ")

test("the header shows the delivery type with the destination or the store", () => {
  const store = sampleStore()
  expect(format(null)).toBe("Baked fresh at Connaught Place, New Delhi")
  expect(format(toChosenPlace("DELIVERY", store, locationWith("Home")))).toBe("Deliver to Home")
  expect(format(toChosenPlace("DELIVERY", store, null))).toBe("Baked fresh at Koramangala, Bengaluru")
  expect(format(toChosenPlace("PICKUP", store, locationWith("Home")))).toBe("Pick up from Koramangala, Bengaluru")
  expect(format(toChosenPlace("CURBSIDE", store, null))).toBe("Curbside at Koramangala, Bengaluru")
  expect(format(toChosenPlace("DINEIN", store, null))).toBe("Dine in at Koramangala, Bengaluru")
  expect(format({ ...toChosenPlace("DINEIN", store, null), table: 7 })).toBe("Table 7 at Koramangala, Bengaluru")
})

test('a label that starts with "Near" is shown as delivery near the place, not to it', () => {
  expect(format(toChosenPlace("DELIVERY", sampleStore(), locationWith("Near HSR Layout")))).toBe(
    "Deliver near HSR Layout",
  )
  expect(format(toChosenPlace("DELIVERY", sampleStore(), locationWith("Nearing Road")))).toBe("Deliver to Nearing Road")
})
