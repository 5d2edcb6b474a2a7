import type { CallInput } from "@hearth/contract/client.ts"
import { checkFeedbackText, type FeedbackTextError } from "@hearth/domain/feedback/feedback-text.ts"
import { type Aspect, aspects, lowAspects, npsRange, type Problem, starRange } from "@hearth/domain/feedback/ratings.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"
import type { FeedbackTemplate } from "../../shared/feedback/feedback-template.api.ts"

export type FeedbackBody = CallInput<"POST /feedback-service/ve1/feedback">["body"]

/** What the visitor has chosen and typed so far. */
export interface FeedbackForm {
  overall: number | null
  nps: number | null
  aspects: Readonly<Partial<Record<Aspect, number>>>
  /** Whether the visitor liked a dish, by its product's id. */
  dishes: Readonly<Record<string, boolean>>
  text: string
  mobile: string
  termsAccepted: boolean
}

export type FormErrors = {
  overall?: "OVERALL_RATING_NEEDED"
  text?: FeedbackTextError | "FEEDBACK_EMPTY"
  mobile?: "MOBILE_WRONG"
  terms?: "TERMS_NEEDED"
}

/** FBK-1: what is wrong with the text. An empty text is none, which the server accepts too. */
export function checkText(text: string): FeedbackTextError | undefined {
  return text.trim() === "" ? undefined : checkFeedbackText(text)
}

/** FBK-1, CTY-8: what keeps the form from being sent; the server checks the same. In the sequence of the fields. */
export function checkForm(form: FeedbackForm, template: FeedbackTemplate, country: CountryCode): FormErrors {
  const isForOrder = template.orderId !== null
  const hasContent = form.overall !== null || form.nps !== null || form.text.trim() !== ""
  const textError = checkText(form.text) ?? (isForOrder || hasContent ? undefined : "FEEDBACK_EMPTY")
  return {
    ...(isForOrder && form.overall === null ? { overall: "OVERALL_RATING_NEEDED" } : {}),
    ...(textError ? { text: textError } : {}),
    ...(template.needsMobile && !canonicalPhone(form.mobile, country) ? { mobile: "MOBILE_WRONG" } : {}),
    ...(template.needsTerms && !form.termsAccepted ? { terms: "TERMS_NEEDED" } : {}),
  }
}

/** The request, without what the visitor left out. 0 is an answer. */
export function toFeedbackBody(form: FeedbackForm, template: FeedbackTemplate): FeedbackBody {
  const { overall, nps, text, mobile, termsAccepted } = form
  const dishes = template.dishes.flatMap(({ productId }) => {
    const liked = form.dishes[productId]
    return liked === undefined ? [] : [{ productId, liked }]
  })
  return {
    ...(template.orderId === null ? {} : { orderId: template.orderId }),
    ...(overall === null ? {} : { overallRating: overall }),
    ...(nps === null ? {} : { nps }),
    ...(Object.keys(form.aspects).length > 0 ? { aspects: form.aspects } : {}),
    ...(dishes.length > 0 ? { dishes } : {}),
    ...(text.trim() === "" ? {} : { text: text.trim() }),
    ...(template.needsMobile ? { mobile } : {}),
    // Also if they were accepted before: after a lost response, the same form must make the same request.
    ...(termsAccepted ? { termsAccepted } : {}),
  }
}

/** The aspects to ask about after a low score: those with few stars, or all if none has. */
export function aspectsToExplain(
  asked: FeedbackTemplate["aspects"],
  rated: FeedbackForm["aspects"],
): FeedbackTemplate["aspects"] {
  const low = lowAspects(rated)
  return low.length > 0 ? asked.filter(({ aspect }) => low.includes(aspect)) : asked
}

/** What went wrong, and the text about it. */
export interface ProblemsForm {
  problems: readonly { aspect: Aspect; problem: Problem }[]
  text: string
}

export function toggleProblem(form: ProblemsForm, aspect: Aspect, problem: Problem): ProblemsForm {
  const otherProblems = form.problems.filter((each) => each.aspect !== aspect || each.problem !== problem)
  const isRemoved = otherProblems.length < form.problems.length
  return { ...form, problems: isRemoved ? otherProblems : [...form.problems, { aspect, problem }] }
}

/** Reads a stored draft, which an older version of this page or manual editing may have written. */
export function restoreForm(stored: unknown, template: FeedbackTemplate): FeedbackForm {
  const draft = asRecord(stored)
  const stars = (value: unknown) => integerWithin(value, starRange)
  const ratedAspects = asRecord(draft.aspects)
  const likedDishes = asRecord(draft.dishes)
  return {
    overall: stars(draft.overall),
    nps: integerWithin(draft.nps, npsRange),
    aspects: Object.fromEntries(
      template.aspects.flatMap(({ aspect }) => {
        const value = stars(ratedAspects[aspect])
        return value === null ? [] : [[aspect, value]]
      }),
    ),
    dishes: Object.fromEntries(
      template.dishes.flatMap(({ productId }) => {
        const liked = likedDishes[productId]
        return typeof liked === "boolean" ? [[productId, liked]] : []
      }),
    ),
    text: textOf(draft.text),
    mobile: textOf(draft.mobile),
    termsAccepted: draft.termsAccepted === true,
  }
}

export function restoreProblems(stored: unknown, asked: FeedbackTemplate["aspects"]): ProblemsForm {
  const draft = asRecord(stored)
  const entries = Array.isArray(draft.problems) ? draft.problems.map(asRecord) : []
  const problems = asked.flatMap(({ aspect, problems: choices }) =>
    choices
      .filter(({ problem }) => entries.some((each) => each.aspect === aspect && each.problem === problem))
      .map(({ problem }) => ({ aspect, problem })),
  )
  return { problems, text: textOf(draft.text) }
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

function integerWithin(value: unknown, { min, max }: { min: number; max: number }): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max ? value : null
}

/** The stars of a link from another page; null if the link has none. */
export function starsOf(parameter: string | null): number | null {
  return parameter === null ? null : integerWithin(Number(parameter), starRange)
}

/** `Taste` of TASTE; the template names only the aspects that it asks about. */
export function nameOfAspect(asked: FeedbackTemplate["aspects"], aspect: Aspect): string {
  return asked.find((each) => each.aspect === aspect)?.name ?? ""
}

/** The rated aspects in the sequence of the form. */
export function ratedAspectsOf(rated: FeedbackForm["aspects"]): { aspect: Aspect; stars: number }[] {
  return aspects.flatMap((aspect) => {
    const stars = rated[aspect]
    return stars === undefined ? [] : [{ aspect, stars }]
  })
}
