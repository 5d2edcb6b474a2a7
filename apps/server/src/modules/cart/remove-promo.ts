import { normaliseCode } from "@hearth/domain/offers/normalise-code.ts"
import type { StoredCart } from "./cart.store.ts"

/** Takes a code off, however it is spelt; one that is not on changes nothing. */
export function removePromo(cart: StoredCart, typed: string): StoredCart {
  const code = normaliseCode(typed)
  if (code === null || !cart.promos.includes(code)) return cart
  return { ...cart, promos: cart.promos.filter((each) => each !== code) }
}
