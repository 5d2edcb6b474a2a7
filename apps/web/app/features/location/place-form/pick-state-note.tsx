import { countries } from "@hearth/domain/countries/countries.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as placeFormTexts from "@hearth/texts/place/place-form.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode } from "react"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { closeLocationSheet } from "../../../place/location-sheet.store.ts"
import type { PickupNearby } from "../../../place/find-pickup-nearby.ts"
import type { PickState } from "./use-place-picker.ts"
import { storesHref } from "./place-hrefs.ts"
import styles from "./pick-state-note.module.css"

export interface PickStateNoteProps {
  state: PickState
  onRetry: () => void
  /** Undefined if search is not available. */
  onSearch: (() => void) | undefined
  onChooseCity: (() => void) | undefined
}

/** Shows the progress or the failure of picking a place, with alternatives. */
export function PickStateNote({ state, onRetry, onSearch, onChooseCity }: PickStateNoteProps) {
  const { country } = usePageContext()
  const typeButton = onSearch ? (
    <Button key="type" size="small" variant="secondary" onClick={onSearch}>
      {placeFormTexts.searchInstead}
    </Button>
  ) : undefined
  const cityButton = onChooseCity ? (
    <Button key="city" size="small" variant="secondary" onClick={onChooseCity}>
      {placeFormTexts.chooseCity}
    </Button>
  ) : undefined
  switch (state.kind) {
    case "idle":
      return undefined
    case "working":
      return (
        <output className={styles.working}>
          <span className={styles.spinner} />
          {state.progressText}
        </output>
      )
    case "denied":
      return (
        <Note title={placeFormTexts.locationOff} actions={[typeButton, cityButton]}>
          {placeFormTexts.turnLocationOn}
        </Note>
      )
    case "unavailable":
      return (
        <Note title={placeFormTexts.locationNotFound} actions={[typeButton, cityButton]}>
          {placeFormTexts.gpsOutdoors}
        </Note>
      )
    case "abroad":
      return (
        <Note title={placeFormTexts.outsideCountry(countries[country].name)} actions={[typeButton, cityButton]}>
          {placeFormTexts.orderingForSomeone(countries[country].name)}
        </Note>
      )
    case "notServed":
      // The popup has said already that no store delivers there; this shows the alternatives.
      return state.pickup === "none" ? (
        <Note
          title={placeFormTexts.noPickupNearby}
          actions={[onSearch ? renderTryAnother(onSearch) : undefined, cityButton]}
        >
          {placeFormTexts.tryAnotherAddress}
        </Note>
      ) : (
        <Note
          title={formatPickup(state.pickup)}
          actions={[renderPickupLink(state.near), onSearch ? renderTryAnother(onSearch) : undefined]}
        />
      )
    case "failed":
      return (
        <Note
          title={state.message}
          actions={[
            state.canRetry ? (
              <Button key="again" size="small" onClick={onRetry}>
                {labels.tryAgain}
              </Button>
            ) : undefined,
            cityButton,
          ]}
        />
      )
  }
}

function formatPickup(pickup: Exclude<PickupNearby, "none">): string {
  if (pickup === "unknown") return placeFormTexts.pickupMaybeNearby
  return placeFormTexts.pickupNearby(pickup.name, pickup.distanceKm)
}

function renderPickupLink(near: Parameters<typeof storesHref>[1]) {
  const href = storesHref("PICKUP", near)
  return (
    <ButtonLink key="pickup" size="small" href={href} icon={<PinIcon size={18} />} onClick={closeLocationSheet}>
      {placeFormTexts.pickUpNearbyInstead}
    </ButtonLink>
  )
}

function renderTryAnother(onSearch: () => void) {
  return (
    <Button key="another" size="small" variant="secondary" onClick={onSearch}>
      {placeFormTexts.searchAgain}
    </Button>
  )
}

function Note({ title, actions, children }: { title: string; actions: ReactNode[]; children?: ReactNode }) {
  return (
    <div className={styles.note} role="alert">
      <AlertIcon size={22} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children ? <p>{children}</p> : undefined}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  )
}
