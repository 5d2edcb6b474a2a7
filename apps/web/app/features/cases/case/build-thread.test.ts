import { expect, test } from "vitest"
import type { CustomerCase } from "../cases.api.ts"
import { buildThread, describeChange, type Remedy } from "./build-thread.ts"
import { describeRemedy } from "./describe-remedy.ts"

const message = (messageId: string, author: "CUSTOMER" | "STORE" | "HEAD_OFFICE", minute: number) => ({
  messageId,
  author,
  text: `text of ${messageId}`,
  photos: [`photo of ${messageId}`],
  at: `2026-03-02T12:${minute}:00.000Z`,
})
const refund: Remedy = {
  remedyId: "r1",
  kind: "REFUND",
  amount: 12_900,
  currency: "INR",
  at: "2026-03-02T12:20:00.000Z",
  items: [],
  newOrderId: null,
  newOrderState: null,
}
const caseWith = (change: Partial<CustomerCase>) =>
  ({ state: "WITH_STORE", storeName: "Indiranagar", messages: [], remedies: [], ...change }) as CustomerCase
const inRupees = (remedy: Remedy) => describeRemedy(remedy, "IN", "CARD")

test("[FBK-2e] [FBK-3a] report, messages and remedies are in the sequence in which they came, with their photos", () => {
  const thread = buildThread({
    caseId: "c1",
    openedAt: "2026-03-02T12:00:00.000Z",
    text: "The pizza was cold.",
    photos: ["photo of c1"],
    messages: [message("m1", "STORE", 10), message("m2", "CUSTOMER", 30)],
    remedies: [refund],
  })
  expect(thread.map((entry) => [entry.id, entry.kind === "message" ? entry.photos : []])).toEqual([
    ["c1", ["photo of c1"]],
    ["m1", ["photo of m1"]],
    ["r1", []],
    ["m2", ["photo of m2"]],
  ])
})

test("[FBK-3a] a remedy says what the customer gets and where", () => {
  expect(describeRemedy(refund, "IN", "CARD")).toBe("₹129 refunded to your card")
  expect(describeRemedy(refund, "IN", "WALLET")).toBe("₹129 refunded to your wallet")
  expect(describeRemedy(refund, "IN", null)).toBe("₹129 refunded to your original payment method")
  expect(describeRemedy({ ...refund, kind: "WALLET_CREDIT" }, "IN", "CARD")).toBe("₹129 added to your wallet")
})

test("[FBK-3i] a new order says whether it is being made, was handed over or was cancelled", () => {
  const newOrder: Remedy = { ...refund, kind: "NEW_ORDER", newOrderId: "IN7K2M9QXD", newOrderState: "MAKING" }
  expect(inRupees(newOrder)).toBe("We’re making your order again")
  expect(inRupees({ ...newOrder, newOrderState: "HANDED_OVER" })).toBe("We’ve made your order again")
  expect(inRupees({ ...newOrder, newOrderState: "CANCELLED" })).toBe("The new order was cancelled")
})

test("[FBK-3i] a screen reader hears that the new order was cancelled, once", () => {
  const newOrder: Remedy = { ...refund, kind: "NEW_ORDER", newOrderId: "IN7K2M9QXD", newOrderState: "MAKING" }
  const before = caseWith({ remedies: [newOrder] })
  const cancelled = caseWith({ remedies: [{ ...newOrder, newOrderState: "CANCELLED" }] })
  expect(describeChange(before, cancelled, inRupees)).toBe("The new order was cancelled")
  expect(describeChange(cancelled, cancelled, inRupees)).toBe("")
})

test("[FBK-3a] a screen reader hears the answer, the remedy and the new state, not the customer's own message", () => {
  const before = caseWith({ messages: [message("m1", "STORE", 10)] })
  const own = caseWith({ messages: [...before.messages, message("m2", "CUSTOMER", 11)] })
  expect(describeChange(before, own, inRupees)).toBe("")
  const resolved = caseWith({
    state: "RESOLVED",
    messages: [...own.messages, message("m3", "HEAD_OFFICE", 12)],
    remedies: [refund],
  })
  expect(describeChange(own, resolved, inRupees)).toBe(
    "New message from Customer care: text of m3. ₹129 refunded to your card. Your case: Resolved",
  )
  expect(describeChange(resolved, resolved, inRupees)).toBe("")
})
