import type { Result } from "@hearth/browser/result.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { useEffect, useState } from "react"
import { fetchOrder } from "../../shared/order/transactions.api.ts"
import { discardOrderAttempt, finishOrderAttempt, currentOrderAttempt } from "../../shared/order/order-attempt.ts"

interface PendingOrder {
  /** The order while it waits for its payment, or after it failed. */
  unplacedOrder: Transaction | undefined
  /** The order if it was placed in the background, such as by the bank's callback or in another tab. */
  placedOrder: Transaction | undefined
}

const noOrder: PendingOrder = { unplacedOrder: undefined, placedOrder: undefined }

/**
 * The order that this tab started before a reload or a visit to a provider's page. Its data prefills the form, and its
 * pending payment can be continued.
 */
export function usePendingOrder(): PendingOrder & { isLoaded: boolean } {
  const [pendingOrder, setPendingOrder] = useState<PendingOrder>()
  const [restoreCount, setRestoreCount] = useState(0)
  useEffect(() => {
    // The page was restored from the back/forward cache, on return from a provider's page.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && setRestoreCount((count) => count + 1)
    addEventListener("pageshow", handlePageShow)
    return () => removeEventListener("pageshow", handlePageShow)
  }, [])
  useEffect(() => {
    const { transactionId } = currentOrderAttempt()
    let isLatest = true
    const check = async () => {
      if (transactionId === null) return setPendingOrder(noOrder)
      const result = await fetchOrder(transactionId)
      if (!isLatest) return
      // From now on, the cart's contents belong to a new order.
      if (result.ok && result.data.confirmation !== "pending") finishOrderAttempt(result.data)
      else if (!result.ok && result.code === "NOT_FOUND") discardOrderAttempt()
      setPendingOrder((known) => toPendingOrder(transactionId, result, known))
    }
    void check()
    return () => {
      isLatest = false
    }
  }, [restoreCount])
  return { ...(pendingOrder ?? noOrder), isLoaded: pendingOrder !== undefined }
}

/** If the request failed, the order stays as it was known before. */
export function toPendingOrder(
  transactionId: string,
  result: Result<Transaction>,
  known: PendingOrder | undefined,
): PendingOrder {
  if (result.ok) {
    return result.data.confirmation === "confirmed"
      ? { unplacedOrder: undefined, placedOrder: result.data }
      : { unplacedOrder: result.data, placedOrder: undefined }
  }
  const isKnown = known?.unplacedOrder?.transactionId === transactionId
  return isKnown && result.code !== "NOT_FOUND" ? known : noOrder
}
