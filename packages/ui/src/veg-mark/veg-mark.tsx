import type { FoodType } from "@hearth/domain/menu/product.ts"
import styles from "./veg-mark.module.css"

const names = { VEG: "Vegetarian", NON_VEG: "Non-vegetarian" } as const

/** A green disc in a green square, or a brown triangle in a brown square. */
export function VegMark({ type, size = 16 }: { type: FoodType; size?: number }) {
  return (
    <svg
      className={type === "VEG" ? styles.veg : styles.nonVeg}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page, not a file
      role="img"
      aria-label={names[type]}
    >
      <title>{names[type]}</title>
      <rect x="1" y="1" width="14" height="14" rx="3" strokeWidth="1.75" />
      {type === "VEG" ? (
        <circle cx="8" cy="8" r="3.6" fill="currentColor" stroke="none" />
      ) : (
        <path d="M8 4.2 12 11.4H4Z" fill="currentColor" strokeWidth="1" strokeLinejoin="round" />
      )}
    </svg>
  )
}
