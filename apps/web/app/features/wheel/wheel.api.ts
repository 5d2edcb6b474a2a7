import type { Wheel } from "@hearth/contract/calls/offers.calls.ts"
import type { Result } from "@hearth/browser/result.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { clientContext } from "../../client/api/client-context.ts"
import { toResult } from "../../client/api/to-result.ts"
import { recordServerDate, serverNow } from "../../client/server-clock.ts"
import { readStored, removeStored, writeStored } from "../../client/storage/storage.ts"
import { dayIn, type PendingSpin, readPendingSpin } from "./pending-spin.ts"

export function fetchWheel(signal: AbortSignal): Promise<Result<Wheel>> {
  const call = async () => {
    const reply = await apiAsVisitor("GET /agg/cart-service/ve1/cart/offers/gamify", { signal })
    recordServerDate(reply.date)
    return reply
  }
  return toResult(call(), ({ data }) => data)
}

/** Checks whether a spin was requested today whose response has not arrived. */
export function hasPendingSpin(): boolean {
  return readSpinOfDay(today()) !== null
}

function today(): number {
  return dayIn(clientContext().country, serverNow())
}

function readSpinOfDay(day: number): PendingSpin | null {
  return readPendingSpin(readStored<unknown>("wheelSpin"), day)
}

/**
 * OFR-6: the server draws a prize. The key is stored until the server has responded, also across reloads, so that a
 * retry returns the drawn prize instead of drawing again.
 */
export async function sendSpin(): Promise<Result<{ offerId: string; wheel: Wheel }>> {
  const day = today()
  const { key: idempotencyKey } = readSpinOfDay(day) ?? { key: crypto.randomUUID() }
  writeStored("wheelSpin", { key: idempotencyKey, day })
  const call = apiAsVisitor("POST /agg/cart-service/ve1/cart/offers/gamify", { body: {}, idempotencyKey })
  const result = await toResult(call, ({ data }) => data)
  if (result.ok || result.kind === "refused") removeStored("wheelSpin")
  return result
}
