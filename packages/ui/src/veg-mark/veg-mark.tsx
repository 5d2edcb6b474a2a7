import type { FoodType } from "@hearth/domain/menu/product.ts"
import * as kitTexts from "@hearth/texts/kit/kit.ts"
import { classNames } from "../class-names.ts"
import styles from "./veg-mark.module.css"

const names = { VEG: kitTexts.vegetarian, NON_VEG: kitTexts.nonVegetarian } as const

/**
 * A green disc in a green square, or a brown triangle in a brown square. One element, because a menu has a hundred of
 * them.
 */
export function VegMark({ type, size }: { type: FoodType; size?: "large" }) {
  return (
    <span
      className={classNames(type === "VEG" ? styles.veg : styles.nonVeg, size === "large" && styles.large)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with CSS: there is no image file
      role="img"
      aria-label={names[type]}
    />
  )
}
