import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as placeFormTexts from "@hearth/texts/place/place-form.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { HomeIcon, PinIcon } from "@hearth/ui/icon/icons.tsx"
import { ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { OfficeIcon } from "@hearth/ui/icon/place-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { recentLocations } from "../../../place/place-commands.ts"
import { currentSession } from "../../../client/session/session.store.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { addressName } from "../../../shared/address/address-name.ts"
import { fetchSavedAddresses } from "../../../shared/address/saved-addresses.api.ts"
import type { PickedPlace } from "./find-delivery-store.ts"
import { ChoiceRow } from "./choice-row.tsx"
import styles from "./known-places.module.css"

interface KnownPlacesProps {
  busy: boolean
  onPick: (picked: PickedPlace) => void
}

const icons = { home: <HomeIcon size={20} />, office: <OfficeIcon size={20} />, other: <PinIcon size={20} /> }

/** The customer's saved addresses. Not shown to visitors without a session. */
export function SavedPlaces({ busy, onPick }: KnownPlacesProps) {
  const [hasSession] = useState(() => currentSession() !== null)
  const query = useQuery(hasSession ? fetchSavedAddresses : undefined)
  if (!hasSession || (query.state === "ready" && query.value.length === 0)) return undefined
  return (
    <section className={styles.places} aria-busy={query.state === "loading"}>
      <h3 className={styles.heading}>{placeFormTexts.savedAddresses}</h3>
      {query.state === "loading" ? <Skeleton lines={2} className={styles.skeleton} /> : undefined}
      {query.state === "failed" ? (
        <p className={styles.error}>
          {placeFormTexts.addressesNotLoaded}
          <Button size="small" variant="quiet" onClick={query.retry}>
            {labels.tryAgain}
          </Button>
        </p>
      ) : undefined}
      {query.state === "ready" ? (
        <ul>
          {query.value.map((address) => (
            <li key={address.address_id}>
              <ChoiceRow
                icon={icons[address.type]}
                title={addressName(address)}
                text={`${address.houseNo}, ${address.address}`}
                trailingContent={address.storeId === null ? placeFormTexts.outsideDeliveryArea : undefined}
                busy={busy}
                onPress={() => onPick(toPickedPlace(address))}
              />
            </li>
          ))}
        </ul>
      ) : undefined}
    </section>
  )
}

/** LOC-9: places that were chosen in this browser before for the delivery type; no sign-in needed. */
export function RecentPlaces({ type, busy, onPick }: KnownPlacesProps & { type: DeliveryType }) {
  const [storedLocations] = useState(recentLocations)
  // Saved addresses are listed above already.
  const [showsSaved] = useState(() => type === "DELIVERY" && currentSession() !== null)
  const recentPlaces = storedLocations.filter(
    ({ deliveryType, location }) => deliveryType === type && !(showsSaved && location.address_id !== null),
  )
  if (recentPlaces.length === 0) return undefined
  return (
    <section className={styles.places}>
      <h3 className={styles.heading}>{placeFormTexts.recentLocations}</h3>
      <ul>
        {recentPlaces.map(({ location: { latitude, longitude, label, address_id } }) => (
          <li key={`${latitude} ${longitude} ${address_id}`}>
            <ChoiceRow
              icon={<ClockIcon size={20} />}
              title={label}
              busy={busy}
              onPress={() => onPick({ point: { latitude, longitude }, label, addressId: address_id })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function toPickedPlace(address: SavedAddress): PickedPlace {
  const { latitude, longitude, address_id } = address
  return { point: { latitude, longitude }, label: addressName(address), addressId: address_id }
}
