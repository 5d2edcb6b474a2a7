import * as feedbackTexts from "@hearth/texts/feedback/feedback.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { ThumbIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useRef, useState } from "react"
import type { FeedbackTemplate } from "../../shared/feedback/feedback-template.api.ts"
import type { FeedbackForm } from "./feedback-form.ts"
import styles from "./ratings.module.css"

/** A large order shows this many dishes, and a button for the others. */
const MAX_SHOWN = 5

interface DishRatingsProps {
  dishes: FeedbackTemplate["dishes"]
  liked: FeedbackForm["dishes"]
  onChange: (liked: FeedbackForm["dishes"]) => void
}

/** Thumbs up or down for each dish. Pressing a thumb again takes it back. */
export function DishRatings({ dishes, liked, onChange }: DishRatingsProps) {
  const [areAllShown, setAllShown] = useState(dishes.length <= MAX_SHOWN + 1)
  const list = useRef<HTMLUListElement>(null)
  const shownDishes = areAllShown ? dishes : dishes.slice(0, MAX_SHOWN)
  const rate = (productId: string, isLiked: boolean) => {
    const { [productId]: previous, ...others } = liked
    onChange(previous === isLiked ? others : { ...others, [productId]: isLiked })
  }
  const showAll = () => {
    setAllShown(true)
    // The button is removed together with its focus, which goes to the first of the dishes that it showed.
    requestAnimationFrame(() => list.current?.children[MAX_SHOWN]?.querySelector("button")?.focus())
  }
  return (
    <>
      <ul ref={list} className={styles.dishes}>
        {shownDishes.map(({ productId, name }) => (
          <li key={productId} className={styles.dish}>
            <span className={styles.dishName}>{name}</span>
            {[true, false].map((isUp) => {
              const isPressed = liked[productId] === isUp
              return (
                <button
                  key={String(isUp)}
                  type="button"
                  aria-pressed={isPressed}
                  aria-label={isUp ? feedbackTexts.like(name) : feedbackTexts.dislike(name)}
                  className={classNames(styles.thumb, isUp ? styles.up : styles.down)}
                  onClick={() => rate(productId, isUp)}
                >
                  <ThumbIcon size={22} down={!isUp} filled={isPressed} />
                </button>
              )
            })}
          </li>
        ))}
      </ul>
      {areAllShown ? undefined : (
        <Button variant="quiet" size="small" onClick={showAll} className={styles.moreDishes}>
          {feedbackTexts.showMoreDishes(dishes.length - MAX_SHOWN)}
        </Button>
      )}
    </>
  )
}
