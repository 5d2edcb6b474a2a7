import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as placeFormTexts from "@hearth/texts/place/place-form.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { TargetIcon } from "@hearth/ui/icon/place-icons.tsx"
import { useRef, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { clientContext } from "../../client/api/client-context.ts"
import { openCityList, openLocationSheet } from "../../place/location-sheet.store.ts"
import { useHydrated } from "../../client/loading/hydration.ts"
import { cancelOnEscape } from "./place-form/cancel-on-escape.ts"
import { PlaceSearch } from "./place-form/place-search.tsx"
import { PickStateNote } from "./place-form/pick-state-note.tsx"
import { usePlaceHandlers } from "./place-form/use-place-handlers.ts"
import { usePlacePicker } from "./place-form/use-place-picker.ts"
import { DeliveryTypeChoices } from "./delivery-type-choices.tsx"
import { availablePlaceInputs } from "./place-form/place-inputs.ts"
import styles from "./landing-choices.module.css"

/** The landing page's first choices: delivery type and place. */
export function LandingChoices() {
  const [pickedType, setType] = useState<DeliveryType>()
  const { features } = usePageContext()
  // The server renders the page without its query, which may contain a delivery type.
  const requestedType = useHydrated() ? clientContext().deliveryType : "DELIVERY"
  const type = pickedType ?? requestedType
  if (!features.includes("stores")) return undefined
  return (
    <section className={styles.landing} aria-labelledby="landing-title">
      <h2 id="landing-title" className={styles.title}>
        {placeFormTexts.chooseDeliveryType}
      </h2>
      <DeliveryTypeChoices large value={type} onChange={setType} />
      <LandingPlaceForm key={type} type={type} />
    </section>
  )
}

function LandingPlaceForm({ type }: { type: DeliveryType }) {
  const inputs = availablePlaceInputs(type, usePageContext().features)
  // "other" stays on this page, or opens the home page from /landing.
  const placePicker = usePlacePicker(usePlaceHandlers(type, "other").onPlace)
  const field = useRef<HTMLInputElement>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape from any focused element inside
    <div className={styles.where} onKeyDownCapture={cancelOnEscape(placePicker)}>
      {inputs.search ? (
        <PlaceSearch
          floating
          label={placeFormTexts.chooseLocation(type)}
          onPick={placePicker.pickSearch}
          input={field}
        />
      ) : (
        <h3>{placeFormTexts.chooseLocation(type)}</h3>
      )}
      <div className={styles.others}>
        <Button
          variant="secondary"
          size="small"
          icon={<TargetIcon size={20} />}
          busy={placePicker.state.kind === "working"}
          onClick={placePicker.pickPosition}
        >
          {labels.locateMe}
        </Button>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => openLocationSheet(type)}>
          {placeFormTexts.moreOptions}
        </Button>
      </div>
      <PickStateNote
        state={placePicker.state}
        onRetry={placePicker.retry}
        onSearch={inputs.search ? () => field.current?.focus() : undefined}
        onChooseCity={() => openCityList(type)}
      />
    </div>
  )
}
