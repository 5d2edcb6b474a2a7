import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OvenDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type ReactNode, useCallback, useEffect } from "react"
import { useSearchParams } from "react-router"
import { startCart } from "../../session/keep-cart.ts"
import { useAnswer } from "../../session/use-answer.ts"
import { NeedsScripts } from "../../shell/needs-scripts.tsx"
import { NoAnswer } from "../../shell/order-trouble.tsx"
import { useTakenOver } from "../../shell/taken-over.ts"
import { FindForm } from "./find-form.tsx"
import { readOrderNumber } from "./read-order-number.ts"
import { ownOrders } from "./tracker.api.ts"
import { TrackerView } from "./tracker-view.tsx"
import styles from "./tracker-view.module.css"
import { trackingKeyOf } from "./tracking-keys.ts"
import { UnderWay } from "./under-way.tsx"
import { useTracker } from "./use-tracker.ts"

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface TrackScreenProps {
  heading: string
  /** ORD-8, for whoever's order it is. */
  again: (orderId: string) => ReactNode
}

/** TRK-1: the order that the address names, else what is under way. */
export function TrackScreen({ heading, again }: TrackScreenProps) {
  const [params] = useSearchParams()
  const isTakenOver = useTakenOver()
  useEffect(startCart, [])
  if (!isTakenOver) return <Waiting heading={heading} />
  const id = params.get("orderHistoryId") ?? ""
  if (UUID.test(id)) return <Followed key={id} heading={heading} id={id} again={again} />
  return <Own heading={heading} orderId={params.get("orderId") ?? ""} again={again} />
}

/**
 * With a number, as in our messages, that order of theirs. Without one is shown at once, and of several under way the
 * customer chooses.
 */
function Own({ heading, orderId, again }: TrackScreenProps & { orderId: string }) {
  const number = readOrderNumber(orderId)
  const ask = useCallback((signal: AbortSignal) => ownOrders(number, signal), [number])
  const answer = useAnswer(ask)
  if (answer.state === "loading") return <Waiting heading={heading} />
  if (answer.state === "failed") return <NoAnswer onRetry={answer.retry}>{answer.message ?? ""}</NoAnswer>
  // What is no number names no order, also none of theirs.
  const named = orderId === "" || number ? answer.value : []
  const [first, second] = named
  if (!first) {
    const lead = "With the number of the order and the mobile it was ordered with. Both are in our message to you."
    return <FindForm heading={heading} orderId={orderId} lead={lead} />
  }
  if (second) return <UnderWay heading={heading} orders={named} />
  return <Followed key={first.orderHistoryId} heading={heading} id={first.orderHistoryId} again={again} />
}

function Followed({ heading, id, again }: TrackScreenProps & { id: string }) {
  const key = trackingKeyOf(id)
  const answer = useTracker(id, key)
  if (answer.state === "loading") return <Waiting heading={heading} />
  if (answer.state === "failed") return <NoAnswer onRetry={answer.retry}>{answer.message}</NoAnswer>
  if (answer.state === "missing") {
    const lead = "This order isn’t one of yours here. Find it with its number and the mobile it was ordered with."
    return <FindForm heading={heading} lead={lead} />
  }
  if (answer.state === "not yet") {
    return (
      <EmptyState
        level={1}
        drawing={<OvenDrawing />}
        title={answer.message}
        action={<ButtonLink href={`/thank-you?transactionId=${id}`}>See how it stands</ButtonLink>}
      >
        As soon as it is placed, you can follow it here. This page looks by itself.
      </EmptyState>
    )
  }
  return <TrackerView {...answer} again={again} />
}

/** In the shape of what comes. */
function Waiting({ heading }: { heading: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <h1 className="sr-only">{heading}</h1>
      <NeedsScripts what="Following your order" />
      <Skeleton shape="card" className={styles.heroBone} />
      <div className={styles.columns}>
        <Skeleton shape="card" className={styles.bone} />
        <Skeleton shape="card" className={styles.bone} />
      </div>
    </div>
  )
}
