import { expect, test } from "vitest"
import { offersOnBill } from "./offers-on-bill.ts"
import { sampleOffer, sampleContext } from "./testing/sample-offer.ts"

const fifty = sampleOffer()
const ninety = sampleOffer({ id: "more", code: "MORE", benefit: { kind: "amount", amount: 90_00 } })
const prize = sampleOffer({ id: "prize", code: null, wheel: { weight: 1 }, benefit: { kind: "amount", amount: 70_00 } })
const happy = sampleOffer({ id: "happy", code: null, benefit: { kind: "amount", amount: 10_00 } })
const offers = [fifty, ninety, prize, happy]
const idsOf = (change: Parameters<typeof sampleContext>[0]) =>
  offersOnBill(offers, sampleContext(change)).map(({ offerId }) => offerId)

test("only chosen offers are on the bill, even if another one would save more", () => {
  expect(idsOf({ wanted: ["FIFTY"] })).toEqual(["fifty"])
  expect(idsOf({ wanted: ["MORE", "FIFTY"] })).toEqual(["more"])
})

test("[OFR-6b] prizes and offers without a code apply automatically", () => {
  expect(idsOf({})).toEqual(["happy"])
  expect(idsOf({ customer: { orders: 3, segments: [], won: ["prize"], points: null } })).toEqual(["prize"])
})

test("without an applied code or a prize, no offer is on the bill", () => {
  expect(offersOnBill([fifty, ninety, prize], sampleContext())).toEqual([])
})
