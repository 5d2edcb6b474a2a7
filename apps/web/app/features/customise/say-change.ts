import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { Configuration, Shelf } from "./configuration.ts"
import { makeItem } from "./make-item.ts"
import { cheeseName, crustName, sizeName, toppingWord } from "../../shell/kitchen-names.ts"

/** What a choice did and what it costs now, for those who don't see picture and price: `Added Black olives, ₹324`. */
export function sayChange(
  product: Product,
  before: Configuration,
  after: Configuration,
  shelf: Shelf,
  country: CountryCode,
): string {
  const changes = changesBetween(product, before, after, shelf)
  if (changes.length === 0) return ""
  return `${changes.join(", ")}, ${formatMoney(makeItem(product, after, shelf).price, country)}`
}

function changesBetween(product: Product, before: Configuration, after: Configuration, shelf: Shelf): string[] {
  const { kitchen, products } = shelf
  if (before.kind === "sized" && after.kind === "sized") {
    return before.size === after.size ? [] : [sizeName(product, after.size)]
  }
  if (before.kind === "box" && after.kind === "box") {
    return product.choices
      .filter(({ id }) => before.picks[id] !== after.picks[id])
      .map(({ id, title, options }) => {
        const picked = options.find(({ piece }) => piece === after.picks[id]) ?? options[0]
        return `${title}: ${picked?.name ?? ""}`
      })
  }
  if (before.kind !== "pizza" || after.kind !== "pizza") return []
  const [was, is] = [before.choices, after.choices]
  const said: string[] = []
  if (was.size !== is.size) said.push(sizeName(product, is.size))
  if (was.crust !== is.crust) said.push(crustName(kitchen, is.crust) ?? "Another crust")
  if (was.cheese !== is.cheese) said.push(cheeseName(kitchen, is.cheese) ?? "Another cheese")
  if (before.half !== after.half) {
    const other = products.find(({ id }) => id === after.half)
    said.push(other ? `Half ${other.name}` : `All ${product.name}`)
  }
  const word = (id: string) => toppingWord(kitchen, id) ?? id
  for (const { topping, count } of is.extras) {
    const had = countOf(was.extras, topping)
    if (count > had) said.push(count > 1 ? `Added ${word(topping)}, ${count} times` : `Added ${word(topping)}`)
  }
  for (const { topping, count } of was.extras) {
    const left = countOf(is.extras, topping)
    if (left < count) said.push(left > 0 ? `One less ${word(topping)}` : `Took off ${word(topping)}`)
  }
  for (const topping of is.without) if (!was.without.includes(topping)) said.push(`Without ${word(topping)}`)
  for (const topping of was.without) if (!is.without.includes(topping)) said.push(`With ${word(topping)} again`)
  return said
}

export function countOf(extras: readonly { topping: string; count: number }[], topping: string): number {
  return extras.find((extra) => extra.topping === topping)?.count ?? 0
}
