import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { isTopping } from "@hearth/domain/menu/ingredients.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import * as kitchenTexts from "@hearth/texts/orders/kitchen.ts"
import type { StoreMenu } from "../../catalog/public.ts"
import type { StoredOrder } from "../../orders/public.ts"

type TicketLine = StoreTicket["lines"][number]

/** Builds a ticket's lines. Product names come from the bill; names of sizes and toppings from the current menu. */
export function buildTicketLines({ bill, lines }: StoredOrder, menu: StoreMenu): TicketLine[] {
  const pointsOfferIds = new Set(bill.discounts.flatMap(({ offerId, points }) => (points === undefined ? [] : offerId)))
  const linesById = new Map(lines.map((line) => [line.id, line]))
  return bill.validItems.map((item) => {
    const product = menu.products.find(({ id }) => id === item.productId)
    const line = linesById.get(item.id)
    const size = item.size === null ? null : (product?.sizes.find(({ id }) => id === item.size)?.name ?? item.size)
    return {
      quantity: item.quantity,
      name: item.name,
      size,
      foodType: item.product.foodType,
      notes: line ? notesOf(line, menu) : [],
      // Each discount for points pays for one pizza.
      freeWithPoints: item.discounts.filter(({ offerId }) => pointsOfferIds.has(offerId)).length,
    }
  })
}

/** Returns everything that differs from the menu, and the contents of a box. */
function notesOf({ productId, pizza, picks = {} }: CartLine, menu: StoreMenu): string[] {
  const product = menu.products.find(({ id }) => id === productId)
  const nameOf = (id: string) => menu.products.find((each) => each.id === id)?.name ?? id
  const notes: string[] = []
  if (pizza) {
    const { kitchen } = menu
    const toppingName = (id: string) => toppingNameOf(menu, id)
    if (pizza.otherHalf !== undefined) {
      notes.push(kitchenTexts.leftHalf(nameOf(productId)), kitchenTexts.rightHalf(nameOf(pizza.otherHalf)))
    }
    const recipe = product?.recipe
    if (pizza.crust !== recipe?.crust)
      notes.push(kitchen.crusts.find(({ id }) => id === pizza.crust)?.name ?? pizza.crust)
    if (pizza.cheese !== recipe?.cheese)
      notes.push(kitchen.cheeses.find(({ id }) => id === pizza.cheese)?.name ?? pizza.cheese)
    for (const { topping, count } of pizza.extras) notes.push(kitchenTexts.extra(toppingName(topping), count))
    for (const topping of pizza.without) notes.push(kitchenTexts.without(toppingName(topping)))
  }
  const pieces = [
    ...(product?.pieces ?? []).map(({ name }) => name),
    ...(product?.choices ?? []).map(
      ({ id, options }) => (options.find(({ piece }) => piece === picks[id]) ?? options[0])?.name ?? "",
    ),
  ].filter(Boolean)
  return [...notes, ...countNames(pieces)]
}

/** Returns the menu's name of a topping, or its id with spaces if it is not sold as an extra. */
function toppingNameOf({ kitchen }: StoreMenu, id: string): string {
  const menuName = kitchen.toppings.find((topping) => topping.id === id)?.name
  const name = menuName ?? (isTopping(id) ? id.replaceAll("-", " ") : id)
  return name.toLowerCase()
}

/** Counts equal names: `2 × Lava Cake`. */
function countNames(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length
    return count > 1 ? `${count} × ${name}` : name
  })
}
