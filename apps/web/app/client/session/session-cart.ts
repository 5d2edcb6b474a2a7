import { refreshSession } from "./refresh-session.ts"
import { currentSession } from "./session.store.ts"

/** The cart of whoever this is, for calls that name it in the path; a first-time visitor becomes a guest before. */
export async function sessionCartId(): Promise<string> {
  if (!currentSession()) await refreshSession()
  const session = currentSession()
  if (!session) throw new Error("no session could be had")
  return session.cartId
}
