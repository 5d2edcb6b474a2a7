import type { Result } from "@hearth/browser/result.ts"
import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as storesTexts from "@hearth/texts/place/stores.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { BurntSliceDrawing } from "@hearth/ui/empty-state/burnt-slice-drawing.tsx"
import { PlaceDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useCallback, useMemo, useState } from "react"
import { useSearchParams } from "react-router"
import { fetchNearestStores, fetchCityStores } from "../../place/locator.api.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { MapBox } from "../../shared/map/map-box.tsx"
import type { MapView } from "../../shared/map/map-types.ts"
import { CityFinder } from "./city-finder.tsx"
import { withStoreSearch, type StoreSearch, withParam } from "./store-search-query.ts"
import cardStyles from "./store-card.module.css"
import { StoreCard } from "./store-card.tsx"
import styles from "./stores-screen.module.css"
import { useChooseStore } from "./use-choose-store.tsx"

interface FoundStores {
  stores: readonly (StoreInfo & { distanceKm?: number })[]
  /** The heading: where these stores are. */
  title: string
}

const MAX_NEARBY = 5
const noStores: FoundStores = { stores: [], title: "" }

async function fetchStores(search: StoreSearch, type: DeliveryType, signal: AbortSignal): Promise<Result<FoundStores>> {
  if ("point" in search) {
    const nearestResult = await fetchNearestStores(type, search.point, signal)
    if (!nearestResult.ok) return nearestResult
    return { ok: true, data: { stores: nearestResult.data.slice(0, MAX_NEARBY), title: titleOf(search.label) } }
  }
  const cityResult = await fetchCityStores(search.city, type, signal)
  if (!cityResult.ok) return cityResult
  const { city, stores } = cityResult.data
  return { ok: true, data: { stores, title: storesTexts.storesInCity(stores.length, city.name) } }
}

/** A point's label may contain "near" already. */
function titleOf(label: string): string {
  if (label === "") return storesTexts.nearYou
  return /^near\b/i.test(label) ? label : storesTexts.near(label)
}

export interface StoreResultsProps {
  /** Undefined until the search is known; a skeleton is shown until then. */
  search: StoreSearch | undefined
  type: DeliveryType
  mapFirst: boolean
}

/**
 * A list and a map of the same stores with the same numbers. The search of the first render counts: for another search
 * or delivery type, give the component another `key`.
 */
export function StoreResults({ search, type, mapFirst }: StoreResultsProps) {
  const [params, setParams] = useSearchParams()
  const [initialSearch] = useState(search)
  const query = useQuery(
    useMemo(
      () => (initialSearch ? (signal: AbortSignal) => fetchStores(initialSearch, type, signal) : undefined),
      [initialSearch, type],
    ),
  )
  const { choose, vehicleOrTableSheet } = useChooseStore(search)
  const [highlightedId, setHighlightedId] = useState<string>()
  const { stores, title } = query.state === "ready" ? query.value : noStores
  const userPosition = initialSearch && "point" in initialSearch ? initialSearch.point : undefined
  const view = useMemo(() => toMapView(stores, userPosition), [stores, userPosition])
  const pins = useMemo(
    () => stores.map((store, index) => toMapPin(store, index, store.id === highlightedId)),
    [stores, highlightedId],
  )
  const openStore = useCallback(
    (id: string) =>
      setParams((current) => new URLSearchParams(withParam(current, "store", id)), { preventScrollReset: true }),
    [setParams],
  )

  if (query.state === "failed") return <StoresUnavailable message={query.message} onRetry={query.retry} />
  if (query.state === "ready" && stores.length === 0) return <NoStores type={type} />
  const map = (
    <MapBox
      className={styles.map}
      map={stores.length > 0 ? { label: storesTexts.map, view, pins, userPosition, onPinClick: openStore } : undefined}
    />
  )
  return (
    <div className={mapFirst ? `${styles.results} ${styles.mapFirst}` : styles.results}>
      {mapFirst ? map : undefined}
      <section className={styles.list} aria-busy={query.state === "loading"}>
        <h2 className={styles.title}>{title || <Skeleton shape="title" />}</h2>
        <ol className={styles.cards}>
          {stores.map((store, index) => (
            <StoreCard
              key={store.id}
              store={store}
              number={index + 1}
              type={type}
              href={withParam(params, "store", store.id)}
              onChoose={(deliveryType) => choose(store, deliveryType)}
              onHighlight={() => setHighlightedId(store.id)}
            />
          ))}
          {query.state === "loading" ? <StoreCardsSkeleton /> : undefined}
        </ol>
      </section>
      {mapFirst ? undefined : map}
      {vehicleOrTableSheet}
    </div>
  )
}

function toMapView(stores: readonly StoreInfo[], userPosition: Point | undefined): MapView {
  const around = stores.map(({ latitude, longitude }) => ({ latitude, longitude }))
  return { around: userPosition ? [userPosition, ...around] : around }
}

function toMapPin({ id, name, latitude, longitude }: StoreInfo, index: number, selected: boolean) {
  return {
    id,
    name,
    point: { latitude, longitude },
    number: index + 1,
    selected,
    label: storesTexts.showStore(index + 1, name),
  }
}

function StoreCardsSkeleton() {
  return [1, 2, 3].map((index) => (
    <Card key={index} as="li">
      <div className={cardStyles.skeletons}>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="button" />
      </div>
    </Card>
  ))
}

function StoresUnavailable({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        drawing={<BurntSliceDrawing />}
        title={storesTexts.storesNotLoaded}
        action={<Button onClick={onRetry}>{labels.tryAgain}</Button>}
      >
        {message ?? labels.slowConnection}
      </EmptyState>
    </div>
  )
}

function NoStores({ type }: { type: DeliveryType }) {
  const [params] = useSearchParams()
  return (
    <>
      <EmptyState drawing={<PlaceDrawing />} title={storesTexts.noStoresHere}>
        {storesTexts.tryTheseCities}
      </EmptyState>
      <CityFinder type={type} hrefOf={(city) => `?${withStoreSearch(params, { city })}`} />
    </>
  )
}
