import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { formatClock, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"

export const cartEmpty = "Your cart is empty."

export const notServed = (store: string) => `${store} doesn’t offer this. Choose another order type.`
export const slotUnavailable = "This time isn’t available anymore. Choose another."
export const storeClosed = (store: string) => `${store} isn’t taking orders right now. Choose another store.`
export const storeClosedUntil = (store: string, at: number, timeZone: TimeZone) =>
  `${store} isn’t taking orders right now. You can place an advance order from ${formatClock(at, timeZone)}.`
export const storeJustClosed = (store: string) =>
  `${store} has just stopped taking orders. You haven’t been charged. You can place an advance order.`
export const fullyBooked = (store: string) => `${store} is fully booked for this time. Choose another.`
export const fullyBookedUntil = (store: string, at: number, timeZone: TimeZone) =>
  `${store} is fully booked right now. The next time is ${formatClock(at, timeZone)}.`

export const vehicleMissing = "Tell us which car to look for."
export const tableMissing = "Choose your table."
export const tableUnknown = (store: string, table: number) => `${store} has no table ${table}.`
export const addressMissing = "Add a delivery address."
export const addressGone = "This address is no longer saved. Choose another."
export const outOfArea = (store: string) => `${store} doesn’t deliver to this address. Choose another.`

export const newTotal = (amount: number, country: CountryCode) =>
  `Your total is now ${formatMoney(amount, country)}. Check your order before you pay.`
export const orderExpired = "This order has expired. Your cart is unchanged."
export const duplicateOrder = (minutes: number) =>
  `You placed an order in the past ${minutes} minutes. Do you want to continue with another one?`

export const cancelUnpaid = "This order hasn’t been placed yet. If you don’t pay, it ends automatically."
export const paymentBeforeDeletion =
  "A payment for one of your orders is in progress. Complete it, or wait 15 minutes and try again."

/** Why an order failed. */
export const accountDeleted = "You deleted your account."
export const paymentTooLate = "The payment didn’t arrive in time."
export const replacedBeforePayment = "You started this order anew."
export const replacedAfterPayment = "The payment didn’t go through, and you started a new order."
