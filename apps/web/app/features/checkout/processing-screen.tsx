import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { Loader } from "@hearth/ui/loader/loader.tsx"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { NoAnswer, NoOrder } from "../../shell/order-trouble.tsx"
import { answererOf, screenOf } from "../../shell/order-way.ts"
import { type OrderAnswer, useOrder } from "../../shell/use-order.ts"
import { endOrderInHand } from "../../session/order-in-hand.ts"
import styles from "./waiting.module.css"

/** After it, the ways out are offered as well. */
const PATIENCE_MS = 6000

/** Back from a provider: what it says decides, not the address one came back to. */
export function ProcessingScreen({ transactionId }: { transactionId: string }) {
  const answer = useOrder(transactionId)
  const isLong = useLongWait()
  useGoOn(answer)
  if (answer.state === "missing") return <NoOrder />
  if (answer.state === "failed") return <NoAnswer onRetry={answer.retry}>{answer.message}</NoAnswer>
  const order = answer.state === "ready" ? answer.order : undefined
  return (
    <div className={styles.wait} aria-busy="true">
      <Loader />
      <h1 className={styles.title}>We’re checking with {answererOf(order)}</h1>
      <p className={styles.words}>This takes a moment. Nothing is taken twice, whatever happens here.</p>
      {isLong && order ? (
        <div className={styles.ways}>
          <ButtonLink href={`/thank-you?transactionId=${order.transactionId}`} variant="secondary">
            Wait on the order’s page
          </ButtonLink>
          {order.next.kind === "page" ? (
            <ButtonLink href={order.next.url} variant="quiet">
              Back to the payment
            </ButtonLink>
          ) : undefined}
          <ButtonLink href="/payment" variant="quiet">
            Pay another way
          </ButtonLink>
        </div>
      ) : undefined}
    </div>
  )
}

/** As soon as it is known how it stands. */
function useGoOn(answer: OrderAnswer): void {
  const navigate = useNavigate()
  const order = answer.state === "ready" ? answer.order : undefined
  const to = order && screenOf(order)
  const transactionId = order?.transactionId
  const confirmation = order?.confirmation
  useEffect(() => {
    if (transactionId && confirmation && confirmation !== "pending") endOrderInHand({ transactionId, confirmation })
    if (to && !to.startsWith("/payment?")) void navigate(to, { replace: true })
  }, [to, transactionId, confirmation, navigate])
}

function useLongWait(): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
