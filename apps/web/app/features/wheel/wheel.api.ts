import type { Wheel } from "@hearth/contract/calls/offers.calls.ts"
import { unwrapReply } from "../../client/api/unwrap-reply.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { clientContext } from "../../client/api/client-context.ts"
import { type CallOutcome, toCallOutcome } from "../../cart/send-pending-call.ts"
import { recordServerTime, serverNow } from "../../client/server-clock.ts"
import { readStored, removeStored, writeStored } from "../../client/storage/storage.ts"
import { dayIn, type PendingSpin, readPendingSpin } from "./pending-spin.ts"

export async function fetchWheel(signal: AbortSignal): Promise<Wheel> {
  const reply = await apiAsVisitor("GET /agg/cart-service/ve1/cart/offers/gamify", { signal })
  const serverTime = Date.parse(reply.date ?? "")
  // A header's clock has whole seconds.
  if (serverTime) recordServerTime(serverTime)
  return (await unwrapReply(Promise.resolve(reply))).data
}

/** A spin of today was asked for and its answer never came. */
export function hasPendingSpin(): boolean {
  return pendingSpin(today()) !== null
}

function today(): number {
  return dayIn(clientContext().country, serverNow())
}

function pendingSpin(day: number): PendingSpin | null {
  return readPendingSpin(readStored<unknown>("wheelSpin"), day)
}

/**
 * OFR-6: the server draws. The key is kept until it has answered, over reloads too: asked again, it says what it drew and
 * does not draw again.
 */
export async function sendSpin(): Promise<CallOutcome<{ offerId: string; wheel: Wheel }>> {
  const day = today()
  const { key: idempotencyKey } = pendingSpin(day) ?? { key: crypto.randomUUID() }
  writeStored("wheelSpin", { key: idempotencyKey, day })
  const call = apiAsVisitor("POST /agg/cart-service/ve1/cart/offers/gamify", { body: {}, idempotencyKey })
  const outcome = await toCallOutcome(call, ({ data }) => data)
  if (outcome.kind !== "failed") removeStored("wheelSpin")
  return outcome
}
