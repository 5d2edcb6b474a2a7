import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import { type ReactNode, useState } from "react"
import { AlertIcon } from "../icon/tool-icons.tsx"
import { Modal } from "../modal/modal.tsx"
import styles from "./error-popup.module.css"

export interface ErrorPopupProps {
  /** The popup is open while this is set. */
  message: ReactNode | undefined
  onClose: () => void
  header?: string
  button?: string
  closeOnOutside?: boolean
}

export function ErrorPopup({
  message,
  onClose,
  header = requestErrorTexts.popupHeader,
  button = requestErrorTexts.popupButton,
  closeOnOutside,
}: ErrorPopupProps) {
  // The last message stays visible while the popup fades out.
  const [lastMessage, setLastMessage] = useState(message)
  if (message !== undefined && message !== lastMessage) setLastMessage(message)
  return (
    <Modal
      open={message !== undefined}
      onClose={onClose}
      role="alertdialog"
      picture={<AlertIcon size={56} className={styles.sign} />}
      header={header}
      message={lastMessage}
      right={{ label: button }}
      closeOnOutside={closeOnOutside}
    />
  )
}
