import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { TargetIcon } from "@hearth/ui/icon/place-icons.tsx"
import { useRef, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { clientContext } from "../../session/client-context.ts"
import { openCities, openLocationSheet } from "../../shell/location-sheet.ts"
import { useTakenOver } from "../../shell/taken-over.ts"
import { cancelOnEscape } from "./cancel-on-escape.ts"
import { PlaceSearch } from "./place-search.tsx"
import { SnagNote } from "./snag-note.tsx"
import { useArrive } from "./use-arrive.ts"
import { usePickPlace } from "./use-pick-place.ts"
import { WayChoices } from "./way-choices.tsx"
import { whatIsOffered, ways } from "./ways.ts"
import styles from "./landing-choices.module.css"

/** What the landing page asks first: how, and where. */
export function LandingChoices() {
  const [picked, setType] = useState<DeliveryType>()
  const { features } = useBoot()
  // The page was drawn without its query, which may ask for a way.
  const asked = useTakenOver() ? clientContext().deliveryType : "DELIVERY"
  const type = picked ?? asked
  if (!features.includes("stores")) return undefined
  return (
    <section className={styles.landing} aria-labelledby="landing-title">
      <h2 id="landing-title" className={styles.title}>
        How would you like it?
      </h2>
      <WayChoices large value={type} onChange={setType} />
      <LandingWhere key={type} type={type} />
    </section>
  )
}

function LandingWhere({ type }: { type: DeliveryType }) {
  const offered = whatIsOffered(type, useBoot().features)
  const where = usePickPlace(useArrive(type, "other").atPlace)
  const field = useRef<HTMLInputElement>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, wherever the focus is among what is inside
    <div className={styles.where} onKeyDownCapture={cancelOnEscape(where)}>
      {offered.search ? (
        <PlaceSearch floating label={ways[type].where} onPick={where.pickSearch} input={field} />
      ) : (
        <h3>{ways[type].where}</h3>
      )}
      <div className={styles.others}>
        <Button
          variant="secondary"
          size="small"
          icon={<TargetIcon size={20} />}
          busy={where.state.kind === "working"}
          onClick={where.pickPosition}
        >
          Use my location
        </Button>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => openLocationSheet(type)}>
          More ways
        </Button>
      </div>
      <SnagNote
        state={where.state}
        onAgain={where.again}
        onType={offered.search ? () => field.current?.focus() : undefined}
        onCity={() => openCities(type)}
      />
    </div>
  )
}
