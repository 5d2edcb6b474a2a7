import { useEffect, useState } from "react"
import { fetchCart } from "../../cart/cart-commands.ts"
import { serverNow } from "../../client/server-clock.ts"
import { fetchValidation, type CheckoutBody, type Validation } from "./checkout.api.ts"

const PAUSE_MS = 350

/** TRK-1, TRK-3: when it would be there, as of when it was asked, and what is promised. */
export interface OrderForecast extends Pick<Validation, "estimate" | "promise"> {
  at: number
}

interface LoadedValidation {
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
  const [loaded, setLoaded] = useState<LoadedValidation>()
  const [attempt, setAttempt] = useState(0)
  const key = body ? `${attempt} ${JSON.stringify(body)}` : ""
  const billKey = body ? `${body.cartId} ${body.cartVersion} ${body.payment?.mode} ${body.payment?.bin}` : ""
  useEffect(() => {
    if (!body) return
    let isLatest = true
    const load = async () => {
      const result = await fetchValidation(body)
      if (!isLatest) return
      if (result.ok) setLoaded({ key, billKey, validation: result.data, at: serverNow() })
      else if (result.code === "CART_CHANGED") void fetchCart()
    }
    // Who types pauses; another bill is waited for.
    const timer = setTimeout(() => void load(), loaded?.billKey === billKey ? PAUSE_MS : 0)
    return () => {
      clearTimeout(timer)
      // Not called off: an answer that nobody waits for costs less than a failed request in every browser's log.
      isLatest = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key is the body, and the same body is often made anew
  }, [key])
  return {
    validation: loaded?.validation,
    foreseen: loaded && { ...loaded.validation, at: loaded.at },
    /** What was found is about what stands there now. */
    isCurrent: loaded?.key === key,
    bill: loaded?.billKey === billKey ? loaded.validation.bill : undefined,
    revalidate: () => setAttempt((count) => count + 1),
  }
}
