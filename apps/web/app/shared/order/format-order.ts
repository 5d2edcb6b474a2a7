import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { paymentModeRule } from "@hearth/domain/payments/payment-modes.ts"
import { formatClock, localTimeOf } from "@hearth/domain/stores/zoned-time.ts"
import { serverNow } from "../../client/server-clock.ts"
import { formatDay } from "../time/format-slot.ts"

const readyTexts: Readonly<Record<Transaction["deliveryType"], string>> = {
  DELIVERY: "At your door",
  PICKUP: "Ready for you",
  CURBSIDE: "Ready for your car",
  DINEIN: "At your table",
}

/** The status texts of orders that are being made or have ended. */
const statusTexts: Readonly<Partial<Record<Transaction["orderStatus"], string>>> = {
  INPROCESS: "It’s being made.",
  PICKED: "It’s on its way to you.",
  DELIVERED: "Enjoy your meal!",
  "PICKED UP": "Enjoy your meal!",
}

type ReadyInput = Pick<Transaction, "deliveryType" | "orderStatus" | "estimate" | "slot" | "country">

/**
 * Examples: `At your door by 7:38 pm.`, `It’s being made. At your door by 7:38 pm.`, `At your door tomorrow at 6:30
 * pm.`
 */
export function formatReady({ deliveryType, orderStatus, estimate, slot, country }: ReadyInput): string {
  const { timeZone } = countries[country]
  const by = estimate && `${readyTexts[deliveryType]} by ${formatClock(estimate.to, timeZone)}.`
  const statusText = statusTexts[orderStatus]
  if (statusText) return by ? `${statusText} ${by}` : statusText
  if (slot !== null && (orderStatus === "ADVANCE ORDER" || !by)) {
    const day = formatDay(localTimeOf(slot, timeZone).day, timeZone, serverNow())
    const when = day === "Today" || day === "Tomorrow" ? day.toLowerCase() : `on ${day}`
    return `${readyTexts[deliveryType]} ${when} at ${formatClock(slot, timeZone)}.`
  }
  return by ?? "We have your order."
}

/** The destination in one line. */
export function formatDestination({ place: { address, vehicle, table }, store, deliveryType }: Transaction): string {
  if (address) return [address.houseNo, address.address, address.landmark].filter(Boolean).join(", ")
  const at = `${store.name}, ${store.address}`
  if (vehicle) return `${vehicle.colour} ${vehicle.model}, ${vehicle.lastDigits} · ${at}`
  return deliveryType === "DINEIN" && table !== null ? `Table ${table} · ${at}` : at
}

/** Example: `Wallet, ₹120 · UPI, ₹380`. */
export function formatPayment({ paymentMode, payable, walletAmount, country, payment }: Transaction): string {
  if (paymentMode === null) return ""
  const { title } = paymentModeRule(paymentMode)
  if (paymentMode === "COD") return `${formatMoney(payable, country)} in cash when you get it`
  const rest = `${title}, ${formatMoney(payment?.amount ?? payable - walletAmount, country)}`
  if (walletAmount === 0 || paymentMode === "WALLET") return `${title}, ${formatMoney(payable, country)}`
  return `Wallet, ${formatMoney(walletAmount, country)} · ${rest}`
}
