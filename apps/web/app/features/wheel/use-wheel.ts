import type { Wheel } from "@hearth/contract/calls/offers.calls.ts"
import * as wheelTexts from "@hearth/texts/offers/wheel.ts"
import { useEffect, useRef, useState } from "react"
import { loadCart } from "../../cart/add-to-cart.ts"
import { type Query, useQuery } from "@hearth/browser/use-query.ts"
import { fetchWheel, hasPendingSpin, sendSpin } from "./wheel.api.ts"

export type SpinState =
  | { kind: "idle"; message?: string }
  | { kind: "spinning" }
  /** The server has drawn a prize. `hasStopped`: the wheel has stopped on it. */
  | { kind: "drawn"; offerId: string; hasStopped: boolean }

export interface WheelState {
  query: Query<Wheel>
  /** The current wheel; null until loaded. */
  wheel: Wheel | null
  state: SpinState
  /** A prize was drawn but its response was lost. */
  isResponseLost: boolean
  spin: () => Promise<void>
  markStopped: () => void
}

/** The wheel's state from loading to the prize. */
export function useWheel(): WheelState {
  const query = useQuery(fetchWheel)
  const [spunWheel, setSpunWheel] = useState<Wheel>()
  const [state, setState] = useState<SpinState>({ kind: "idle" })
  const wheel = spunWheel ?? (query.state === "ready" ? query.value : null)
  const spinWheel = async () => {
    setState({ kind: "spinning" })
    const result = await sendSpin()
    if (result.ok) {
      setSpunWheel(result.data.wheel)
      setState({ kind: "drawn", offerId: result.data.offerId, hasStopped: false })
      void refreshCartOffers()
      return
    }
    setState({ kind: "idle", message: result.kind === "refused" ? result.message : wheelTexts.couldNotSpin })
    // The customer has already spun on another device: the prize from there is shown.
    if (result.kind === "refused" && query.state === "ready") query.reload()
  }
  // The prize was drawn but its response was lost: a request with the same key returns the same prize.
  const isResponseLost = wheel !== null && !wheel.canSpin && state.kind === "idle" && hasPendingSpin()
  const hasRetried = useRef(false)
  useEffect(() => {
    if (!isResponseLost || hasRetried.current) return
    hasRetried.current = true
    void spinWheel()
  })
  return {
    query,
    wheel,
    state,
    isResponseLost,
    spin: spinWheel,
    markStopped: () => setState((current) => (current.kind === "drawn" ? { ...current, hasStopped: true } : current)),
  }
}

/** The prize is applied to the bill automatically, so offers and bill are fetched again. */
async function refreshCartOffers(): Promise<void> {
  try {
    const { startCart, fetchCart, fetchOffers } = await loadCart()
    startCart()
    await fetchOffers()
    await fetchCart()
  } catch {
    // The offers and the bill are fetched with the cart later.
  }
}
