import { expect, test } from "vitest"
import type { ChosenPlace } from "../../place/chosen-place.store.ts"
import { clientContext } from "../../client/api/client-context.ts"
import { toChosenPlace } from "../../place/to-chosen-place.ts"
import { sampleStore } from "../../testing/sample-store.ts"
import { shouldSkipLanding } from "./should-skip-landing.ts"

const location: ChosenPlace["location"] = { latitude: 12.9, longitude: 77.6, address_id: null, label: "Koramangala" }

test("[NAV-8a] a returning delivery customer with a stored location skips the landing page", () => {
  expect(shouldSkipLanding(toChosenPlace("DELIVERY", sampleStore(), location))).toBe(true)
})

test("[NAV-8a] a new customer, a place without a location and another delivery type don’t skip the landing page", () => {
  expect(shouldSkipLanding(null)).toBe(false)
  expect(shouldSkipLanding(toChosenPlace("DELIVERY", sampleStore(), null))).toBe(false)
  expect(shouldSkipLanding(toChosenPlace("PICKUP", sampleStore(), location))).toBe(false)
})

test("[NAV-8b] a mini-app doesn’t skip the landing page", () => {
  const place = toChosenPlace("DELIVERY", sampleStore(), location)
  expect(shouldSkipLanding(place, { ...clientContext(), clientType: "web app-paytm" })).toBe(false)
  expect(shouldSkipLanding(place, { ...clientContext(), clientType: "web app-gpay" })).toBe(false)
})

test("[NAV-8a] a URL with another delivery type doesn’t skip the landing page", () => {
  const place = toChosenPlace("DELIVERY", sampleStore(), location)
  expect(shouldSkipLanding(place, { ...clientContext(), deliveryType: "PICKUP" })).toBe(false)
})
