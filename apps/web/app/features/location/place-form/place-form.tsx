import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as placeFormTexts from "@hearth/texts/place/place-form.ts"
import { MapIcon, StoreIcon, TargetIcon } from "@hearth/ui/icon/place-icons.tsx"
import { useEffect, useRef } from "react"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { useChosenPlace } from "../../../place/chosen-place.store.ts"
import type { AddressRoute } from "../../../shared/address/address-route.ts"
import { closeLocationSheet } from "../../../place/location-sheet.store.ts"
import { CityPicker } from "./city-picker.tsx"
import { RecentPlaces, SavedPlaces } from "./known-places.tsx"
import { PlaceSearch } from "./place-search.tsx"
import { ChoiceRow } from "./choice-row.tsx"
import { PickStateNote } from "./pick-state-note.tsx"
import type { PlaceHandlers } from "./use-place-handlers.ts"
import { usePlacePicker } from "./use-place-picker.ts"
import { mapHref } from "./place-hrefs.ts"
import { availablePlaceInputs } from "./place-inputs.ts"
import { cancelOnEscape } from "./cancel-on-escape.ts"
import styles from "./place-form.module.css"

export interface PlaceFormProps {
  type: DeliveryType
  handlers: PlaceHandlers
  /** Query parameters to pass on to the map, such as that an address is to be saved. */
  addressRoute: AddressRoute
  /** Whether the cities are listed; the parent may hide other content then. */
  isCityListOpen: boolean
  onCityListToggle: (isOpen: boolean) => void
}

/** All inputs for choosing a place, for one delivery type. */
export function PlaceForm({ type, handlers, addressRoute, isCityListOpen, onCityListToggle }: PlaceFormProps) {
  const inputs = availablePlaceInputs(type, usePageContext().features, addressRoute.for === "address")
  const picker = usePlacePicker(handlers.onPlace)
  const field = useRef<HTMLInputElement>(null)
  const cityRow = useRef<HTMLButtonElement>(null)
  const wasCityListOpen = useRef(isCityListOpen)
  const location = useChosenPlace()?.location
  const pin = type === "DELIVERY" && location ? { point: location, label: location.label } : undefined
  const busy = picker.state.kind === "working"

  // Returns focus to the row that opened the cities.
  useEffect(() => {
    if (wasCityListOpen.current && !isCityListOpen) cityRow.current?.focus()
    wasCityListOpen.current = isCityListOpen
  }, [isCityListOpen])

  if (isCityListOpen)
    return <CityPicker type={type} onBack={() => onCityListToggle(false)} onChoose={handlers.onStore} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape from any focused element inside
    <div className={styles.where} onKeyDownCapture={cancelOnEscape(picker)}>
      {inputs.search ? (
        <PlaceSearch label={placeFormTexts.chooseLocation(type)} onPick={picker.pickSearch} input={field} />
      ) : (
        <h3>{placeFormTexts.chooseLocation(type)}</h3>
      )}
      <PickStateNote
        state={picker.state}
        onRetry={picker.retry}
        onSearch={inputs.search ? () => field.current?.focus() : undefined}
        onChooseCity={inputs.cities ? () => onCityListToggle(true) : undefined}
      />
      <div className={styles.rows}>
        <ChoiceRow
          icon={<TargetIcon size={20} />}
          title={labels.locateMe}
          text={type === "DELIVERY" ? placeFormTexts.currentLocation : placeFormTexts.storesNearYou}
          busy={busy}
          onPress={picker.pickPosition}
        />
        {inputs.map ? (
          <ChoiceRow
            icon={<MapIcon size={20} />}
            title={placeFormTexts.setOnMap}
            text={placeFormTexts.movePin}
            href={mapHref(pin, addressRoute)}
            onPress={closeLocationSheet}
          />
        ) : undefined}
        {inputs.cities ? (
          <ChoiceRow
            ref={cityRow}
            icon={<StoreIcon size={20} />}
            title={placeFormTexts.chooseCity}
            text={type === "DELIVERY" ? placeFormTexts.thenSetOnMap : placeFormTexts.thenChooseStore}
            onPress={() => onCityListToggle(true)}
          />
        ) : undefined}
      </div>
      {inputs.saved ? <SavedPlaces busy={busy} onPick={picker.pick} /> : undefined}
      {inputs.recent ? <RecentPlaces type={type} busy={busy} onPick={picker.pick} /> : undefined}
    </div>
  )
}
