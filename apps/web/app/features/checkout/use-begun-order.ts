import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { readOrder } from "../../session/orders.api.ts"
import { screenOf } from "../../shell/order-way.ts"
import { dropOrderInHand, orderInHand } from "./order-in-hand.ts"

/**
 * What this tab had begun before it was reloaded or went to a provider: what was written then need not be written again,
 * and a payment under way can be gone on with. `hasCart`: undefined while it is not known what is in the cart.
 */
export function useBegunOrder(hasCart: boolean | undefined): { begun: Transaction | undefined; isKnown: boolean } {
  const navigate = useNavigate()
  const [found, setFound] = useState<{ begun: Transaction | undefined; round: number }>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    // Shown again by a step back from a provider's page.
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && setRound((count) => count + 1)
    addEventListener("pageshow", shownAgain)
    return () => removeEventListener("pageshow", shownAgain)
  }, [])
  useEffect(() => {
    if (hasCart === undefined) return
    const { transactionId } = orderInHand()
    const control = new AbortController()
    const look = async () => {
      const told = transactionId === null ? undefined : await readOrder(transactionId, control.signal)
      if (control.signal.aborted) return
      if (!told) return setFound({ begun: undefined, round })
      const order = told.ok ? told.answer : undefined
      if (order && order.confirmation === "confirmed" && !hasCart)
        return void navigate(screenOf(order), { replace: true })
      // Over: what is in the cart now is another order.
      if ((order && order.confirmation !== "pending") || (!told.ok && told.code === "NOT_FOUND")) dropOrderInHand()
      setFound({ begun: order?.confirmation === "confirmed" ? undefined : order, round })
    }
    void look()
    return () => control.abort()
  }, [hasCart, round, navigate])
  return { begun: found?.begun, isKnown: found !== undefined }
}
