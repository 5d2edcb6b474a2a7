import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import styles from "./dropped-choices-notice.module.css"

/** One sentence for each unavailable part of the URL or of the last choice. */
export function DroppedChoicesNotice({ sentences, onClose }: { sentences: readonly string[]; onClose: () => void }) {
  return (
    <output className={styles.notice}>
      <InfoIcon size={20} className={styles.icon} />
      <span className={styles.text}>
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </span>
      <IconButton label={customiseTexts.dismiss} icon={<CloseIcon size={18} />} onClick={onClose} />
    </output>
  )
}
