import { type CountryCode, countries } from "../countries/countries.ts"
import type { Minor } from "../money/format-money.ts"
import type { BillNote } from "./bill.ts"
import { cartLimits } from "./cart-limits.ts"
import type { Quote } from "./cart-line.ts"

/**
 * Returns the notes about the cart's limits for the customer. A note that `stops` prevents the order. `net` is the
 * goods minus discounts.
 */
export function listLimitNotes({ lines, refused }: Quote, country: CountryCode, net: Minor): BillNote[] {
  const notes: BillNote[] = refused
    .filter(({ code }) => code === "TOO_MANY_OF_ONE")
    .map(({ id }) => ({ code: "LINE_QUANTITY", stops: true, line: id, limit: cartLimits.quantity }))
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (items > cartLimits.items) notes.push({ code: "CART_ITEMS", stops: true, items, limit: cartLimits.items })
  // `smallestOrder` is in whole currency units.
  const smallest = countries[country].smallestOrder * 100
  if (lines.length > 0 && net < smallest)
    notes.push({ code: "SMALLEST_ORDER", stops: true, smallest, missing: smallest - net })
  const pizzas = lines.reduce((sum, line) => sum + line.pizzas * line.quantity, 0)
  if (pizzas >= cartLimits.bulkPizzas) notes.push({ code: "BULK_HINT", stops: false, pizzas })
  return notes
}
