import type { Result } from "@hearth/browser/result.ts"
import { isSameConfiguration } from "@hearth/domain/pricing/same-configuration.ts"
import type { CartView, PromoResult } from "../../cart/cart.ts"
import type { Celebration } from "../../cart/offers/celebration.ts"
import { pointsPaidLine } from "../../cart/points-paid-line.ts"
import { FREE_PIZZA_CODE, hasRedeemed } from "../../shared/loyalty/free-pizza.ts"

export interface FreePizza {
  productId: string
  size: string | undefined
}

/** The commands of the cart that redeeming needs. */
export interface RedeemingCart {
  /** Fetches the cart from the server: another tab or device may have changed it. */
  fetch(): Promise<void>
  current(): Pick<CartView, "lines" | "promos" | "bill">
  addLine(pizza: FreePizza): boolean
  changeQuantity(line: string, add: number): void
  applyPromo(code: string): Promise<PromoResult>
  applyPromoSet(codes: readonly string[]): Promise<PromoResult>
  removePromo(code: string): Promise<Result<unknown>>
}

export interface Redeemed {
  kind: "redeemed"
  celebration: Celebration
  /** Set if points pay for another pizza of the cart, which is worth more, and the chosen one has its normal price. */
  otherIsFree: { freeName: string; chosenName: string; chosenPrice: number } | undefined
  /** The codes that can't be combined with a free pizza. */
  removedCodes: readonly string[]
}

/** `full`: the cart is full, and a message says so. */
export type Redemption = Redeemed | { kind: "in cart" } | { kind: "full" } | { kind: "refused"; message: string }

/**
 * LOY-2: adds the pizza to the cart and applies the code that makes it free. If the code can't be applied, the pizza is
 * removed again, so that nobody pays for a pizza that was offered as free and a second press doesn't add a second one.
 * Nothing is added to a cart that has a free pizza.
 */
export async function redeemPizza(cart: RedeemingCart, pizza: FreePizza): Promise<Redemption> {
  await cart.fetch()
  if (hasRedeemed(cart.current())) return { kind: "in cart" }
  const codesBefore = cart.current().promos
  if (!cart.addLine(pizza)) return { kind: "full" }
  const result = await cart.applyPromo(FREE_PIZZA_CODE)
  if (!result.ok) {
    removeOne(cart, pizza)
    return { kind: "refused", message: result.message }
  }
  const { promos } = cart.current()
  return {
    kind: "redeemed",
    celebration: result.data,
    otherIsFree: findOtherFreePizza(cart.current(), pizza),
    removedCodes: codesBefore.filter((code) => !promos.includes(code)),
  }
}

/**
 * Restores the cart as it was before: without the pizza and its code, and with the codes that it replaced. Returns the
 * message if that fails.
 */
export async function undoRedeeming(
  cart: RedeemingCart,
  pizza: FreePizza,
  { removedCodes }: Pick<Redeemed, "removedCodes">,
): Promise<string | undefined> {
  const removal = await cart.removePromo(FREE_PIZZA_CODE)
  if (!removal.ok) return removal.message
  removeOne(cart, pizza)
  const restored = removedCodes.length > 0 ? await cart.applyPromoSet(removedCodes) : undefined
  return restored?.ok === false ? restored.message : undefined
}

function removeOne(cart: RedeemingCart, pizza: FreePizza): void {
  const added = findLine(cart.current(), pizza)
  if (added) cart.changeQuantity(added.id, -1)
}

const findLine = ({ lines }: Pick<CartView, "lines">, pizza: FreePizza) =>
  lines.find((line) => isSameConfiguration(line, pizza))

/** If the same pizza with extras is free instead, the customer pays the same, so there is nothing to say. */
function findOtherFreePizza(cart: Pick<CartView, "lines" | "bill">, pizza: FreePizza): Redeemed["otherIsFree"] {
  const billLine = (id: string | undefined) => cart.bill?.validItems.find((each) => each.id === id)
  const freeLine = billLine(pointsPaidLine(cart.bill)?.id)
  const chosenLine = billLine(findLine(cart, pizza)?.id)
  if (!freeLine || !chosenLine || freeLine.productId === chosenLine.productId) return undefined
  return { freeName: freeLine.name, chosenName: chosenLine.name, chosenPrice: chosenLine.product.price }
}
