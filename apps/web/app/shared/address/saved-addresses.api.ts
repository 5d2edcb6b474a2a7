import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { Result } from "@hearth/browser/result.ts"
import { api } from "../../client/api/api.ts"
import { serverErrorFallback, toResult } from "../../client/api/to-result.ts"
import { currentSession } from "../../client/session/session.store.ts"

/** SES-10: guests have no saved addresses, so no request is sent for them. */
export async function fetchSavedAddresses(signal: AbortSignal): Promise<Result<SavedAddress[]>> {
  const session = currentSession()
  if (!session?.isLoggedIn) return { ok: true, data: [] }
  const params = { userId: session.userId }
  const call = api("GET /customer-service/ve2/user/{userId}/addresses", { params, signal })
  return toResult(call, ({ data }) => data.addresses, serverErrorFallback)
}
