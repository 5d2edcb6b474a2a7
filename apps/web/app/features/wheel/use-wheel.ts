import type { Wheel } from "@hearth/contract/calls/offers.calls.ts"
import { useEffect, useRef, useState } from "react"
import { loadCart } from "../../session/add-to-cart.ts"
import { type Answer, useAnswer } from "../../session/use-answer.ts"
import { askForWheel, hasPendingSpin, spin } from "./wheel.api.ts"

const FAILED = "Your spin didn’t come through. Nothing is lost: try again."

export type SpinState =
  | { kind: "still"; message?: string }
  | { kind: "turning" }
  /** The server has drawn; the wheel is on its way there, or there. */
  | { kind: "drawn"; offerId: string; isThere: boolean }

export interface WheelTurn {
  answer: Answer<Wheel>
  /** As it stands now; null while it is not known. */
  wheel: Wheel | null
  state: SpinState
  /** It was drawn, and nobody has learnt yet what. */
  isLost: boolean
  spin: () => Promise<void>
  arrive: () => void
}

/** The wheel from the first look to the prize. */
export function useWheel(): WheelTurn {
  const answer = useAnswer(askForWheel)
  const [after, setAfter] = useState<Wheel>()
  const [state, setState] = useState<SpinState>({ kind: "still" })
  const wheel = after ?? (answer.state === "ready" ? answer.value : null)
  const turn = async () => {
    setState({ kind: "turning" })
    const outcome = await spin()
    if (outcome.kind === "answered") {
      setAfter(outcome.answer.wheel)
      setState({ kind: "drawn", offerId: outcome.answer.offerId, isThere: false })
      void takeToCart()
      return
    }
    setState({ kind: "still", message: outcome.kind === "refused" ? outcome.message : FAILED })
    // Spun elsewhere: what was won there is shown.
    if (outcome.kind === "refused" && answer.state === "ready") answer.reload()
  }
  // It was drawn and nobody learnt it: the same question again has the same answer.
  const isLost = wheel !== null && !wheel.canSpin && state.kind === "still" && hasPendingSpin()
  const asked = useRef(false)
  useEffect(() => {
    if (!isLost || asked.current) return
    asked.current = true
    void turn()
  })
  return {
    answer,
    wheel,
    state,
    isLost,
    spin: turn,
    arrive: () => setState((now) => (now.kind === "drawn" ? { ...now, isThere: true } : now)),
  }
}

/** What was won goes on the bill by itself: rules and bill are asked for anew. */
async function takeToCart(): Promise<void> {
  try {
    const { startCart, askForCart, askForOffers } = await loadCart()
    startCart()
    await askForOffers()
    await askForCart()
  } catch {
    // The next look at the cart asks too.
  }
}
