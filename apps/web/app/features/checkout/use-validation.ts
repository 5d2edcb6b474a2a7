import { useEffect, useState } from "react"
import { fetchCart } from "../../cart/cart.ts"
import { useEveryVisibleMinute } from "./use-every-visible-minute.ts"
import { fetchValidation, type CheckoutBody, type Validation } from "./checkout.api.ts"

const DEBOUNCE_MS = 350

/** TRK-1, TRK-3: what a validation says about the delivery: the estimated arrival and the guarantee (`promise`). */
export type OrderForecast = Pick<Validation, "estimate" | "promise">

interface LoadedValidation {
  /** `key` identifies the whole request, `billKey` the part that the bill depends on. */
  key: string
  billKey: string
  validation: Validation
}

/**
 * Asks the server after each change, debounced while typing, whether the order can be placed. The previous result is
 * shown until the next one arrives, as far as it still applies.
 */
export function useValidation(body: CheckoutBody | undefined) {
  const [loaded, setLoaded] = useState<LoadedValidation>()
  const [revalidationCount, setRevalidationCount] = useState(0)
  const key = body ? `${revalidationCount} ${JSON.stringify(body)}` : ""
  const billKey = body ? `${body.cartId} ${body.cartVersion} ${body.payment?.mode} ${body.payment?.bin}` : ""
  useEffect(() => {
    if (!body) return
    let isLatest = true
    const load = async () => {
      const result = await fetchValidation(body)
      if (!isLatest) return
      if (result.ok) setLoaded({ key, billKey, validation: result.data })
      else if (result.code === "CART_CHANGED") void fetchCart()
    }
    // Typing is debounced; a change that affects the bill is validated immediately.
    const timer = setTimeout(() => void load(), loaded?.billKey === billKey ? DEBOUNCE_MS : 0)
    return () => {
      clearTimeout(timer)
      // The request isn't aborted, because browsers log an aborted request as failed; its response is ignored.
      isLatest = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- compares the body by its key, because an equal body is often a new object
  }, [key])
  // Updates the estimate, which becomes outdated while the page is open. The shown estimate stays until the next
  // arrives.
  useEveryVisibleMinute(async () => {
    if (!body || loaded?.key !== key) return
    const result = await fetchValidation(body)
    if (result.ok) setLoaded((current) => (current?.key === key ? { ...current, validation: result.data } : current))
  })
  return {
    validation: loaded?.validation,
    /** The result belongs to the current input. */
    isCurrent: loaded?.key === key,
    bill: loaded?.billKey === billKey ? loaded.validation.bill : undefined,
    revalidate: () => setRevalidationCount((count) => count + 1),
  }
}
