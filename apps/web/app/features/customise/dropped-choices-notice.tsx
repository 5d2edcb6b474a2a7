import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import styles from "./dropped-choices-notice.module.css"

/** What the URL or the last choice contained that is unavailable, one sentence each. */
export function DroppedChoicesNotice({ sentences, onClose }: { sentences: readonly string[]; onClose: () => void }) {
  return (
    <output className={styles.notice}>
      <InfoIcon size={20} className={styles.icon} />
      <span className={styles.words}>
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </span>
      <IconButton label={customiseTexts.dismiss} icon={<CloseIcon size={18} />} onClick={onClose} />
    </output>
  )
}
