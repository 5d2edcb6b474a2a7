import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { useEffect, useState } from "react"
import { fetchOrder } from "../../shared/order/transactions.api.ts"
import { discardOrderAttempt, finishOrderAttempt, currentOrderAttempt } from "../../shared/order/order-attempt.ts"

interface PendingOrder {
  createdOrder: Transaction | undefined
  /** The order was placed in the background, such as by the bank's callback or in another tab. */
  placedOrder: Transaction | undefined
  isLoaded: boolean
}

/**
 * The order that this tab started before a reload or a visit to a provider's page. Its data prefills the form, and its
 * pending payment can be continued.
 */
export function usePendingOrder(): PendingOrder {
  const [loaded, setLoaded] = useState<Omit<PendingOrder, "isLoaded"> & { attempt: number }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    // The page was restored from the back/forward cache, on return from a provider's page.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && setAttempt((count) => count + 1)
    addEventListener("pageshow", handlePageShow)
    return () => removeEventListener("pageshow", handlePageShow)
  }, [])
  useEffect(() => {
    const { transactionId } = currentOrderAttempt()
    let isLatest = true
    const check = async () => {
      const result = transactionId === null ? undefined : await fetchOrder(transactionId)
      if (!isLatest) return
      if (!result) return setLoaded({ createdOrder: undefined, placedOrder: undefined, attempt })
      const order = result.ok ? result.data : undefined
      const hasEnded = order ? order.confirmation !== "pending" : !result.ok && result.code === "NOT_FOUND"
      // From now on, the cart's contents belong to a new order.
      if (order && hasEnded) finishOrderAttempt(order)
      else if (hasEnded) discardOrderAttempt()
      if (order?.confirmation === "confirmed")
        return setLoaded({ createdOrder: undefined, placedOrder: order, attempt })
      setLoaded({ createdOrder: order, placedOrder: undefined, attempt })
    }
    void check()
    return () => {
      isLatest = false
    }
  }, [attempt])
  return { createdOrder: loaded?.createdOrder, placedOrder: loaded?.placedOrder, isLoaded: loaded !== undefined }
}
