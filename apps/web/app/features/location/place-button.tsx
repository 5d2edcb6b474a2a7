import * as placeTexts from "@hearth/texts/place/place.ts"
import { ChevronIcon, PinIcon } from "@hearth/ui/icon/icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useChosenPlace } from "../../place/chosen-place.store.ts"
import { openLocationSheet } from "../../place/location-sheet.store.ts"
import { formatPlace } from "./format-place.ts"
import styles from "./place-button.module.css"

/** In every screen's header: the place and delivery type. Pressing it opens the location sheet. */
export function PlaceButton() {
  const { store, features } = usePageContext()
  const { how, where } = formatPlace(useChosenPlace(), store)
  const content = (
    <>
      <PinIcon size={18} className={styles.pin} />
      <span className={styles.text}>
        <span className={styles.how}>{how}</span> <strong>{where}</strong>
      </span>
    </>
  )
  if (!features.includes("stores")) return <p className={styles.place}>{content}</p>
  return (
    <button
      type="button"
      className={styles.place}
      aria-haspopup="dialog"
      aria-label={placeTexts.changePlaceLabel(how, where)}
      onClick={() => openLocationSheet()}
    >
      {content}
      <ChevronIcon to="down" size={16} className={styles.more} />
    </button>
  )
}
