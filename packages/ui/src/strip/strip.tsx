import * as kitTexts from "@hearth/texts/kit/kit.ts"
import type { ReactNode } from "react"
import { IconButton } from "../button/icon-button.tsx"
import { classNames } from "../class-names.ts"
import { CloseIcon } from "../icon/icons.tsx"
import styles from "./strip.module.css"

export interface StripProps {
  children: ReactNode
  tone?: "dark" | "warning" | "plain"
  icon?: ReactNode
  action?: ReactNode
  onClose?: () => void
  closeLabel?: string
  /** `flow` stays in place, `top` sticks to the top edge, `bottom` floats over the bottom edge. */
  position?: "flow" | "top" | "bottom"
  /** Removes the colour from the page under it, as while offline. */
  greysPage?: boolean
}

/** A notice over the full width, announced when it appears. */
export function Strip({
  children,
  tone = "plain",
  icon,
  action,
  onClose,
  closeLabel = kitTexts.close,
  position = "flow",
  greysPage,
}: StripProps) {
  return (
    <>
      {greysPage ? <div className={styles.grey} /> : undefined}
      <output
        className={classNames(styles.strip, styles[tone], styles[position], action !== undefined && styles.wraps)}
      >
        {icon}
        <span className={styles.text}>{children}</span>
        {action}
        {onClose ? (
          <IconButton label={closeLabel} icon={<CloseIcon size={18} />} onClick={onClose} className={styles.close} />
        ) : undefined}
      </output>
    </>
  )
}
