import { feedbackTextExamples } from "@hearth/domain/feedback/testing/feedback-texts.ts"
import { expect, test } from "vitest"
import type { FeedbackTemplate } from "../../shared/feedback/feedback-template.api.ts"
import {
  aspectsToExplain,
  checkForm,
  type FeedbackForm,
  ratedAspectsOf,
  restoreForm,
  restoreProblems,
  starsOf,
  toFeedbackBody,
  toggleProblem,
} from "./feedback-form.ts"

const taste = { aspect: "TASTE", name: "Taste", problems: [{ problem: "BLAND", name: "Bland" }] } as const
const rider = { aspect: "RIDER", name: "Rider", problems: [{ problem: "IMPOLITE", name: "Impolite" }] } as const

const forOrder = {
  orderId: "IN00000001",
  stars: { min: 1, max: 5 },
  nps: { min: 0, max: 10 },
  textLength: { min: 30, max: 250 },
  aspects: [
    { ...taste, problems: [...taste.problems] },
    { ...rider, problems: [...rider.problems] },
  ],
  dishes: [
    { productId: "in-margherita", name: "Margherita" },
    { productId: "in-garlic-bread", name: "Garlic bread" },
  ],
  needsTerms: false,
  needsMobile: false,
  canReportProblem: true,
  given: null,
} satisfies FeedbackTemplate
const withoutOrder = { ...forOrder, orderId: null, aspects: [], dishes: [], needsTerms: true, needsMobile: true }

const emptyForm: FeedbackForm = {
  overall: null,
  nps: null,
  aspects: {},
  dishes: {},
  text: "",
  mobile: "",
  termsAccepted: false,
}
const noProblems = { problems: [], text: "" }
const formWith = (changes: Partial<FeedbackForm>): FeedbackForm => ({ ...emptyForm, ...changes })
const check = (changes: Partial<FeedbackForm>, template: FeedbackTemplate = forOrder) =>
  checkForm(formWith(changes), template, "IN")

test("[FBK-1d] an order needs its overall rating, and nothing else", () => {
  expect(check({ nps: 9, aspects: { TASTE: 5 } })).toEqual({ overall: "OVERALL_RATING_NEEDED" })
  expect(check({ overall: 1 })).toEqual({})
})

test.each(feedbackTextExamples)("[FBK-1a] [FBK-1b] the form checks $count $kind", ({ text, error }) => {
  expect(check({ overall: 4, text }).text).toBe(error)
})

test("[FBK-1a] a text of spaces counts as none", () => {
  expect(check({ overall: 4, text: "  \n " })).toEqual({})
  expect(toFeedbackBody(formWith({ overall: 4, text: "  \n " }), forOrder)).toEqual({
    orderId: "IN00000001",
    overallRating: 4,
  })
})

test("[FBK-1e] [CTY-8b] without an order, the form needs a mobile number, the terms and something to say", () => {
  const complete = { nps: 0, mobile: "98137 10001", termsAccepted: true }
  expect(check(complete, withoutOrder)).toEqual({})
  expect(check({ ...complete, mobile: "12345" }, withoutOrder)).toEqual({ mobile: "MOBILE_WRONG" })
  expect(check({ ...complete, termsAccepted: false }, withoutOrder)).toEqual({ terms: "TERMS_NEEDED" })
  expect(check({ ...complete, nps: null }, withoutOrder)).toEqual({ text: "FEEDBACK_EMPTY" })
  expect(Object.keys(check({}, withoutOrder))).toEqual(["text", "mobile", "terms"])
})

test("[FBK-1c] the request has 0 as an answer and leaves out what wasn't answered", () => {
  const form = formWith({
    overall: 3,
    nps: 0,
    aspects: { TASTE: 2 },
    dishes: { "in-garlic-bread": false },
    text: " Hm ",
  })
  expect(toFeedbackBody(form, forOrder)).toEqual({
    orderId: "IN00000001",
    overallRating: 3,
    nps: 0,
    aspects: { TASTE: 2 },
    dishes: [{ productId: "in-garlic-bread", liked: false }],
    text: "Hm",
  })
  const guest = formWith({ nps: 10, mobile: "9813710001", termsAccepted: true })
  const body = { nps: 10, mobile: "9813710001", termsAccepted: true }
  expect(toFeedbackBody(guest, withoutOrder)).toEqual(body)
  // The feedback arrived and its response was lost: the terms aren't needed any more.
  expect(toFeedbackBody(guest, { ...withoutOrder, needsTerms: false })).toEqual(body)
})

test("[FBK-2a] after a low score, the low aspects are asked about, or all if none is low", () => {
  expect(aspectsToExplain(forOrder.aspects, { TASTE: 3, RIDER: 5 })).toEqual([forOrder.aspects[0]])
  expect(aspectsToExplain(forOrder.aspects, { TASTE: 4 })).toEqual(forOrder.aspects)
  expect(ratedAspectsOf({ RIDER: 5, TASTE: 3 })).toEqual([
    { aspect: "TASTE", stars: 3 },
    { aspect: "RIDER", stars: 5 },
  ])
})

test("a problem is chosen, and taken back", () => {
  const chosen = toggleProblem(noProblems, "TASTE", "BLAND")
  expect(chosen.problems).toEqual([{ aspect: "TASTE", problem: "BLAND" }])
  expect(toggleProblem(chosen, "TASTE", "BLAND")).toEqual(noProblems)
  expect(toggleProblem(chosen, "RIDER", "IMPOLITE").problems).toHaveLength(2)
})

test("[SES-7d] a stored draft is restored, without what the order doesn't ask or what isn't valid", () => {
  const form = formWith({ overall: 4, nps: 0, aspects: { TASTE: 5 }, dishes: { "in-margherita": true }, text: "Half" })
  expect(restoreForm(JSON.parse(JSON.stringify(form)), forOrder)).toEqual(form)
  expect(restoreForm({ ...form, aspects: { STAFF: 5, TASTE: 9 }, dishes: { other: true } }, forOrder)).toEqual({
    ...form,
    aspects: {},
    dishes: {},
  })
  for (const damaged of [undefined, null, "text", 5, { overall: 6, nps: -1, text: 3, aspects: [], dishes: null }])
    expect(restoreForm(damaged, forOrder)).toEqual(emptyForm)
  const problems = toggleProblem({ problems: [], text: "Half" }, "TASTE", "BLAND")
  expect(restoreProblems(problems, forOrder.aspects)).toEqual(problems)
  expect(restoreProblems({ problems: [{ aspect: "TASTE", problem: "COLD" }, 3] }, forOrder.aspects)).toEqual(noProblems)
})

test.each([
  ["4", 4],
  ["0", null],
  ["6", null],
  ["2.5", null],
  ["", null],
  [null, null],
])("the stars of the link %j are %j", (parameter, expected) => {
  expect(starsOf(parameter)).toBe(expected)
})
