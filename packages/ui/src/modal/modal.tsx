import * as controlTexts from "@hearth/texts/kit/kit-controls.ts"
import { type ReactNode, useId } from "react"
import { Button, type ButtonAppearance } from "../button/button.tsx"
import { classNames } from "../class-names.ts"
import dialogStyles from "../dialog/dialog.module.css"
import { useDialog } from "../dialog/use-dialog.ts"
import styles from "./modal.module.css"

export interface ModalButton {
  label: string
  /** By default the button closes the modal. */
  onPress?: () => void
  variant?: ButtonAppearance["variant"]
  busy?: boolean
}

export interface ModalProps {
  open: boolean
  onClose: () => void
  header?: ReactNode
  /** The accessible name if there is no header. */
  label?: string
  /** A drawing or icon above the header. */
  picture?: ReactNode
  message: ReactNode
  secondMessage?: ReactNode
  left?: ModalButton
  right?: ModalButton
  /**
   * `auto` follows the screen: 75vw, 50vw over 770 px, 30vw over 1200 px. The other values are one of these widths on
   * every screen: `default` 75vw, `medium` 50vw, `large` (for large screens) 30vw.
   */
  width?: "auto" | "default" | "medium" | "large"
  /** False in a mini-app, where an accidental tap beside the modal must not close it. */
  closeOnOutside?: boolean
  role?: "dialog" | "alertdialog"
}

export function Modal({ open, onClose, closeOnOutside = true, width = "auto", role, ...content }: ModalProps) {
  const id = useId()
  const { isPresent, props } = useDialog(open, onClose, closeOnOutside)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop hits the dialog element; the keyboard equivalent is Escape
    <dialog
      {...props}
      role={role}
      className={classNames(dialogStyles.dialog, styles.modal, styles[width])}
      aria-labelledby={content.header ? `${id}h` : undefined}
      aria-label={content.header ? undefined : (content.label ?? controlTexts.message)}
      aria-describedby={`${id}m`}
    >
      {isPresent ? <ModalContent {...content} id={id} onClose={onClose} /> : undefined}
    </dialog>
  )
}

type Content = Pick<ModalProps, "header" | "picture" | "message" | "secondMessage" | "left" | "right" | "onClose">

function ModalContent({ id, header, picture, message, secondMessage, left, right, onClose }: Content & { id: string }) {
  return (
    <div className={styles.box}>
      {picture ? <div className={styles.picture}>{picture}</div> : undefined}
      {header ? (
        <h2 id={`${id}h`} className={styles.header}>
          {header}
        </h2>
      ) : undefined}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrolling area must be reachable by keyboard */}
      <div id={`${id}m`} className={styles.scroll} tabIndex={0} role="group" aria-label={controlTexts.message}>
        <div>{message}</div>
        {secondMessage ? <div className={styles.second}>{secondMessage}</div> : undefined}
      </div>
      {left || right ? (
        <div className={styles.buttons}>
          {left ? <ModalAction {...left} defaultVariant="secondary" onClose={onClose} getsFirstFocus /> : undefined}
          {right ? (
            <ModalAction {...right} defaultVariant="primary" onClose={onClose} getsFirstFocus={!left} />
          ) : undefined}
        </div>
      ) : undefined}
    </div>
  )
}

function ModalAction({
  label,
  onPress,
  variant,
  busy,
  defaultVariant,
  onClose,
  getsFirstFocus,
}: ModalButton & { defaultVariant: ButtonAppearance["variant"]; onClose: () => void; getsFirstFocus: boolean }) {
  return (
    <Button
      variant={variant ?? defaultVariant}
      busy={busy}
      onClick={onPress ?? onClose}
      data-first-focus={getsFirstFocus || undefined}
      full
    >
      {label}
    </Button>
  )
}
