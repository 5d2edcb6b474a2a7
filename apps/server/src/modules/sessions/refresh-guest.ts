import type { GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import { toGuestSession } from "./guest-session.ts"
import { type RefreshProof, refreshSession } from "./refresh-session.ts"
import type { RequestContext } from "./request-context.ts"
import type { SessionDeps } from "./session-deps.ts"

export async function refreshGuest(
  deps: SessionDeps,
  context: RequestContext,
  proof: RefreshProof,
): Promise<GuestSession> {
  return toGuestSession(await refreshSession(deps, context, "guest", proof), context, deps.settings)
}
