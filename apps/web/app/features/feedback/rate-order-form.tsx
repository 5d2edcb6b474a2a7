import type { SavedFeedback } from "@hearth/contract/calls/feedback.calls.ts"
import * as feedbackErrorTexts from "@hearth/texts/feedback/feedback-errors.ts"
import * as feedbackTexts from "@hearth/texts/feedback/feedback.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { type ReactNode, type Ref, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useCustomer } from "../../client/session/use-customer.ts"
import { recordGivenRating } from "../../shared/feedback/given-ratings.ts"
import type { FeedbackTemplate } from "../../shared/feedback/feedback-template.api.ts"
import { PhoneField } from "../../shared/one-time-code/phone-field.tsx"
import { DishRatings } from "./dish-ratings.tsx"
import { FeedbackTextField } from "./feedback-text-field.tsx"
import { checkForm, type FeedbackForm, type FormErrors, restoreForm, toFeedbackBody } from "./feedback-form.ts"
import { giveFeedback } from "./feedback.api.ts"
import styles from "./feedback.module.css"
import { NpsScale } from "./nps-scale.tsx"
import { PizzaFace } from "./pizza-face.tsx"
import { AspectRating, OverallRating } from "./star-rating.tsx"
import { TermsCheckbox } from "./terms-checkbox.tsx"
import { useFeedbackDraft } from "./use-feedback-draft.ts"
import { useSubmit } from "./use-submit.ts"

interface RateOrderFormProps {
  template: FeedbackTemplate
  /** The stars that were tapped on another page. They replace those of a draft, once. */
  tappedStars: number | null
  onStarsTaken: () => void
  headingRef: Ref<HTMLHeadingElement>
  onSaved: (saved: SavedFeedback, form: FeedbackForm) => void
  /** The feedback was given meanwhile, in another tab or on another device. */
  onGivenElsewhere: () => void
}

/** FBK-1: feedback on an order, or without one. With an order, the other questions follow once it has its stars. */
export function RateOrderForm({ template, tappedStars, headingRef, ...listeners }: RateOrderFormProps) {
  const { onStarsTaken, onSaved, onGivenElsewhere } = listeners
  const { country } = usePageContext()
  const { orderId, needsMobile, needsTerms, aspects, dishes } = template
  const isForOrder = orderId !== null
  const ownMobile = useCustomer()?.mobile ?? ""
  const { form, change, keyFor, discard } = useFeedbackDraft<FeedbackForm>(orderId ?? "none", (stored) => {
    const restored = restoreForm(stored, template)
    return { ...restored, overall: tappedStars ?? restored.overall, mobile: restored.mobile || ownMobile }
  })
  const [errors, setErrors] = useState<FormErrors>({})
  const { isBusy, error, submit } = useSubmit()
  const element = useRef<HTMLFormElement>(null)

  const takeStars = useEffectEvent(() => {
    if (tappedStars === null) return
    change({ overall: tappedStars })
    onStarsTaken()
  })
  useEffect(() => takeStars(), [])

  const update = (field: keyof FormErrors | undefined, changes: Partial<FeedbackForm>) => {
    change(changes)
    if (field && errors[field]) setErrors({ ...errors, [field]: undefined })
  }
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const foundErrors = checkForm(form, template, country)
    setErrors(foundErrors)
    const [first] = Object.keys(foundErrors)
    if (first) return element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    const body = toFeedbackBody(form, template)
    const saved = await submit(
      () => giveFeedback(body, keyFor(body)),
      (code) => {
        if (code === "FEEDBACK_GIVEN") onGivenElsewhere()
        return code === "FEEDBACK_GIVEN"
      },
    )
    if (!saved) return
    discard()
    if (orderId !== null && form.overall !== null) recordGivenRating(orderId, form.overall)
    onSaved(saved, form)
  }
  const hasQuestions = !isForOrder || form.overall !== null
  return (
    <form ref={element} className={styles.screen} onSubmit={(event) => void send(event)} noValidate>
      <section className={styles.hero}>
        <PizzaFace stars={form.overall} />
        <div className={styles.heroText}>
          <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
            {isForOrder ? feedbackTexts.howWasIt : feedbackTexts.howAreWe}
          </h1>
          <p className={styles.lead}>{isForOrder ? namesOf(dishes) : feedbackTexts.aboutFeedback}</p>
        </div>
        <OverallRating
          legend={feedbackTexts.overallRating}
          name="overall"
          value={form.overall}
          isRequired={isForOrder}
          onChange={(overall) => update("overall", { overall })}
          error={errors.overall ? <Mistake>{feedbackErrorTexts.byCode[errors.overall]}</Mistake> : undefined}
        />
        {isForOrder ? <p className={styles.soft}>{feedbackTexts.onlyStarsNeeded}</p> : undefined}
      </section>
      {hasQuestions ? (
        <>
          {aspects.length > 0 ? (
            <Card as="section" className={styles.card}>
              <h2 className={styles.heading}>{feedbackTexts.whatStoodOut}</h2>
              <div>
                {aspects.map(({ aspect, name }) => (
                  <AspectRating
                    key={aspect}
                    legend={name}
                    name={`aspect-${aspect}`}
                    value={form.aspects[aspect] ?? null}
                    onChange={(stars) => {
                      const { [aspect]: _previous, ...others } = form.aspects
                      update(undefined, { aspects: stars === null ? others : { ...others, [aspect]: stars } })
                    }}
                  />
                ))}
              </div>
            </Card>
          ) : undefined}
          {dishes.length > 0 ? (
            <Card as="section" className={styles.card}>
              <h2 className={styles.heading}>{feedbackTexts.yourDishes}</h2>
              <DishRatings
                dishes={dishes}
                liked={form.dishes}
                onChange={(liked) => update(undefined, { dishes: liked })}
              />
            </Card>
          ) : undefined}
          <Card as="section" className={styles.card}>
            <NpsScale
              legend={<span className={styles.heading}>{feedbackTexts.recommendation}</span>}
              value={form.nps}
              onChange={(nps) => update("text", { nps })}
            />
          </Card>
          <Card as="section" className={styles.card}>
            <FeedbackTextField
              label={<span className={styles.heading}>{feedbackTexts.yourWords}</span>}
              placeholder={feedbackTexts.wordsExample}
              value={form.text}
              onChange={(text) => update("text", { text })}
              error={errors.text && feedbackErrorTexts.byCode[errors.text]}
            />
            {needsMobile ? (
              <PhoneField
                value={form.mobile}
                onChange={(mobile) => update("mobile", { mobile })}
                error={errors.mobile && feedbackTexts.mobileNeeded}
              />
            ) : undefined}
          </Card>
        </>
      ) : undefined}
      {hasQuestions ? (
        <div className={styles.send}>
          {needsTerms ? (
            <TermsCheckbox
              isAccepted={form.termsAccepted}
              isMissing={errors.terms !== undefined}
              onChange={(termsAccepted) => update("terms", { termsAccepted })}
            />
          ) : undefined}
          {error ? (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          ) : undefined}
          <Button type="submit" size="large" full busy={isBusy}>
            {feedbackTexts.send}
          </Button>
        </div>
      ) : undefined}
    </form>
  )
}

function Mistake({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.mistake}>
      <AlertIcon size={16} />
      {children}
    </p>
  )
}

const MAX_NAMES = 2

/** `Margherita, Garlic bread and 3 more`. */
function namesOf(dishes: FeedbackTemplate["dishes"]): string {
  const names = dishes.map(({ name }) => name)
  return feedbackTexts.dishNames(names.slice(0, MAX_NAMES), Math.max(0, names.length - MAX_NAMES))
}
