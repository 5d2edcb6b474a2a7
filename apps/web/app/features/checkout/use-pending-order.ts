import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { useEffect, useState } from "react"
import { fetchOrder } from "../../shared/order/transactions.api.ts"
import { discardOrderAttempt, finishOrderAttempt, currentOrderAttempt } from "../../shared/order/order-attempt.ts"

interface PendingOrder {
  begun: Transaction | undefined
  /** Placed while nobody looked on: by the bank's word, in another tab. */
  placed: Transaction | undefined
  isKnown: boolean
}

/**
 * What this tab had begun before it was reloaded or went to a provider: what was written then need not be written again,
 * and a payment under way can be gone on with.
 */
export function usePendingOrder(): PendingOrder {
  const [found, setFound] = useState<Omit<PendingOrder, "isKnown"> & { round: number }>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    // Shown again by a step back from a provider's page.
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && setRound((count) => count + 1)
    addEventListener("pageshow", shownAgain)
    return () => removeEventListener("pageshow", shownAgain)
  }, [])
  useEffect(() => {
    const { transactionId } = currentOrderAttempt()
    let isLatest = true
    const check = async () => {
      const result = transactionId === null ? undefined : await fetchOrder(transactionId)
      if (!isLatest) return
      if (!result) return setFound({ begun: undefined, placed: undefined, round })
      const order = result.ok ? result.data : undefined
      const isOver = order ? order.confirmation !== "pending" : !result.ok && result.code === "NOT_FOUND"
      // What is in the cart now is another order.
      if (order && isOver) finishOrderAttempt(order)
      else if (isOver) discardOrderAttempt()
      if (order?.confirmation === "confirmed") return setFound({ begun: undefined, placed: order, round })
      setFound({ begun: order, placed: undefined, round })
    }
    void check()
    return () => {
      isLatest = false
    }
  }, [round])
  return { begun: found?.begun, placed: found?.placed, isKnown: found !== undefined }
}
