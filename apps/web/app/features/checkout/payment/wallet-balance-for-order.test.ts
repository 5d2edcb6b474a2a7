import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { expect, test } from "vitest"
import { walletBalanceForOrder } from "./wallet-balance-for-order.ts"

const orderWith = (status: string | null, walletAmount = 12_000) =>
  ({ walletAmount, payment: status === null ? null : { status } }) as Transaction
const emptyWallet = { balance: 0, isOpen: false }

test("the wallet balance includes the amount reserved by a pending payment, not by one that has ended", () => {
  expect(walletBalanceForOrder(emptyWallet, orderWith("CREATED"))).toBe(12_000)
  expect(walletBalanceForOrder({ balance: 500, isOpen: true }, orderWith("PENDING"))).toBe(12_500)
  // A payment with one of these statuses reserves nothing.
  for (const status of ["FAILED", "EXPIRED", "CAPTURED", null])
    expect(walletBalanceForOrder(emptyWallet, orderWith(status))).toBe(0)
  expect(walletBalanceForOrder({ balance: 500, isOpen: true }, undefined)).toBe(500)
  expect(walletBalanceForOrder(null, orderWith("PENDING"))).toBe(0)
})
