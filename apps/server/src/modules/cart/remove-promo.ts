import { normaliseCode } from "@hearth/domain/offers/normalise-code.ts"
import type { StoredCart } from "./cart.store.ts"

/** Takes codes off, however they are spelt; those that are not on change nothing. */
export function removePromo(cart: StoredCart, enteredCodes: readonly string[]): StoredCart {
  const removedCodes = new Set(enteredCodes.map(normaliseCode))
  const promos = cart.promos.filter((each) => !removedCodes.has(each))
  return promos.length === cart.promos.length ? cart : { ...cart, promos }
}
