import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { Condition, Offer } from "@hearth/domain/offers/offer.ts"
import { daysAndHours } from "@hearth/texts/days-and-hours.ts"
import { inSentence } from "@hearth/texts/place/delivery-types.ts"
import { joinWithAnd, joinWithOr } from "@hearth/texts/lists.ts"

/** Describes an offer's rules, one sentence each. */
export function writeTerms(
  { conditions, benefit, limits, stackable, points, wheel }: Omit<Offer, "terms">,
  country: CountryCode,
  from: string | undefined,
  until: string | undefined,
): string[] {
  const hasGift = benefit.kind === "item-free"
  return [
    ...(points === null ? [] : [`For members of our rewards programme, for ${points} points.`]),
    ...(wheel ? ["Won on the wheel, for one order."] : []),
    ...conditions.map((condition) => formatCondition(condition, country)),
    ...formatBenefit(benefit, country),
    ...(hasGift && conditions.some(({ kind }) => kind === "smallest-cart")
      ? ["The free item doesn't count towards that amount."]
      : []),
    ...(points === null ? [] : ["Extra toppings and a larger crust are charged."]),
    ...(limits.perUser === null ? [] : [`${formatTimes(limits.perUser)} per customer.`]),
    ...(limits.perUserDay === null ? [] : [`${formatTimes(limits.perUserDay)} a day per customer.`]),
    ...(limits.inAll === null ? [] : [`For the first ${limits.inAll.toLocaleString("en-IN")} orders that use it.`]),
    ...(from === undefined ? [] : [`From ${formatTermDate(from)}.`]),
    ...(until === undefined ? [] : [`Until ${formatTermDate(until)}.`]),
    stackable ? "Can be combined with other offers that say so." : "Can't be combined with other offers.",
  ]
}

function formatCondition(condition: Condition, country: CountryCode): string {
  switch (condition.kind) {
    case "smallest-cart": {
      // In Sri Lanka prices include the tax.
      const taxNote = country === "LK" ? "" : " before taxes"
      return `Orders of ${money(condition.amount, country)} or more${taxNote}.`
    }
    case "categories":
    case "products":
      return (condition.count ?? 1) > 1
        ? `With ${condition.count} or more of our ${condition.words}.`
        : `With our ${condition.words}.`
    case "sizes":
      return `In ${joinWithOr(condition.sizes)}.`
    case "delivery-types":
      return `For ${joinWithAnd(condition.types.map(inSentence))}.`
    case "stores":
      return `At ${condition.words} only.`
    case "cities":
      return `In ${joinWithAnd(condition.cities)} only.`
    case "days-and-hours": {
      const sentence = daysAndHours(condition.days, condition.from, condition.until)
      return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
    }
    case "first-order":
      return "On your first order."
    case "segment":
      return `For ${condition.words}.`
    case "payment-method":
      return `When you pay with ${condition.words}.`
    case "bank-bin":
      return `When you pay with a ${condition.bank} card.`
  }
}

function formatBenefit(benefit: Offer["benefit"], country: CountryCode): string[] {
  switch (benefit.kind) {
    case "percent":
      return benefit.cap === null ? [] : [`Up to ${money(benefit.cap, country)} off.`]
    case "amount":
      return []
    case "item-free":
      return [`One of our ${benefit.words} in your cart is free.`]
    case "buy-get":
      return ["The cheapest item of each group is free."]
    case "combo-price":
      return ["Items outside the combo cost their usual price."]
    case "milestone":
      return ["Of the steps you've reached, the one that saves most counts."]
  }
}

function formatTimes(count: number): string {
  return count === 1 ? "Once" : `${count} times`
}

function money(amount: number, country: CountryCode): string {
  return formatMoney(amount, country).replace("\u00A0", " ")
}

/** `31 December 2026` */
function formatTermDate(date: string): string {
  return new Date(date).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })
}
