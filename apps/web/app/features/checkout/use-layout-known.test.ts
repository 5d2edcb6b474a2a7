import { expect, test } from "vitest"
import { layoutWait } from "./use-layout-known.ts"

const customer = { userId: "u1", isLoggedIn: true } as unknown as NonNullable<
  Parameters<typeof layoutWait>[0]["customer"]
>
const known = {
  customer,
  deliveryType: "DELIVERY",
  addresses: { state: "ready" },
  storeQuery: { state: "ready" },
  forecast: null,
} as const

test("the checkout is shown at once when everything that decides its height is known", () => {
  expect(layoutWait(known)).toBe(0)
  expect(layoutWait({ ...known, addresses: { state: "failed" }, storeQuery: { state: "failed" } })).toBe(0)
  // A guest and a pickup have no saved addresses to wait for.
  expect(layoutWait({ ...known, customer: null, addresses: { state: "loading" } })).toBe(0)
  expect(layoutWait({ ...known, deliveryType: "PICKUP", addresses: { state: "loading" } })).toBe(0)
})

test("saved addresses, which decide the height of the whole first section, are awaited longer than the rest", () => {
  const waitForTimes = layoutWait({ ...known, storeQuery: { state: "loading" } })
  const waitForAddresses = layoutWait({ ...known, addresses: { state: "loading" }, forecast: undefined })
  expect(waitForTimes).toBeGreaterThan(0)
  expect(layoutWait({ ...known, forecast: undefined })).toBe(waitForTimes)
  expect(waitForAddresses).toBeGreaterThan(waitForTimes)
  expect(layoutWait({ ...known, customer: undefined })).toBe(waitForAddresses)
})
