import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { Payment } from "./database/payments.store.ts"
import { type PaymentDatabase, openPaymentDatabase } from "./database/open-payment-database.ts"
import { createPaymentService } from "./create-payment-service.ts"
import { deriveProviderKeys } from "./provider-keys.ts"
import { type Provider, providers } from "./providers.ts"
import type { ProviderAdapter } from "./provider-adapter.ts"
import type { PaymentService } from "./payment-service.ts"

const dataDir = mkdtempSync(join(tmpdir(), "hearth-payments-"))
const published: string[] = []
let database: PaymentDatabase
let service: PaymentService
beforeEach(() => {
  published.length = 0
  database = openPaymentDatabase(dataDir)
  const adapters = Object.fromEntries(
    providers.map((each): [Provider, ProviderAdapter] => [
      each,
      { handle: () => undefined, ...(each === "bkash" && { needsExecute: true }) },
    ]),
  ) as Record<Provider, ProviderAdapter>
  service = createPaymentService({
    database,
    keys: deriveProviderKeys("s"),
    adapters,
    urlOf: () => "",
    publish: ({ id }, kind) => void published.push(`${id} ${kind}`),
    initialRefundState: () => "done",
  })
})
afterEach(() => {
  database.close()
  rmSync(dataDir, { recursive: true })
})

const openPayment = (provider: Provider): Payment =>
  database.payments.add({
    id: "payment",
    provider,
    reference: "order",
    amount: 100,
    currency: "INR",
    paymentRef: "ref",
    page: "",
    details: {},
  })

test("a payment is settled once and reported once", () => {
  const payment = openPayment("cards")
  const paid = service.settle(payment, "paid")
  expect(paid.state).toBe("captured")
  expect(service.settle(paid, "declined").state).toBe("captured")
  expect(service.settle(paid, "paid", { captured: { amount: 1, currency: "USD" } }).amount).toBe(100)
  expect(published).toEqual(["payment paid"])
})

test("if the provider needs an execute call, that call captures a payment only after its approval", () => {
  const payment = openPayment("bkash")
  expect(service.execute(payment).state).toBe("open")
  const approved = service.settle(payment, "paid")
  expect([approved.state, service.execute(approved).state]).toEqual(["approved", "captured"])
})

test("a refund that has ended can't change its state", () => {
  const paid = service.settle(openPayment("cards"), "paid")
  const refund = service.refund(paid, { id: "refund", reference: "", amount: 40, details: {} }, "pending")
  expect(published).toEqual(["payment paid"])
  const failedRefund = service.endRefund(refund, "failed")
  expect([failedRefund.state, service.endRefund(failedRefund, "done").state]).toEqual(["failed", "failed"])
  expect(database.refunds.total("payment")).toBe(0)
  expect(published).toEqual(["payment paid"])
})
