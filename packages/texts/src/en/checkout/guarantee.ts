import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

export const guaranteeName = "30 Minutes or Free"
export const refundedUpTo = (liability: Minor, country: CountryCode) =>
  `Late? You get up to ${formatMoney(liability, country)} back automatically.`
export const notForBulkOrders = `${guaranteeName} doesn’t apply to orders of 4 or more pizzas.`
export const pausedAtStore = `${guaranteeName} is paused at this store: deliveries take longer than usual right now.`

export const howItWorks = "How it works"
export const refundedAutomatically = "Late? Refunded automatically"
export const rules = (liability: Minor, country: CountryCode) => [
  {
    title: "The clock starts",
    text: "when your order is placed: paid, or confirmed with the code if you pay in cash.",
  },
  { title: "It stops", text: "when the rider hands you your order. Minute 30 is still on time." },
  { title: "Ordered for later?", text: "Your order is due by the end of the 15 minutes you chose." },
  {
    title: "Late?",
    text: `You get back what you paid, at most ${formatMoney(liability, country)}: to your wallet, to your payment method, or off what you pay at the door.`,
  },
  {
    title: "Not included:",
    text: "orders of 4 or more pizzas, and stores that report delivery delays. We’ll tell you before you pay.",
  },
]
