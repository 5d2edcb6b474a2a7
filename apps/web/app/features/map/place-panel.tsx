import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { SearchIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { useNavigate } from "react-router"
import { placeAt, sayOrderAhead } from "../../shell/place-at.ts"
import { showPopup } from "../../shell/popup.ts"
import { sayAvailability } from "../../shell/say-availability.ts"
import { useChoosePlace } from "../../shell/use-choose-place.ts"
import { useNow } from "../../shell/use-now.ts"
import type { Spot } from "./look-up-spot.ts"
import styles from "./place-picker.module.css"

export interface PlacePanelProps {
  /** Undefined while the map moves and until it is known. */
  spot: Spot | undefined
  /** On the way to an address to save. */
  forAddress: boolean
  /** Why the own position could not be had. */
  trouble: string | undefined
  onAgain: () => void
}

/** What is at the pin, who delivers there, and the one next step. */
export function PlacePanel({ spot, forAddress, trouble, onAgain }: PlacePanelProps) {
  return (
    <section className={styles.panel} aria-label="The place at the pin" aria-busy={!spot}>
      {trouble ? (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      ) : undefined}
      <div className={styles.place} aria-live="polite">
        {spot ? <SpotWords spot={spot} /> : <Bones />}
      </div>
      <div className={styles.ways}>
        <NextStep spot={spot} forAddress={forAddress} onAgain={onAgain} />
        <ButtonLink
          variant="quiet"
          size="small"
          icon={<SearchIcon size={18} />}
          href={`/postorder-ui/searchAddress${forAddress ? "?for=address" : ""}`}
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

function NextStep({ spot, forAddress, onAgain }: Pick<PlacePanelProps, "spot" | "forAddress" | "onAgain">) {
  const navigate = useNavigate()
  const choosePlace = useChoosePlace()
  const [busy, setBusy] = useState(false)
  const whyNot = spot && !spot.served.ok ? spot.served.why : undefined
  if (whyNot === "failed") {
    return (
      <Button full variant="secondary" onClick={onAgain}>
        Try again
      </Button>
    )
  }
  const query = spot ? placeQuery(spot) : ""
  const save = () => void navigate(`/postorder-ui/myAddresses?add=true&${query}`)
  const deliver = async ({ point, served }: Spot) => {
    if (!served.ok) return
    setBusy(true)
    const location = { ...point, address_id: null, label: labelOf(spot) }
    await choosePlace(placeAt("DELIVERY", served.store, location))
    const message = sayOrderAhead(served.store, "DELIVERY", Date.now())
    if (message) showPopup({ header: "Order ahead", message })
  }
  if (whyNot === "nowhere") {
    return (
      <>
        <ButtonLink full href={`/postorder-ui/nearestStore?type=PICKUP&${query}`}>
          Pick up nearby instead
        </ButtonLink>
        {forAddress ? (
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
        if (forAddress) save()
        else if (spot) void deliver(spot)
      }}
    >
      Deliver here
    </Button>
  )
}

function labelOf(spot: Spot | undefined): string {
  return spot?.name || "Pin on the map"
}

function placeQuery(spot: Spot): string {
  const { latitude, longitude } = spot.point
  return String(new URLSearchParams({ latitude: String(latitude), longitude: String(longitude), label: labelOf(spot) }))
}
