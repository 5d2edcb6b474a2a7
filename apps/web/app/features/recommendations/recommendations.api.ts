import type { Recommendation } from "@hearth/contract/calls/history.shapes.ts"
import { answered } from "../../session/answered.ts"
import { api } from "../../session/api.ts"

export type { Recommendation }

/** ORD-9: of what this store has now; nothing for who never ordered. */
export async function recommendations(storeId: string, signal: AbortSignal): Promise<Recommendation[]> {
  const call = api("GET /order-service/ve1/orders/recommendations", { query: { storeId }, signal })
  return (await answered(call)).data.recommendations
}
