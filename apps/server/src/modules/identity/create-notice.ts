import type { Tx } from "../../platform/database/database.ts"
import type { QueuedMessage } from "../messages/public.ts"
import type { Identity } from "./identity.ts"

/** Somebody who did not do it themselves should hear of it, also a day late. */
const EXPIRES_SECONDS = 24 * 3600

/** An SMS about what was done to an account, in the transaction that does it; the caller delivers it after the commit. */
export function createNotice(
  { messages }: Identity,
  tx: Tx,
  to: string,
  kind: string,
  text: string,
): Promise<QueuedMessage> {
  return messages.enqueue(tx, { channel: "sms", kind, to, text, expiresInSeconds: EXPIRES_SECONDS })
}
