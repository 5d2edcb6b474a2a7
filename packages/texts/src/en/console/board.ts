import { formatClock, type Timestamp, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"

export const orders = "Orders"
export const noOpenOrders = "No open orders"
export const newOrdersAppear = "New orders appear here automatically, with a sound."

export const columnNew = "New"
export const columnMaking = "Making"
export const columnOven = "Oven"
export const columnReady = "Ready"
export const columnOnTheWay = "On the way"
export const columnScheduled = "Scheduled"
export const columnDone = "Done"
export const withCount = (column: string, count: number) => `${column} ${count}`

export const ordersToShow = "Orders to show"
export const active = "Active"
export const stages = "Stages"
export const noOrders = "No orders"
export const noAdvanceOrders = "No scheduled orders"
export const noneDoneLately = "No orders finished in the last hour"
export const showMore = (remaining: number) => `Show more (${remaining} left)`
export const showMoreOf = (column: string, remaining: number) => `Show more (${remaining} left): ${column}`
export const moreNotLoaded = "Couldn’t load more orders. Try again."

export const stepAccept = "Accept"
export const stepMake = "Start making"
export const stepBake = "Start baking"
export const stepReady = "Mark ready"
export const stepDispatch = "Dispatch"
export const stepHandOver = "Hand over"
export const advanceOrder = (step: string, orderId: string) => `${step}: ${orderId}`

export const stageNew = "New"
export const stageAccepted = "Accepted"
export const stageMaking = "Making"
export const stageInOven = "In the oven"
export const stageReady = "Ready"
export const stageOnTheWay = "On the way"
export const stageHandedOver = "Handed over"
export const stageCancelled = "Cancelled"
/** For a ticket that someone else has moved. `errorMessage` is the server's sentence about that. */
export const alreadyMoved = (errorMessage: string, orderId: string, currentStage: string) =>
  `${errorMessage} ${orderId}: ${currentStage}.`

export const orderDetails = (orderId: string) => `${orderId}: order details`
export const placedAgo = (duration: string) => `${duration} ago`
export const endedAt = (stage: string, at: Timestamp, zone: TimeZone) => `${stage} ${formatClock(at, zone)}`
export const scheduledFor = (at: Timestamp, zone: TimeZone) => `for ${formatClock(at, zone)}`
export const startsAt = (at: Timestamp, zone: TimeZone) => `Starts at ${formatClock(at, zone)}`
export const kitchenNote = (note: string) => `“${note}”`

export const waiting = (duration: string) => `Waiting ${duration}`
export const overdue = (duration: string) => `Overdue: ${duration}, accept now`
export const timeLeft = (duration: string) => `${duration} left`
export const hurry = (clock: string) => `Hurry: ${clock} left`
export const late = (duration: string) => `${duration} late`
export const onTime = "On time"
export const refundAfter = (at: Timestamp, zone: TimeZone) => `Refund after ${formatClock(at, zone)}`
export const customerHere = (duration: string) => `Here for ${duration}`
export const cash = (amount: string) => `Cash ${amount}`
/** With non-breaking spaces, so that a line break doesn't split the time. */
export const cashUnlessLate = (amount: string, lateAmount: string, at: Timestamp, zone: TimeZone) =>
  `${amount}, or ${lateAmount} after\u00a0${formatClock(at, zone).replace(" ", "\u00a0")}`

export const newOrder = (orderId: string, deliveryType: string, items: number) =>
  `New order ${orderId}, ${deliveryType.toLowerCase()}, ${items === 1 ? "1 item" : `${items} items`}`
