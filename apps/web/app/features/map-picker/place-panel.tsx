import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as mapPickerTexts from "@hearth/texts/place/map-picker.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { useNavigate } from "react-router"
import { type AddressRoute, postorderPath, targetAfterChoosingPlace } from "../../shared/address/address-route.ts"
import { toChosenPlace } from "../../place/to-chosen-place.ts"
import { formatAvailability } from "../../place/format-availability.ts"
import { useCurrentMinute } from "../../shared/time/use-current-minute.ts"
import { useChoosePlaceWithNotice } from "../../place/use-choose-place-with-notice.ts"
import type { PinnedPlace } from "./fetch-pinned-place.ts"
import styles from "./place-picker-screen.module.css"

export interface PlacePanelProps {
  /** Undefined while the map moves and while loading. */
  place: PinnedPlace | undefined
  /** Query parameters to pass on to the next screen, such as that an address is to be saved. */
  addressRoute: AddressRoute
  /** The pin is only a starting point; the address is somewhere in this city. */
  city: string | undefined
  /** Why the device's position is unavailable. */
  error: string | undefined
  onRetry: () => void
}

/** The place at the pin, the store that delivers there, and the next step. */
export function PlacePanel({ place, addressRoute, city, error, onRetry }: PlacePanelProps) {
  return (
    <section className={styles.panel} aria-label={mapPickerTexts.selectedLocation} aria-busy={!place}>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : undefined}
      {city ? (
        <p className={styles.hint}>
          <strong>{mapPickerTexts.whereInCity(city)}</strong> {mapPickerTexts.movePin}
        </p>
      ) : undefined}
      <div className={styles.place} aria-live="polite">
        {place ? <PlaceTexts place={place} /> : <PanelSkeleton />}
      </div>
      <div className={styles.actions}>
        <PlaceActions place={place} addressRoute={addressRoute} onRetry={onRetry} />
        <ButtonLink
          variant="quiet"
          size="small"
          icon={<SearchIcon size={18} />}
          href={postorderPath("searchAddress", { ...addressRoute })}
        >
          {mapPickerTexts.searchInstead}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The panel before hydration. */
export function WaitingPanel() {
  return (
    <section className={styles.panel} aria-busy="true" aria-label={mapPickerTexts.selectedLocation}>
      <div className={styles.place}>
        <PanelSkeleton />
      </div>
      <div className={styles.actions}>
        <Button full disabled>
          {mapPickerTexts.deliverHere}
        </Button>
        <div className={styles.quietSkeleton} />
      </div>
    </section>
  )
}

function PanelSkeleton() {
  return (
    <>
      <Skeleton shape="title" />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
    </>
  )
}

function PlaceTexts({ place: { name, addressDetails, served } }: { place: PinnedPlace }) {
  return (
    <>
      <h2 className={styles.name}>{name || mapPickerTexts.selectedLocation}</h2>
      <p className={styles.details}>{addressDetails}</p>
      {served.ok ? <ServedBy store={served.store} /> : <p className={styles.notServed}>{served.message}</p>}
    </>
  )
}

/** `Delivered from Koramangala 5th Block · Open until 11:00 pm` */
function ServedBy({ store }: { store: StoreInfo }) {
  const now = useCurrentMinute() ?? 0
  const { timeZone } = store.schedule
  const { tone, text } = formatAvailability(availabilityOf(store.schedule, "DELIVERY", now), timeZone, now)
  return (
    <p className={styles.served}>
      <span className={`${styles.dot} ${styles[tone]}`} />
      <span>{mapPickerTexts.deliveredFrom(store.name, text)}</span>
    </p>
  )
}

function PlaceActions({ place, addressRoute, onRetry }: Pick<PlacePanelProps, "place" | "addressRoute" | "onRetry">) {
  const navigate = useNavigate()
  const selectPlace = useChoosePlaceWithNotice()
  const [busy, setBusy] = useState(false)
  const notServed = place && !place.served.ok ? place.served : undefined
  if (notServed?.reason === "failed") {
    return (
      <Button full variant="secondary" onClick={onRetry}>
        {labels.tryAgain}
      </Button>
    )
  }
  const pointQuery = place ? toPointQuery(place) : {}
  const formQuery = addressRoute.edit ? { edit: addressRoute.edit } : { add: "true" }
  const save = () => void navigate(postorderPath("myAddresses", formQuery, { from: addressRoute.from }, pointQuery))
  const deliver = async ({ point, served }: PinnedPlace) => {
    if (!served.ok) return
    setBusy(true)
    const location = { ...point, address_id: null, label: place?.name || mapPickerTexts.pinnedLocation }
    await selectPlace(
      served.store,
      toChosenPlace("DELIVERY", served.store, location),
      targetAfterChoosingPlace(addressRoute),
    )
  }
  if (notServed?.reason === "notServed") {
    return (
      <>
        {notServed.pickup === "none" ? (
          <p className={styles.details}>{mapPickerTexts.noPickupNearby}</p>
        ) : (
          <ButtonLink full href={postorderPath("nearestStore", { type: "PICKUP" }, pointQuery)}>
            {mapPickerTexts.pickUpNearbyInstead}
          </ButtonLink>
        )}
        {addressRoute.for ? (
          <Button full variant="secondary" onClick={save}>
            {mapPickerTexts.confirmAnyway}
          </Button>
        ) : undefined}
      </>
    )
  }
  return (
    <Button
      full
      disabled={!place?.served.ok}
      busy={busy}
      onClick={() => {
        if (addressRoute.for) save()
        else if (place) void deliver(place)
      }}
    >
      {addressRoute.for ? mapPickerTexts.confirm : mapPickerTexts.deliverHere}
    </Button>
  )
}

function toPointQuery({ point: { latitude, longitude }, name }: PinnedPlace): Record<string, string | undefined> {
  return { latitude: String(latitude), longitude: String(longitude), label: name || undefined }
}
