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

/** Soon after the page is there, but not before it can be used. */
const SOON_MS = 200

/** Where it goes and when it arrives: so many items, one while nothing is chosen. The same height whatever it says. */
export function PlaceBar({ items = 1 }: { items?: number }) {
  const { store, features } = usePageContext()
  const chosen = useChosenPlace()
  // A delivery that has no place to go to, since its address was deleted, is still to be asked for.
  const place = chosen?.deliveryType === "DELIVERY" && !chosen.location ? null : chosen
  const now = useCurrentMinute()
  const formatTime = useServiceTime(place)
  if (!features.includes("stores")) return undefined
  const { how, where } = formatPlace(place, store)
  return (
    <section className={styles.bar} aria-label="Where and when">
      <p className={styles.words}>
        <strong>{place ? `${how} ${where}` : "Where should we bring it?"}</strong>
        <span>
          {place
            ? (now !== undefined && formatTime?.(now, items)) || formatMeanwhile(place)
            : "Or pick it up near you."}
        </span>
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={place ? "Change the place" : undefined}
        className={place ? styles.change : buttonClass({ size: "small" })}
        onClick={() => openLocationSheet()}
      >
        {place ? (
          <>
            <span>Change</span>
            <ChevronIcon size={18} />
          </>
        ) : (
          "Choose a place"
        )}
      </button>
    </section>
  )
}

function formatMeanwhile(place: ChosenPlace): string {
  return isStoreOffline(place) ? "Not taking orders right now · order ahead" : `Baked at ${place.store.name}`
}

/** What the chosen store can do at a moment, once it was asked; its rules come with the answer. */
function useServiceTime(place: ChosenPlace | null): FormatServiceTime | undefined {
  const [loaded, setLoaded] = useState<{ key: string; say: FormatServiceTime }>()
  // The store and the way decide; a new name of theirs is no new question.
  const key = place ? `${place.store.id} ${place.deliveryType}` : ""
  useEffect(() => {
    if (key === "") return
    let isActive = true
    const load = async () => {
      const { loadServiceTime } = await import("./load-service-time.ts")
      const format = await loadServiceTime()
      if (isActive && format) setLoaded({ key, say: format })
    }
    // Without it the bar says where, and leaves the time to the screens to come.
    const cancel = runWhenIdle(() => void load().catch(() => undefined), SOON_MS)
    return () => {
      isActive = false
      cancel()
    }
  }, [key])
  return loaded?.key === key ? loaded.say : undefined
}
