import { useEffect } from "react"
import { currentSession, storeSession, useSession } from "../../client/session/session.store.ts"
import { readStored, removeStored, writeStored } from "../../client/storage/storage.ts"
import type { StoredSession } from "../../client/session/stored-session.ts"

/** How a guest's order is marked: the server counts no orders of guests, so that only this browser knows. */
const BY_GUEST = "guest"

/**
 * OFR-7: marks the page of a customer who has ordered, now and before the next one is painted. The pages are the same for
 * everybody, so that what is for a first order is in them and hidden by this.
 */
export function useHasOrderedFlag(): void {
  const session = useSession()
  useEffect(() => {
    if (session === undefined) return
    setHasOrdered(hasOrderedValue(session, readStored("hasOrdered")))
  }, [session])
}

/** What is stored of it: a customer's orders are counted by the server, a guest's are marked here. */
export function hasOrderedValue(session: StoredSession | null, stored: unknown): true | typeof BY_GUEST | null {
  if (!session?.isLoggedIn) return stored === BY_GUEST ? stored : null
  return (session.attributes?.frequency ?? 0) > 0 ? true : null
}

function setHasOrdered(ordered: ReturnType<typeof hasOrderedValue>): void {
  document.documentElement.toggleAttribute("data-ordered", ordered !== null)
  if (ordered === null) removeStored("hasOrdered")
  else writeStored("hasOrdered", ordered)
}

/** After an order: the server counts it already, and says so when the session is next refreshed. */
export async function markOrdered(): Promise<void> {
  const session = currentSession()
  if (!session?.isLoggedIn) return setHasOrdered(BY_GUEST)
  if (!session.attributes || session.attributes.frequency > 0) return
  await storeSession({ ...session, attributes: { ...session.attributes, frequency: 1 } })
}
