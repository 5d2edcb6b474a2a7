import { useEffect, useState } from "react"
import { askForCart } from "../../session/keep-cart.ts"
import { serverNow } from "../../session/server-clock.ts"
import { askValidations, type CheckoutBody, type Validation } from "./checkout.api.ts"

const PAUSE_MS = 350

/** TRK-1, TRK-3: when it would be there, as of when it was asked, and what is promised. */
export interface Foreseen extends Pick<Validation, "estimate" | "promise"> {
  at: number
}

interface Got {
  /** Of the whole question, and of what of it a bill goes by. */
  key: string
  billKey: string
  validation: Validation
  /** By the server's clock. */
  at: number
}

/**
 * Whether it could be ordered as it stands, asked when something changed and one pauses. What an older question found
 * stays while the next is under way, as far as it still goes for it.
 */
export function useValidation(body: CheckoutBody | undefined) {
  const [got, setGot] = useState<Got>()
  const [round, setRound] = useState(0)
  const key = body ? `${round} ${JSON.stringify(body)}` : ""
  const billKey = body ? `${body.cartId} ${body.cartVersion} ${body.payment?.mode} ${body.payment?.bin}` : ""
  useEffect(() => {
    if (!body) return
    let isLatest = true
    const ask = async () => {
      const told = await askValidations(body)
      if (!isLatest) return
      if (told.ok) setGot({ key, billKey, validation: told.answer, at: serverNow() })
      else if (told.code === "CART_CHANGED") void askForCart()
    }
    // Who types pauses; another bill is waited for.
    const timer = setTimeout(() => void ask(), got?.billKey === billKey ? PAUSE_MS : 0)
    return () => {
      clearTimeout(timer)
      // Not called off: an answer that nobody waits for costs less than a failed request in every browser's log.
      isLatest = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key is the body, and the same body is often made anew
  }, [key])
  return {
    validation: got?.validation,
    foreseen: got && { ...got.validation, at: got.at },
    /** What was found is about what stands there now. */
    isCurrent: got?.key === key,
    bill: got?.billKey === billKey ? got.validation.bill : undefined,
    again: () => setRound((count) => count + 1),
  }
}
