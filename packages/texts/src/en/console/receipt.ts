import { formatClock, type Timestamp, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"

export const receiptFor = (orderId: string) => `Kitchen receipt for order ${orderId}`
export const placedAt = (at: Timestamp, zone: TimeZone) => `Placed ${formatClock(at, zone)}`
export const scheduledFor = (at: Timestamp, zone: TimeZone) => `for ${formatClock(at, zone)}`
export const promisedBy = (at: Timestamp, zone: TimeZone) => `by ${formatClock(at, zone)}`

export const veg = "[VEG]"
export const nonVeg = "[NON-VEG]"
export const lineNote = (note: string) => `– ${note}`
export const kitchenNote = (note: string) => `Kitchen: ${note}`
export const deliveryNote = (note: string) => `Rider: ${note}`
export const leaveAtDoor = "Leave at the door"

/** Printed large, where the amount would be. */
export const free = "FREE – COLLECT NOTHING"
export const paid = (amount: string) => `Paid ${amount}`
export const collect = (cash: string) => `COLLECT ${cash}`
