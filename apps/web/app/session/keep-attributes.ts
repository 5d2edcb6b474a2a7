import type { Account } from "@hearth/contract/calls/account.calls.ts"
import { currentSession, keepSession } from "./session-store.ts"

/** What the header and every form say of the customer is what the server knows. */
export async function keepAttributes({ attributes }: Account): Promise<void> {
  const session = currentSession()
  if (session?.isLoggedIn) await keepSession({ ...session, attributes, mobile: attributes.mobile })
}
