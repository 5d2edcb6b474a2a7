import { expect, test } from "vitest"
import type { CustomerCase } from "../cases.api.ts"
import { buildThread, describeChange, type Remedy } from "./build-thread.ts"
import { describeRemedy } from "./describe-remedy.ts"

const message = (messageId: string, author: "CUSTOMER" | "STORE" | "HEAD_OFFICE", minute: number) => ({
  messageId,
  author,
  text: `text of ${messageId}`,
  at: `2026-03-02T12:${minute}:00.000Z`,
})
const refund: Remedy = {
  remedyId: "r1",
  kind: "REFUND",
  amount: 12_900,
  currency: "INR",
  at: "2026-03-02T12:20:00.000Z",
  newOrderId: null,
}
const caseWith = (change: Partial<CustomerCase>) =>
  ({ state: "WITH_STORE", storeName: "Indiranagar", messages: [], remedies: [], ...change }) as CustomerCase
const inRupees = (remedy: Remedy) => describeRemedy(remedy, "IN", "CARD")

test("[FBK-3a] messages and remedies are in the sequence in which they came", () => {
  const thread = buildThread({
    messages: [message("m1", "STORE", 10), message("m2", "CUSTOMER", 30)],
    remedies: [refund],
  })
  expect(thread.map(({ id }) => id)).toEqual(["m1", "r1", "m2"])
})

test("[FBK-3a] a remedy says what the customer gets and where", () => {
  expect(describeRemedy(refund, "IN", "CARD")).toBe("₹129 refunded to your card")
  expect(describeRemedy(refund, "IN", "WALLET")).toBe("₹129 refunded to your wallet")
  expect(describeRemedy(refund, "IN", null)).toBe("₹129 refunded to your original payment method")
  expect(describeRemedy({ ...refund, kind: "WALLET_CREDIT" }, "IN", "CARD")).toBe("₹129 added to your wallet")
  expect(describeRemedy({ ...refund, kind: "NEW_ORDER" }, "IN", "CARD")).toBe("We’re making your order again")
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
