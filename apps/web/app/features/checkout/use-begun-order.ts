import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { useEffect, useState } from "react"
import { readOrder } from "../../session/orders.api.ts"
import { dropOrderInHand, endOrderInHand, orderInHand } from "../../session/order-in-hand.ts"

interface BegunOrder {
  begun: Transaction | undefined
  /** Placed while nobody looked on: by the bank's word, in another tab. */
  placed: Transaction | undefined
  isKnown: boolean
}

/**
 * What this tab had begun before it was reloaded or went to a provider: what was written then need not be written again,
 * and a payment under way can be gone on with.
 */
export function useBegunOrder(): BegunOrder {
  const [found, setFound] = useState<Omit<BegunOrder, "isKnown"> & { round: number }>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    // Shown again by a step back from a provider's page.
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && setRound((count) => count + 1)
    addEventListener("pageshow", shownAgain)
    return () => removeEventListener("pageshow", shownAgain)
  }, [])
  useEffect(() => {
    const { transactionId } = orderInHand()
    let isLatest = true
    const look = async () => {
      const told = transactionId === null ? undefined : await readOrder(transactionId)
      if (!isLatest) return
      if (!told) return setFound({ begun: undefined, placed: undefined, round })
      const order = told.ok ? told.answer : undefined
      const isOver = order ? order.confirmation !== "pending" : !told.ok && told.code === "NOT_FOUND"
      // What is in the cart now is another order.
      if (order && isOver) endOrderInHand(order)
      else if (isOver) dropOrderInHand()
      if (order?.confirmation === "confirmed") return setFound({ begun: undefined, placed: order, round })
      setFound({ begun: order, placed: undefined, round })
    }
    void look()
    return () => {
      isLatest = false
    }
  }, [round])
  return { begun: found?.begun, placed: found?.placed, isKnown: found !== undefined }
}
