import type { ListedFeedback } from "@hearth/contract/calls/console/ratings.calls.ts"
import { aspects as allAspects, starRange } from "@hearth/domain/feedback/ratings.ts"
import * as feedbackTexts from "@hearth/texts/console/feedback.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as questionTexts from "@hearth/texts/feedback/feedback-questions.ts"
import * as deliveryTypeTexts from "@hearth/texts/place/delivery-types.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { StarIcon } from "@hearth/ui/icon/icons.tsx"
import { countryFacts } from "../../client/country.ts"
import { FeedbackMobile } from "./feedback-mobile.tsx"
import styles from "./feedback.module.css"
import { nameProblem } from "./name-problem.ts"

export interface FeedbackRowProps {
  feedback: ListedFeedback
  showsStore: boolean
  canReadNumber: boolean
}

/** One customer's feedback: when and where, the scores, what went wrong and the customer's words. */
export function FeedbackRow({ feedback, showsStore, canReadNumber }: FeedbackRowProps) {
  const { feedbackId, at, overallRating, nps, aspects, problems, text, problemsText } = feedback
  const ratedAspects = allAspects.flatMap((aspect) => {
    const stars = aspects[aspect]
    return stars === undefined ? [] : [{ aspect, stars }]
  })
  return (
    <li tabIndex={-1} className={styles.row}>
      <div className={styles.line}>
        {overallRating === null ? (
          <span className="soft">{feedbackTexts.noStars}</span>
        ) : (
          <Stars given={overallRating} />
        )}
        <time dateTime={at} className="soft">
          {headOfficeTexts.dateAndTime(at, countryFacts.timeZone)}
        </time>
      </div>
      <p className="soft">{describeOrder(feedback, showsStore)}</p>
      {text === null ? undefined : <blockquote className={styles.words}>{text}</blockquote>}
      {problems.length > 0 ? (
        <ul className={styles.problems} aria-label={feedbackTexts.problems}>
          {problems.map((problem) => (
            <li key={problem.aspect + problem.problem}>{nameProblem(problem)}</li>
          ))}
        </ul>
      ) : undefined}
      {problemsText === null ? undefined : (
        <div>
          <span className="soft">{feedbackTexts.whatHappened}</span>
          <blockquote className={styles.words}>{problemsText}</blockquote>
        </div>
      )}
      {ratedAspects.length > 0 || nps !== null ? (
        <dl className={styles.scores} aria-label={feedbackTexts.aspectRatings}>
          {ratedAspects.map(({ aspect, stars }) => (
            <div key={aspect}>
              <dt>{questionTexts.nameOfAspect(aspect)}</dt>
              <dd>
                <span aria-hidden="true">
                  {stars}
                  <StarIcon size={13} filled />
                </span>
                <span className="sr-only">{feedbackTexts.starsOf(stars)}</span>
              </dd>
            </div>
          ))}
          {nps === null ? undefined : (
            <div>
              <dt>{feedbackTexts.recommendation}</dt>
              <dd>{feedbackTexts.npsOf(nps)}</dd>
            </div>
          )}
        </dl>
      ) : undefined}
      {canReadNumber ? <FeedbackMobile feedbackId={feedbackId} /> : undefined}
    </li>
  )
}

function describeOrder({ store, deliveryType }: ListedFeedback, showsStore: boolean): string {
  if (deliveryType === null) return feedbackTexts.withoutOrder
  const orderType = deliveryTypeTexts.name(deliveryType)
  return showsStore && store ? `${store.name} · ${orderType}` : orderType
}

const allStars = Array.from({ length: starRange.max }, (_, index) => starRange.min + index)

function Stars({ given }: { given: number }) {
  return (
    <span className={styles.stars}>
      <span className="sr-only">{feedbackTexts.starsOf(given)}</span>
      {allStars.map((star) => (
        <StarIcon key={star} size={20} className={classNames(star <= given && styles.lit)} />
      ))}
    </span>
  )
}
