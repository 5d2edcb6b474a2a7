import * as deliveryTypeTexts from "@hearth/texts/place/delivery-types.ts"
import * as placeFormTexts from "@hearth/texts/place/place-form.ts"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useEffect, useState } from "react"
import { clientContext } from "../../client/api/client-context.ts"
import { closeLocationSheet, type LocationSheetState } from "../../place/location-sheet.store.ts"
import { showPopup } from "../../client/popup.store.ts"
import { usePlaceHandlers, addressRouteFor } from "./place-form/use-place-handlers.ts"
import { DeliveryTypeChoices } from "./delivery-type-choices.tsx"
import { PlaceForm } from "./place-form/place-form.tsx"
import styles from "./location-sheet.module.css"

/** LOC-1: first the delivery type, then the place. */
export default function LocationSheet({
  type: requestedType,
  target,
  error,
  startsWithCities = false,
}: LocationSheetState) {
  const [type, setType] = useState(() => requestedType ?? clientContext().deliveryType)
  const [isCityListOpen, setCityListOpen] = useState(startsWithCities)
  const handlers = usePlaceHandlers(type, target)
  // The message is shown after the sheet has opened, so that it appears above it.
  useEffect(() => {
    if (error) showPopup({ message: error })
  }, [error])
  return (
    <Sheet
      open
      title={isCityListOpen ? deliveryTypeTexts.name(type) : placeFormTexts.chooseDeliveryType}
      onClose={closeLocationSheet}
    >
      <div className={styles.content}>
        {isCityListOpen ? undefined : <DeliveryTypeChoices value={type} onChange={setType} />}
        {/* A key per delivery type, so that input and errors are not carried over to another type. */}
        <PlaceForm
          key={type}
          type={type}
          handlers={handlers}
          addressRoute={addressRouteFor(target)}
          isCityListOpen={isCityListOpen}
          onCityListToggle={setCityListOpen}
        />
      </div>
    </Sheet>
  )
}
