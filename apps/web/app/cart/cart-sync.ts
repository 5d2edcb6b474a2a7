import type { Result } from "@hearth/browser/result.ts"
import { backoff } from "@hearth/browser/backoff.ts"
import { createSequence } from "@hearth/browser/create-sequence.ts"
import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import * as cartTexts from "@hearth/texts/cart/cart-sync.ts"
import { noResponse, toResult } from "../client/api/to-result.ts"
import type { CartDeps, Timer } from "./cart-deps.ts"
import type { CartQueue } from "./cart-queue.ts"
import type { CartState } from "./cart-state.ts"
import { BATCH_MS, RETRY_AFTER_MS } from "./cart-timing.ts"
import { lineThatBecameFree } from "./points-paid-line.ts"
import { addPendingChange, type PendingCall, type PendingChange, splitCall, toNewLine } from "./pending-calls.ts"
import { type CartReply, sendPendingCall } from "./send-pending-call.ts"

type SyncDeps = Pick<CartDeps, "api" | "page" | "place" | "random" | "session" | "showToast" | "timers">

export type CartSync = ReturnType<typeof createCartSync>

/** Sends this tab's cart requests one after another, in the order of the changes. */
export function createCartSync(
  { api, page, place, random, session, showToast, timers }: SyncDeps,
  queue: CartQueue,
  state: CartState,
) {
  const runInOrder = createSequence()
  let sendTimer: Timer | undefined
  let failureCount = 0

  function scheduleSend(ms = BATCH_MS): void {
    sendTimer ??= timers.set(() => {
      sendTimer = undefined
      void runInOrder(sendPendingCalls)
    }, ms)
  }

  /** Resets the backoff and sends now, for example because the device is online again. */
  function retryNow(): void {
    failureCount = 0
    timers.clear(sendTimer)
    sendTimer = undefined
    if (queue.calls().length > 0) scheduleSend(0)
  }

  /** Sends pending changes, then fetches the cart. */
  function fetchCart(): Promise<void> {
    return runInOrder(async () => {
      if (!(await sendPendingCalls())) return
      const cartId = await ensureCartId().catch(() => null)
      const result =
        cartId === null
          ? noResponse
          : await toResult(
              api("GET /agg/cart-service/ve1/cart/{cartId}", { params: { cartId }, query: { ...place.current() } }),
              ({ data }) => data,
            )
      if (result.ok) state.accept(result.data)
      else state.markLoadFailed()
      state.publish()
    })
  }

  /** Returns false if calls remain that have to wait. Call it only within `runInOrder`. */
  async function sendPendingCalls(): Promise<boolean> {
    for (let [call] = queue.calls(); call; [call] = queue.calls()) {
      if (!page.isOnline()) return false
      const cartId = await ensureCartId().catch(() => null)
      // Another session, with another queue, may have started meanwhile.
      if (cartId !== null && !queue.calls().some(({ key }) => key === call?.key)) continue
      if (cartId !== null) markSent(call)
      const result: Result<CartReply> = cartId === null ? noResponse : await sendPendingCall(api, cartId, call)
      if (!result.ok && result.kind === "failed") {
        state.markLoadFailed()
        state.publish()
        scheduleSend(backoff(RETRY_AFTER_MS, ++failureCount))
        return false
      }
      failureCount = 0
      settleCall(call, result)
      state.publish()
    }
    return true
  }

  function markSent(call: PendingCall): void {
    if (call.sent) return
    call.sent = true
    queue.set(queue.calls())
  }

  function settleCall(call: PendingCall, result: Result<CartReply>): void {
    const otherCalls = queue.calls().filter(({ key }) => key !== call.key)
    if (result.ok) {
      const { cart, gone } = result.data
      const names = lineNames(gone.filter((id) => isUnexpectedlyGone(call, id)))
      const hasLostFreePizza = call.kind === "change" && losesShownPointsCode(cart)
      // While the offers aren't loaded, the shown bill still has the line that points paid for.
      const nowFree = call.kind === "change" ? lineThatBecameFree(state.view.get().bill, cart.bill) : undefined
      queue.set(otherCalls)
      state.accept(cart)
      for (const name of names) showToast({ message: cartTexts.noLongerInCart(name) })
      if (hasLostFreePizza) showToast({ message: cartTexts.freePizzaRemoved })
      if (nowFree) showToast({ message: cartTexts.nowFree(nowFree.name, nowFree.points) })
      return
    }
    const pieces = splitCall(call, random.uuid)
    queue.set([...pieces, ...otherCalls])
    if (pieces.length === 0) showToast({ message: result.message, tone: "error" })
  }

  /** LOY-2: whether the server dropped a code for points that we still show, because the offers aren't loaded yet. */
  function losesShownPointsCode({ promos }: Cart): boolean {
    const discounts = state.stored().cart?.bill.discounts ?? []
    const pointsCodes = new Set(discounts.filter(({ points }) => points !== undefined).map(({ code }) => code))
    return state.content().promos.some((code) => pointsCodes.has(code) && !promos.includes(code))
  }

  function lineNames(lines: readonly string[]): (string | undefined)[] {
    const { seen: seenBill } = state.stored()
    return lines.map((id) => seenBill?.validItems.find((line) => line.id === id)?.name)
  }

  /**
   * Returns the cart id of the current session. A guest whose session was lost gets a new session with a new cart, and
   * the old cart's lines are added to it. For a customer who signed in, perhaps in another tab, the server has already
   * merged the cart.
   */
  async function ensureCartId(): Promise<string> {
    const cartId = await session.cartId()
    const { cart, guest } = state.stored()
    if (cart && cart.cartId !== cartId) {
      const { lines, options, storeId, deliveryType } = state.content()
      const changes: PendingChange[] = [
        ...lines.map(({ quantity, ...configuration }): PendingChange => {
          const line = { ...toNewLine(configuration), id: random.uuid(), quantity }
          return { kind: "put", place: { storeId, deliveryType }, lines: [line] }
        }),
        { kind: "options", said: options },
      ]
      const unsent = queue.calls().filter(({ kind, sent }) => kind === "put" && !sent)
      state.reset()
      if (session.isCustomer()) queue.set(unsent)
      else queue.set(guest && lines.length > 0 ? changes.reduce<PendingCall[]>(addChange, []) : [])
      state.publish()
      scheduleSend(0)
    }
    return cartId
  }

  function addChange(calls: PendingCall[], change: PendingChange): PendingCall[] {
    return addPendingChange(calls, change, random.uuid)
  }

  return { runInOrder, scheduleSend, retryNow, fetchCart, sendPendingCalls, ensureCartId }
}

/** If the line was removed both here and elsewhere, there is nothing to report. */
function isUnexpectedlyGone(call: PendingCall, line: string): boolean {
  return call.kind === "change" && call.changes.some((each) => each.line === line && !("remove" in each))
}
