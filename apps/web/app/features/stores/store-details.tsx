import { STORE_UNAVAILABLE_MESSAGE } from "@hearth/contract/error-codes.ts"
import { type DeliveryType, deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { BurntSliceDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useMemo } from "react"
import { storeDetails } from "../../session/locator.api.ts"
import { useAnswer } from "../../session/use-answer.ts"
import { openLocationSheet } from "../../shell/location-sheet.ts"
import { DeliverFrom } from "./deliver-from.tsx"
import { chooseWords, isStoreId } from "./read-query.ts"
import { type Details, StoreFacts } from "./store-facts.tsx"
import styles from "./store-details.module.css"
import { useChooseStore } from "./use-choose-store.tsx"
import { useLookedAt } from "./use-looked-at.ts"

export interface StoreDetailsProps {
  id: string
  /** The way the screen under it is about. */
  type: DeliveryType
  onClose: () => void
}

export default function StoreDetails({ id, type, onClose }: StoreDetailsProps) {
  const ask = useMemo(
    () => (isStoreId(id) ? (signal: AbortSignal) => storeDetails(id, type, signal) : undefined),
    [id, type],
  )
  const answer = useAnswer(ask)
  const details = answer.state === "ready" ? answer.value : undefined
  return (
    <Sheet
      open
      isInUrl
      onClose={onClose}
      title={details ? details.store.name : "Store"}
      subtitle={details ? `${details.store.locality}, ${details.store.city}` : undefined}
      footer={details ? <Ways details={details} type={type} /> : undefined}
    >
      {details ? <StoreFacts details={details} type={type} /> : undefined}
      {ask && answer.state === "loading" ? <Bones /> : undefined}
      {ask && answer.state !== "failed" ? undefined : (
        <Trouble
          message={answer.state === "failed" ? answer.message : STORE_UNAVAILABLE_MESSAGE}
          onRetry={answer.state === "failed" ? answer.retry : undefined}
          onElsewhere={() => {
            onClose()
            openLocationSheet(type)
          }}
        />
      )}
    </Sheet>
  )
}

/** What one can have from this store, the way of the screen first. */
function Ways({ details: { store }, type }: { details: Details; type: DeliveryType }) {
  const { where } = useLookedAt()
  const { choose, questions } = useChooseStore(where)
  const served = deliveryTypes.filter((each) => store.deliveryTypes.includes(each))
  const order = [...served.filter((each) => each === type), ...served.filter((each) => each !== type)]
  const point = where && "point" in where ? where.point : undefined
  return (
    <div className={styles.ways}>
      {order.map((way, nth) => {
        const look = nth === 0 ? ({ variant: "primary" } as const) : ({ variant: "secondary", size: "small" } as const)
        return way === "DELIVERY" ? (
          <DeliverFrom key={way} store={store} point={point} look={look} onChoose={() => choose(store, way)} />
        ) : (
          <Button key={way} {...look} onClick={() => choose(store, way)}>
            {chooseWords[way]}
          </Button>
        )
      })}
      {questions}
    </div>
  )
}

function Bones() {
  return (
    <div className={styles.bones} aria-busy="true">
      <Skeleton shape="card" className={styles.map} />
      <Skeleton shape="title" />
      <Skeleton lines={4} />
    </div>
  )
}

interface TroubleProps {
  message: string | undefined
  onRetry: (() => void) | undefined
  onElsewhere: () => void
}

/** LOC-15 */
function Trouble({ message, onRetry, onElsewhere }: TroubleProps) {
  // A refusal that asks for another store is not mended by asking again.
  const final = message === STORE_UNAVAILABLE_MESSAGE || !onRetry
  return (
    <div role="alert">
      <EmptyState
        level={3}
        drawing={<BurntSliceDrawing />}
        title="This store can’t be shown"
        action={
          <>
            {final ? undefined : (
              <Button variant="secondary" onClick={onRetry}>
                Try again
              </Button>
            )}
            <Button onClick={onElsewhere}>Select a different store</Button>
          </>
        }
      >
        {message ?? "Please check your connection and try again."}
      </EmptyState>
    </div>
  )
}
