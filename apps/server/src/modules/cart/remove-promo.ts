import { normaliseCode } from "@hearth/domain/offers/normalise-code.ts"
import type { StoredCart } from "./cart.store.ts"

/** Removes promo codes, regardless of case and outer spaces. Codes that are not on the cart are ignored. */
export function removePromo(cart: StoredCart, enteredCodes: readonly string[]): StoredCart {
  const removedCodes = new Set(enteredCodes.map(normaliseCode))
  const promos = cart.promos.filter((each) => !removedCodes.has(each))
  return promos.length === cart.promos.length ? cart : { ...cart, promos }
}
