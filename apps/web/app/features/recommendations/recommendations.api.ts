import type { Result } from "@hearth/browser/result.ts"
import type { Recommendation } from "@hearth/contract/calls/history.shapes.ts"
import { toResult } from "../../client/api/to-result.ts"
import { api } from "../../client/api/api.ts"

export type { Recommendation }

/** ORD-9: products of earlier orders that this store has now; empty for customers without orders. */
export function fetchRecommendations(storeId: string, signal: AbortSignal): Promise<Result<Recommendation[]>> {
  const call = api("GET /order-service/ve1/orders/recommendations", { query: { storeId }, signal })
  return toResult(call, ({ data }) => data.recommendations)
}
