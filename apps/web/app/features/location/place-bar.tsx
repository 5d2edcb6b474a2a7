import * as placeTexts from "@hearth/texts/place/place.ts"
import { buttonClass } from "@hearth/ui/button/button.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { useEffect, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { type ChosenPlace, isStoreOffline, useChosenPlace } from "../../place/chosen-place.store.ts"
import { openLocationSheet } from "../../place/location-sheet.store.ts"
import { useCurrentMinute } from "../../shared/time/use-current-minute.ts"
import { runWhenIdle } from "../../client/loading/run-when-idle.ts"
import type { FormatServiceTime } from "./load-service-time.ts"
import { formatPlace } from "./format-place.ts"
import styles from "./place-bar.module.css"

/** The delay before the request: soon after the page has loaded, but not before it can be used. */
const LOAD_DELAY_MS = 200

/**
 * The place and estimated arrival for the number of items, or for one item while the cart is empty. Its height doesn't
 * depend on its text.
 */
export function PlaceBar({ items = 1 }: { items?: number }) {
  const { store, features } = usePageContext()
  const chosenPlace = useChosenPlace()
  // A delivery whose address was deleted has no destination, so the customer is asked for the place again.
  const place = chosenPlace?.deliveryType === "DELIVERY" && !chosenPlace.location ? null : chosenPlace
  const now = useCurrentMinute()
  const formatTime = useServiceTime(place)
  if (!features.includes("stores")) return undefined
  const { how, where } = formatPlace(place, store)
  return (
    <section className={styles.bar} aria-label={placeTexts.locationAndTime}>
      <p className={styles.text}>
        <strong>{place ? placeTexts.atPlace(how, where) : placeTexts.whereToDeliver}</strong>
        <span>
          {place ? (now !== undefined && formatTime?.(now, items)) || formatWithoutTime(place) : placeTexts.orPickUp}
        </span>
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={place ? placeTexts.changeLocation : undefined}
        className={place ? styles.change : buttonClass({ size: "small" })}
        onClick={() => openLocationSheet()}
      >
        {place ? (
          <>
            <span>{placeTexts.change}</span>
            <ChevronIcon size={18} />
          </>
        ) : (
          placeTexts.chooseLocation
        )}
      </button>
    </section>
  )
}

function formatWithoutTime(place: ChosenPlace): string {
  return isStoreOffline(place)
    ? placeTexts.orderAhead(placeTexts.notTakingOrders)
    : placeTexts.bakedAt(place.store.name)
}

/** The service time of the chosen store, once loaded. The estimation rules are loaded with it. */
function useServiceTime(place: ChosenPlace | null): FormatServiceTime | undefined {
  const [loaded, setLoaded] = useState<{ key: string; format: FormatServiceTime }>()
  // Only the store and delivery type matter; changed details of the store cause no new request.
  const key = place ? `${place.store.id} ${place.deliveryType}` : ""
  useEffect(() => {
    if (key === "") return
    let isActive = true
    const load = async () => {
      const { loadServiceTime } = await import("./load-service-time.ts")
      const format = await loadServiceTime()
      if (isActive && format) setLoaded({ key, format })
    }
    // If loading fails, the bar shows only the place; later screens show the time.
    const cancel = runWhenIdle(() => void load().catch(() => undefined), LOAD_DELAY_MS)
    return () => {
      isActive = false
      cancel()
    }
  }, [key])
  return loaded?.key === key ? loaded.format : undefined
}
