import { useEffect, useState } from "react"
import type { CheckoutState } from "./use-checkout.ts"

/** The sections are shown after this time even if a response is missing, so that the customer can fill them in. */
const MAX_WAIT_MS = 2_000

/**
 * Whether everything that decides the height of the first sections has arrived: who orders, the saved addresses, the
 * store's times and the guarantee. Until then a skeleton is shown, so that nothing moves while the customer is about to
 * tap. Becomes true after two seconds at the latest, and stays true.
 */
export function useLayoutKnown({ customer, deliveryType, addresses, storeQuery, forecast }: CheckoutState): boolean {
  const areAddressesKnown = !customer || deliveryType !== "DELIVERY" || addresses.state !== "loading"
  const isKnown =
    customer !== undefined && areAddressesKnown && storeQuery.state !== "loading" && forecast !== undefined
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => setShown(true), isKnown ? 0 : MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isKnown, isShown])
  return isKnown || isShown
}
