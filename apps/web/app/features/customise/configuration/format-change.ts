import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as changeTexts from "@hearth/texts/menu/customise-changes.ts"
import type { Configuration, Catalog } from "./configuration.ts"
import { configureItem } from "./configure-item.ts"
import { cheeseName, crustName, sizeName, toppingName } from "../../../shared/cart-line/kitchen-names.ts"

/** Describes a change and the new price for screen readers: `Added Black olives, ₹324`. */
export function formatChange(
  product: Product,
  before: Configuration,
  after: Configuration,
  catalog: Catalog,
  country: CountryCode,
): string {
  const changes = changesBetween(product, before, after, catalog)
  if (changes.length === 0) return ""
  return changeTexts.changesWithPrice(changes, configureItem(product, after, catalog).price, country)
}

function changesBetween(product: Product, before: Configuration, after: Configuration, catalog: Catalog): string[] {
  const { kitchen, products } = catalog
  if (before.kind === "sized" && after.kind === "sized") {
    return before.size === after.size ? [] : [sizeName(product, after.size)]
  }
  if (before.kind === "box" && after.kind === "box") {
    return product.choices
      .filter(({ id }) => before.picks[id] !== after.picks[id])
      .map(({ id, title, options }) => {
        const picked = options.find(({ piece }) => piece === after.picks[id]) ?? options[0]
        return changeTexts.picked(title, picked?.name ?? "")
      })
  }
  if (before.kind !== "pizza" || after.kind !== "pizza") return []
  const [previousChoices, newChoices] = [before.choices, after.choices]
  const parts: string[] = []
  if (previousChoices.size !== newChoices.size) parts.push(sizeName(product, newChoices.size))
  if (previousChoices.crust !== newChoices.crust)
    parts.push(crustName(kitchen, newChoices.crust) ?? changeTexts.otherCrust)
  if (previousChoices.cheese !== newChoices.cheese)
    parts.push(cheeseName(kitchen, newChoices.cheese) ?? changeTexts.otherCheese)
  if (before.otherHalfId !== after.otherHalfId) {
    const other = products.find(({ id }) => id === after.otherHalfId)
    parts.push(other ? changeTexts.half(other.name) : changeTexts.whole(product.name))
  }
  const nameTopping = (id: string) => toppingName(kitchen, id) ?? id
  for (const { topping, count } of newChoices.extras) {
    const previousCount = countOf(previousChoices.extras, topping)
    if (count > previousCount) parts.push(changeTexts.added(nameTopping(topping), count))
  }
  for (const { topping, count } of previousChoices.extras) {
    const remaining = countOf(newChoices.extras, topping)
    if (remaining < count) parts.push(changeTexts.removed(nameTopping(topping), remaining))
  }
  for (const topping of newChoices.without)
    if (!previousChoices.without.includes(topping)) parts.push(changeTexts.leftOut(nameTopping(topping)))
  for (const topping of previousChoices.without)
    if (!newChoices.without.includes(topping)) parts.push(changeTexts.addedBack(nameTopping(topping)))
  return parts
}

export function countOf(extras: readonly { topping: string; count: number }[], topping: string): number {
  return extras.find((extra) => extra.topping === topping)?.count ?? 0
}
