import { useQuery } from "@hearth/browser/use-query.ts"
import * as feedbackTexts from "@hearth/texts/feedback/feedback.ts"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type Ref, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useSearchParams } from "react-router"
import { useHydrated } from "../../client/loading/hydration.ts"
import { useCustomer } from "../../client/session/use-customer.ts"
import { recordGivenRating } from "../../shared/feedback/given-ratings.ts"
import { type FeedbackTemplate, fetchFeedbackTemplate } from "../../shared/feedback/feedback-template.api.ts"
import { hasLostFocus } from "../../shared/page/focus-fallback.ts"
import { NeedsJavaScript } from "../../shared/page/needs-javascript.tsx"
import { aspectsToExplain, type FeedbackForm, type ProblemsForm as Problems, starsOf } from "./feedback-form.ts"
import { FeedbackUnavailable } from "./feedback-unavailable.tsx"
import styles from "./feedback.module.css"
import { GivenFeedback } from "./given-feedback.tsx"
import { PizzaFace } from "./pizza-face.tsx"
import { ProblemsForm } from "./problems-form.tsx"
import { RateOrderForm } from "./rate-order-form.tsx"
import { Thanks } from "./thanks.tsx"

/** FBK-1, FBK-2: rates the order in the URL; without one, feedback about us. */
export function FeedbackScreen({ heading }: { heading: string }) {
  const [params, setParams] = useSearchParams()
  // The server rendered the page without its query.
  const isHydrated = useHydrated()
  // The form is filled in with the customer's own number, and a restored session decides whose orders are found.
  const isSessionKnown = useCustomer() !== undefined
  if (!isHydrated || !isSessionKnown) return <FeedbackSkeleton heading={heading} />
  const orderId = params.get("orderId") ?? undefined
  // Without the stars in the URL, a reload doesn't replace those that were chosen since.
  const forgetStars = () =>
    setParams(orderId === undefined ? {} : { orderId }, { replace: true, preventScrollReset: true })
  const tappedStars = starsOf(params.get("stars"))
  return <LoadedFeedback key={orderId} {...{ heading, orderId, tappedStars }} onStarsTaken={forgetStars} />
}

interface LoadedFeedbackProps {
  heading: string
  orderId: string | undefined
  tappedStars: number | null
  onStarsTaken: () => void
}

function LoadedFeedback({ heading, orderId, ...stars }: LoadedFeedbackProps) {
  const load = useCallback((signal: AbortSignal) => fetchFeedbackTemplate(orderId, signal), [orderId])
  const query = useQuery(load)
  if (query.state === "loading") return <FeedbackSkeleton heading={heading} />
  if (query.state === "failed")
    return <FeedbackUnavailable orderId={orderId} code={query.code} message={query.message} onRetry={query.retry} />
  return <FeedbackSteps template={query.value} {...stars} onGivenElsewhere={() => void query.reload()} />
}

/** What follows the form: the questions after a low score, then the thanks. */
type Progress =
  | { step: "problems"; feedbackId: string; aspects: FeedbackForm["aspects"] }
  | { step: "thanks"; isLowScore: boolean; problems: Problems["problems"] }

interface FeedbackStepsProps extends Pick<LoadedFeedbackProps, "tappedStars" | "onStarsTaken"> {
  template: FeedbackTemplate
  onGivenElsewhere: () => void
}

function FeedbackSteps({ template, onGivenElsewhere, ...stars }: FeedbackStepsProps) {
  const { given, orderId, canReportProblem } = template
  const [progress, setProgress] = useState<Progress>()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const finish = (isLowScore: boolean, problems: Problems["problems"] = []) =>
    setProgress({ step: "thanks", isLowScore, problems })
  const rating = given?.overallRating ?? null
  // It may have been given in another tab or on another device.
  useEffect(() => {
    if (orderId !== null && rating !== null) recordGivenRating(orderId, rating)
  }, [orderId, rating])
  const step = progress?.step ?? (given ? "given" : "form")
  const previousStep = useRef(step)
  // Each step removes the pressed button together with its focus, and begins at its heading.
  useLayoutEffect(() => {
    if (previousStep.current !== step) scrollTo({ top: 0 })
    if (previousStep.current !== step && hasLostFocus()) headingRef.current?.focus({ preventScroll: true })
    previousStep.current = step
  }, [step])
  if (progress?.step === "thanks") return <Thanks {...{ headingRef, orderId, canReportProblem, ...progress }} />
  if (progress?.step === "problems") {
    return (
      <div className={styles.screen}>
        <Sorry headingRef={headingRef} />
        <ProblemsForm
          feedbackId={progress.feedbackId}
          aspects={aspectsToExplain(template.aspects, progress.aspects)}
          onDone={(problems) => finish(true, problems)}
        />
      </div>
    )
  }
  if (given) {
    return (
      <GivenFeedback template={template} given={given} headingRef={headingRef}>
        {given.asksMore ? (
          <section className={styles.screen}>
            <div>
              <h2>{feedbackTexts.sorry}</h2>
              <p className={styles.lead}>{feedbackTexts.whatWentWrong}</p>
            </div>
            <ProblemsForm
              feedbackId={given.feedbackId}
              aspects={aspectsToExplain(template.aspects, given.aspects)}
              onDone={(problems) => finish(true, problems)}
            />
          </section>
        ) : undefined}
      </GivenFeedback>
    )
  }
  return (
    <RateOrderForm
      template={template}
      {...stars}
      headingRef={headingRef}
      onSaved={({ feedbackId, asksMore }, form) =>
        asksMore ? setProgress({ step: "problems", feedbackId, aspects: form.aspects }) : finish(false)
      }
      onGivenElsewhere={onGivenElsewhere}
    />
  )
}

function Sorry({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <section className={styles.hero}>
      <PizzaFace stars={1} />
      <div className={styles.heroText}>
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {feedbackTexts.sorry}
        </h1>
        <p className={styles.lead}>{feedbackTexts.whatWentWrong}</p>
      </div>
    </section>
  )
}

function FeedbackSkeleton({ heading }: { heading: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <h1 className="sr-only">{heading}</h1>
      <NeedsJavaScript />
      <Skeleton shape="card" className={styles.heroBone} />
      <Skeleton shape="card" className={styles.bone} />
    </div>
  )
}
