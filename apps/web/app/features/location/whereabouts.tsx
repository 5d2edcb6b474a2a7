import { ChevronIcon, PinIcon } from "@hearth/ui/icon/icons.tsx"
import { useBoot } from "../../session/boot.tsx"
import { useChosenPlace } from "../../session/chosen-place.ts"
import { openLocationSheet } from "../../shell/location-sheet.ts"
import { sayPlace } from "./say-place.ts"
import styles from "./whereabouts.module.css"

/** In the header of every screen: where and how; a press changes it. */
export function Whereabouts() {
  const { store, features } = useBoot()
  const { how, where } = sayPlace(useChosenPlace(), store)
  const words = (
    <>
      <PinIcon size={18} className={styles.pin} />
      <span className={styles.words}>
        <span className={styles.how}>{how}</span> <strong>{where}</strong>
      </span>
    </>
  )
  if (!features.includes("stores")) return <p className={styles.whereabouts}>{words}</p>
  return (
    <button
      type="button"
      className={styles.whereabouts}
      aria-haspopup="dialog"
      aria-label={`${how} ${where}. Change where and how`}
      onClick={() => openLocationSheet()}
    >
      {words}
      <ChevronIcon to="down" size={16} className={styles.more} />
    </button>
  )
}
