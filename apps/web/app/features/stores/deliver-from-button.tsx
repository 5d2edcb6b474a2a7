import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as chooseStoreTexts from "@hearth/texts/place/choose-store.ts"
import * as storeDetailsTexts from "@hearth/texts/place/store-details.ts"
import { Button, ButtonLink, type ButtonAppearance } from "@hearth/ui/button/button.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useMemo } from "react"
import { useSearchParams } from "react-router"
import { fetchStoreByLocation } from "../../place/locator.api.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { postorderPath, readAddressRoute } from "../../shared/address/address-route.ts"
import styles from "./store-details.module.css"

export interface DeliverFromButtonProps {
  store: StoreInfo
  /** The delivery location. Without one, the customer sets it on the map. */
  point: Point | undefined
  appearance: Pick<ButtonAppearance, "variant" | "size">
  onChoose: () => void
}

/**
 * LOC-2: delivery areas overlap, so the server decides which store delivers to a location. Only that store is offered
 * for delivery.
 */
export function DeliverFromButton({ store, point, appearance, onChoose }: DeliverFromButtonProps) {
  const [params] = useSearchParams()
  const { latitude, longitude } = point ?? {}
  const load = useMemo(() => {
    if (latitude === undefined || longitude === undefined) return undefined
    return (signal: AbortSignal) => fetchStoreByLocation({ latitude, longitude }, signal)
  }, [latitude, longitude])
  const query = useQuery(load)
  if (load && query.state === "loading") return <Skeleton shape="button" className={styles.wide} />
  if (query.state === "ready" && query.value.id === store.id) {
    return (
      <Button {...appearance} onClick={onChoose}>
        {chooseStoreTexts.choose("DELIVERY")}
      </Button>
    )
  }
  const pointQuery = { latitude: String(store.latitude), longitude: String(store.longitude), in: store.city }
  return (
    <div className={styles.otherStore}>
      {query.state === "ready" ? <p>{storeDetailsTexts.deliversToYou(query.value.name)}</p> : undefined}
      {query.state === "failed" ? <p>{query.message ?? labels.slowConnection}</p> : undefined}
      <ButtonLink {...appearance} full href={postorderPath("mapScreen", { ...readAddressRoute(params) }, pointQuery)}>
        {storeDetailsTexts.setOnMap}
      </ButtonLink>
    </div>
  )
}
