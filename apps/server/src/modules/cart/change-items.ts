import type { LineChange } from "@hearth/contract/calls/cart.calls.ts"
import { dropPointsCodes } from "@hearth/domain/offers/drop-points-codes.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { changeLines } from "@hearth/domain/pricing/change-cart-lines.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { MenuOf } from "../catalog/public.ts"
import type { StoredCart } from "./cart.store.ts"
import { assertOrderable } from "./assert-orderable.ts"

/**
 * Returns the changed cart, and the ids of lines that a change names but that the cart no longer has. A promo code that
 * redeems points is removed together with its pizza.
 */
export function changeItems(
  cart: StoredCart,
  changes: readonly LineChange[],
  menuOf: MenuOf,
  offers: readonly Offer[],
): { cart: StoredCart; missingLineIds: string[] } {
  const result = changeLines(cart, changes)
  if (!result.ok) throw new AppError(result.code)
  const missingLineIds = [...result.missingLineIds]
  if (!result.changed) return { cart, missingLineIds }
  assertOrderable(result.cart.lines, result.changedLineIds, menuOf(cart.country, cart.storeId))
  const promos = dropPointsCodes(cart.promos, result.cart.lines, offers)
  return { cart: { ...cart, ...result.cart, promos }, missingLineIds }
}
