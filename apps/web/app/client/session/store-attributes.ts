import type { Account } from "@hearth/contract/calls/account.calls.ts"
import { currentSession, storeSession } from "./session.store.ts"

/** What the header and every form say of the customer is what the server knows. */
export async function storeAttributes({ attributes }: Account): Promise<void> {
  const session = currentSession()
  if (session?.isLoggedIn) await storeSession({ ...session, attributes, mobile: attributes.mobile })
}
