import type { Board, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"

const NOON = Date.UTC(2026, 10, 15, 6, 30)

export const iso = (timestamp: number) => new Date(timestamp).toISOString()

/** A delivery order in India that was placed at noon, has an estimate until 12:24 and a guarantee until 12:30. */
export function sampleTicket(overrides: Partial<StoreTicket> = {}): StoreTicket {
  return {
    transactionId: "00000000-0000-4000-8000-000000000001",
    orderId: "IN7K2M9QXD",
    version: 1,
    stage: "PLACED",
    next: "ACCEPTED",
    deliveryType: "DELIVERY",
    lines: [],
    items: 1,
    wishes: { cooking: "", delivery: "", contactless: false },
    customer: { name: "Asha", mobile: "9876543210" },
    place: { address: "12B", vehicle: null, table: null, latitude: null, longitude: null },
    currency: "INR",
    payable: 50_000,
    toCollect: null,
    owed: null,
    placedAt: iso(NOON),
    readyAt: iso(NOON + 25 * 60_000),
    estimate: { from: iso(NOON + 18 * 60_000), to: iso(NOON + 24 * 60_000) },
    promisedBy: iso(NOON + 24 * 60_000),
    startsAt: iso(NOON),
    slot: null,
    dueAt: iso(NOON + 30 * 60_000),
    arrivedAt: null,
    endedAt: null,
    rider: null,
    carrier: null,
    compensation: null,
    message: "",
    replacesOrderId: null,
    ...overrides,
  }
}

export function sampleBoard(tickets: StoreTicket[]): Board {
  const store = { id: "1", name: "Koramangala", phone: "080", timeZone: "Asia/Kolkata" }
  const state = { online: true, offlineMessage: "", conditionsUnsuitable: false }
  const counts = { new: tickets.length, making: 0, oven: 0, ready: 0, way: 0, later: 0, done: 0 }
  return { store: { ...store, ...state }, tickets, counts, riders: [] }
}
