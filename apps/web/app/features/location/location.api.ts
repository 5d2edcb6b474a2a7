import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { api } from "../../session/api.ts"
import { findPlace } from "../../session/locator.api.ts"
import { currentSession } from "../../session/session-store.ts"
import { shortName } from "../../shell/short-name.ts"

const NAME_PATIENCE_MS = 4000

/** Someone without a session has saved nothing yet; no session is begun to hear that. */
export async function savedAddresses(signal: AbortSignal): Promise<SavedAddress[]> {
  const session = currentSession()
  if (!session) return []
  const params = { userId: session.userId }
  const reply = await api("GET /customer-service/ve2/user/{userId}/addresses", { params, signal })
  if (!reply.ok) throw new Error(`saved addresses: ${reply.status}`)
  return reply.body.data.addresses
}

/** What is at a point, in a word or two. A place without a name is still a place: nobody waits long for it. */
export async function nameOfPoint(point: Point): Promise<string> {
  const unnamed = "Your location"
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(unnamed), NAME_PATIENCE_MS))
  const named = findPlace(point).then((place) => (place ? shortName(place.formatted_address) : unnamed))
  return Promise.race([named.catch(() => unnamed), late])
}
