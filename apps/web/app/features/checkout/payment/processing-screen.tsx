import * as stepTexts from "@hearth/texts/checkout/payment-steps.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { Loader } from "@hearth/ui/loader/loader.tsx"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { OrderUnavailable, OrderNotFound } from "../../../shared/order/order-unavailable.tsx"
import { paymentResponder, orderHref } from "../../../shared/order/order-route.ts"
import { type OrderQuery, useOrder } from "../../../shared/order/use-order.ts"
import { finishOrderAttempt } from "../../../shared/order/order-attempt.ts"
import styles from "./waiting.module.css"

/** After this time, links to leave the page are shown. */
const LONG_WAIT_MS = 6000

/** Shown on return from a provider's page. The payment's status comes from the server, not from the returned URL. */
export function ProcessingScreen({ transactionId }: { transactionId: string }) {
  const query = useOrder(transactionId)
  const isLongWait = useLongWait()
  useContinueOrder(query)
  if (query.state === "missing") return <OrderNotFound />
  if (query.state === "failed") return <OrderUnavailable onRetry={query.retry}>{query.message}</OrderUnavailable>
  const order = query.state === "ready" ? query.order : undefined
  return (
    <div className={styles.wait} aria-busy="true">
      <Loader />
      <h1 className={styles.title}>{stepTexts.checkingWith(paymentResponder(order))}</h1>
      <p className={styles.text}>{stepTexts.chargedOnce}</p>
      {isLongWait && order ? (
        <div className={styles.actions}>
          <ButtonLink href={`/thank-you?transactionId=${order.transactionId}`} variant="secondary">
            {stepTexts.viewOrder}
          </ButtonLink>
          {order.next.kind === "page" ? (
            <ButtonLink href={order.next.url} variant="quiet">
              {stepTexts.continuePayment}
            </ButtonLink>
          ) : undefined}
          <ButtonLink href="/payment" variant="quiet">
            {stepTexts.changePaymentMethod}
          </ButtonLink>
        </div>
      ) : undefined}
    </div>
  )
}

/** Navigates on as soon as the payment's outcome is known. */
function useContinueOrder(query: OrderQuery): void {
  const navigate = useNavigate()
  const order = query.state === "ready" ? query.order : undefined
  const nextHref = order && orderHref(order)
  const transactionId = order?.transactionId
  const confirmation = order?.confirmation
  useEffect(() => {
    if (transactionId && confirmation && confirmation !== "pending") finishOrderAttempt({ transactionId, confirmation })
    if (nextHref && !nextHref.startsWith("/payment?")) void navigate(nextHref, { replace: true })
  }, [nextHref, transactionId, confirmation, navigate])
}

function useLongWait(): boolean {
  const [isLongWait, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLongWait
}
