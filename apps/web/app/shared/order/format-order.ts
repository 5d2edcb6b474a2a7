import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { formatClock } from "@hearth/domain/stores/zoned-time.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import * as paymentModeTexts from "@hearth/texts/checkout/payment-modes.ts"
import { serverNow } from "../../client/server-clock.ts"
import { spentPointsOf } from "./spent-points.ts"
import { formatSlotInSentence } from "../time/format-slot.ts"

type ReadyText = (when: string) => string

const readyByTexts: Readonly<Record<Transaction["deliveryType"], ReadyText>> = {
  DELIVERY: orderTexts.arrivesBy,
  PICKUP: orderTexts.readyBy,
  CURBSIDE: orderTexts.readyBy,
  DINEIN: orderTexts.atYourTableBy,
}

const slotTexts: Readonly<Record<Transaction["deliveryType"], ReadyText>> = {
  DELIVERY: orderTexts.arrives,
  PICKUP: orderTexts.ready,
  CURBSIDE: orderTexts.ready,
  DINEIN: orderTexts.atYourTable,
}

/** The texts of the statuses from the start in the kitchen to the handover. */
const statusTexts: Readonly<Partial<Record<Transaction["orderStatus"], string>>> = {
  INPROCESS: orderTexts.beingMade,
  PICKED: orderTexts.onItsWay,
  DELIVERED: orderTexts.enjoyYourMeal,
  "PICKED UP": orderTexts.enjoyYourMeal,
}

type ReadyInput = Pick<Transaction, "deliveryType" | "orderStatus" | "estimate" | "slot" | "country">

/**
 * Examples: `Arrives by 7:38 pm.`, `Your order is being made. Arrives by 7:38 pm.`, `Arrives tomorrow at 6:30 pm.`
 */
export function formatOrderProgress({ deliveryType, orderStatus, estimate, slot, country }: ReadyInput): string {
  const { timeZone } = countries[country]
  const readyText = estimate && readyByTexts[deliveryType](formatClock(estimate.to, timeZone))
  const statusText = statusTexts[orderStatus]
  if (statusText) return readyText ? `${statusText} ${readyText}` : statusText
  if (slot !== null && (orderStatus === "ADVANCE ORDER" || !readyText))
    return slotTexts[deliveryType](formatSlotInSentence(slot, timeZone, serverNow()))
  return readyText ?? orderTexts.received
}

/** The destination in one line. */
export function formatDestination({ place: { address, vehicle, table }, store, deliveryType }: Transaction): string {
  if (address) return [address.houseNo, address.address, address.landmark].filter(Boolean).join(", ")
  const storeText = `${store.name}, ${store.address}`
  if (vehicle) return `${vehicle.colour} ${vehicle.model}, ${vehicle.lastDigits} · ${storeText}`
  return deliveryType === "DINEIN" && table !== null ? `${orderTexts.table(table)} · ${storeText}` : storeText
}

/** Examples: `Wallet, ₹120 · UPI, ₹380`, `600 points · UPI, ₹16`, `Paid with 600 points`, `Free of charge`. */
export function formatPayment(order: Transaction): string {
  const points = spentPointsOf(order.bill)
  if (points > 0 && order.paymentMode === "FREE") return orderTexts.paidWithPoints(points)
  if (order.replacesOrderId) return orderTexts.freeOfCharge
  const money = formatMoneyPayment(order)
  return points > 0 && money !== "" ? orderTexts.pointsAnd(points, money) : money
}

function formatMoneyPayment(order: Transaction): string {
  const { paymentMode, payable, walletAmount, country, payment, deliveryType } = order
  if (paymentMode === null) return ""
  const title = paymentModeTexts.titles[paymentMode]
  if (paymentMode === "COD") {
    const cash = deliveryType === "DELIVERY" ? orderTexts.cashOnDelivery : orderTexts.cashAtStore
    return orderTexts.paidWith(cash, payable, country)
  }
  if (walletAmount === 0 || paymentMode === "WALLET") return orderTexts.paidWith(title, payable, country)
  const otherPayment = orderTexts.paidWith(title, payment?.amount ?? payable - walletAmount, country)
  return `${orderTexts.paidWith(orderTexts.wallet, walletAmount, country)} · ${otherPayment}`
}
