import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { Offer, PlainBenefit } from "@hearth/domain/offers/offer.ts"

/** Finds amounts in an offer's title or summary that its rules don't contain. */
export function checkOfferAmounts({ id, title, summary, conditions, benefit }: Offer, country: CountryCode): string[] {
  const options = benefit.kind === "milestone" ? benefit.offerOptions : []
  const benefits = benefit.kind === "milestone" ? options.map((option) => option.benefit) : [benefit]
  const amounts = [
    ...conditions.flatMap((each) => (each.kind === "smallest-cart" ? each.amount : [])),
    ...benefits.flatMap(amountsOf),
    ...(benefit.kind === "milestone" && benefit.of === "cart" ? options.map(({ from }) => from) : []),
  ]
  const allowed = new Set([
    ...amounts.map((amount) => formatMoney(amount, country).replace("\u00A0", " ")),
    ...benefits.flatMap((each) => (each.kind === "percent" ? `${each.percent}%` : [])),
  ])
  const text = [title, summary, ...options.map((option) => option.title)].join(" ")
  const mentioned = text.match(/(?:₹|৳|Rs\. )\d[\d,]*\d|\d+%/g) ?? []
  return [...new Set(mentioned)]
    .filter((mention) => !allowed.has(mention))
    .map((mention) => `${id} mentions ${mention}, which is not in its rules`)
}

function amountsOf(benefit: PlainBenefit): number[] {
  switch (benefit.kind) {
    case "percent":
      return benefit.cap === null ? [] : [benefit.cap]
    case "amount":
      return [benefit.amount]
    case "combo-price":
      return [benefit.price]
    case "item-free":
    case "buy-get":
      return []
  }
}
