import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { useEffect, useState } from "react"
import { fetchOrder } from "../../shared/order/transactions.api.ts"
import { discardOrderAttempt, finishOrderAttempt, currentOrderAttempt } from "../../shared/order/order-attempt.ts"

interface PendingOrder {
  createdOrder: Transaction | undefined
  /** The order was placed in the background, such as by the bank's callback or in another tab. */
  placed: Transaction | undefined
  isKnown: boolean
}

/**
 * The order that this tab started before a reload or a visit to a provider's page. Its data prefills the form, and its
 * pending payment can be continued.
 */
export function usePendingOrder(): PendingOrder {
  const [found, setFound] = useState<Omit<PendingOrder, "isKnown"> & { attempt: number }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    // The page was restored from the back/forward cache, on return from a provider's page.
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && setAttempt((count) => count + 1)
    addEventListener("pageshow", shownAgain)
    return () => removeEventListener("pageshow", shownAgain)
  }, [])
  useEffect(() => {
    const { transactionId } = currentOrderAttempt()
    let isLatest = true
    const check = async () => {
      const result = transactionId === null ? undefined : await fetchOrder(transactionId)
      if (!isLatest) return
      if (!result) return setFound({ createdOrder: undefined, placed: undefined, attempt })
      const order = result.ok ? result.data : undefined
      const isOver = order ? order.confirmation !== "pending" : !result.ok && result.code === "NOT_FOUND"
      // The cart's current contents are a new order.
      if (order && isOver) finishOrderAttempt(order)
      else if (isOver) discardOrderAttempt()
      if (order?.confirmation === "confirmed") return setFound({ createdOrder: undefined, placed: order, attempt })
      setFound({ createdOrder: order, placed: undefined, attempt })
    }
    void check()
    return () => {
      isLatest = false
    }
  }, [attempt])
  return { createdOrder: found?.createdOrder, placed: found?.placed, isKnown: found !== undefined }
}
