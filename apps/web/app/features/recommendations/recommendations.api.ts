import type { Recommendation } from "@hearth/contract/calls/history.shapes.ts"
import { unwrapReply } from "../../client/api/unwrap-reply.ts"
import { api } from "../../client/api/api.ts"

export type { Recommendation }

/** ORD-9: products that this store has now; empty for customers without orders. */
export async function fetchRecommendations(storeId: string, signal: AbortSignal): Promise<Recommendation[]> {
  const call = api("GET /order-service/ve1/orders/recommendations", { query: { storeId }, signal })
  return (await unwrapReply(call)).data.recommendations
}
