import type { Account } from "@hearth/contract/calls/account.calls.ts"
import { currentSession, storeSession } from "./session.store.ts"

/** Updates the session with the account's data from the server, for the header and forms. */
export async function updateSessionAttributes({ attributes }: Account): Promise<void> {
  const session = currentSession()
  if (session?.isLoggedIn) await storeSession({ ...session, attributes, mobile: attributes.mobile })
}
