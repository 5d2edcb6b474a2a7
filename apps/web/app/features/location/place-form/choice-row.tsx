import { classNames } from "@hearth/ui/class-names.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import type { ReactNode, Ref } from "react"
import styles from "./choice-row.module.css"

export interface ChoiceRowProps {
  icon?: ReactNode
  title: string
  text?: ReactNode
  /** At the end of the row. */
  trailingContent?: ReactNode
  busy?: boolean
  /** Called on a press. With `href`, the row is a link, and this is called before the link is followed. */
  onPress?: () => void
  href?: string
  ref?: Ref<HTMLButtonElement>
}

/** One row of a list of choices. */
export function ChoiceRow({ icon, title, text, trailingContent, busy, onPress, href, ref }: ChoiceRowProps) {
  const content = (
    <>
      {icon ? <span className={styles.icon}>{icon}</span> : undefined}
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        {text ? <span className={styles.text}>{text}</span> : undefined}
      </span>
      {trailingContent ? <span className={styles.after}>{trailingContent}</span> : undefined}
      <ChevronIcon size={16} className={styles.more} />
    </>
  )
  if (href !== undefined) {
    return (
      <a href={href} className={styles.row} onClick={onPress}>
        {content}
      </a>
    )
  }
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.row, busy && styles.busy)}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
    >
      {content}
    </button>
  )
}
