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
  useEffect(() => {
    let latestCheck = 0
    const check = async () => {
      const ownCheck = ++latestCheck
      const { transactionId } = currentOrderAttempt()
      const result = transactionId === null ? undefined : await fetchOrder(transactionId)
      if (ownCheck !== latestCheck) return
      if (transactionId === null || !result) return setPendingOrder(noOrder)
      // From now on, the cart's contents belong to a new order.
      if (result.ok && result.data.confirmation !== "pending") finishOrderAttempt(result.data)
      else if (!result.ok && result.code === "NOT_FOUND") discardOrderAttempt()
      setPendingOrder((known) => toPendingOrder(transactionId, result, known))
    }
    // The page was restored from the back/forward cache, on return from a provider's page.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => void (persisted && check())
    addEventListener("pageshow", handlePageShow)
    void check()
    return () => {
      latestCheck += 1
      removeEventListener("pageshow", handlePageShow)
    }
  }, [])
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
