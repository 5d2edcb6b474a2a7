import * as trackingTexts from "@hearth/texts/orders/order-tracking.ts"
import { useMemo, useState } from "react"
import { MapBox } from "../../shared/map/map-box.tsx"
import styles from "./tracker-view.module.css"
import type { Tracker } from "./tracker.api.ts"

/** A map with the store, the destination and the rider; for pickup, with the store only. */
export function TrackMap({ tracker }: { tracker: Tracker }) {
  const { store, destination, rider, deliveryType } = tracker
  const { id, name, latitude, longitude } = store
  const pins = useMemo(() => [{ id, name, point: { latitude, longitude } }], [id, name, latitude, longitude])
  // The map is fitted once; afterwards the customer controls it.
  const [view] = useState(() => ({ around: [{ latitude, longitude }, ...(destination ? [destination] : [])] }))
  const placePin = useMemo(
    () => destination ?? undefined,
    // oxlint-disable-next-line react/exhaustive-deps -- each response has a new object for the same fixed point
    [destination?.latitude, destination?.longitude],
  )
  const [label, caption] =
    deliveryType === "DELIVERY"
      ? [
          trackingTexts.mapOfDelivery,
          rider?.position ? trackingTexts.riderOnMap(rider.name) : trackingTexts.riderNotOnMap,
        ]
      : [trackingTexts.mapOfStore, store.address]
  return (
    <section className={styles.mapCard} aria-label={trackingTexts.map}>
      <MapBox
        className={styles.map}
        map={{
          label,
          view,
          pins,
          ...(placePin && { placePin }),
          ...(rider?.position && { riderPosition: rider.position }),
        }}
      />
      <p className={styles.mapText} data-testid="rider-on-map" data-at={rider?.position?.at}>
        {caption}
      </p>
    </section>
  )
}
