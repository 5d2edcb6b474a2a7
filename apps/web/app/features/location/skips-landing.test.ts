import { expect, test } from "vitest"
import type { ChosenPlace } from "../../session/chosen-place.ts"
import { clientContext } from "../../session/client-context.ts"
import { placeAt } from "../../shell/place-at.ts"
import { sampleStore } from "../../testing/sample-store.ts"
import { skipsLanding } from "./skips-landing.ts"

const location: ChosenPlace["location"] = { latitude: 12.9, longitude: 77.6, address_id: null, label: "Koramangala" }

test("[NAV-8] a returning delivery customer with a saved location skips the landing page", () => {
  expect(skipsLanding(placeAt("DELIVERY", sampleStore(), location))).toBe(true)
})

test("[NAV-8] not someone new, not without a location, not for another way", () => {
  expect(skipsLanding(null)).toBe(false)
  expect(skipsLanding(placeAt("DELIVERY", sampleStore(), null))).toBe(false)
  expect(skipsLanding(placeAt("PICKUP", sampleStore(), location))).toBe(false)
})

test("[NAV-8] not in a mini-app", () => {
  const place = placeAt("DELIVERY", sampleStore(), location)
  expect(skipsLanding(place, { ...clientContext(), clientType: "web app-paytm" })).toBe(false)
  expect(skipsLanding(place, { ...clientContext(), clientType: "web app-gpay" })).toBe(false)
})

test("[NAV-8] not when the address asks for another way", () => {
  const place = placeAt("DELIVERY", sampleStore(), location)
  expect(skipsLanding(place, { ...clientContext(), deliveryType: "PICKUP" })).toBe(false)
})
