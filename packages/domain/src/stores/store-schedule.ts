import type { DeliveryType } from "../orders/delivery-type.ts"
import type { TimeZone } from "./zoned-time.ts"

/** Minutes after local midnight; a shift past midnight closes after 1440. */
export interface Shift {
  opens: number
  closes: number
}

export interface Holiday {
  /** `2026-11-15`, the store's own date. */
  date: string
  name: string
  /** The hours of that day in place of the week's; none: closed. */
  shifts: readonly Shift[]
}

/** How a store serves one way. */
export interface DeliveryTypeSchedule {
  type: DeliveryType
  /** The last order is taken this long before closing. */
  lastOrderMinutes: number
  /** From the order to the door, the counter, the car or the table. */
  leadMinutes: number
}

/** Everything that decides when a store serves, apart from what it has to do already. */
export interface StoreSchedule {
  timeZone: TimeZone
  /** Seven days from Sunday. */
  week: readonly (readonly Shift[])[]
  holidays: readonly Holiday[]
  ways: readonly DeliveryTypeSchedule[]
  /** Orders a quarter of an hour. */
  capacity: number
  /** Switched off by the store itself, for now. */
  online: boolean
}

/** How many orders are already promised for the quarter of an hour that begins at this moment. */
export type BookedOrders = (slotStart: number) => number
