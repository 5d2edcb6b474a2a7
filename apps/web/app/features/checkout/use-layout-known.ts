import { useEffect, useState } from "react"
import type { CheckoutState } from "./use-checkout.ts"

/** A slow response doesn't keep anybody from filling in the rest of the page. */
const LONGEST_WAIT_MS = 2_000
/**
 * Without saved addresses the first section is a form, which is 240 px taller than its placeholder. It would push all
 * other sections down, so it is awaited longer.
 */
const LONGEST_WAIT_FOR_ADDRESSES_MS = 8_000

type LayoutFacts = Pick<CheckoutState, "customer" | "deliveryType"> & {
  addresses: Pick<CheckoutState["addresses"], "state">
  storeQuery: Pick<CheckoutState["storeQuery"], "state">
  forecast: unknown
}

/**
 * How long the placeholder of the page waits, in milliseconds: 0 once everything has arrived that decides the height of
 * the first sections. That is who orders, the saved addresses, the store's times and the guarantee.
 */
export function layoutWait({ customer, deliveryType, addresses, storeQuery, forecast }: LayoutFacts): number {
  const awaitsAddresses = Boolean(customer) && deliveryType === "DELIVERY" && addresses.state === "loading"
  if (customer === undefined || awaitsAddresses) return LONGEST_WAIT_FOR_ADDRESSES_MS
  return storeQuery.state === "loading" || forecast === undefined ? LONGEST_WAIT_MS : 0
}

/** Whether the page can be shown without moving under the customer's thumb. Stays true from then on. */
export function useLayoutKnown(checkout: CheckoutState): boolean {
  const wait = layoutWait(checkout)
  const [startedAt] = useState(() => performance.now())
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => setShown(true), Math.max(0, startedAt + wait - performance.now()))
    return () => clearTimeout(timer)
  }, [wait, startedAt, isShown])
  return wait === 0 || isShown
}
