import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { ChilliIcon, FlameIcon, StarIcon, TagIcon } from "../icon/icons.tsx"
import styles from "./badge.module.css"

const kinds = {
  bestseller: { text: "Bestseller", icon: <FlameIcon size={14} /> },
  new: { text: "New", icon: <StarIcon size={13} filled /> },
  spicy: { text: "Spicy", icon: <ChilliIcon size={14} /> },
  offer: { text: "Offer", icon: <TagIcon size={13} /> },
  plain: { text: "", icon: undefined },
} as const

export interface BadgeProps {
  kind: keyof typeof kinds
  /** Replaces the kind's own text. */
  children?: ReactNode
  className?: string
}

export function Badge({ kind, children, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind], className)}>
      {kinds[kind].icon}
      {children ?? kinds[kind].text}
    </span>
  )
}
