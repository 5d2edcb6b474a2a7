import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Loader } from "@hearth/ui/loader/loader.tsx"
import { useEffect, useRef } from "react"
import { useNavigate } from "react-router"
import { NoAnswer, NoOrder } from "../../shell/order-trouble.tsx"
import { screenOf } from "../../shell/order-way.ts"
import { useOrder } from "../../shell/use-order.ts"
import styles from "./waiting.module.css"

/** PAY-11: posts the provider's form. After a reload the order is asked for it again. */
export function PaytmFormScreen({ transactionId }: { transactionId: string | null | undefined }) {
  const answer = useOrder(transactionId)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isPosted = useRef(false)
  const order = answer.state === "ready" ? answer.order : undefined
  const next = order?.next.kind === "form" ? order.next : undefined
  const elsewhere = order && !next ? screenOf(order) : undefined
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate])
  useEffect(() => {
    if (!next || isPosted.current || cameBack()) return
    isPosted.current = true
    form.current?.submit()
  }, [next])
  if (answer.state === "missing") return <NoOrder />
  if (answer.state === "failed") return <NoAnswer onRetry={answer.retry}>{answer.message}</NoAnswer>
  return (
    <div className={styles.wait}>
      <Loader />
      <h1 className={styles.title}>On to Paytm</h1>
      <p className={styles.words}>You pay on Paytm’s own page and come back here by yourself.</p>
      {next ? (
        <>
          <form ref={form} method="post" action={next.url}>
            {Object.entries(next.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit">Go on to Paytm</Button>
          </form>
          <ButtonLink href="/payment" variant="quiet">
            Pay another way
          </ButtonLink>
        </>
      ) : undefined}
    </div>
  )
}

/** Who stepped back from the provider's page is not sent there again at once. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return entry?.type === "back_forward"
}
