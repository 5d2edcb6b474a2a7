import type { PromoResult } from "../../cart/cart.ts"

export interface ApplyFollowUp {
  /** The code to store: the applied one, or a refused one that the customer chose, which waits for a later cart. */
  codeToStore: string | null
  /** The page to navigate to; null to stay. */
  to: "/cart" | "/home" | null
  /** The error below the field. */
  promoInvalid: string | null
  /** The message of the popup. */
  errorModal: string | null
}

const noFollowUp: ApplyFollowUp = { codeToStore: null, to: null, promoInvalid: null, errorModal: null }

/**
 * OFR-4, NAV-10: decides what follows an attempt to apply a code. A typed code that is refused shows the reason at its
 * field. A chosen one is stored for a cart that it fits, and the customer continues to the next page. `code` is null
 * for a set of several codes, of which none can be stored.
 */
export function applyFollowUp(
  result: PromoResult,
  { code, isTyped, isFromCart }: { code: string | null; isTyped: boolean; isFromCart: boolean },
): ApplyFollowUp {
  const to = isFromCart ? "/cart" : "/home"
  if (result.ok) return { ...noFollowUp, codeToStore: result.data.promoCode, to }
  const { kind, message } = result
  if (kind === "failed") return { ...noFollowUp, errorModal: message }
  return isTyped
    ? { ...noFollowUp, promoInvalid: message }
    : { ...noFollowUp, codeToStore: code, to, errorModal: message }
}
