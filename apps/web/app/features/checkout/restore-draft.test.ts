import { expect, test } from "vitest"
import { type CheckoutChoices, toStoredDraft, noChoices, restoreDraft, type DraftContext } from "./restore-draft.ts"

const here: DraftContext = { storeId: "BLR01", deliveryType: "DELIVERY", point: { latitude: 12.9, longitude: 77.6 } }
const person = { firstName: "Asha", mobile: "9812345678", email: "a@b.in" }
const door = { houseNo: "12B", address: "5th Block", landmark: "Park" }
const chosen: CheckoutChoices = { typed: { ...person, ...door }, slot: { at: 2_000 }, mode: "UPI", useWallet: true }

/** Through the storage, as text. */
const after = (value: CheckoutChoices, then: DraftContext, now = 1_000) =>
  restoreDraft(JSON.parse(JSON.stringify(toStoredDraft(value, here))), then, now)

test("[SES-7] what was written and chosen comes back as it was", () => {
  expect(after(chosen, here)).toEqual(chosen)
  expect(after({ ...noChoices, slot: { at: undefined } }, here).slot).toEqual({ at: undefined })
})

test("[ORD-10] a time that has passed is not chosen any more", () => {
  expect(after(chosen, here, 2_000)).toEqual({ ...chosen, slot: undefined })
})

test("[ORD-10] a time and a table are of their store and way, a person is not", () => {
  const seated = { ...chosen, typed: { ...chosen.typed, table: "7" } }
  for (const other of [
    { ...here, storeId: "BLR02" },
    { ...here, deliveryType: "PICKUP" as const },
  ]) {
    expect(after(seated, other)).toEqual({ ...chosen, slot: undefined })
  }
})

test("[LOC-11] a door is of its place", () => {
  for (const point of [{ latitude: 13, longitude: 77.6 }, null]) {
    expect(after(chosen, { ...here, point }).typed).toEqual(person)
  }
})

test.each([null, 7, "x", {}, { typed: { firstName: 3 }, slot: { at: "soon" }, mode: "GOLD", useWallet: 1 }])(
  "[SES-7] what is no draft gives none: %j",
  (stored) => {
    const none = restoreDraft(stored, here, 1_000)
    expect(none).toEqual(noChoices)
  },
)
