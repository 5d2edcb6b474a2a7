import { useState } from "react"
import { useNavigate } from "react-router"
import { celebrate } from "../../session/celebration.ts"
import { keepCouponCode } from "../../session/coupon-code.ts"
import { applyPromo, applySet, type PromoAnswer } from "../../session/keep-cart.ts"
import { showPopup } from "../../shell/popup.ts"
import { decideAfterApply } from "./decide-after-apply.ts"

/** Where a code is tried: in the cart one stays; from elsewhere the way leads on (NAV-10). */
export interface ApplyPlace {
  stays: boolean
  isFromCart: boolean
}

export interface Apply {
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
const TYPED = "typed"

/** OFR-4: tries codes, and does what follows. */
export function useApply({ stays, isFromCart }: ApplyPlace): Apply {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string>()
  const [promoInvalid, setInvalid] = useState<string>()
  const attempt = async (what: string, code: string | null, ask: () => Promise<PromoAnswer>) => {
    if (busy !== undefined) return false
    const isTyped = what === TYPED
    const { pathname } = location
    setBusy(what)
    setInvalid(undefined)
    let answer: PromoAnswer
    try {
      answer = await ask()
    } finally {
      setBusy(undefined)
    }
    const { mark, to, promoInvalid: invalid, errorModal } = decideAfterApply(answer, { code, isTyped, isFromCart })
    if (mark !== null) keepCouponCode(mark)
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
    typed: (code) => attempt(TYPED, code, () => applyPromo(code)),
    chosen: (code) => attempt(code, code, () => applyPromo(code)),
    set: (codes) => attempt(codes.join(" "), codes.length === 1 ? (codes[0] ?? null) : null, () => applySet(codes)),
  }
}
