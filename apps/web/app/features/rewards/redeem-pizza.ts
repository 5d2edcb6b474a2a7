import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { isSameConfiguration } from "@hearth/domain/pricing/same-configuration.ts"
import type { PromoResult } from "../../cart/cart.ts"
import { FREE_PIZZA_CODE } from "../../shared/loyalty/free-pizza.ts"

export interface FreePizza {
  productId: string
  size: string | undefined
}

/** The commands of the cart that redeeming needs. */
export interface RedeemingCart {
  addLine(pizza: FreePizza): boolean
  changeQuantity(line: string, add: number): void
  applyPromo(code: string): Promise<PromoResult>
  lines(): readonly CartLine[]
}

/**
 * LOY-2: adds the pizza to the cart and applies the code that makes it free. If the code can't be applied, the pizza is
 * removed again, so that nobody pays for a pizza that was offered as free and a second press doesn't add a second one.
 * Returns undefined, with a message shown, if the cart is full.
 */
export async function redeemPizza(cart: RedeemingCart, pizza: FreePizza): Promise<PromoResult | undefined> {
  if (!cart.addLine(pizza)) return undefined
  const result = await cart.applyPromo(FREE_PIZZA_CODE)
  if (result.ok) return result
  const added = cart.lines().find((line) => isSameConfiguration(line, pizza))
  if (added) cart.changeQuantity(added.id, -1)
  return result
}
