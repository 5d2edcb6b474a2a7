import type { DeliveryType } from "../orders/delivery-type.ts"
import type { TimeZone } from "./zoned-time.ts"

/** Minutes after local midnight; a shift past midnight closes after 1440. */
export interface Shift {
  opens: number
  closes: number
}

export interface Holiday {
  /** `2026-11-15`, the store's local date. */
  date: string
  name: string
  /** The hours of that day instead of the week's; empty if closed. */
  shifts: readonly Shift[]
}

/** How a store serves one delivery type. */
export interface DeliveryTypeSchedule {
  type: DeliveryType
  /** The last order is accepted this long before closing. */
  lastOrderMinutes: number
  /** Time from the order until the customer gets it, at the address, counter, car or table. */
  leadMinutes: number
}

/** Everything that decides when a store serves, except its current orders. */
export interface StoreSchedule {
  timeZone: TimeZone
  /** Seven days, starting with Sunday. */
  week: readonly (readonly Shift[])[]
  holidays: readonly Holiday[]
  /** One entry for each delivery type that the store offers. The API uses this name. */
  ways: readonly DeliveryTypeSchedule[]
  /** Orders per slot. */
  capacity: number
  /** False while the store has switched itself off. */
  online: boolean
}

/** Number of orders already booked for the slot that starts at this time. */
export type BookedOrders = (slotStart: number) => number
