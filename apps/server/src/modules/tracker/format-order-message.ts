import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import * as orderMessageTexts from "@hearth/texts/orders/order-messages.ts"
import type { SharedTracker } from "./build-tracker.ts"

export interface OrderMessageInput {
  country: CountryCode
  /** The page that tracks the order. */
  link: string
  tracker: SharedTracker
}

type MessageFormatter = (input: OrderMessageInput) => string | undefined

/** The SMS for each stage that matters to the customer; none for the others. */
const formatters: Readonly<Record<TicketStage, MessageFormatter>> = {
  PLACED({ tracker: { orderId, slot, replacesOrderId }, country, link }) {
    // The message about the case already says that the items are made again.
    if (replacesOrderId !== null) return undefined
    return slot === null
      ? orderMessageTexts.placed(orderId, link)
      : orderMessageTexts.placedForLater(orderId, link, Date.parse(slot), country)
  },
  ACCEPTED: ({ tracker: { orderId, store } }) => orderMessageTexts.accepted(orderId, store.name),
  MAKING: () => undefined,
  BAKING: () => undefined,
  READY({ tracker: { orderId, deliveryType, store } }) {
    if (deliveryType === "PICKUP") return orderMessageTexts.readyForPickup(orderId, store.name)
    if (deliveryType === "CURBSIDE") return orderMessageTexts.readyCurbside(orderId, store.name)
    return undefined
  },
  "ON THE WAY"({ tracker, country, link }) {
    const { orderId, rider, carrier, toCollect } = tracker
    const carrierName = rider?.name ?? (carrier?.kind === "courier" ? carrier.name : orderMessageTexts.ourRider)
    return toCollect
      ? orderMessageTexts.onTheWayWithCash(orderId, carrierName, link, toCollect, country)
      : orderMessageTexts.onTheWay(orderId, carrierName, link)
  },
  // TRK-3: mentions the compensation, so that the customer doesn't have to ask for it.
  "HANDED OVER"({ tracker: { orderId, orderStatus, compensation }, country }) {
    const text =
      orderStatus === "PICKED UP" ? orderMessageTexts.pickedUp(orderId) : orderMessageTexts.delivered(orderId)
    return compensation
      ? `${text} ${orderMessageTexts.compensation[compensation.how](compensation.amount, country)}`
      : text
  },
  CANCELLED: ({ tracker: { orderId, message, paymentMode, spentPoints, forfeitsPoints } }) =>
    orderMessageTexts.cancelled({
      orderId,
      reason: message,
      money: paymentMode === "COD" ? "cash" : paymentMode === "FREE" ? "none" : "paid",
      points: spentPoints,
      forfeitsPoints,
    }),
}

export function formatOrderMessage(stage: TicketStage, input: OrderMessageInput): string | undefined {
  return formatters[stage](input)
}
