import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { OmittedPart } from "@hearth/domain/orders/adapt-line.ts"
import type { ReorderDifference, ReorderRefusal } from "@hearth/domain/orders/compare-reorder.ts"
import type { OrderedReason } from "@hearth/domain/orders/rank-ordered-products.ts"
import { lineRefused } from "./priced-bill.ts"

/** For the server: how an order differs from an earlier one. */
export const difference = (change: ReorderDifference<unknown>, country: CountryCode): string => {
  switch (change.kind) {
    case "gone":
      return refused(change.refusal)
    case "otherwise":
      return leftOut(change.omitted)
    case "price":
      return `Now ${formatMoney(change.now, country)}, was ${formatMoney(change.was, country)}.`
  }
}
export const unknownItem = "An item"

const refused = ({ code, ...refusal }: ReorderRefusal) =>
  code === "NOT_VEGETARIAN"
    ? `${refusal.name ?? unknownItem} isn’t vegetarian anymore.`
    : lineRefused({ code, ...refusal })

const leftOut = (parts: readonly OmittedPart[]) =>
  `Not available: ${parts.map(partName).join(", ")}. We left ${parts.length === 1 ? "it" : "them"} out.`

const partName = (omitted: OmittedPart): string => {
  switch (omitted.part) {
    case "CRUST":
      return `${optionName(omitted)} crust`
    case "CHEESE":
      return omitted.name === null ? `${optionName(omitted)} cheese` : optionName(omitted)
    case "TOPPING":
      return `extra ${optionName(omitted)}`
    case "PICK":
      return omitted.name ?? "an item you chose"
    case "OTHER_HALF":
      return "the other half"
    case "CUSTOMISATION":
      return "your customisation"
  }
}

/** An option that the kitchen no longer has can only be named by its id. */
const optionName = ({ id, name }: { id: string; name: string | null }) =>
  (name ?? id.replaceAll("-", " ")).toLowerCase()

/** For the server: why a product is recommended. */
export const ordered = (reason: OrderedReason): string => {
  switch (reason.code) {
    case "SEVERAL_TIMES":
      return `Ordered ${reason.times}${reason.coversAllOrders ? "" : "+"} times`
    case "PAST_WEEK":
      return "Ordered in the past week"
    case "PAST_MONTH":
      return "Ordered in the past month"
    case "BEFORE":
      return "Ordered before"
  }
}
