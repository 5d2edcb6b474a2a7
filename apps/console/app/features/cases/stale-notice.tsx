import * as casesTexts from "@hearth/texts/console/cases.ts"
import { OfflineIcon } from "@hearth/ui/icon/icons.tsx"
import styles from "./inbox/inbox.module.css"

/** Says that what is shown may have changed since, because the last attempt to load it failed. */
export function StaleNotice() {
  return (
    <output className={styles.stale}>
      <OfflineIcon size={18} />
      <span>{casesTexts.notUpToDate}</span>
    </output>
  )
}
