import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { Charge } from "./database/charges.store.ts"
import { type PaymentDatabase, openPaymentDatabase } from "./database/open-payment-database.ts"
import { createChargeService } from "./create-charge-service.ts"
import { deriveProviderKeys } from "./provider-keys.ts"
import { type Provider, providers } from "./providers.ts"
import type { ProviderAdapter } from "./provider-adapter.ts"
import type { ChargeService } from "./charge-service.ts"

const dataDir = mkdtempSync(join(tmpdir(), "hearth-payments-"))
const published: string[] = []
let database: PaymentDatabase
let service: ChargeService
beforeEach(() => {
  published.length = 0
  database = openPaymentDatabase(dataDir)
  const adapters = Object.fromEntries(
    providers.map((each): [Provider, ProviderAdapter] => [
      each,
      { handle: () => undefined, ...(each === "bkash" && { needsExecute: true }) },
    ]),
  ) as Record<Provider, ProviderAdapter>
  service = createChargeService({
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

const openCharge = (provider: Provider): Charge =>
  database.charges.add({
    id: "charge",
    provider,
    reference: "order",
    amount: 100,
    currency: "INR",
    paymentRef: "ref",
    page: "",
    details: {},
  })

test("a charge is settled once and reported once", () => {
  const charge = openCharge("cards")
  const paid = service.settle(charge, "paid")
  expect(paid.state).toBe("captured")
  expect(service.settle(paid, "declined").state).toBe("captured")
  expect(service.settle(paid, "paid", { captured: { amount: 1, currency: "USD" } }).amount).toBe(100)
  expect(published).toEqual(["charge paid"])
})

test("where the merchant executes, a charge is captured only by execute after the approval", () => {
  const charge = openCharge("bkash")
  expect(service.execute(charge).state).toBe("open")
  const approved = service.settle(charge, "paid")
  expect([approved.state, service.execute(approved).state]).toEqual(["approved", "captured"])
})

test("a refund that has ended can't change its state", () => {
  const paid = service.settle(openCharge("cards"), "paid")
  const refund = service.refund(paid, { id: "refund", reference: "", amount: 40, details: {} }, "pending")
  expect(published).toEqual(["charge paid"])
  const failed = service.endRefund(refund, "failed")
  expect([failed.state, service.endRefund(failed, "done").state]).toEqual(["failed", "failed"])
  expect(database.refunds.total("charge")).toBe(0)
  expect(published).toEqual(["charge paid"])
})
