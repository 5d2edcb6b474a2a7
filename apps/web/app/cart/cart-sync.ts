import * as cartTexts from "@hearth/texts/cart-sync.ts"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { apiAsVisitor } from "../client/api/api.ts"
import { addPendingChange, type PendingCall, type PendingChange, splitCall, toNewLine } from "./pending-calls.ts"
import { setPendingCalls, pendingCalls } from "./cart-queue.ts"
import {
  acceptCart,
  currentContent,
  resetCart,
  storedCart,
  markLoadFailed,
  publishCart,
  currentFulfilment,
} from "./cart-state.ts"
import { type CallOutcome, toCallOutcome, sendPendingCall, type CartReply } from "./send-pending-call.ts"
import { sessionCartId } from "../client/session/session-cart.ts"
import { currentSession } from "../client/session/session.store.ts"

/* This tab sends its cart requests one after another, in the order of the changes. */

/** Taps within this time become one call. */
const BATCH_MS = 300
const RETRY_AFTER_MS = [2000, 4000, 8000, 16_000, 30_000]

const newKey = () => crypto.randomUUID()

let sequence: Promise<unknown> = Promise.resolve()
let sendTimer: ReturnType<typeof setTimeout> | undefined
let failures = 0

export function runInOrder<Value>(work: () => Promise<Value> | Value): Promise<Value> {
  const done = sequence.then(work)
  sequence = done.catch(() => undefined)
  return done
}

export function scheduleSend(ms = BATCH_MS): void {
  sendTimer ??= setTimeout(() => {
    sendTimer = undefined
    void runInOrder(sendPendingCalls)
  }, ms)
}

/** Resets the backoff and sends now, for example because the device is online again. */
export function retryNow(): void {
  failures = 0
  clearTimeout(sendTimer)
  sendTimer = undefined
  if (pendingCalls().length > 0) scheduleSend(0)
}

/** Sends pending changes, then fetches the cart. */
export function fetchCart(): Promise<void> {
  return runInOrder(async () => {
    if (!(await sendPendingCalls())) return
    const cartId = await ensureCartId().catch(() => null)
    const call = () =>
      apiAsVisitor("GET /agg/cart-service/ve1/cart/{cartId}", {
        params: { cartId: cartId ?? "" },
        query: { ...currentFulfilment() },
      })
    const outcome = cartId === null ? failed : await toCallOutcome(call(), ({ data }) => data)
    if (outcome.kind === "answered") acceptCart(outcome.answer)
    else markLoadFailed()
    publishCart()
  })
}

const failed = { kind: "failed" } as const

/** Returns false if calls remain that have to wait. Call it only within `runInOrder`. */
export async function sendPendingCalls(): Promise<boolean> {
  for (let [call] = pendingCalls(); call; [call] = pendingCalls()) {
    if (!navigator.onLine) return false
    const cartId = await ensureCartId().catch(() => null)
    // Another session, with another queue, may have started meanwhile.
    if (cartId !== null && !pendingCalls().some(({ key }) => key === call?.key)) continue
    if (cartId !== null) markSent(call)
    const outcome: CallOutcome<CartReply> = cartId === null ? failed : await sendPendingCall(cartId, call)
    if (outcome.kind === "failed") {
      markLoadFailed()
      publishCart()
      scheduleSend(RETRY_AFTER_MS[Math.min(failures++, RETRY_AFTER_MS.length - 1)])
      return false
    }
    failures = 0
    settleCall(call, outcome)
    publishCart()
  }
  return true
}

function markSent(call: PendingCall): void {
  if (call.sent) return
  call.sent = true
  setPendingCalls(pendingCalls())
}

function settleCall(call: PendingCall, outcome: Exclude<CallOutcome<CartReply>, { kind: "failed" }>): void {
  const rest = pendingCalls().filter(({ key }) => key !== call.key)
  if (outcome.kind === "answered") {
    const names = lineNames(outcome.answer.gone.filter((id) => isUnexpectedlyGone(call, id)))
    setPendingCalls(rest)
    acceptCart(outcome.answer.cart)
    for (const name of names) showToast({ message: cartTexts.noLongerInCart(name) })
    return
  }
  const pieces = splitCall(call, newKey)
  setPendingCalls([...pieces, ...rest])
  if (pieces.length === 0) showToast({ message: outcome.message, tone: "error" })
}

/** If the line was removed both here and elsewhere, there is nothing to report. */
function isUnexpectedlyGone(call: PendingCall, line: string): boolean {
  return call.kind === "change" && call.changes.some((each) => each.line === line && !("remove" in each))
}

function lineNames(lines: readonly string[]): (string | undefined)[] {
  const { seen } = storedCart()
  return lines.map((id) => seen?.validItems.find((line) => line.id === id)?.name)
}

/**
 * Returns the cart id of the current session. A guest whose session was lost gets a new session with a new cart, and
 * the old cart's lines are added to it. For a customer who signed in, perhaps in another tab, the server has already
 * merged the cart.
 */
export async function ensureCartId(): Promise<string> {
  const cartId = await sessionCartId()
  const { cart, guest } = storedCart()
  if (cart && cart.cartId !== cartId) {
    const { lines, options, storeId, deliveryType } = currentContent()
    const place = { storeId, deliveryType }
    const changes: PendingChange[] = [
      ...lines.map(({ quantity, ...wanted }): PendingChange => {
        const line = { ...toNewLine(wanted), id: crypto.randomUUID(), quantity }
        return { kind: "put", place, lines: [line] }
      }),
      { kind: "options", said: options },
    ]
    const isCustomer = currentSession()?.isLoggedIn === true
    const unsent = pendingCalls().filter(({ kind, sent }) => kind === "put" && !sent)
    resetCart()
    setPendingCalls(isCustomer ? unsent : guest && lines.length > 0 ? changes.reduce<PendingCall[]>(addChange, []) : [])
    publishCart()
    scheduleSend(0)
  }
  return cartId
}

function addChange(calls: PendingCall[], change: PendingChange): PendingCall[] {
  return addPendingChange(calls, change, newKey)
}
