import type { Tx } from "../../platform/database/database.ts"
import type { QueuedMessage } from "../messages/public.ts"
import type { AccountDeps } from "./account-deps.ts"

/** A day, because the owner of an account needs this warning even if it arrives late. */
const MESSAGE_EXPIRES_IN_SECONDS = 24 * 3600

/**
 * Enqueues an SMS about a change to an account, in the same transaction as the change. The caller delivers it after the
 * commit.
 */
export function enqueueAccountNotice(
  { messages }: AccountDeps,
  tx: Tx,
  to: string,
  kind: string,
  text: string,
): Promise<QueuedMessage> {
  return messages.enqueue(tx, { channel: "sms", kind, to, text, expiresInSeconds: MESSAGE_EXPIRES_IN_SECONDS })
}
