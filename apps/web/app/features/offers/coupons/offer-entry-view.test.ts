import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import { expect, test } from "vitest"
import { toOfferEntryView } from "./offer-entry-view.ts"

const NOW = 1_000_000
const option = { title: "₹40 off ₹499", reached: true, inForce: true, missing: null }
const nothing = { error: null, nudge: null, options: [], endsAt: null }

const iso = (moment: number) => new Date(moment).toISOString()
const timer = (endTime: number, from: number) => ({
  expiryTimer: { endTime: iso(endTime), showTimerBefore: iso(from) },
})

function read(change: Partial<OfferEntry>) {
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

test("[OFR-3a] a rejected offer whose first message is an error shows it", () => {
  const messages = [{ messageType: "error" as const, message: "Add ₹60 more to use this." }]
  expect(read({ status: "REJECTED", messages })).toEqual({ ...nothing, error: "Add ₹60 more to use this." })
  expect(read({ status: "APPLIED", messages })).toEqual(nothing)
  expect(read({ status: "REJECTED", messages: [{ messageType: "nudge", message: "Pay with UPI." }] })).toEqual(nothing)
})

test("[OFR-3b] an applied offer with a payment id and a nudge shows the nudge", () => {
  const messages = [{ messageType: "nudge" as const, message: "Pay with UPI to keep this." }]
  expect(read({ messages, paymentId: "UPI" })).toEqual({ ...nothing, nudge: "Pay with UPI to keep this." })
  expect(read({ messages })).toEqual(nothing)
  expect(read({ messages, paymentId: "UPI", status: "REJECTED" })).toEqual(nothing)
})

test("[OFR-3c] an applied general milestone with options shows the options", () => {
  expect(read({ labelType: "general_milestone", offerOptions: [option] }).options).toEqual([option])
  expect(read({ labelType: "general", offerOptions: [option] }).options).toEqual([])
  expect(read({ labelType: "general_milestone", offerOptions: [option], status: "REJECTED" }).options).toEqual([])
})

test("[OFR-3d] an applied offer with an end time shows the countdown once its display time has passed", () => {
  expect(read(timer(NOW + 5000, NOW - 1)).endsAt).toBe(NOW + 5000)
  expect(read(timer(NOW + 5000, NOW)).endsAt).toBeNull()
  expect(read({}).endsAt).toBeNull()
  expect(read({ ...timer(NOW + 5000, NOW - 1), status: "REJECTED" }).endsAt).toBeNull()
})
