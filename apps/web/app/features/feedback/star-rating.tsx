import * as feedbackTexts from "@hearth/texts/feedback/feedback.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { StarIcon } from "@hearth/ui/icon/icons.tsx"
import type { ReactNode } from "react"
import { allStars, Stars } from "../../shared/feedback/stars.tsx"
import { RatingScale } from "./rating-scale.tsx"
import styles from "./ratings.module.css"

interface StarRatingProps {
  legend: ReactNode
  name: string
  value: number | null
  onChange: (value: number | null) => void
}

/** FBK-1: the rating of the whole order: large stars, with a word for the chosen one. */
export function OverallRating({ error, ...rating }: StarRatingProps & { isRequired: boolean; error?: ReactNode }) {
  return (
    <RatingScale
      {...rating}
      values={allStars}
      nameOf={feedbackTexts.starChoice}
      legendClass="sr-only"
      rowClass={classNames(styles.stars, styles.large)}
      choiceClass={(star) => classNames(styles.star, star <= (rating.value ?? 0) && styles.on)}
      render={() => <StarIcon size={42} />}
      error={error}
    >
      <p className={rating.value === null ? styles.hint : styles.word} aria-hidden="true">
        {rating.value === null ? feedbackTexts.tapStar : feedbackTexts.starWord(rating.value)}
      </p>
    </RatingScale>
  )
}

/** The rating of an aspect: its name, and the stars beside it. */
export function AspectRating(rating: StarRatingProps) {
  return (
    <div className={styles.aspect}>
      <RatingScale
        {...rating}
        values={allStars}
        nameOf={feedbackTexts.starChoice}
        legendClass={styles.aspectName ?? ""}
        rowClass={styles.stars ?? ""}
        choiceClass={(star) => classNames(styles.star, star <= (rating.value ?? 0) && styles.on)}
        render={() => <StarIcon size={26} />}
      />
    </div>
  )
}

/** Stars that were given. */
export function GivenStars({ stars, size = 22 }: { stars: number; size?: number }) {
  return (
    <>
      <span className="sr-only">{feedbackTexts.starChoice(stars)}</span>
      <Stars given={stars} size={size} />
    </>
  )
}
