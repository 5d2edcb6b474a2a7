import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { MapIcon, StoreIcon, TargetIcon } from "@hearth/ui/icon/place-icons.tsx"
import { useEffect, useRef } from "react"
import { useBoot } from "../../session/boot.tsx"
import { useChosenPlace } from "../../session/chosen-place.ts"
import type { AddressWay } from "../../shell/address-way.ts"
import { closeLocationSheet } from "../../shell/location-sheet.ts"
import { CityPicker } from "./city-picker.tsx"
import { RecentPlaces, SavedPlaces } from "./known-places.tsx"
import { PlaceSearch } from "./place-search.tsx"
import { Row } from "./row.tsx"
import { SnagNote } from "./snag-note.tsx"
import type { Arrival } from "./use-arrive.ts"
import { usePickPlace } from "./use-pick-place.ts"
import { mapPath } from "./way-on.ts"
import { whatIsOffered, ways } from "./ways.ts"
import { cancelOnEscape } from "./cancel-on-escape.ts"
import styles from "./where.module.css"

export interface WhereProps {
  type: DeliveryType
  arrival: Arrival
  /** What is handed on, such as that an address is to be saved. */
  way: AddressWay
  /** Whether the cities are listed now; who shows this may have to make room. */
  inCities: boolean
  onCities: (listed: boolean) => void
}

/** Every way to say where, for one way of being served. */
export function Where({ type, arrival, way, inCities, onCities }: WhereProps) {
  const offered = whatIsOffered(type, useBoot().features, way.for === "address")
  const where = usePickPlace(arrival.atPlace)
  const field = useRef<HTMLInputElement>(null)
  const cityRow = useRef<HTMLButtonElement>(null)
  const wasInCities = useRef(inCities)
  const location = useChosenPlace()?.location
  const pin = type === "DELIVERY" && location ? { point: location, label: location.label } : undefined
  const busy = where.state.kind === "working"

  // Back to where one went from.
  useEffect(() => {
    if (wasInCities.current && !inCities) cityRow.current?.focus()
    wasInCities.current = inCities
  }, [inCities])

  if (inCities) return <CityPicker type={type} onBack={() => onCities(false)} onChoose={arrival.atStore} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, wherever the focus is among what is inside
    <div className={styles.where} onKeyDownCapture={cancelOnEscape(where)}>
      {offered.search ? (
        <PlaceSearch label={ways[type].where} onPick={where.pickSearch} input={field} />
      ) : (
        <h3>{ways[type].where}</h3>
      )}
      <SnagNote
        state={where.state}
        onAgain={where.again}
        onType={offered.search ? () => field.current?.focus() : undefined}
        onCity={offered.cities ? () => onCities(true) : undefined}
      />
      <div className={styles.rows}>
        <Row
          icon={<TargetIcon size={20} />}
          title="Use my location"
          text={type === "DELIVERY" ? "Where this device is now" : "Stores near you"}
          busy={busy}
          onPress={where.pickPosition}
        />
        {offered.map ? (
          <Row
            icon={<MapIcon size={20} />}
            title="Set it on the map"
            text="Move the pin to your door"
            href={mapPath(pin, way)}
            onPress={closeLocationSheet}
          />
        ) : undefined}
        {offered.cities ? (
          <Row
            ref={cityRow}
            icon={<StoreIcon size={20} />}
            title="Choose a city"
            text={type === "DELIVERY" ? "Then your place on the map" : "Then one of its stores"}
            onPress={() => onCities(true)}
          />
        ) : undefined}
      </div>
      {offered.saved ? <SavedPlaces busy={busy} onPick={where.pick} /> : undefined}
      {offered.recent ? <RecentPlaces type={type} busy={busy} onPick={where.pick} /> : undefined}
    </div>
  )
}
