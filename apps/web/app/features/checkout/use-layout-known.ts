import { useEffect, useState } from "react"
import type { CheckoutState } from "./use-checkout.ts"

/** A slow response doesn't keep anybody from filling in the rest of the page. */
const LONGEST_WAIT_MS = 2_000

/**
 * Whether everything that decides the height of the first sections has arrived, so that nothing moves under the
 * customer's thumb: who orders, the saved addresses, the store's times and the guarantee. Stays true from then on.
 */
export function useLayoutKnown({ customer, deliveryType, addresses, storeQuery, forecast }: CheckoutState): boolean {
  const areAddressesKnown = !customer || deliveryType !== "DELIVERY" || addresses.state !== "loading"
  const isKnown =
    customer !== undefined && areAddressesKnown && storeQuery.state !== "loading" && forecast !== undefined
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => setShown(true), isKnown ? 0 : LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isKnown, isShown])
  return isKnown || isShown
}
