import { countries } from "@hearth/domain/countries/countries.ts"
import { formatDistance } from "@hearth/domain/geo/distance.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { PinIcon } from "@hearth/ui/icon/icons.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode } from "react"
import { useBoot } from "../../session/boot.tsx"
import { closeLocationSheet } from "../../shell/location-sheet.ts"
import type { PickupNear } from "../../shell/pickup-near.ts"
import type { WhereState } from "./use-pick-place.ts"
import { storesPath } from "./way-on.ts"
import styles from "./snag-note.module.css"

export interface SnagNoteProps {
  state: WhereState
  onAgain: () => void
  /** None where nothing can be typed. */
  onType: (() => void) | undefined
  onCity: (() => void) | undefined
}

/** What is under way or in the way, and what to do instead. */
export function SnagNote({ state, onAgain, onType, onCity }: SnagNoteProps) {
  const { country } = useBoot()
  const typeIt = onType ? (
    <Button key="type" size="small" variant="secondary" onClick={onType}>
      Type it instead
    </Button>
  ) : undefined
  const chooseCity = onCity ? (
    <Button key="city" size="small" variant="secondary" onClick={onCity}>
      Choose a city
    </Button>
  ) : undefined
  switch (state.kind) {
    case "idle":
      return undefined
    case "working":
      return (
        <output className={styles.working}>
          <span className={styles.wheel} />
          {state.words} …
        </output>
      )
    case "denied":
      return (
        <Note title="Your browser keeps your location to itself." ways={[typeIt, chooseCity]}>
          You can allow it in the settings of this site, or tell us another way.
        </Note>
      )
    case "unavailable":
      return (
        <Note title="Your device can’t tell where it is just now." ways={[typeIt, chooseCity]}>
          Under the open sky it may find out. Or tell us another way.
        </Note>
      )
    case "abroad":
      return (
        <Note title={`You seem to be outside ${countries[country].name} right now.`} ways={[typeIt, chooseCity]}>
          If you order for someone there, or the device is mistaken, tell us another way.
        </Note>
      )
    case "nowhere":
      // That nobody delivers there was said over it; here stands what to do instead.
      return state.pickup === "none" ? (
        <Note title="No store of ours is near it either." ways={[onType ? tryAnother(onType) : undefined, chooseCity]}>
          Somewhere else we may be at the door.
        </Note>
      ) : (
        <Note title={sayPickup(state.pickup)} ways={[pickUp(state.near), onType ? tryAnother(onType) : undefined]} />
      )
    case "failed":
      return (
        <Note
          title={state.message}
          ways={[
            state.again ? (
              <Button key="again" size="small" onClick={onAgain}>
                Try again
              </Button>
            ) : undefined,
            chooseCity,
          ]}
        />
      )
  }
}

function sayPickup(pickup: Exclude<PickupNear, "none">): string {
  if (pickup === "unknown") return "A store near it may be close enough to pass by."
  return `${pickup.name} is ${formatDistance(pickup.distanceKm)} away: you could pick it up there.`
}

function pickUp(near: Parameters<typeof storesPath>[1]) {
  const href = storesPath("PICKUP", near)
  return (
    <ButtonLink key="pickup" size="small" href={href} icon={<PinIcon size={18} />} onClick={closeLocationSheet}>
      Pick up nearby instead
    </ButtonLink>
  )
}

function tryAnother(onType: () => void) {
  return (
    <Button key="another" size="small" variant="secondary" onClick={onType}>
      Try another place
    </Button>
  )
}

function Note({ title, ways, children }: { title: string; ways: ReactNode[]; children?: ReactNode }) {
  return (
    <div className={styles.note} role="alert">
      <AlertIcon size={22} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children ? <p>{children}</p> : undefined}
        <div className={styles.ways}>{ways}</div>
      </div>
    </div>
  )
}
