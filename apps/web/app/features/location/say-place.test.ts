import { expect, test } from "vitest"
import type { ChosenPlace } from "../../session/chosen-place.ts"
import { placeAt } from "../../shell/place-at.ts"
import { sampleStore } from "../../testing/sample-store.ts"
import { sayPlace } from "./say-place.ts"

const pageStore = { id: "6585R", name: "Connaught Place", city: "New Delhi" }
const at = (label: string): ChosenPlace["location"] => ({ latitude: 12.9, longitude: 77.6, address_id: null, label })
const say = (place: ChosenPlace | null) => Object.values(sayPlace(place, pageStore)).join(" ")

test("[LOC-10] the header tells where and how, for every way", () => {
  const store = sampleStore()
  expect(say(null)).toBe("Baked fresh at Connaught Place, New Delhi")
  expect(say(placeAt("DELIVERY", store, at("Home")))).toBe("Delivery to Home")
  expect(say(placeAt("DELIVERY", store, null))).toBe("Baked fresh at Koramangala, Bengaluru")
  expect(say(placeAt("PICKUP", store, at("Home")))).toBe("Pick up from Koramangala, Bengaluru")
  expect(say(placeAt("CURBSIDE", store, null))).toBe("To your car at Koramangala, Bengaluru")
  expect(say(placeAt("DINEIN", store, null))).toBe("Dine in at Koramangala, Bengaluru")
  expect(say({ ...placeAt("DINEIN", store, null), table: 7 })).toBe("Table 7 at Koramangala, Bengaluru")
})

test("[LOC-7] a pin that is named after a place beside it is near it, not at it", () => {
  expect(say(placeAt("DELIVERY", sampleStore(), at("Near HSR Layout")))).toBe("Delivery near HSR Layout")
  expect(say(placeAt("DELIVERY", sampleStore(), at("Nearing Road")))).toBe("Delivery to Nearing Road")
})
