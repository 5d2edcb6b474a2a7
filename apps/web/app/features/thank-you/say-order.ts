import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { ruleOf } from "@hearth/domain/payments/payment-modes.ts"
import { MINUTE } from "@hearth/domain/stores/zoned-time.ts"
import { serverNow } from "../../session/server-clock.ts"
import { saySlot } from "../../shell/say-slot.ts"

const ABOUT = 5 * MINUTE

const ready: Readonly<Record<Transaction["deliveryType"], string>> = {
  DELIVERY: "At your door",
  PICKUP: "Ready for you",
  CURBSIDE: "Ready for your car",
  DINEIN: "At your table",
}

/** `At your door today, 7:45 pm.` */
export function sayReady({ deliveryType, readyAt, slot, country }: Transaction): string {
  const { timeZone } = countries[country]
  const at = slot ?? Math.ceil(readyAt / ABOUT) * ABOUT
  const when = saySlot(at, timeZone, serverNow())
  return `${ready[deliveryType]} ${when[0]?.toLowerCase()}${when.slice(1)}${slot === null ? " or so" : ""}.`
}

/** Where it goes, in one line. */
export function sayWhere({ place: { address, vehicle, table }, store, deliveryType }: Transaction): string {
  if (address) return [address.houseNo, address.address, address.landmark].filter(Boolean).join(", ")
  const at = `${store.name}, ${store.address}`
  if (vehicle) return `${vehicle.colour} ${vehicle.model}, ${vehicle.lastDigits} · ${at}`
  return deliveryType === "DINEIN" && table !== null ? `Table ${table} · ${at}` : at
}

/** `₹120 from your wallet, ₹380 by UPI` */
export function sayPayment({ paymentMode, payable, walletAmount, country, payment }: Transaction): string {
  if (paymentMode === null) return ""
  const { title } = ruleOf(paymentMode)
  if (paymentMode === "COD") return `${formatMoney(payable, country)} in cash when you get it`
  const rest = `${title}, ${formatMoney(payment?.amount ?? payable - walletAmount, country)}`
  if (walletAmount === 0 || paymentMode === "WALLET") return `${title}, ${formatMoney(payable, country)}`
  return `Wallet, ${formatMoney(walletAmount, country)} · ${rest}`
}

export function sayRefund({ amount, to, status, mode }: Transaction["refunds"][number], order: Transaction): string {
  const sum = formatMoney(amount, order.country)
  const where = to === "wallet" ? "your wallet" : ruleOf(mode).title
  if (status === "DONE") return `${sum} is back in ${to === "wallet" ? where : `your account (${where})`}.`
  return to === "wallet"
    ? `${sum} goes back to ${where}.`
    : `${sum} is on its way back to you (${where}). It usually takes 4-10 business days.`
}
