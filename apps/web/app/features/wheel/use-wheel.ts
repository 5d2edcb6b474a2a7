import type { Wheel } from "@hearth/contract/calls/offers.calls.ts"
import { useEffect, useRef, useState } from "react"
import { loadCartCommands } from "../../cart/add-to-cart.ts"
import { type Query, useQuery } from "../../client/api/use-query.ts"
import { fetchWheel, hasPendingSpin, sendSpin } from "./wheel.api.ts"

const FAILED = "Your spin didn’t come through. Nothing is lost: try again."

export type SpinState =
  | { kind: "still"; message?: string }
  | { kind: "turning" }
  /** The server has drawn; the wheel is on its way there, or there. */
  | { kind: "drawn"; offerId: string; isThere: boolean }

export interface WheelState {
  answer: Query<Wheel>
  /** As it stands now; null while it is not known. */
  wheel: Wheel | null
  state: SpinState
  /** It was drawn, and nobody has learnt yet what. */
  isLost: boolean
  spin: () => Promise<void>
  arrive: () => void
}

/** The wheel from the first look to the prize. */
export function useWheel(): WheelState {
  const query = useQuery(fetchWheel)
  const [spunWheel, setSpunWheel] = useState<Wheel>()
  const [state, setState] = useState<SpinState>({ kind: "still" })
  const wheel = spunWheel ?? (query.state === "ready" ? query.value : null)
  const spinWheel = async () => {
    setState({ kind: "turning" })
    const outcome = await sendSpin()
    if (outcome.kind === "answered") {
      setSpunWheel(outcome.answer.wheel)
      setState({ kind: "drawn", offerId: outcome.answer.offerId, isThere: false })
      void refreshCartOffers()
      return
    }
    setState({ kind: "still", message: outcome.kind === "refused" ? outcome.message : FAILED })
    // Spun elsewhere: what was won there is shown.
    if (outcome.kind === "refused" && query.state === "ready") query.reload()
  }
  // It was drawn and nobody learnt it: the same question again has the same answer.
  const isLost = wheel !== null && !wheel.canSpin && state.kind === "still" && hasPendingSpin()
  const hasRetried = useRef(false)
  useEffect(() => {
    if (!isLost || hasRetried.current) return
    hasRetried.current = true
    void spinWheel()
  })
  return {
    answer: query,
    wheel,
    state,
    isLost,
    spin: spinWheel,
    arrive: () => setState((now) => (now.kind === "drawn" ? { ...now, isThere: true } : now)),
  }
}

/** What was won goes on the bill by itself: rules and bill are asked for anew. */
async function refreshCartOffers(): Promise<void> {
  try {
    const { startCart, fetchCart, fetchOffers } = await loadCartCommands()
    startCart()
    await fetchOffers()
    await fetchCart()
  } catch {
    // The next look at the cart asks too.
  }
}
