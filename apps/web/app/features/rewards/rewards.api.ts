import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { RewardsPage } from "@hearth/contract/calls/loyalty.calls.ts"
import type { Result } from "@hearth/browser/result.ts"
import { api } from "../../client/api/api.ts"
import { toResult } from "../../client/api/to-result.ts"
import type { Membership } from "../../shared/loyalty/membership.api.ts"

export type { RewardsPage }
export type PointsEntry = RewardsPage["entries"][number]

/** CTY-8: the caller has made sure that the customer accepted the terms. */
export function joinProgram(idempotencyKey: string): Promise<Result<Membership>> {
  const body = { enroll: true, termsAccepted: true }
  return toResult(api("POST /customer-service/ve1/loyalty/register", { body, idempotencyKey }), ({ data }) => data)
}

export function leaveProgram(idempotencyKey: string): Promise<Result<Membership>> {
  return toResult(api("POST /customer-service/ve1/loyalty/user/opt-out", { idempotencyKey }), ({ data }) => data)
}

export function fetchPointsHistory(pageNo: number, signal: AbortSignal): Promise<Result<RewardsPage>> {
  return toResult(
    api("GET /customer-service/ve1/loyalty/user/history", { query: { pageNo }, signal }),
    ({ data }) => data,
  )
}

/** Fetches the pizzas that points can buy at a store, in the sizes that are free. */
export function fetchFreePizzas(storeId: string, signal: AbortSignal): Promise<Result<Product[]>> {
  const call = api("GET /catalog-service/ve1/potp/stores/{storeId}/menu", { params: { storeId }, signal })
  return toResult(call, ({ data }) => data.products)
}
