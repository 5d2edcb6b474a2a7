import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { formatClock } from "@hearth/domain/stores/zoned-time.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import type { SharedTracker } from "./build-tracker.ts"

export interface OrderMessageInput {
  country: CountryCode
  /** The page that tracks the order. */
  link: string
  tracker: SharedTracker
}

type MessageFormatter = (input: OrderMessageInput) => string | undefined

/** The SMS for each stage that matters to the customer; none for the others. */
const texts: Readonly<Record<TicketStage, MessageFormatter>> = {
  PLACED({ tracker: { orderId, slot }, country, link }) {
    const when = slot === null ? "" : ` for ${formatClock(Date.parse(slot), countries[country].timeZone)}`
    return `Thank you! Your Hearth order ${orderId}${when} is placed. Follow it: ${link}`
  },
  ACCEPTED: ({ tracker: { orderId, store } }) => `${store.name} has begun with your Hearth order ${orderId}.`,
  MAKING: () => undefined,
  BAKING: () => undefined,
  READY({ tracker: { orderId, deliveryType, store } }) {
    if (deliveryType === "PICKUP") return `Your Hearth order ${orderId} is ready at ${store.name}. Come while it’s hot!`
    if (deliveryType === "CURBSIDE")
      return `Your Hearth order ${orderId} is ready. Park at ${store.name} and tell us that you’re there.`
    return undefined
  },
  "ON THE WAY"({ tracker, country, link }) {
    const { orderId, rider, carrier, toCollect } = tracker
    const cash = toCollect ? ` Please have ${formatMoney(toCollect, country)} ready.` : ""
    const carrierName = rider?.name ?? (carrier?.kind === "courier" ? carrier.name : "Our rider")
    return `${carrierName} is on the way with your Hearth order ${orderId}.${cash} ${link}`
  },
  "HANDED OVER"({ tracker, country }) {
    const { orderId, orderStatus } = tracker
    const verb = orderStatus === "PICKED UP" ? "picked up" : "delivered"
    return `Your Hearth order ${orderId} was ${verb}. Enjoy!${formatCompensation(tracker, country)}`
  },
  CANCELLED({ tracker: { orderId, message, paymentMode } }) {
    const why = message === "" ? "" : ` ${message}`
    const money = paymentMode === "COD" ? "Nothing was charged." : "You get all of it back."
    return `Your Hearth order ${orderId} is cancelled.${why} ${money}`
  },
}

const compensationTexts = {
  wallet: "is in your wallet",
  source: "goes back to where you paid from",
  cash: "was taken off what you paid in cash",
} as const

/** TRK-3: the delivery message mentions the compensation, so that the customer doesn't have to ask for it. */
function formatCompensation({ compensation }: SharedTracker, country: CountryCode): string {
  if (!compensation) return ""
  return ` It came later than promised: ${formatMoney(compensation.amount, country)} ${compensationTexts[compensation.how]}.`
}

export function formatOrderMessage(stage: TicketStage, input: OrderMessageInput): string | undefined {
  return texts[stage](input)
}
