import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import * as lineTexts from "@hearth/texts/cart/cart-line.ts"
import type { StoreMenu } from "../../cart/cart-view.ts"
import { cheeseName, crustName, sizeName, toppingName } from "./kitchen-names.ts"

/** Describes a line, the most important part first: `Medium · Thin and crisp`, `Extra: Black olives ×2`. */
export function formatLine(line: CartLine, { menu, kitchen }: StoreMenu): string[] {
  const product = menu.products.find(({ id }) => id === line.productId)
  if (!product) return []
  const { size, pizza, picks = {} } = line
  const nameOf = (id: string) => menu.products.find((each) => each.id === id)?.name ?? id
  const parts: string[] = []
  const base = [size === undefined ? "" : sizeName(product, size)]
  if (pizza && pizza.crust !== product.recipe?.crust) base.push(crustName(kitchen, pizza.crust) ?? "")
  if (pizza && pizza.cheese !== product.recipe?.cheese) base.push(cheeseName(kitchen, pizza.cheese) ?? "")
  parts.push(base.filter(Boolean).join(" · "))
  if (pizza?.otherHalf !== undefined) parts.push(lineTexts.halves(product.name, nameOf(pizza.otherHalf)))
  const nameTopping = (id: string) => toppingName(kitchen, id) ?? id
  const extras = pizza?.extras.map(({ topping, count }) => lineTexts.times(nameTopping(topping), count))
  if (extras && extras.length > 0) parts.push(lineTexts.extra(extras))
  if (pizza && pizza.without.length > 0) parts.push(lineTexts.without(pizza.without.map(nameTopping)))
  const pieces = [
    ...product.pieces.map(({ name }) => name),
    ...product.choices.map(({ id, options }) => (options.find(({ piece }) => piece === picks[id]) ?? options[0])?.name),
  ]
  if (pieces.length > 0) parts.push(withCounts(pieces.flatMap((name) => name ?? [])).join(" · "))
  return parts.filter(Boolean)
}

/** Combines equal names: `Lava Cake ×2`. */
function withCounts(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => lineTexts.times(name, names.filter((each) => each === name).length))
}
