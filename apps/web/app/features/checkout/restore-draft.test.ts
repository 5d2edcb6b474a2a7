import { expect, test } from "vitest"
import { type CheckoutChoices, toStoredDraft, noChoices, restoreDraft, type DraftContext } from "./restore-draft.ts"

const draftContext: DraftContext = {
  storeId: "BLR01",
  deliveryType: "DELIVERY",
  point: { latitude: 12.9, longitude: 77.6 },
}
const person = { firstName: "Asha", mobile: "9812345678", email: "a@b.in" }
const addressFields = { houseNo: "12B", address: "5th Block", landmark: "Park" }
const choices: CheckoutChoices = {
  typed: { ...person, ...addressFields },
  slot: { at: 2_000 },
  mode: "UPI",
  useWallet: true,
}

/** Converts the draft to JSON and back, as the storage does. */
const storeAndRestore = (value: CheckoutChoices, newContext: DraftContext, now = 1_000) =>
  restoreDraft(JSON.parse(JSON.stringify(toStoredDraft(value, draftContext))), newContext, now)

test("a draft is restored unchanged", () => {
  expect(storeAndRestore(choices, draftContext)).toEqual(choices)
  expect(storeAndRestore({ ...noChoices, slot: { at: undefined } }, draftContext).slot).toEqual({ at: undefined })
})

test("a time that has passed is not restored", () => {
  expect(storeAndRestore(choices, draftContext, 2_000)).toEqual({ ...choices, slot: undefined })
})

test("time and table are restored only for the same store and delivery type, the contact always", () => {
  const withTable = { ...choices, typed: { ...choices.typed, table: "7" } }
  for (const other of [
    { ...draftContext, storeId: "BLR02" },
    { ...draftContext, deliveryType: "PICKUP" as const },
  ]) {
    expect(storeAndRestore(withTable, other)).toEqual({ ...choices, slot: undefined })
  }
})

test("the address is restored only for the same location", () => {
  for (const point of [{ latitude: 13, longitude: 77.6 }, null]) {
    expect(storeAndRestore(choices, { ...draftContext, point }).typed).toEqual(person)
  }
})

test.each([null, 7, "x", {}, { typed: { firstName: 3 }, slot: { at: "soon" }, mode: "GOLD", useWallet: 1 }])(
  "an invalid draft is ignored: %j",
  (stored) => {
    const restored = restoreDraft(stored, draftContext, 1_000)
    expect(restored).toEqual(noChoices)
  },
)
