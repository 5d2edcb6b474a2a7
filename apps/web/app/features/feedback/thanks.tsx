import * as feedbackTexts from "@hearth/texts/feedback/feedback.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { Confetti } from "@hearth/ui/confetti/confetti.tsx"
import type { Ref } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useCustomer } from "../../client/session/use-customer.ts"
import type { ProblemsForm } from "./feedback-form.ts"
import styles from "./feedback.module.css"
import { PizzaFace } from "./pizza-face.tsx"
import { ReportLink } from "./report-link.tsx"

interface ThanksProps {
  headingRef: Ref<HTMLHeadingElement>
  orderId: string | null
  isLowScore: boolean
  /** What the customer said went wrong. */
  problems: ProblemsForm["problems"]
  /** Whether a problem with the order can be reported now. */
  canReportProblem: boolean
}

/** What the screen shows after the rating was sent. */
export function Thanks({ headingRef, orderId, isLowScore, problems, canReportProblem }: ThanksProps) {
  const { features } = usePageContext()
  const showsOrdersLink = Boolean(useCustomer()) && features.includes("order_history")
  const showsReport = orderId !== null && isLowScore && canReportProblem
  const message =
    orderId === null
      ? feedbackTexts.thanksWithoutOrder
      : isLowScore
        ? feedbackTexts.thanksAfterLowScore
        : feedbackTexts.thanksForRating
  return (
    <div className={styles.screen}>
      {isLowScore ? undefined : <Confetti burst={1} />}
      <section className={styles.hero}>
        {/* The face with five stars cheers, which doesn't suit a low score. */}
        <PizzaFace stars={isLowScore ? 4 : 5} />
        <div className={styles.heroText}>
          <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
            {feedbackTexts.thankYou}
          </h1>
          <p className={styles.lead}>{message}</p>
          {showsReport ? <p className={styles.lead}>{feedbackTexts.putItRight}</p> : undefined}
        </div>
        <div className={styles.links}>
          {showsReport ? <ReportLink orderId={orderId} problems={problems} /> : undefined}
          <ButtonLink href="/" variant={showsReport ? "secondary" : "primary"}>
            {feedbackTexts.backToHome}
          </ButtonLink>
          {showsOrdersLink ? (
            <ButtonLink href="/postorder-ui/orderHistory" variant="quiet">
              {feedbackTexts.yourOrders}
            </ButtonLink>
          ) : undefined}
        </div>
      </section>
    </div>
  )
}
