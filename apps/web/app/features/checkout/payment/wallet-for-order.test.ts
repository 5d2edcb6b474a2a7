import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { expect, test } from "vitest"
import { walletForOrder } from "./wallet-for-order.ts"

const orderWith = (status: string | null, walletAmount = 12_000) =>
  ({ walletAmount, payment: status === null ? null : { status } }) as Transaction
const empty = { balance: 0, isOpen: false }

test("the amount that the order’s open payment has reserved counts as wallet balance; that of a closed one doesn’t", () => {
  expect(walletForOrder(empty, orderWith("CREATED"))).toBe(12_000)
  expect(walletForOrder({ balance: 500, isOpen: true }, orderWith("PENDING"))).toBe(12_500)
  // A payment with one of these statuses reserves nothing.
  for (const status of ["FAILED", "EXPIRED", "CAPTURED", null]) expect(walletForOrder(empty, orderWith(status))).toBe(0)
  expect(walletForOrder({ balance: 500, isOpen: true }, undefined)).toBe(500)
  expect(walletForOrder(null, orderWith("PENDING"))).toBe(0)
})
