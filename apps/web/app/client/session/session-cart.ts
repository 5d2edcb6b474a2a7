import { CallFailure } from "@hearth/browser/call-failure.ts"
import { refreshSession } from "./refresh-session.ts"
import { currentSession } from "./session.store.ts"

/** Returns the session's cart id, for calls that have it in the path. A first-time visitor becomes a guest first. */
export async function sessionCartId(): Promise<string> {
  if (!currentSession()) await refreshSession()
  const session = currentSession()
  if (!session) throw new CallFailure("bad response", "")
  return session.cartId
}
