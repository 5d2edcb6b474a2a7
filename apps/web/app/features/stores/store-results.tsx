import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { BurntSliceDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { PlaceDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useCallback, useMemo, useState } from "react"
import { useSearchParams } from "react-router"
import { nearestStores, storesOfCity } from "../../session/locator.api.ts"
import { useAnswer } from "../../session/use-answer.ts"
import { MapBox } from "../../shell/map/map-box.tsx"
import type { MapView } from "../../shell/map/map-parts.ts"
import { CityFinder } from "./city-finder.tsx"
import { lookAt, type Where, withParam } from "./read-query.ts"
import cardStyles from "./store-card.module.css"
import { StoreCard } from "./store-card.tsx"
import styles from "./stores-screen.module.css"
import { useChooseStore } from "./use-choose-store.tsx"

interface Found {
  stores: readonly (StoreInfo & { distanceKm?: number })[]
  /** Where these are, as a heading. */
  title: string
}

const MOST_NEAR = 5
const nothing: Found = { stores: [], title: "" }

async function askFor(where: Where, type: DeliveryType, signal: AbortSignal): Promise<Found> {
  if ("point" in where) {
    const stores = await nearestStores(type, where.point, signal)
    return { stores: stores.slice(0, MOST_NEAR), title: titleOf(where.label) }
  }
  const { city, stores } = await storesOfCity(where.city, type, signal)
  return { stores, title: `${stores.length === 1 ? "1 store" : `${stores.length} stores`} in ${city.name}` }
}

/** A point's own name may say already that it is only near. */
function titleOf(label: string): string {
  return /^near\b/i.test(label) ? label : `Near ${label || "you"}`
}

export interface StoreResultsProps {
  /** Undefined until it is known: the shape of what comes. */
  where: Where | undefined
  type: DeliveryType
  mapFirst: boolean
}

/** List and map of the same stores, numbered alike. A new place or way is a new one of these. */
export function StoreResults({ where, type, mapFirst }: StoreResultsProps) {
  const [params, setParams] = useSearchParams()
  const [question] = useState(where)
  const answer = useAnswer(
    useMemo(() => (question ? (signal: AbortSignal) => askFor(question, type, signal) : undefined), [question, type]),
  )
  const { choose, questions } = useChooseStore(where)
  const [looked, setLooked] = useState<string>()
  const { stores, title } = answer.state === "ready" ? answer.value : nothing
  const here = question && "point" in question ? question.point : undefined
  const view = useMemo(() => viewOf(stores, here), [stores, here])
  const pins = useMemo(() => stores.map((store, nth) => pinOf(store, nth, store.id === looked)), [stores, looked])
  const openStore = useCallback(
    (id: string) => setParams((now) => new URLSearchParams(withParam(now, "store", id)), { preventScrollReset: true }),
    [setParams],
  )

  if (answer.state === "failed") return <Trouble message={answer.message} onRetry={answer.retry} />
  if (answer.state === "ready" && stores.length === 0) return <Nobody type={type} />
  const map = (
    <MapBox
      className={styles.map}
      map={stores.length > 0 ? { label: "Map of the stores listed", view, pins, here, onPin: openStore } : undefined}
    />
  )
  return (
    <div className={mapFirst ? `${styles.results} ${styles.mapFirst}` : styles.results}>
      {mapFirst ? map : undefined}
      <section className={styles.list} aria-busy={answer.state === "loading"}>
        <h2 className={styles.title}>{title || <Skeleton shape="title" />}</h2>
        <ol className={styles.cards}>
          {stores.map((store, nth) => (
            <StoreCard
              key={store.id}
              store={store}
              mark={nth + 1}
              type={type}
              href={withParam(params, "store", store.id)}
              onChoose={(way) => choose(store, way)}
              onLook={() => setLooked(store.id)}
            />
          ))}
          {answer.state === "loading" ? <Bones /> : undefined}
        </ol>
      </section>
      {mapFirst ? undefined : map}
      {questions}
    </div>
  )
}

function viewOf(stores: readonly StoreInfo[], here: Point | undefined): MapView {
  const around = stores.map(({ latitude, longitude }) => ({ latitude, longitude }))
  return { around: here ? [here, ...around] : around }
}

function pinOf({ id, name, latitude, longitude }: StoreInfo, nth: number, selected: boolean) {
  return {
    id,
    name,
    point: { latitude, longitude },
    mark: nth + 1,
    selected,
    label: `${nth + 1}. ${name}. Show details`,
  }
}

function Bones() {
  return [1, 2, 3].map((nth) => (
    <Card key={nth} as="li">
      <div className={cardStyles.bones}>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="button" />
      </div>
    </Card>
  ))
}

function Trouble({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        drawing={<BurntSliceDrawing />}
        title="The stores could not be loaded"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        {message ?? "Please check your connection and try again."}
      </EmptyState>
    </div>
  )
}

function Nobody({ type }: { type: DeliveryType }) {
  const [params] = useSearchParams()
  return (
    <>
      <EmptyState drawing={<PlaceDrawing />} title="No store of ours here yet">
        Look in one of these cities instead.
      </EmptyState>
      <CityFinder type={type} hrefOf={(city) => `?${lookAt(params, { city })}`} />
    </>
  )
}
