import type { SavedFeedback } from "@hearth/contract/calls/feedback.calls.ts"
import type { Result } from "@hearth/browser/result.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { toResult } from "../../client/api/to-result.ts"
import type { FeedbackBody, ProblemsForm } from "./feedback-form.ts"

/** FBK-1: gives feedback. The same key has the same effect once. */
export function giveFeedback(body: FeedbackBody, idempotencyKey: string): Promise<Result<SavedFeedback>> {
  return toResult(apiAsVisitor("POST /feedback-service/ve1/feedback", { body, idempotencyKey }), ({ data }) => data)
}

/** FBK-2: adds what went wrong, after a low score. */
export function addProblems(
  feedbackId: string,
  { problems, text }: ProblemsForm,
  idempotencyKey: string,
): Promise<Result<unknown>> {
  const body = { problems: [...problems], ...(text.trim() === "" ? {} : { text: text.trim() }) }
  const request = { params: { feedbackId }, body, idempotencyKey }
  return toResult(apiAsVisitor("POST /feedback-service/ve1/feedback/{feedbackId}/additional", request), () => undefined)
}
