import type { Result } from "@hearth/browser/result.ts"
import type { Membership } from "@hearth/contract/calls/loyalty.calls.ts"
import { api } from "../../client/api/api.ts"
import { toResult } from "../../client/api/to-result.ts"

export type { Membership }

export function fetchMembership(signal: AbortSignal): Promise<Result<Membership>> {
  return toResult(api("GET /customer-service/ve1/loyalty/user", { signal }), ({ data }) => data)
}
