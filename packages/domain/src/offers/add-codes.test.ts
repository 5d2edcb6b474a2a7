import { expect, test } from "vitest"
import { addCodes } from "./add-codes.ts"
import { sampleOffer, sampleContext } from "./testing/sample-offer.ts"

const amountOff = (id: string, amount: number, change: Parameters<typeof sampleOffer>[0] = {}) =>
  sampleOffer({ id, code: id.toUpperCase(), title: `${id} off`, benefit: { kind: "amount", amount }, ...change })
const prize = amountOff("prize", 30_00, { code: null, wheel: { weight: 1 } })
const offers = [
  amountOff("fifty", 50_00),
  amountOff("more", 90_00),
  amountOff("low", 19_00),
  amountOff("one", 60_00, { stackable: true }),
  amountOff("two", 60_00, { stackable: true }),
  amountOff("wallet", 19_00, { conditions: [{ kind: "payment-method", methods: ["WALLET"], words: "a wallet" }] }),
  prize,
]
const customerWithPrize = { orders: 3, segments: [], won: ["prize"], points: null }
const addCodesToCart = (codes: string[], change: Parameters<typeof sampleContext>[0] = {}) =>
  addCodes(offers, codes, sampleContext(change))

test("[OFR-4d] a code that saves less than the prize that it would displace is refused with the difference", () => {
  expect(addCodesToCart(["WALLET"], { customer: customerWithPrize })).toEqual({
    ok: false,
    refusal: {
      code: "SAVES_LESS",
      codes: ["WALLET"],
      displaced: [{ code: null, title: "prize off" }],
      more: 11_00,
    },
  })
  expect(addCodesToCart(["FIFTY"], { customer: customerWithPrize })).toEqual({ ok: true, codes: ["FIFTY"] })
  expect(addCodesToCart(["WALLET"])).toEqual({ ok: true, codes: ["WALLET"] })
})

test("[OFR-4d] a new code replaces a code that saves less, and is refused while a code that saves more is on the cart", () => {
  expect(addCodesToCart(["MORE"], { wanted: ["FIFTY"] })).toEqual({ ok: true, codes: ["MORE"] })
  expect(addCodesToCart(["FIFTY"], { wanted: ["MORE"] })).toEqual({
    ok: false,
    refusal: {
      code: "SAVES_LESS",
      codes: ["FIFTY"],
      displaced: [{ code: "MORE", title: "more off" }],
      more: 40_00,
    },
  })
  expect(addCodesToCart(["LOW"], { wanted: ["ONE", "TWO"] })).toMatchObject({
    refusal: { codes: ["LOW"], displaced: [{ code: "ONE" }, { code: "TWO" }], more: 101_00 },
  })
  expect(addCodesToCart(["FIFTY"], { wanted: ["FIFTY"] })).toEqual({ ok: true, codes: ["FIFTY"] })
})

test("codes are added as a set, even if each of them alone saves less than the code that they replace", () => {
  expect(addCodesToCart(["ONE"], { wanted: ["MORE"] })).toMatchObject({ ok: false, refusal: { code: "SAVES_LESS" } })
  expect(addCodesToCart(["ONE", "TWO"], { wanted: ["MORE"] })).toEqual({ ok: true, codes: ["ONE", "TWO"] })
  expect(addCodesToCart(["TWO"], { wanted: ["ONE"] })).toEqual({ ok: true, codes: ["ONE", "TWO"] })
})

test("[OFR-7g] when one of the codes doesn't apply, the reason is returned and none is added", () => {
  const large = amountOff("large", 500_00, { conditions: [{ kind: "smallest-cart", amount: 900_00 }] })
  expect(addCodes([...offers, large], ["ONE", "LARGE"], sampleContext())).toMatchObject({
    ok: false,
    refusal: { code: "SMALLEST_CART", missing: { kind: "amount", amount: 350_00 } },
  })
})
