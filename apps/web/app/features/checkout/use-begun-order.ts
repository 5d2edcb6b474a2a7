import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { readOrder } from "../../session/orders.api.ts"
import { screenOf } from "../../shell/order-way.ts"
import { dropOrderInHand, orderInHand } from "../../session/order-in-hand.ts"

/**
 * What this tab had begun before it was reloaded or went to a provider: what was written then need not be written again,
 * and a payment under way can be gone on with.
 */
export function useBegunOrder(): { begun: Transaction | undefined; isKnown: boolean } {
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
    const { transactionId } = orderInHand()
    const control = new AbortController()
    const look = async () => {
      const told = transactionId === null ? undefined : await readOrder(transactionId, control.signal)
      if (control.signal.aborted) return
      if (!told) return setFound({ begun: undefined, round })
      const order = told.ok ? told.answer : undefined
      const isOver = order ? order.confirmation !== "pending" : !told.ok && told.code === "NOT_FOUND"
      // What is in the cart now is another order.
      if (isOver) dropOrderInHand()
      // Placed while nobody looked on: by the bank's word, in another tab.
      if (order?.confirmation === "confirmed") return void navigate(screenOf(order), { replace: true })
      setFound({ begun: order, round })
    }
    void look()
    return () => control.abort()
  }, [round, navigate])
  return { begun: found?.begun, isKnown: found !== undefined }
}
