import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import { expect, test } from "vitest"
import { toOfferEntryView } from "./offer-entry-view.ts"

const NOW = 1_000_000
const option = { title: "₹40 off ₹499", reached: true, inForce: true, missing: null }
const emptyView = { error: null, nudge: null, options: [], endsAt: null }

const iso = (timestamp: number) => new Date(timestamp).toISOString()
const timer = (endTime: number, from: number) => ({
  expiryTimer: { endTime: iso(endTime), showTimerBefore: iso(from) },
})

function viewOf(change: Partial<OfferEntry>) {
  const entry: OfferEntry = {
    offerId: "in-fifty",
    code: "FIFTY",
    title: "₹50 off",
    summary: "₹50 off your order.",
    category: null,
    status: "APPLIED",
    onBill: false,
    saving: 50_00,
    labelType: "general",
    offerOptions: [],
    expiryTimer: { endTime: null, showTimerBefore: null },
    timestamp: new Date(NOW).toISOString(),
    messages: [],
    paymentId: null,
    missing: null,
    ...change,
  }
  return toOfferEntryView(entry, NOW)
}

test("[OFR-3a] a REJECTED offer whose first message is an error shows it", () => {
  const messages = [{ messageType: "error" as const, message: "Add ₹60 more to use this." }]
  expect(viewOf({ status: "REJECTED", messages })).toEqual({ ...emptyView, error: "Add ₹60 more to use this." })
  expect(viewOf({ status: "APPLIED", messages })).toEqual(emptyView)
  expect(viewOf({ status: "REJECTED", messages: [{ messageType: "nudge", message: "Pay with UPI." }] })).toEqual(
    emptyView,
  )
})

test("[OFR-3b] an APPLIED offer with a payment id and a nudge shows the nudge", () => {
  const messages = [{ messageType: "nudge" as const, message: "Pay with UPI to keep this." }]
  expect(viewOf({ messages, paymentId: "UPI" })).toEqual({ ...emptyView, nudge: "Pay with UPI to keep this." })
  expect(viewOf({ messages })).toEqual(emptyView)
  expect(viewOf({ messages, paymentId: "UPI", status: "REJECTED" })).toEqual(emptyView)
})

test("[OFR-3c] an APPLIED general milestone with options shows the options", () => {
  expect(viewOf({ labelType: "general_milestone", offerOptions: [option] }).options).toEqual([option])
  expect(viewOf({ labelType: "general", offerOptions: [option] }).options).toEqual([])
  expect(viewOf({ labelType: "general_milestone", offerOptions: [option], status: "REJECTED" }).options).toEqual([])
})

test("[OFR-3d] an APPLIED offer with an end time shows the countdown once its display time has passed", () => {
  expect(viewOf(timer(NOW + 5000, NOW - 1)).endsAt).toBe(NOW + 5000)
  expect(viewOf(timer(NOW + 5000, NOW)).endsAt).toBeNull()
  expect(viewOf({}).endsAt).toBeNull()
  expect(viewOf({ ...timer(NOW + 5000, NOW - 1), status: "REJECTED" }).endsAt).toBeNull()
})
