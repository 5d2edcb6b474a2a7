import { starRange } from "@hearth/domain/feedback/ratings.ts"
import { StarIcon } from "@hearth/ui/icon/icons.tsx"
import styles from "./stars.module.css"

export const allStars = Array.from({ length: starRange.max }, (_, index) => starRange.min + index)

/** FBK-1: a rating as a picture. A text next to it says the same. */
export function Stars({ given, size }: { given: number; size: number }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {allStars.map((star) => (
        <StarIcon key={star} size={size} className={star <= given ? styles.lit : undefined} />
      ))}
    </span>
  )
}
