import type { Change } from "../../platform/http/call.ts"
import { findTrackedOrders } from "../orders/public.ts"
import type { CasesDeps } from "./cases-deps.ts"
import type { StoredCase } from "./cases.store.ts"

/** After this time a message is outdated and is no longer sent. */
const MESSAGE_EXPIRES_IN_SECONDS = 12 * 3600

/**
 * FBK-3: stores an SMS with a link to the case, to the order's number, and delivers it after the commit. After the
 * account was deleted, there is no number.
 */
export async function sendCaseSms(
  { messages, originOfCountry }: Pick<CasesDeps, "messages" | "originOfCountry">,
  { tx, afterCommit }: Change,
  { id, orderId, country, userId }: StoredCase,
  textWith: (link: string) => string,
): Promise<void> {
  const [order] = await findTrackedOrders(tx, [orderId])
  if (userId === null || !order || order.mobile === "") return
  const text = textWith(`${originOfCountry(country)}/postorder-ui/cases?caseId=${id}`)
  const input = {
    channel: "sms",
    kind: "case",
    to: order.mobile,
    text,
    expiresInSeconds: MESSAGE_EXPIRES_IN_SECONDS,
  } as const
  const message = await messages.enqueue(tx, input)
  afterCommit(() => messages.deliver(message))
}
