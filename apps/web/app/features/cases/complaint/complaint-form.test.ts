import { expect, test } from "vitest"
import type { ComplaintOptions } from "../cases.api.ts"
import {
  checkComplaint,
  type ComplaintForm,
  emptyComplaint,
  restoreComplaint,
  toComplaintBody,
  withCategory,
  withItem,
  withSuggestedCategory,
} from "./complaint-form.ts"

const refund = { remedy: "REFUND", name: "Refund" } as const
const newOrder = { remedy: "NEW_ORDER", name: "New order" } as const
const options: ComplaintOptions = {
  orderId: "IN7K2M9QXD",
  categories: [
    { category: "COLD", name: "Cold", needsItems: true, asksPhotos: false, remedies: [refund, newOrder] },
    { category: "LATE", name: "Late", needsItems: false, asksPhotos: false, remedies: [refund] },
    { category: "STAFF_OR_RIDER", name: "Staff", needsItems: false, asksPhotos: false, remedies: [] },
  ],
  items: [
    { lineId: "line-1", name: "Margherita", quantity: 1 },
    { lineId: "line-2", name: "Garlic bread", quantity: 2 },
  ],
  needsTerms: false,
  activeCases: [],
}
const text = "The pizza was cold when it arrived at our door."
const complete: ComplaintForm = { ...emptyComplaint, category: "COLD", items: ["line-2", "line-1"], text }

test("[FBK-2c] a complaint needs a category, the affected items if the category asks for them, and a text", () => {
  expect(checkComplaint(emptyComplaint, options)).toEqual({ category: true, text: "FEEDBACK_TOO_SHORT" })
  expect(checkComplaint({ ...complete, items: [] }, options)).toEqual({ items: true })
  expect(checkComplaint({ ...complete, category: "LATE", items: [] }, options)).toEqual({})
  expect(checkComplaint({ ...complete, text: "x".repeat(251) }, options)).toEqual({ text: "FEEDBACK_TOO_LONG" })
  expect(checkComplaint(complete, options)).toEqual({})
})

test("[CTY-8b] the terms are asked for only if they must be accepted, and must then be accepted", () => {
  const first = { ...options, needsTerms: true }
  expect(checkComplaint(complete, first)).toEqual({ terms: true })
  expect(checkComplaint({ ...complete, areTermsAccepted: true }, first)).toEqual({})
  expect(toComplaintBody({ ...complete, areTermsAccepted: true }, first)?.termsAccepted).toBe("true")
  expect(toComplaintBody(complete, options)).not.toHaveProperty("termsAccepted")
})

test("[FBK-2c] a repeated request is the same, even if the first one was accepted and the terms aren't needed any more", () => {
  const form = { ...complete, areTermsAccepted: true }
  expect(toComplaintBody(form, options)).toEqual(toComplaintBody(form, { ...options, needsTerms: true }))
})

test("the request names the items in the order's sequence and leaves out what the category doesn't ask for", () => {
  expect(toComplaintBody({ ...complete, text: `  ${text}\n` }, options)).toEqual({
    orderId: "IN7K2M9QXD",
    category: "COLD",
    items: ["line-1", "line-2"],
    text,
  })
  const late = withCategory({ ...complete, wantedRemedy: "REFUND" }, "LATE", options)
  expect(toComplaintBody(late, options)).toEqual({
    orderId: "IN7K2M9QXD",
    category: "LATE",
    text,
    wantedRemedy: "REFUND",
  })
  expect(toComplaintBody(emptyComplaint, options)).toBeUndefined()
})

test("another category keeps the items and drops a remedy that it doesn't offer", () => {
  const wanted = { ...complete, wantedRemedy: "NEW_ORDER" } as const
  expect(withCategory(wanted, "COLD", options)).toEqual(wanted)
  expect(withCategory(wanted, "LATE", options)).toMatchObject({ items: complete.items, wantedRemedy: undefined })
  expect(withCategory({ ...wanted, wantedRemedy: "REFUND" }, "STAFF_OR_RIDER", options).wantedRemedy).toBeUndefined()
})

test("the only item of an order is chosen by itself", () => {
  const single = { ...options, items: options.items.slice(0, 1) }
  expect(withCategory(emptyComplaint, "COLD", single).items).toEqual(["line-1"])
  expect(withCategory(emptyComplaint, "LATE", single).items).toEqual([])
  expect(withCategory(emptyComplaint, "COLD", options).items).toEqual([])
})

test("an item is affected once, and can be left out again", () => {
  const once = withItem(withItem(emptyComplaint, "line-1", true), "line-1", true)
  expect(once.items).toEqual(["line-1"])
  expect(withItem(once, "line-1", false).items).toEqual([])
})

test.each([null, 7, "text", [], {}, { items: "line-1", text: 5, category: "NO_SUCH", wantedRemedy: {} }])(
  "a draft of any shape is safe to restore: %j",
  (stored) => {
    expect(restoreComplaint(stored, options)).toEqual(emptyComplaint)
  },
)

test("[FBK-2c] a draft comes back as it was, without items of another order", () => {
  const draft: ComplaintForm = { ...complete, items: ["line-1"], wantedRemedy: "REFUND", areTermsAccepted: true }
  expect(restoreComplaint(JSON.parse(JSON.stringify(draft)), options)).toEqual(draft)
  expect(restoreComplaint({ ...draft, items: ["line-9", "line-1"] }, options).items).toEqual(["line-1"])
  expect(restoreComplaint({ ...draft, category: "LATE", wantedRemedy: "NEW_ORDER" }, options)).toMatchObject({
    category: "LATE",
    wantedRemedy: undefined,
  })
})

test("[FBK-1m] a complaint after a low score starts with its category, unless the draft has another or it isn't offered", () => {
  expect(withSuggestedCategory(emptyComplaint, "COLD", options).category).toBe("COLD")
  expect(withSuggestedCategory({ ...emptyComplaint, category: "LATE" }, "COLD", options).category).toBe("LATE")
  expect(withSuggestedCategory(emptyComplaint, "NOT_RECEIVED", options)).toEqual(emptyComplaint)
  expect(withSuggestedCategory(emptyComplaint, null, options)).toEqual(emptyComplaint)
})
