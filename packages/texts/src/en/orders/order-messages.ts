/** SMS to the customer at each stage of an order, without typographic apostrophes, which halve what fits in an SMS. */
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { formatClock } from "@hearth/domain/stores/zoned-time.ts"

export const placed = (orderId: string, link: string) =>
  `Thank you! Your Hearth order ${orderId} is placed. Track it: ${link}`
export const placedForLater = (orderId: string, link: string, slot: number, country: CountryCode) =>
  `Thank you! Your Hearth order ${orderId} for ${formatClock(slot, countries[country].timeZone)} is placed. Track it: ${link}`

export const accepted = (orderId: string, store: string) => `${store} has accepted your Hearth order ${orderId}.`

export const readyForPickup = (orderId: string, store: string) =>
  `Your Hearth order ${orderId} is ready for pickup at ${store}.`
export const readyCurbside = (orderId: string, store: string) =>
  `Your Hearth order ${orderId} is ready. Park at ${store} and let us know that you have arrived.`

export const onTheWay = (orderId: string, rider: string, link: string) =>
  `${rider} is on the way with your Hearth order ${orderId}. ${link}`
export const onTheWayWithCash = (orderId: string, rider: string, link: string, cash: number, country: CountryCode) =>
  `${rider} is on the way with your Hearth order ${orderId}. Please have ${formatMoney(cash, country)} ready. ${link}`
export const ourRider = "Our rider"

export const delivered = (orderId: string) => `Your Hearth order ${orderId} was delivered. Enjoy!`
export const pickedUp = (orderId: string) => `Your Hearth order ${orderId} was picked up. Enjoy!`

/** TRK-3: follows the message that a late order was delivered. */
export const compensation = {
  wallet: (amount: number, country: CountryCode) =>
    `It arrived late, so we added ${formatMoney(amount, country)} to your wallet.`,
  source: (amount: number, country: CountryCode) =>
    `It arrived late, so we are refunding ${formatMoney(amount, country)} to your payment method.`,
  cash: (amount: number, country: CountryCode) =>
    `It arrived late, so you paid ${formatMoney(amount, country)} less in cash.`,
}

interface CancelledOrder {
  orderId: string
  reason: string
  /** Money was paid, is due in cash, or wasn't needed because points paid for everything. */
  money: "paid" | "cash" | "none"
  /** The points that paid for a free pizza; 0 if none did. */
  points: number
  /** The customer had left the loyalty programme, so the points didn't come back. */
  forfeitsPoints: boolean
}

const formatReturnedPoints = (points: number, forfeitsPoints: boolean) =>
  forfeitsPoints
    ? `Your ${points} points did not come back, because you had left the rewards programme.`
    : `Your ${points} points are back.`

export const cancelled = ({ orderId, reason, money, points, forfeitsPoints }: CancelledOrder) =>
  [
    `Your Hearth order ${orderId} has been cancelled.`,
    reason,
    { paid: "You will get a full refund.", cash: "You have not been charged.", none: "" }[money],
    points > 0 ? formatReturnedPoints(points, forfeitsPoints) : "",
  ]
    .filter(Boolean)
    .join(" ")
