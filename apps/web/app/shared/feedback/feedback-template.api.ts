import type { FeedbackTemplate } from "@hearth/contract/calls/feedback.calls.ts"
import type { Result } from "@hearth/browser/result.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { toResult } from "../../client/api/to-result.ts"

export type { FeedbackTemplate }

/** FBK-2: what can be asked about one of the visitor's orders, or without an order, and what was given. */
export function fetchFeedbackTemplate(
  orderId: string | undefined,
  signal: AbortSignal,
): Promise<Result<FeedbackTemplate>> {
  const query = orderId === undefined ? {} : { orderId }
  return toResult(apiAsVisitor("GET /feedback-service/ve1/template", { query, signal }), ({ data }) => data)
}
