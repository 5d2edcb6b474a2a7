import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useEffect, useState } from "react"
import { clientContext } from "../../session/client-context.ts"
import { closeLocationSheet, type LocationSheet as Opened } from "../../shell/location-sheet.ts"
import { showPopup } from "../../shell/popup.ts"
import { useArrive, wayTo } from "./use-arrive.ts"
import { WayChoices } from "./way-choices.tsx"
import { ways } from "./ways.ts"
import { Where } from "./where.tsx"
import styles from "./location-sheet.module.css"

/** LOC-1: first how, then where. */
export default function LocationSheet({ type: asked, target, trouble, inCities: listed = false }: Opened) {
  const [type, setType] = useState(() => asked ?? clientContext().deliveryType)
  const [inCities, setInCities] = useState(listed)
  const arrival = useArrive(type, target)
  // After the sheet has opened, so that the message stands over it.
  useEffect(() => {
    if (trouble) showPopup({ message: trouble })
  }, [trouble])
  return (
    <Sheet open title={inCities ? ways[type].name : "How would you like it?"} onClose={closeLocationSheet}>
      <div className={styles.content}>
        {inCities ? undefined : <WayChoices value={type} onChange={setType} />}
        {/* Another way is another question: what was typed or went wrong before is not for it. */}
        <Where
          key={type}
          type={type}
          arrival={arrival}
          way={wayTo(target)}
          inCities={inCities}
          onCities={setInCities}
        />
      </div>
    </Sheet>
  )
}
