import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"

/**
 * A store that is open from 11:00 am to 11:00 pm every day, with last orders half an hour before. Delivery takes half
 * an hour.
 */
export function sampleStore(change: Partial<StoreInfo> = {}): StoreInfo {
  return {
    id: "BLR01",
    advanceOrderStoreId: "BLR01",
    name: "Koramangala",
    locality: "Koramangala",
    city: "Bengaluru",
    region: "Karnataka",
    online: 1,
    offline_msg: "",
    conditionsUnsuitable: false,
    address: "80 Feet Road",
    pinCode: "560034",
    phone: "080 0000 0001",
    latitude: 12.935,
    longitude: 77.624,
    deliveryTypes: ["DELIVERY", "PICKUP"],
    tables: 0,
    ...change,
    schedule: {
      timeZone: "Asia/Kolkata",
      week: Array.from({ length: 7 }, () => [{ opens: 660, closes: 1380 }]),
      holidays: [],
      ways: [
        { type: "DELIVERY", lastOrderMinutes: 30, leadMinutes: 30 },
        { type: "PICKUP", lastOrderMinutes: 30, leadMinutes: 15 },
      ],
      capacity: 10,
      online: change.online !== 0,
    },
  }
}

/** The timestamp of a time in India, such as `2026-11-15T13:00`. */
export const indianTime = (text: string): number => Date.parse(`${text}+05:30`)
