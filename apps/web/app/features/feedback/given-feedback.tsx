import type { GivenFeedback as Given } from "@hearth/contract/calls/feedback.calls.ts"
import { isLowScore } from "@hearth/domain/feedback/ratings.ts"
import * as feedbackTexts from "@hearth/texts/feedback/feedback.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { ThumbIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode, Ref } from "react"
import type { FeedbackTemplate } from "../../shared/feedback/feedback-template.api.ts"
import { nameOfAspect, ratedAspectsOf } from "./feedback-form.ts"
import styles from "./feedback.module.css"
import { PizzaFace } from "./pizza-face.tsx"
import { ReportLink } from "./report-link.tsx"
import { GivenStars } from "./star-rating.tsx"

interface GivenFeedbackProps {
  template: FeedbackTemplate
  given: Given
  headingRef: Ref<HTMLHeadingElement>
  /** The questions after a low score, if they aren't answered yet. */
  children?: ReactNode
}

/** What the customer told us about the order. It can't be changed. */
export function GivenFeedback({ template, given, headingRef, children }: GivenFeedbackProps) {
  const { overallRating, nps, text, dishes, problemsText } = given
  const ratedAspects = ratedAspectsOf(given.aspects)
  const hasDetails = ratedAspects.length > 0 || dishes.length > 0 || nps !== null || text !== null
  return (
    <div className={styles.screen}>
      <section className={styles.hero}>
        <PizzaFace stars={overallRating} />
        <div className={styles.heroText}>
          <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
            {feedbackTexts.yourFeedback}
          </h1>
          <p className={styles.lead}>{feedbackTexts.givenFor}</p>
        </div>
        {overallRating === null ? undefined : <GivenStars stars={overallRating} size={32} />}
      </section>
      {hasDetails ? (
        <Card as="section" className={styles.card}>
          <dl className={styles.facts}>
            {ratedAspects.map(({ aspect, stars }) => (
              <Fact key={aspect} title={nameOfAspect(template.aspects, aspect)}>
                <GivenStars stars={stars} />
              </Fact>
            ))}
            {template.dishes
              .filter(({ productId }) => dishes.some((dish) => dish.productId === productId))
              .map(({ productId, name }) => (
                <Fact key={productId} title={name}>
                  <GivenThumb isLiked={dishes.some((dish) => dish.productId === productId && dish.liked)} />
                </Fact>
              ))}
            {nps === null ? undefined : (
              <Fact title={feedbackTexts.recommendationGiven}>{feedbackTexts.npsOf(nps)}</Fact>
            )}
            {text === null ? undefined : (
              <Fact title={feedbackTexts.youWrote} isText>
                {text}
              </Fact>
            )}
          </dl>
        </Card>
      ) : undefined}
      {given.problems.length > 0 || problemsText !== null ? (
        <Card as="section" className={styles.card}>
          <h2 className={styles.heading}>{feedbackTexts.problemsTitle}</h2>
          <ul className={styles.chips}>
            {given.problems.map(({ aspect, problem }) => (
              <li key={aspect + problem} className={styles.problem}>
                {template.aspects
                  .find((each) => each.aspect === aspect)
                  ?.problems.find((each) => each.problem === problem)?.name ?? ""}
              </li>
            ))}
          </ul>
          {problemsText === null ? undefined : <p className={styles.quote}>{problemsText}</p>}
        </Card>
      ) : undefined}
      {children}
      <GivenLinks template={template} given={given} />
    </div>
  )
}

/** Where to go from here. After a low score, a problem with the order can be reported for a week. */
function GivenLinks({
  template: { orderId, canReportProblem },
  given,
}: Pick<GivenFeedbackProps, "template" | "given">) {
  const isLow = isLowScore({ overall: given.overallRating, nps: given.nps, aspects: given.aspects })
  const showsReport = orderId !== null && canReportProblem && isLow
  return (
    <div className={styles.more}>
      {showsReport ? <p className={styles.lead}>{feedbackTexts.putItRight}</p> : undefined}
      <div className={styles.links}>
        {showsReport ? <ReportLink orderId={orderId} problems={given.problems} /> : undefined}
        {orderId === null ? undefined : (
          <ButtonLink href={`/postorder-ui/orderdetails?orderId=${orderId}`} variant="secondary">
            {feedbackTexts.seeOrder}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant="quiet">
          {feedbackTexts.backToHome}
        </ButtonLink>
      </div>
    </div>
  )
}

function Fact({ title, isText = false, children }: { title: string; isText?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.fact, isText && styles.long)}>
      <dt>{title}</dt>
      <dd className={isText ? styles.quote : undefined}>{children}</dd>
    </div>
  )
}

function GivenThumb({ isLiked }: { isLiked: boolean }) {
  return (
    <span className={isLiked ? styles.liked : styles.disliked}>
      <ThumbIcon size={20} down={!isLiked} />
      {isLiked ? feedbackTexts.liked : feedbackTexts.notLiked}
    </span>
  )
}
