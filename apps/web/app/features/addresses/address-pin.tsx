import type { Point } from "@hearth/domain/geo/point.ts"
import * as addressTexts from "@hearth/texts/checkout/addresses.ts"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import { useMemo } from "react"
import { MapBox } from "../../shared/map/map-box.tsx"
import { STREET_ZOOM } from "../../shared/map/map-types.ts"
import { useHydrated } from "../../client/loading/hydration.ts"
import styles from "./address-form.module.css"

/** Shows the address's pin on a map, with a link to move it. */
export function AddressPin({ point, name, mapHref }: { point: Point; name: string; mapHref: string }) {
  const { latitude, longitude } = point
  const isHydrated = useHydrated()
  const map = useMemo(() => {
    const centre = { latitude, longitude }
    return { label: addressTexts.pinOnMap, view: { centre, zoom: STREET_ZOOM }, spot: centre }
  }, [latitude, longitude])
  return (
    <div className={styles.place}>
      <MapBox className={styles.map} map={isHydrated ? map : undefined} />
      <p className={styles.pin}>
        <PinIcon size={20} />
        <span>{name || addressTexts.pinOnMap}</span>
        <a href={mapHref}>{addressTexts.movePin}</a>
      </p>
    </div>
  )
}
