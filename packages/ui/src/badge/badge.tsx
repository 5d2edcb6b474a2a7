import * as kitTexts from "@hearth/texts/kit/kit.ts"
import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { ChilliIcon, FlameIcon, StarIcon, TagIcon } from "../icon/icons.tsx"
import styles from "./badge.module.css"

const kinds = {
  bestseller: { text: kitTexts.bestseller, icon: <FlameIcon size={14} /> },
  new: { text: kitTexts.newProduct, icon: <StarIcon size={13} filled /> },
  spicy: { text: kitTexts.spicy, icon: <ChilliIcon size={14} /> },
  offer: { text: kitTexts.offer, icon: <TagIcon size={13} /> },
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
