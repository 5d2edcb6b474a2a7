import { useEffect } from "react"
import { currentSession, storeSession, useSession } from "../../client/session/session.store.ts"
import { readStored, removeStored, writeStored } from "../../client/storage/storage.ts"
import type { StoredSession } from "../../client/session/stored-session.ts"

/** The mark of a guest's order: the server doesn't count guests' orders, so only this browser knows. */
const BY_GUEST = "guest"

/**
 * OFR-7: marks this page, and later pages before they are painted, for a visitor who has ordered. Pages are the same
 * for everybody, so they include the offers for a first order, and this mark hides them.
 */
export function useHasOrderedFlag(): void {
  const session = useSession()
  useEffect(() => {
    if (session === undefined) return
    setHasOrdered(hasOrderedValue(session, readStored("hasOrdered")))
  }, [session])
}

/** Returns the value to store. For a customer the server's count of orders decides, for a guest the stored value. */
export function hasOrderedValue(session: StoredSession | null, stored: unknown): true | typeof BY_GUEST | null {
  if (!session?.isLoggedIn) return stored === BY_GUEST ? stored : null
  return (session.attributes?.frequency ?? 0) > 0 ? true : null
}

function setHasOrdered(ordered: ReturnType<typeof hasOrderedValue>): void {
  document.documentElement.toggleAttribute("data-ordered", ordered !== null)
  if (ordered === null) removeStored("hasOrdered")
  else writeStored("hasOrdered", ordered)
}

/**
 * Called after an order. The server reports a customer's order only with the next session refresh, so it is counted in
 * the stored session here.
 */
export async function markOrdered(): Promise<void> {
  const session = currentSession()
  if (!session?.isLoggedIn) return setHasOrdered(BY_GUEST)
  if (!session.attributes || session.attributes.frequency > 0) return
  await storeSession({ ...session, attributes: { ...session.attributes, frequency: 1 } })
}
