import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { transactionFrom } from "../../../testing/as-buyer.ts"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"
import { verifyCardOffer } from "./verify-card-offer.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

/** A card of Lotus Bank, which the offer requires, and another card. */
const lotusCard = "4041170000000004"
const otherBankCard = "4242424242424242"

type Bill = Transaction["bill"]

/** Returns a cart with a bank's offer, and a function that orders it. */
async function withOffer() {
  const { buyer, transaction } = await harness.createUnpaidOrder("IN", { quantity: 3 })
  expect((await buyer.shopper.promo("LOTUS15")).statusCode).toBe(200)
  const contact = { firstName: "Asha", mobile: transaction.contact.mobile }
  const { bill } = await buyer.shopper.read()
  const order = (payment: object, expectedTotal: number) => buyer.order({ place: {}, contact, payment, expectedTotal })
  return { buyer, order, bill }
}

const codesOn = (bill: Pick<Bill, "discounts">) => bill.discounts.map(({ code }) => code)

async function payByCard({ buyer, id }: Pick<TestOrder, "buyer" | "id">, number: string): Promise<void> {
  const started = transactionFrom(await buyer.pay(id, { mode: "CARD" }))
  const body = new URLSearchParams({ number, expiry: "12/30", cvc: "123", outcome: "pay" })
  await fetch(started.paymentUrl ?? "", { method: "POST", body, redirect: "manual" })
}

const storedPaymentOf = async (id: string) =>
  (await harness.rows(sql<{ payment: object }>`select payment from orders.order where id = ${id}`))[0]?.payment

test("[OFR-7c] [CAR-6] a bank's offer applies only with the first digits of one of its cards, and only to a card payment", async () => {
  const { order, bill, buyer } = await withOffer()
  expect(codesOn(bill)).toEqual(["LOTUS15"])
  const withoutCardDigits = await order({ mode: "CARD" }, bill.payable)
  expect(errorFrom(withoutCardDigits).slice(0, 2)).toEqual([409, "PRICE_CHANGED"])
  expect(errorFrom(await order({ mode: "CARD", bin: "424242" }, bill.payable))[1]).toBe("PRICE_CHANGED")
  expect(errorFrom(await order({ mode: "CARD", bin: "404117000" }, bill.payable))[1]).toBe("BAD_REQUEST")
  const ordered = transactionFrom(await order({ mode: "CARD", bin: "404117" }, bill.payable))
  expect(codesOn(ordered.bill)).toEqual(["LOTUS15"])
  // It must be paid by card, because another method would change the bill.
  expect(errorFrom(await buyer.pay(ordered.transactionId, { mode: "UPI" }))[1]).toBe("PRICE_CHANGED")
})

test("[OFR-7c] [CAR-6] without the card's first digits the order is placed without the offer", async () => {
  const { order, buyer } = await withOffer()
  const { expectedTotal: _, contact: __, place: ___, ...cart } = await buyer.checkout({ payment: { mode: "CARD" } })
  const validated = (await buyer.browser.post("/api/order-service/ve4/validations", cart)).json<{
    data: { bill: Bill }
  }>()
  expect(codesOn(validated.data.bill)).toEqual([])
  const ordered = transactionFrom(await order({ mode: "CARD" }, validated.data.bill.payable))
  expect(codesOn(ordered.bill)).toEqual([])
  await payByCard({ buyer, id: ordered.transactionId }, otherBankCard)
  await harness.waitForStatus({ buyer, id: ordered.transactionId, transaction: ordered }, "ORDER PLACED")
  expect(await storedPaymentOf(ordered.transactionId)).toBeNull()
})

test.each([
  ["the bank's card", lotusCard, { paidWith: "40411700", isMisused: false }],
  ["another card", otherBankCard, { paidWith: "42424242", isMisused: true }],
])(
  "[OFR-7c] [CAR-6] the card that the provider reports is stored with the order, which stays placed (paid with %s)",
  async (_, card, cardCheck) => {
    const { order, bill, buyer } = await withOffer()
    const transaction = transactionFrom(await order({ mode: "CARD", bin: "404117" }, bill.payable))
    const id = transaction.transactionId
    await payByCard({ buyer, id }, card)
    await harness.waitForStatus({ buyer, id, transaction }, "ORDER PLACED")
    await expect
      .poll(() => storedPaymentOf(id), { timeout: 60_000 })
      .toEqual({ mode: "CARD", bin: "404117", ...cardCheck })
    const warned = harness.logged.filter((line) => line.includes("was paid for with another") && line.includes(id))
    expect(warned.length).toBe(cardCheck.isMisused ? 1 : 0)
    expect(harness.logged.filter((line) => line.includes(card))).toEqual([])
    expect((await buyer.read(id)).refunds).toEqual([])
  },
)

test.each([
  ["any card", { kind: "payment-method", methods: ["CARD"], words: "a card" }, {}, 0],
  [
    "one bank",
    { kind: "bank-bin", bank: "Lotus Bank", bins: ["404117"] },
    { paidWith: "42424242", isMisused: true },
    1,
  ],
] as const)(
  "[CAR-6] the card that paid is checked only if the offer depends on a bank (offer for %s)",
  async (_, condition, cardCheck, expectedWarnings) => {
    const { order, bill } = await withOffer()
    const { transactionId, bill: ordered } = transactionFrom(await order({ mode: "CARD", bin: "404117" }, bill.payable))
    const warned: unknown[] = []
    const log = { warn: (warning: unknown) => void warned.push(warning) }
    const deps = {
      db: harness.app.database.db,
      log,
      payments: { findCardDigits: async () => otherBankCard.slice(0, 8) },
    }
    const offersOf = () => ordered.discounts.map(({ offerId: id }) => ({ id, conditions: [condition] }))
    await verifyCardOffer(deps, { offersOf }, { orderId: transactionId, paymentId: randomUUID() })
    expect(await storedPaymentOf(transactionId)).toEqual({ mode: "CARD", bin: "404117", ...cardCheck })
    expect(warned).toHaveLength(expectedWarnings)
  },
)
