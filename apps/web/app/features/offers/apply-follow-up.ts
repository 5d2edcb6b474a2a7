import type { PromoResult } from "../../cart/cart-commands.ts"

export interface ApplyFollowUp {
  /** The code that counts as applied from now on. */
  mark: string | null
  /** Where the way leads; null: it stays. */
  to: "/cart" | "/home" | null
  /** Said at the field. */
  promoInvalid: string | null
  /** Said in the popup. */
  errorModal: string | null
}

const noFollowUp: ApplyFollowUp = { mark: null, to: null, promoInvalid: null, errorModal: null }

/**
 * OFR-4, NAV-10: what follows from trying a code. A typed one that is refused is said where it was typed; one that was
 * chosen is kept for a cart it fits, and the way goes on. `code`: null where several were, of which none can be kept.
 */
export function applyFollowUp(
  answer: PromoResult,
  { code, isTyped, isFromCart }: { code: string | null; isTyped: boolean; isFromCart: boolean },
): ApplyFollowUp {
  const to = isFromCart ? "/cart" : "/home"
  switch (answer.kind) {
    case "applied":
      return { ...noFollowUp, mark: answer.promoCode, to }
    case "refused":
      return isTyped
        ? { ...noFollowUp, promoInvalid: answer.message }
        : { ...noFollowUp, mark: code, to, errorModal: answer.message }
    case "failed":
      return { ...noFollowUp, errorModal: answer.message }
  }
}
