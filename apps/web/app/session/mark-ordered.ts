import { useEffect } from "react"
import { currentSession, keepSession, useSession } from "./session-store.ts"
import { removeStored, writeStored } from "./storage.ts"

/**
 * OFR-7: marks the page of a customer who has ordered, now and before the next one is painted. The pages are the same for
 * everybody, so that what is for a first order is in them and hidden by this.
 */
export function useOrderedMark(): void {
  const session = useSession()
  useEffect(() => {
    if (session === undefined) return
    const hasOrdered = session?.isLoggedIn === true && (session.attributes?.frequency ?? 0) > 0
    document.documentElement.toggleAttribute("data-ordered", hasOrdered)
    if (hasOrdered) writeStored("hasOrdered", true)
    else removeStored("hasOrdered")
  }, [session])
}

/** After an order: the server counts it already, and says so when the session is next refreshed. */
export async function noteOrdered(): Promise<void> {
  const session = currentSession()
  if (!session?.isLoggedIn || !session.attributes || session.attributes.frequency > 0) return
  await keepSession({ ...session, attributes: { ...session.attributes, frequency: 1 } })
}
