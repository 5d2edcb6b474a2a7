import { showToast } from "@hearth/ui/toast/toasts.ts"
import { apiAsVisitor } from "./api.ts"
import { addWish, type CartCall, type CartWish, splitCall, wireOf } from "./cart-calls.ts"
import { keepCalls, queuedCalls } from "./cart-queue.ts"
import { acceptCart, currentContent, dropCart, keptCart, noteFailure, showCart, shownPlace } from "./cart-state.ts"
import { type Outcome, outcomeOf, sendCartCall, type ToldCart } from "./send-cart-call.ts"
import { sessionCartId } from "./session-cart.ts"
import { currentSession } from "./session-store.ts"

/* Everything this tab says to the server about its cart goes one after the other, in the order it was done. */

/** Taps within it become one call. */
const TOGETHER_MS = 300
const RETRY_AFTER_MS = [2000, 4000, 8000, 16_000, 30_000]

const newKey = () => crypto.randomUUID()

let turn: Promise<unknown> = Promise.resolve()
let next: ReturnType<typeof setTimeout> | undefined
let failures = 0

export function inTurn<Value>(work: () => Promise<Value> | Value): Promise<Value> {
  const done = turn.then(work)
  turn = done.catch(() => undefined)
  return done
}

export function sendSoon(ms = TOGETHER_MS): void {
  next ??= setTimeout(() => {
    next = undefined
    void inTurn(sendQueued)
  }, ms)
}

/** Something changed for the better: what failed before says nothing about now. */
export function sendAnew(): void {
  failures = 0
  clearTimeout(next)
  next = undefined
  if (queuedCalls().length > 0) sendSoon(0)
}

/** What waits, and then the cart as it is there now. */
export function askForCart(): Promise<void> {
  return inTurn(async () => {
    if (!(await sendQueued())) return
    const cartId = await ownCartId().catch(() => null)
    const call = () =>
      apiAsVisitor("GET /agg/cart-service/ve1/cart/{cartId}", {
        params: { cartId: cartId ?? "" },
        query: { ...shownPlace() },
      })
    const outcome = cartId === null ? failed : await outcomeOf(call(), ({ data }) => data)
    if (outcome.kind === "answered") acceptCart(outcome.answer)
    else noteFailure()
    showCart()
  })
}

const failed = { kind: "failed" } as const

/** False where something is left that must wait. Only in turn. */
export async function sendQueued(): Promise<boolean> {
  for (let [call] = queuedCalls(); call; [call] = queuedCalls()) {
    if (!navigator.onLine) return false
    const cartId = await ownCartId().catch(() => null)
    // Another session may have begun meanwhile, and with it another queue.
    if (cartId !== null && !queuedCalls().some(({ key }) => key === call?.key)) continue
    if (cartId !== null) markSent(call)
    const outcome: Outcome<ToldCart> = cartId === null ? failed : await sendCartCall(cartId, call)
    if (outcome.kind === "failed") {
      noteFailure()
      showCart()
      sendSoon(RETRY_AFTER_MS[Math.min(failures++, RETRY_AFTER_MS.length - 1)])
      return false
    }
    failures = 0
    settle(call, outcome)
    showCart()
  }
  return true
}

function markSent(call: CartCall): void {
  if (call.sent) return
  call.sent = true
  keepCalls(queuedCalls())
}

function settle(call: CartCall, outcome: Exclude<Outcome<ToldCart>, { kind: "failed" }>): void {
  const rest = queuedCalls().filter(({ key }) => key !== call.key)
  if (outcome.kind === "answered") {
    const names = namesOf(outcome.answer.gone.filter((id) => isMissed(call, id)))
    keepCalls(rest)
    acceptCart(outcome.answer.cart)
    for (const name of names) showToast({ message: `${name} is no longer in your cart.` })
    return
  }
  const pieces = splitCall(call, newKey)
  keepCalls([...pieces, ...rest])
  if (pieces.length === 0) showToast({ message: outcome.message, tone: "error" })
}

/** Taken out here and there at once is as it should be. */
function isMissed(call: CartCall, line: string): boolean {
  return call.kind === "change" && call.changes.some((each) => each.line === line && !("remove" in each))
}

function namesOf(lines: readonly string[]): string[] {
  const { seen } = keptCart()
  return lines.map((id) => seen?.validItems.find((line) => line.id === id)?.name ?? "Something")
}

/**
 * The cart of whoever this is. A guest whose session could not be kept has a new one, and a new cart with it: what was in
 * the old one goes into it. Who signed in, in another tab perhaps, has it in theirs already: the server saw to that.
 */
export async function ownCartId(): Promise<string> {
  const cartId = await sessionCartId()
  const { cart, guest } = keptCart()
  if (cart && cart.cartId !== cartId) {
    const { lines, options, storeId, deliveryType } = currentContent()
    const place = { storeId, deliveryType }
    const wishes: CartWish[] = [
      ...lines.map(({ quantity, ...wanted }): CartWish => {
        const line = { ...wireOf(wanted), id: crypto.randomUUID(), quantity }
        return { kind: "put", place, lines: [line] }
      }),
      { kind: "options", said: options },
    ]
    const isCustomer = currentSession()?.isLoggedIn === true
    const untold = queuedCalls().filter(({ kind, sent }) => kind === "put" && !sent)
    dropCart()
    keepCalls(isCustomer ? untold : guest && lines.length > 0 ? wishes.reduce<CartCall[]>(addNewWish, []) : [])
    showCart()
    sendSoon(0)
  }
  return cartId
}

function addNewWish(calls: CartCall[], wish: CartWish): CartCall[] {
  return addWish(calls, wish, newKey)
}
