import { type CountryCode, countries } from "../countries/countries.ts"
import { formatMoney, type Minor } from "../money/format-money.ts"
import type { BillNote } from "./bill.ts"
import { cartLimits } from "./cart-limits.ts"
import type { Quote } from "./cart-line.ts"

/** Returns the notes about the cart's limits for the customer; `net` is the goods minus discounts. */
export function noteLimits({ lines, refused }: Quote, country: CountryCode, net: Minor): BillNote[] {
  const notes: BillNote[] = refused
    .filter(({ code }) => code === "TOO_MANY_OF_ONE")
    .map(({ id, message }) => ({ code: "LINE_QUANTITY", stops: true, line: id, limit: cartLimits.quantity, message }))
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (items > cartLimits.items) {
    const message = `A cart holds up to ${cartLimits.items} items. For more, order twice or call the store.`
    notes.push({ code: "CART_ITEMS", stops: true, items, limit: cartLimits.items, message })
  }
  const smallest = countries[country].smallestOrder * 100
  if (lines.length > 0 && net < smallest) {
    const missing = smallest - net
    const message = `The smallest order is ${formatMoney(smallest, country)}. Add ${formatMoney(missing, country)} more.`
    notes.push({ code: "SMALLEST_ORDER", stops: true, smallest, missing, message })
  }
  const pizzas = lines.reduce((sum, line) => sum + line.pizzas * line.quantity, 0)
  if (pizzas >= cartLimits.bulkPizzas) {
    const message = `${pizzas} pizzas take the oven a little longer.`
    notes.push({ code: "BULK_HINT", stops: false, pizzas, message })
  }
  return notes
}
