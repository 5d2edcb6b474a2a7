import type { IssueCategory } from "@hearth/domain/cases/issue-categories.ts"
import { type RemedyKind, remedyKinds } from "@hearth/domain/cases/remedies.ts"
import { checkFeedbackText, type FeedbackTextError } from "@hearth/domain/feedback/feedback-text.ts"
import { asRecord } from "../../../client/storage/stored-shapes.ts"
import type { ComplaintBody, ComplaintOptions, OfferedCategory } from "../cases.api.ts"

/** What the customer has entered. */
export interface ComplaintForm {
  category: IssueCategory | undefined
  /** The ids of the affected lines. */
  items: readonly string[]
  text: string
  wantedRemedy: RemedyKind | undefined
  areTermsAccepted: boolean
}

export const emptyComplaint: ComplaintForm = {
  category: undefined,
  items: [],
  text: "",
  wantedRemedy: undefined,
  areTermsAccepted: false,
}

export type ComplaintField = "category" | "items" | "text" | "terms"
export type ComplaintErrors = Readonly<
  Partial<Record<Exclude<ComplaintField, "text">, true> & { text: FeedbackTextError }>
>

/** In the sequence of the form. */
export const complaintFields: readonly ComplaintField[] = ["category", "items", "text", "terms"]

export function chosenCategory(form: ComplaintForm, options: ComplaintOptions): OfferedCategory | undefined {
  return options.categories.find(({ category }) => category === form.category)
}

/** FBK-2, CTY-8: what is missing or wrong. */
export function checkComplaint(form: ComplaintForm, options: ComplaintOptions): ComplaintErrors {
  const category = chosenCategory(form, options)
  const text = checkFeedbackText(form.text)
  return {
    ...(category ? {} : { category: true }),
    ...(category?.needsItems && form.items.length === 0 ? { items: true } : {}),
    ...(text ? { text } : {}),
    ...(options.needsTerms && !form.areTermsAccepted ? { terms: true } : {}),
  }
}

/** The chosen items stay. A remedy that the new category doesn't offer doesn't. An order of one item needs no choice. */
export function withCategory(form: ComplaintForm, category: IssueCategory, options: ComplaintOptions): ComplaintForm {
  const next = { ...form, category }
  const offered = chosenCategory(next, options)
  const isOffered = offered?.remedies.some(({ remedy }) => remedy === form.wantedRemedy)
  const [only, ...others] = options.items
  return {
    ...next,
    items: offered?.needsItems && only && others.length === 0 ? [only.lineId] : form.items,
    wantedRemedy: isOffered ? form.wantedRemedy : undefined,
  }
}

export function withItem(form: ComplaintForm, lineId: string, isAffected: boolean): ComplaintForm {
  const others = form.items.filter((id) => id !== lineId)
  return { ...form, items: isAffected ? [...others, lineId] : others }
}

/** The request's body. Leaves out what the category doesn't ask for, even if it was entered before. */
export function toComplaintBody(form: ComplaintForm, options: ComplaintOptions): ComplaintBody | undefined {
  const category = chosenCategory(form, options)
  if (!category) return undefined
  // In the order's sequence, so that the same choice is the same request.
  const items = options.items.filter(({ lineId }) => form.items.includes(lineId)).map(({ lineId }) => lineId)
  return {
    orderId: options.orderId,
    category: category.category,
    ...(category.needsItems ? { items } : {}),
    text: form.text.trim(),
    ...(form.wantedRemedy ? { wantedRemedy: form.wantedRemedy } : {}),
    // Accepted terms are sent even if they aren't needed any more: after a lost response, the same request is sent again.
    ...(form.areTermsAccepted ? { termsAccepted: "true" } : {}),
  }
}

/** FBK-1: a complaint after a low score starts with the category of what went wrong, unless the draft has another. */
export function withSuggestedCategory(
  form: ComplaintForm,
  suggested: string | null,
  options: ComplaintOptions,
): ComplaintForm {
  const offered = options.categories.find(({ category }) => category === suggested)
  return offered && form.category === undefined ? withCategory(form, offered.category, options) : form
}

/** The entered values of a stored draft, without those that this order doesn't have. Anything may be stored. */
export function restoreComplaint(stored: unknown, options: ComplaintOptions): ComplaintForm {
  const { category, items, text, wantedRemedy, areTermsAccepted } = asRecord(stored)
  const offered = options.categories.find((each) => each.category === category)
  const lineIds = options.items.map(({ lineId }) => lineId)
  const remedy = remedyKinds.find((each) => each === wantedRemedy)
  return {
    category: offered?.category,
    items: Array.isArray(items) ? lineIds.filter((lineId) => items.includes(lineId)) : [],
    text: typeof text === "string" ? text : "",
    wantedRemedy: offered?.remedies.some((each) => each.remedy === remedy) ? remedy : undefined,
    areTermsAccepted: areTermsAccepted === true,
  }
}
