import { useState } from "react"
import { useNavigate } from "react-router"
import { celebrate } from "../../cart/offers/celebration.ts"
import { applyPromo, applyPromoSet, type PromoResult, setCouponCode } from "../../cart/cart.ts"
import { showPopup } from "../../client/popup.store.ts"
import { applyFollowUp } from "./apply-follow-up.ts"

/**
 * Where a code is applied: in the cart the customer stays on the page, elsewhere they continue to the next one
 * (NAV-10).
 */
export interface ApplyOptions {
  staysOnPage: boolean
  isFromCart: boolean
}

export interface ApplyPromo {
  /** The code or set that is being applied. */
  busy: string | undefined
  isTypedCodeBusy: boolean
  /** Why the typed code was refused. */
  promoInvalid: string | undefined
  clearError: () => void
  /** These three apply a code or a set of codes. They resolve to true if it was applied. */
  applyTypedCode: (code: string) => Promise<boolean>
  applyChosenCode: (code: string) => Promise<boolean>
  applyCodeSet: (codes: readonly string[]) => Promise<boolean>
}

/** The value of `busy` for a typed code. It can't be a promo code, since those have no lower-case letters. */
const TYPED_CODE = "typed"

/** OFR-4: applies codes and handles the result. */
export function useApplyPromo({ staysOnPage, isFromCart }: ApplyOptions): ApplyPromo {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string>()
  const [promoInvalid, setInvalid] = useState<string>()
  const attempt = async (busyKey: string, code: string | null, apply: () => Promise<PromoResult>) => {
    if (busy !== undefined) return false
    const isTyped = busyKey === TYPED_CODE
    const { pathname } = location
    setBusy(busyKey)
    setInvalid(undefined)
    let result: PromoResult
    try {
      result = await apply()
    } finally {
      setBusy(undefined)
    }
    const { codeToStore, to, promoInvalid: invalid, errorModal } = applyFollowUp(result, { code, isTyped, isFromCart })
    if (codeToStore !== null) setCouponCode(codeToStore)
    if (invalid !== null) setInvalid(invalid)
    if (errorModal !== null) showPopup({ message: errorModal })
    if (result.ok) celebrate(result.data)
    // A customer who has navigated elsewhere meanwhile stays there.
    if (to !== null && !staysOnPage && location.pathname === pathname) await navigate(to)
    return result.ok
  }
  return {
    busy,
    isTypedCodeBusy: busy === TYPED_CODE,
    promoInvalid,
    clearError: () => setInvalid(undefined),
    applyTypedCode: (code) => attempt(TYPED_CODE, code, () => applyPromo(code)),
    applyChosenCode: (code) => attempt(code, code, () => applyPromo(code)),
    applyCodeSet: (codes) =>
      attempt(codes.join(" "), codes.length === 1 ? (codes[0] ?? null) : null, () => applyPromoSet(codes)),
  }
}
