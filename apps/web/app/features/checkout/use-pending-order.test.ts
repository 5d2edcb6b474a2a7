import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { expect, test } from "vitest"
import { toPendingOrder } from "./use-pending-order.ts"

const orderWith = (confirmation: Transaction["confirmation"]) => ({ transactionId: "t-1", confirmation }) as Transaction
const pending = { unplacedOrder: orderWith("pending"), placedOrder: undefined }
const nothing = { unplacedOrder: undefined, placedOrder: undefined }
const failure = { ok: false, kind: "failed", code: "NO_RESPONSE", message: "" } as const

test.each(["pending", "failed"] as const)("an order whose confirmation is %s can still be paid", (confirmation) => {
  const order = orderWith(confirmation)
  expect(toPendingOrder("t-1", { ok: true, data: order }, undefined)).toEqual({ ...nothing, unplacedOrder: order })
})

test("an order that was placed in the meantime is no longer to be paid", () => {
  const order = orderWith("confirmed")
  expect(toPendingOrder("t-1", { ok: true, data: order }, pending)).toEqual({ ...nothing, placedOrder: order })
})

test("a request that fails doesn't remove an order that is known", () => {
  expect(toPendingOrder("t-1", failure, pending)).toEqual(pending)
  expect(toPendingOrder("t-1", failure, undefined)).toEqual(nothing)
  expect(toPendingOrder("t-2", failure, pending)).toEqual(nothing)
})

test("an order that doesn't exist is forgotten", () => {
  expect(toPendingOrder("t-1", { ...failure, kind: "refused", code: "NOT_FOUND" }, pending)).toEqual(nothing)
})
