import * as kitTexts from "@hearth/texts/kit/kit.ts"
import { type ReactNode, useId } from "react"
import { IconButton } from "../button/icon-button.tsx"
import { classNames } from "../class-names.ts"
import dialogStyles from "../dialog/dialog.module.css"
import { useDialog } from "../dialog/use-dialog.ts"
import { CloseIcon } from "../icon/icons.tsx"
import styles from "./sheet.module.css"

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** A secondary line under the title. */
  subtitle?: ReactNode
  /** Stays at the bottom while the content scrolls, such as the button for the next step. */
  footer?: ReactNode
  children: ReactNode
  /** `left` makes it a drawer with the height of the screen. */
  from?: "bottom" | "left"
  closeOnOutside?: boolean
  closeLabel?: string
  /** Opened by a navigation, for example by a link: going back already closes it. */
  isInUrl?: boolean
}

/** A bottom sheet on a phone, a dialog on a desktop (> 770 px). */
export function Sheet({ open, onClose, from = "bottom", closeOnOutside = true, isInUrl, ...content }: SheetProps) {
  const id = useId()
  const { isPresent, props } = useDialog(open, onClose, closeOnOutside, isInUrl)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop hits the dialog element; the keyboard equivalent is Escape
    <dialog
      {...props}
      className={classNames(dialogStyles.dialog, styles.sheet, from === "left" && styles.drawer)}
      aria-labelledby={id}
    >
      {isPresent ? <SheetContent {...content} id={id} onClose={onClose} /> : undefined}
    </dialog>
  )
}

type Content = Pick<SheetProps, "title" | "subtitle" | "footer" | "children" | "onClose" | "closeLabel">

function SheetContent({
  id,
  title,
  subtitle,
  footer,
  children,
  onClose,
  closeLabel = kitTexts.close,
}: Content & { id: string }) {
  return (
    <div className={styles.column}>
      <header className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : undefined}
        </div>
        <IconButton label={closeLabel} icon={<CloseIcon size={20} />} onClick={onClose} className={styles.close} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrolling area must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : undefined}
    </div>
  )
}
