import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import type { Shelf } from "../session/cart-view.ts"
import { cheeseName, crustName, sizeName, toppingWord } from "./kitchen-names.ts"

/** What a line is, in words, the most telling first: `Medium · Thin and crisp`, `Extra: Black olives ×2`. */
export function sayLine(line: CartLine, { menu, kitchen }: Shelf): string[] {
  const product = menu.products.find(({ id }) => id === line.productId)
  if (!product) return []
  const { size, pizza, picks = {} } = line
  const nameOf = (id: string) => menu.products.find((each) => each.id === id)?.name ?? id
  const said: string[] = []
  const base = [size === undefined ? "" : sizeName(product, size)]
  if (pizza && pizza.crust !== product.recipe?.crust) base.push(crustName(kitchen, pizza.crust) ?? "")
  if (pizza && pizza.cheese !== product.recipe?.cheese) base.push(cheeseName(kitchen, pizza.cheese) ?? "")
  said.push(base.filter(Boolean).join(" · "))
  if (pizza?.otherHalf !== undefined) said.push(`Half ${nameOf(product.id)}, half ${nameOf(pizza.otherHalf)}`)
  const word = (id: string) => toppingWord(kitchen, id) ?? id
  const extras = pizza?.extras.map(({ topping, count }) => (count > 1 ? `${word(topping)} ×${count}` : word(topping)))
  if (extras && extras.length > 0) said.push(`Extra: ${extras.join(", ")}`)
  if (pizza && pizza.without.length > 0) said.push(`Without: ${pizza.without.map(word).join(", ")}`)
  const pieces = [
    ...product.pieces.map(({ name }) => name),
    ...product.choices.map(({ id, options }) => (options.find(({ piece }) => piece === picks[id]) ?? options[0])?.name),
  ]
  if (pieces.length > 0) said.push(counted(pieces.flatMap((name) => name ?? [])).join(" · "))
  return said.filter(Boolean)
}

/** Two of the same are said once: `Lava Cake ×2`. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length
    return count > 1 ? `${name} ×${count}` : name
  })
}
