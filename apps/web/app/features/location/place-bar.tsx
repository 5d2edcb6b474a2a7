import { buttonClass } from "@hearth/ui/button/button.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { useEffect, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { type ChosenPlace, isOffline, useChosenPlace } from "../../session/chosen-place.ts"
import { openLocationSheet } from "../../shell/location-sheet.ts"
import { useNow } from "../../shell/use-now.ts"
import { whenIdle } from "../../shell/when-idle.ts"
import type { SayMoment } from "./moment-of-place.ts"
import { sayPlace } from "./say-place.ts"
import styles from "./place-bar.module.css"

/** Soon after the page is there, but not before it can be used. */
const SOON_MS = 200

/** Where it goes and when it arrives: so many items, one while nothing is chosen. The same height whatever it says. */
export function PlaceBar({ items = 1 }: { items?: number }) {
  const { store, features } = useBoot()
  const chosen = useChosenPlace()
  // A delivery that has no place to go to, since its address was deleted, is still to be asked for.
  const place = chosen?.deliveryType === "DELIVERY" && !chosen.location ? null : chosen
  const now = useNow()
  const say = useMoment(place)
  if (!features.includes("stores")) return undefined
  const { how, where } = sayPlace(place, store)
  return (
    <section className={styles.bar} aria-label="Where and when">
      <p className={styles.words}>
        <strong>{place ? `${how} ${where}` : "Where should we bring it?"}</strong>
        <span>
          {place ? (now !== undefined && say?.(now, items)) || sayMeanwhile(place) : "Or pick it up near you."}
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

function sayMeanwhile(place: ChosenPlace): string {
  return isOffline(place) ? "Not taking orders right now · order ahead" : `Baked at ${place.store.name}`
}

/** What the chosen store can do at a moment, once it was asked; its rules come with the answer. */
function useMoment(place: ChosenPlace | null): SayMoment | undefined {
  const [said, setSaid] = useState<{ key: string; say: SayMoment }>()
  // The store and the way decide; a new name of theirs is no new question.
  const key = place ? `${place.store.id} ${place.deliveryType}` : ""
  useEffect(() => {
    if (key === "") return
    let here = true
    const learn = async () => {
      const { momentOfPlace } = await import("./moment-of-place.ts")
      const say = await momentOfPlace()
      if (here && say) setSaid({ key, say })
    }
    // Without it the bar says where, and leaves the time to the screens to come.
    const cancel = whenIdle(() => void learn().catch(() => undefined), SOON_MS)
    return () => {
      here = false
      cancel()
    }
  }, [key])
  return said?.key === key ? said.say : undefined
}
