import * as alertsTexts from "@hearth/texts/console/alerts.ts"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { AlertIcon, InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import { TitledMessage } from "@hearth/ui/strip/titled-message.tsx"
import type { AlertDraft } from "./check-alert.ts"
import styles from "./alerts.module.css"

/**
 * The alert as customers see it. Hidden from screen readers, which would announce it again with each letter; the fields
 * have the same words.
 */
export function AlertPreview({ tone, title, message }: Pick<AlertDraft, "tone" | "title" | "message">) {
  return (
    <div className={styles.preview} aria-hidden="true">
      <span className="soft">{alertsTexts.previewHint}</span>
      <div className={styles.strip}>
        <Strip
          tone={tone === "warning" ? "warning" : "plain"}
          icon={tone === "warning" ? <AlertIcon size={20} /> : <InfoIcon size={20} />}
        >
          <TitledMessage title={title.trim() || alertsTexts.previewTitle}>
            {message.trim() || alertsTexts.previewMessage}
          </TitledMessage>
        </Strip>
        <CloseIcon size={18} />
      </div>
    </div>
  )
}
