import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import { api } from "../../../client/api/api.ts"
import { currentSession } from "../../../client/session/session.store.ts"

/** SES-10: guests have no saved addresses, so no request is sent for them. */
export async function fetchSavedAddresses(signal: AbortSignal): Promise<SavedAddress[]> {
  const session = currentSession()
  if (!session?.isLoggedIn) return []
  const params = { userId: session.userId }
  const reply = await api("GET /customer-service/ve2/user/{userId}/addresses", { params, signal })
  if (!reply.ok) throw new Error(`saved addresses: ${reply.status}`)
  return reply.body.data.addresses
}
