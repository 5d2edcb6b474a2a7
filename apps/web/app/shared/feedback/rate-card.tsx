import { useQuery } from "@hearth/browser/use-query.ts"
import * as rateTexts from "@hearth/texts/feedback/rate-order.ts"
import { StarIcon } from "@hearth/ui/icon/icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useCallback } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { serverNow } from "../../client/server-clock.ts"
import { feedbackPath } from "./feedback-paths.ts"
import { fetchFeedbackTemplate } from "./feedback-template.api.ts"
import { isRecentOrder } from "./is-recent-order.ts"
import styles from "./rate-card.module.css"
import { allStars, Stars } from "./stars.tsx"

/**
 * FBK-1: on the pages of the visitor's own order that was handed over: five stars, each a link to the rating screen, or
 * the rating that was given. Nothing is shown, and nothing requested, while the feature is off.
 */
export function RateCard(order: RateCardProps) {
  return usePageContext().features.includes("feedback") ? <LoadedCard {...order} /> : undefined
}

interface RateCardProps {
  orderId: string
  placedAt: string | null
}

/**
 * The page is complete without the card: an order that can't be rated, or a failed call, shows none. For a recent order
 * its space is reserved while it loads.
 */
function LoadedCard({ orderId, placedAt }: RateCardProps) {
  const load = useCallback((signal: AbortSignal) => fetchFeedbackTemplate(orderId, signal), [orderId])
  const query = useQuery(load)
  if (query.state === "loading" && placedAt !== null && isRecentOrder(placedAt, serverNow()))
    return <Skeleton shape="card" className={styles.bone} />
  if (query.state !== "ready") return undefined
  const rating = query.value.given?.overallRating
  return (
    <section className={styles.frame} aria-labelledby="rate-title">
      <div className={styles.card}>
        <div>
          <h2 id="rate-title" className={styles.title}>
            {rating ? rateTexts.youRated(rating) : rateTexts.howWasYourOrder}
          </h2>
          {rating ? (
            <a href={feedbackPath(orderId)} className={styles.link}>
              {rateTexts.seeYourFeedback}
            </a>
          ) : (
            <p className={styles.text}>{rateTexts.tapToRate}</p>
          )}
        </div>
        {rating ? (
          <Stars given={rating} size={26} />
        ) : (
          <ul className={styles.stars}>
            {allStars.map((star) => (
              <li key={star}>
                <a href={feedbackPath(orderId, star)} className={styles.star} aria-label={rateTexts.rateWith(star)}>
                  <StarIcon size={34} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
