import type { Result } from "@hearth/browser/result.ts"
import { repeat } from "@hearth/browser/retry.ts"
import type { ReorderChange } from "@hearth/contract/calls/history.shapes.ts"
import { noResponse, toResult } from "../client/api/to-result.ts"
import { asRecord } from "../client/storage/stored-shapes.ts"
import type { CartDeps } from "./cart-deps.ts"
import type { CartState } from "./cart-state.ts"
import type { CartSync } from "./cart-sync.ts"

/** The pauses before the automatic retries. After the last one fails, the customer can try again. */
const RETRY_AFTER_MS = [500, 1500]

type ReorderDeps = Pick<CartDeps, "api" | "place" | "random" | "reorderSource" | "storage" | "timers">

/** ORD-8: adds an earlier order's lines to the cart. */
export function createReorder(
  { api, place, random, reorderSource, storage, timers }: ReorderDeps,
  state: CartState,
  sync: CartSync,
) {
  const pendingKey = createReorderKey({ random, storage })

  const wait = (ms: number) => new Promise<void>((resolve) => void timers.set(resolve, ms))

  /**
   * Adds the lines at the customer's current store and delivery type. `keepCart`: in addition to the cart's lines.
   * After a lost response the request is repeated with the same key.
   */
  return function reorder(orderId: string, keepCart: boolean): Promise<Result<readonly ReorderChange[]>> {
    return sync.runInOrder(async () => {
      if (!(await sync.sendPendingCalls())) return noResponse
      const body = { ...place.chosen(), keep: keepCart }
      const idempotencyKey = pendingKey.get(JSON.stringify([orderId, body]))
      const send = () =>
        toResult(
          api("POST /order-service/ve1/orders/onePassReOrder/order/{orderId}", {
            params: { orderId },
            body,
            idempotencyKey,
          }),
          ({ data }) => data,
        )
      const result = await repeat(send, RETRY_AFTER_MS, (each) => !each.ok && each.kind === "failed", wait)
      if (!result.ok && result.kind === "failed") return result
      pendingKey.discard()
      if (!result.ok) return result
      const { cart, changes } = result.data
      state.accept(cart)
      state.publish()
      // The customer requested this change; differences from the earlier order are reported separately.
      state.acknowledgeBillChanges()
      reorderSource.set({ orderId, changes })
      return { ok: true, data: changes }
    })
  }
}

const STORAGE_KEY = "hearth:reorder"

interface StoredKey {
  /** Identifies the content of the reorder. */
  mark: string
  key: string
}

/**
 * The idempotency key of a reorder. The same reorder has the same key until it is answered, so that a lost response or
 * a reload adds nothing twice. Without storage, the key lives as long as the page.
 */
export function createReorderKey({ random, storage }: Pick<CartDeps, "random" | "storage">) {
  let cached: StoredKey | undefined

  function persist(next: StoredKey | undefined): void {
    cached = next
    try {
      if (next) storage.tab().setItem(STORAGE_KEY, JSON.stringify(next))
      else storage.tab().removeItem(STORAGE_KEY)
    } catch {
      // Without storage, the key is lost when the page is left.
    }
  }

  function readStored(): StoredKey | undefined {
    try {
      const { mark, key } = asRecord(JSON.parse(storage.tab().getItem(STORAGE_KEY) ?? "null"))
      return typeof mark === "string" && typeof key === "string" ? { mark, key } : undefined
    } catch {
      return undefined
    }
  }

  return {
    get(mark: string): string {
      const current = cached ?? readStored()
      const next = current?.mark === mark ? current : { mark, key: random.uuid() }
      if (next === current) cached = next
      else persist(next)
      return next.key
    },
    /** Call this when the server has answered: reordering the same order again then gets a new key. */
    discard: () => persist(undefined),
  }
}
