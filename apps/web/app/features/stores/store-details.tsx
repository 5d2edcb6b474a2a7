import * as storeErrorTexts from "@hearth/texts/place/store-errors.ts"
import { type DeliveryType, deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import * as chooseStoreTexts from "@hearth/texts/place/choose-store.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as storeDetailsTexts from "@hearth/texts/place/store-details.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { BurntSliceDrawing } from "@hearth/ui/empty-state/burnt-slice-drawing.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useMemo } from "react"
import { fetchStoreDetails } from "../../place/locator.api.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { openLocationSheet } from "../../place/location-sheet.store.ts"
import { DeliverFromButton } from "./deliver-from-button.tsx"
import { isStoreId } from "./store-search-query.ts"
import { type StoreDetailsData, StoreFacts } from "./store-facts.tsx"
import styles from "./store-details.module.css"
import { useChooseStore } from "./use-choose-store.tsx"
import { useStoreSearch } from "./use-store-search.ts"

export interface StoreDetailsProps {
  id: string
  /** The delivery type of the screen under the sheet. */
  type: DeliveryType
  onClose: () => void
}

export default function StoreDetails({ id, type, onClose }: StoreDetailsProps) {
  const load = useMemo(
    () => (isStoreId(id) ? (signal: AbortSignal) => fetchStoreDetails(id, type, signal) : undefined),
    [id, type],
  )
  const query = useQuery(load)
  const details = query.state === "ready" ? query.value : undefined
  return (
    <Sheet
      open
      isInUrl
      onClose={onClose}
      title={details ? details.store.name : storeDetailsTexts.store}
      subtitle={details ? `${details.store.locality}, ${details.store.city}` : undefined}
      footer={details ? <ChooseStoreButtons details={details} type={type} /> : undefined}
    >
      {details ? <StoreFacts details={details} type={type} /> : undefined}
      {load && query.state === "loading" ? <StoreDetailsSkeleton /> : undefined}
      {load && query.state !== "failed" ? undefined : (
        <StoreUnavailable
          message={query.state === "failed" ? query.message : storeErrorTexts.storeUnavailable}
          onRetry={query.state === "failed" ? query.retry : undefined}
          onChooseOther={() => {
            onClose()
            openLocationSheet(type)
          }}
        />
      )}
    </Sheet>
  )
}

/** A button for each of the store's delivery types; the screen's delivery type comes first. */
function ChooseStoreButtons({ details: { store }, type }: { details: StoreDetailsData; type: DeliveryType }) {
  const { search } = useStoreSearch()
  const { choose, vehicleOrTableSheet } = useChooseStore(search)
  const servedTypes = deliveryTypes.filter((each) => store.deliveryTypes.includes(each))
  const sortedTypes = [...servedTypes.filter((each) => each === type), ...servedTypes.filter((each) => each !== type)]
  const point = search && "point" in search ? search.point : undefined
  return (
    <div className={styles.actions}>
      {sortedTypes.map((deliveryType, index) => {
        const appearance =
          index === 0 ? ({ variant: "primary" } as const) : ({ variant: "secondary", size: "small" } as const)
        return deliveryType === "DELIVERY" ? (
          <DeliverFromButton
            key={deliveryType}
            store={store}
            point={point}
            appearance={appearance}
            onChoose={() => choose(store, deliveryType)}
          />
        ) : (
          <Button key={deliveryType} {...appearance} onClick={() => choose(store, deliveryType)}>
            {chooseStoreTexts.choose(deliveryType)}
          </Button>
        )
      })}
      {vehicleOrTableSheet}
    </div>
  )
}

function StoreDetailsSkeleton() {
  return (
    <div className={styles.skeletons} aria-busy="true">
      <Skeleton shape="card" className={styles.map} />
      <Skeleton shape="title" />
      <Skeleton lines={4} />
    </div>
  )
}

interface StoreUnavailableProps {
  message: string | undefined
  onRetry: (() => void) | undefined
  onChooseOther: () => void
}

/** LOC-15: the store's details can't be shown. */
function StoreUnavailable({ message, onRetry, onChooseOther }: StoreUnavailableProps) {
  // If the message says to choose another store, retrying doesn't help.
  const isFinal = message === storeErrorTexts.storeUnavailable || !onRetry
  return (
    <div role="alert">
      <EmptyState
        level={3}
        drawing={<BurntSliceDrawing />}
        title={storeDetailsTexts.notLoaded}
        action={
          <>
            {isFinal ? undefined : (
              <Button variant="secondary" onClick={onRetry}>
                {labels.tryAgain}
              </Button>
            )}
            <Button onClick={onChooseOther}>{storeDetailsTexts.chooseAnotherStore}</Button>
          </>
        }
      >
        {message ?? labels.slowConnection}
      </EmptyState>
    </div>
  )
}
