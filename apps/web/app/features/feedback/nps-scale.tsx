import { npsRange } from "@hearth/domain/feedback/ratings.ts"
import * as feedbackTexts from "@hearth/texts/feedback/feedback.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import type { ReactNode } from "react"
import { RatingScale } from "./rating-scale.tsx"
import styles from "./ratings.module.css"

const scores = Array.from({ length: npsRange.max - npsRange.min + 1 }, (_, index) => npsRange.min + index)

interface NpsScaleProps {
  legend: ReactNode
  value: number | null
  onChange: (value: number | null) => void
}

/** FBK-1: how likely the visitor is to recommend us, 0 to 10. Two rows on a phone, so that each number is easy to tap. */
export function NpsScale({ legend, value, onChange }: NpsScaleProps) {
  return (
    <RatingScale
      legend={legend}
      legendClass={styles.question ?? ""}
      name="nps"
      values={scores}
      value={value}
      onChange={onChange}
      nameOf={feedbackTexts.npsChoice}
      rowClass={styles.scores ?? ""}
      choiceClass={(score) => classNames(styles.score, score === value && styles.chosen)}
      render={(score) => <span aria-hidden="true">{score}</span>}
    >
      <p className={styles.ends} aria-hidden="true">
        <span>{feedbackTexts.npsChoice(npsRange.min)}</span>
        <span>{feedbackTexts.npsChoice(npsRange.max)}</span>
      </p>
    </RatingScale>
  )
}
