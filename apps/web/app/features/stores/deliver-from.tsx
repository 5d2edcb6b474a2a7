import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { Button, ButtonLink, type ButtonAppearance } from "@hearth/ui/button/button.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useMemo } from "react"
import { useSearchParams } from "react-router"
import { storeByLocation } from "../../session/locator.api.ts"
import { useAnswer } from "../../session/use-answer.ts"
import { pathWith, readAddressWay } from "../../shell/address-way.ts"
import { chooseWords } from "./read-query.ts"
import styles from "./store-details.module.css"

export interface DeliverFromProps {
  store: StoreInfo
  /** Where it would be brought to; to be brought it, one has to be somewhere. */
  point: Point | undefined
  look: Pick<ButtonAppearance, "variant" | "size">
  onChoose: () => void
}

/** LOC-2: areas overlap, so who delivers to a place is asked for, and only that store is offered. */
export function DeliverFrom({ store, point, look, onChoose }: DeliverFromProps) {
  const [params] = useSearchParams()
  const { latitude, longitude } = point ?? {}
  const ask = useMemo(() => {
    if (latitude === undefined || longitude === undefined) return undefined
    return (signal: AbortSignal) => storeByLocation({ latitude, longitude }, signal)
  }, [latitude, longitude])
  const answer = useAnswer(ask)
  if (ask && answer.state === "loading") return <Skeleton shape="button" className={styles.wide} />
  const found = answer.state === "ready" ? answer.value : undefined
  if (found?.ok && found.store.id === store.id) {
    return (
      <Button {...look} onClick={onChoose}>
        {chooseWords.DELIVERY}
      </Button>
    )
  }
  const at = { latitude: String(store.latitude), longitude: String(store.longitude), in: store.city }
  return (
    <div className={styles.elsewhere}>
      {found ? <p>{found.ok ? `${found.store.name} delivers to your place.` : found.message}</p> : undefined}
      <ButtonLink {...look} full href={pathWith("mapScreen", { ...readAddressWay(params) }, at)}>
        Delivery: set your place on the map
      </ButtonLink>
    </div>
  )
}
