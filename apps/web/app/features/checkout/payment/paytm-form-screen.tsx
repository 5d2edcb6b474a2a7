import * as stepTexts from "@hearth/texts/checkout/payment-steps.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Loader } from "@hearth/ui/loader/loader.tsx"
import { useEffect, useRef } from "react"
import { useNavigate, useNavigationType } from "react-router"
import { OrderUnavailable, OrderNotFound } from "../../../shared/order/order-unavailable.tsx"
import { orderHref } from "../../../shared/order/order-route.ts"
import { useOrder } from "../../../shared/order/use-order.ts"
import styles from "./waiting.module.css"

/** PAY-11: posts the provider's form. After a reload, the form is fetched again with the order. */
export function PaytmFormScreen({ transactionId }: { transactionId: string | null | undefined }) {
  const query = useOrder(transactionId)
  const navigate = useNavigate()
  const isBack = useIsBackFromProvider()
  const form = useRef<HTMLFormElement>(null)
  const isPosted = useRef(false)
  const order = query.state === "ready" ? query.order : undefined
  const next = order?.next.kind === "form" ? order.next : undefined
  const nextHref = order && !next ? orderHref(order) : undefined
  useEffect(() => {
    if (nextHref) void navigate(nextHref, { replace: true })
  }, [nextHref, navigate])
  useEffect(() => {
    if (!next || isPosted.current || isBack) return
    isPosted.current = true
    form.current?.submit()
  }, [next, isBack])
  if (query.state === "missing") return <OrderNotFound />
  if (query.state === "failed") return <OrderUnavailable onRetry={query.retry}>{query.message}</OrderUnavailable>
  return (
    <div className={styles.wait}>
      <Loader />
      <h1 className={styles.title}>{stepTexts.goingToPaytm}</h1>
      <p className={styles.text}>{stepTexts.payOnPaytm}</p>
      {next ? (
        <>
          <form ref={form} method="post" action={next.url}>
            {Object.entries(next.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit">{stepTexts.continueToPaytm}</Button>
          </form>
          <ButtonLink href="/payment" variant="quiet">
            {stepTexts.changePaymentMethod}
          </ButtonLink>
        </>
      ) : undefined}
    </div>
  )
}

/**
 * Whether the customer navigated back from the provider's page. They are not sent there again. The browser's entry
 * describes how the document was loaded and never changes, so it says nothing about a visit by a link inside the app.
 */
function useIsBackFromProvider(): boolean {
  const isByLink = useNavigationType() !== "POP"
  const [documentEntry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return !isByLink && documentEntry?.type === "back_forward"
}
