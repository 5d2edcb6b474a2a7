import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { useNavigate } from "react-router"
import { type AddressWay, pathWith, targetOf } from "../../shell/address-way.ts"
import { placeAt } from "../../shell/place-at.ts"
import { sayAvailability } from "../../shell/say-availability.ts"
import { useNow } from "../../shell/use-now.ts"
import { useSettlePlace } from "../../shell/use-settle-place.ts"
import type { Spot } from "./look-up-spot.ts"
import styles from "./place-picker.module.css"

export interface PlacePanelProps {
  /** Undefined while the map moves and until it is known. */
  spot: Spot | undefined
  /** What is handed on, such as that an address is to be saved. */
  way: AddressWay
  /** The pin stands only where to begin: the place is somewhere in this city. */
  city: string | undefined
  /** Why the own position could not be had. */
  trouble: string | undefined
  onAgain: () => void
}

/** What is at the pin, who delivers there, and the one next step. */
export function PlacePanel({ spot, way, city, trouble, onAgain }: PlacePanelProps) {
  return (
    <section className={styles.panel} aria-label="The place at the pin" aria-busy={!spot}>
      {trouble ? (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      ) : undefined}
      {city ? (
        <p className={styles.hint}>
          <strong>Where in {city}?</strong> Move the pin to your door.
        </p>
      ) : undefined}
      <div className={styles.place} aria-live="polite">
        {spot ? <SpotWords spot={spot} /> : <Bones />}
      </div>
      <div className={styles.ways}>
        <NextStep spot={spot} way={way} onAgain={onAgain} />
        <ButtonLink
          variant="quiet"
          size="small"
          icon={<SearchIcon size={18} />}
          href={pathWith("searchAddress", { ...way })}
        >
          Search instead
        </ButtonLink>
      </div>
    </section>
  )
}

/** The panel before the browser has taken over. */
export function WaitingPanel() {
  return (
    <section className={styles.panel} aria-busy="true" aria-label="The place at the pin">
      <div className={styles.place}>
        <Bones />
      </div>
      <div className={styles.ways}>
        <Button full disabled>
          Deliver here
        </Button>
        <div className={styles.quietBone} />
      </div>
    </section>
  )
}

function Bones() {
  return (
    <>
      <Skeleton shape="title" />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
    </>
  )
}

function SpotWords({ spot: { name, rest, served } }: { spot: Spot }) {
  return (
    <>
      <h2 className={styles.name}>{name || "The place at the pin"}</h2>
      <p className={styles.rest}>{rest}</p>
      {served.ok ? <ServedBy store={served.store} /> : <p className={styles.nowhere}>{served.message}</p>}
    </>
  )
}

/** `Delivered from Koramangala 5th Block · open until 11:00 pm` */
function ServedBy({ store }: { store: StoreInfo }) {
  const now = useNow() ?? 0
  const { timeZone } = store.schedule
  const { tone, text } = sayAvailability(availabilityOf(store.schedule, "DELIVERY", now), timeZone, now)
  return (
    <p className={styles.served}>
      <span className={`${styles.dot} ${styles[tone]}`} />
      <span>
        Delivered from {store.name} · {text.charAt(0).toLowerCase() + text.slice(1)}
      </span>
    </p>
  )
}

function NextStep({ spot, way, onAgain }: Pick<PlacePanelProps, "spot" | "way" | "onAgain">) {
  const navigate = useNavigate()
  const settle = useSettlePlace()
  const [busy, setBusy] = useState(false)
  const refused = spot && !spot.served.ok ? spot.served : undefined
  if (refused?.why === "failed") {
    return (
      <Button full variant="secondary" onClick={onAgain}>
        Try again
      </Button>
    )
  }
  const at = spot ? queryOf(spot) : {}
  const form = way.edit ? { edit: way.edit } : { add: "true" }
  const save = () => void navigate(pathWith("myAddresses", form, { from: way.from }, at))
  const deliver = async ({ point, served }: Spot) => {
    if (!served.ok) return
    setBusy(true)
    const location = { ...point, address_id: null, label: spot?.name || "Pin on the map" }
    await settle(served.store, placeAt("DELIVERY", served.store, location), targetOf(way))
  }
  if (refused?.why === "nowhere") {
    return (
      <>
        {refused.pickup === "none" ? (
          <p className={styles.rest}>No store of ours is near it either. Move the map to another place.</p>
        ) : (
          <ButtonLink full href={pathWith("nearestStore", { type: "PICKUP" }, at)}>
            Pick up nearby instead
          </ButtonLink>
        )}
        {way.for ? (
          <Button full variant="secondary" onClick={save}>
            Use this place anyway
          </Button>
        ) : undefined}
      </>
    )
  }
  return (
    <Button
      full
      disabled={!spot?.served.ok}
      busy={busy}
      onClick={() => {
        if (way.for) save()
        else if (spot) void deliver(spot)
      }}
    >
      {way.for ? "Use this place" : "Deliver here"}
    </Button>
  )
}

function queryOf({ point: { latitude, longitude }, name }: Spot): Record<string, string | undefined> {
  return { latitude: String(latitude), longitude: String(longitude), label: name || undefined }
}
