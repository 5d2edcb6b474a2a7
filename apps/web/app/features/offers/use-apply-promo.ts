import { useState } from "react"
import { useNavigate } from "react-router"
import { celebrate } from "../../cart/celebration.ts"
import { setCouponCode } from "../../cart/coupon-code.ts"
import { applyPromo, applyPromoSet, type PromoResult } from "../../cart/cart-commands.ts"
import { showPopup } from "../../client/popup.store.ts"
import { applyFollowUp } from "./apply-follow-up.ts"

/** Where a code is tried: in the cart one stays; from elsewhere the way leads on (NAV-10). */
export interface ApplyOptions {
  stays: boolean
  isFromCart: boolean
}

export interface ApplyPromo {
  /** The code, or the set, that is on its way. */
  busy: string | undefined
  /** Why the typed code was refused. */
  promoInvalid: string | undefined
  clear: () => void
  /** Whether it landed. */
  typed: (code: string) => Promise<boolean>
  chosen: (code: string) => Promise<boolean>
  set: (codes: readonly string[]) => Promise<boolean>
}

/** No code: they have no small letters. */
const TYPED_CODE = "typed"

/** OFR-4: tries codes, and does what follows. */
export function useApplyPromo({ stays, isFromCart }: ApplyOptions): ApplyPromo {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string>()
  const [promoInvalid, setInvalid] = useState<string>()
  const attempt = async (what: string, code: string | null, apply: () => Promise<PromoResult>) => {
    if (busy !== undefined) return false
    const isTyped = what === TYPED_CODE
    const { pathname } = location
    setBusy(what)
    setInvalid(undefined)
    let answer: PromoResult
    try {
      answer = await apply()
    } finally {
      setBusy(undefined)
    }
    const { mark, to, promoInvalid: invalid, errorModal } = applyFollowUp(answer, { code, isTyped, isFromCart })
    if (mark !== null) setCouponCode(mark)
    if (invalid !== null) setInvalid(invalid)
    if (errorModal !== null) showPopup({ message: errorModal })
    if (answer.kind === "applied") celebrate(answer)
    // Who went on meanwhile is not pulled back.
    if (to !== null && !stays && location.pathname === pathname) await navigate(to)
    return answer.kind === "applied"
  }
  return {
    busy,
    promoInvalid,
    clear: () => setInvalid(undefined),
    typed: (code) => attempt(TYPED_CODE, code, () => applyPromo(code)),
    chosen: (code) => attempt(code, code, () => applyPromo(code)),
    set: (codes) =>
      attempt(codes.join(" "), codes.length === 1 ? (codes[0] ?? null) : null, () => applyPromoSet(codes)),
  }
}
