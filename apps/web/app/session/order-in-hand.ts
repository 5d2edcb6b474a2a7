import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { keepFromReorder } from "./from-reorder.ts"
import { dropCheckoutDraft } from "./kept-checkout.ts"
import { fieldsOf } from "./stored-shapes.ts"

/*
 * The order this tab is about to place or pay, kept for a reload and for the way to a provider and back. Nothing in it
 * says who it is of or what is in it.
 */
interface OrderInHand {
  /** Goes into every key of this order: another order of the very same things has another. */
  nonce: string
  /** Of what the order was made from. */
  mark: string
  transactionId: string | null
}

type Ended = Pick<Transaction, "transactionId" | "confirmation">

const KEY = "hearth:order"
/** Where the storage is switched off it lives as long as the page does. */
let held: OrderInHand | undefined

export function orderInHand(): OrderInHand {
  held ??= stored() ?? start()
  return held
}

/** Never to be: what comes next is another order. */
export function dropOrderInHand(): void {
  keep(start())
}

/** Where it is this one that is over. What was written for an order that came to nothing is there for the next. */
export function endOrderInHand({ transactionId, confirmation }: Ended): void {
  if (orderInHand().transactionId !== transactionId) return
  dropOrderInHand()
  if (confirmation !== "confirmed") return
  dropCheckoutDraft()
  // Before anything is fetched: the page may be left at once.
  keepFromReorder(null)
}

export function keepOrderInHand(mark: string, transactionId: string | null): void {
  keep({ nonce: orderInHand().nonce, mark, transactionId })
}

/** The same things of the same order give the same key: a reload, a double tap or a lost answer makes no second one. */
export async function keyOf(content: unknown): Promise<string> {
  const { nonce } = orderInHand()
  // Kept before it is used, so that a reload in between finds it.
  keep(orderInHand())
  const bytes = new TextEncoder().encode(nonce + JSON.stringify(content))
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

function start(): OrderInHand {
  return { nonce: crypto.randomUUID(), mark: "", transactionId: null }
}

function keep(next: OrderInHand): void {
  held = next
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Then it is known until the page is left.
  }
}

function stored(): OrderInHand | undefined {
  try {
    const { nonce, mark, transactionId } = fieldsOf(JSON.parse(sessionStorage.getItem(KEY) ?? "null"))
    if (typeof nonce !== "string" || typeof mark !== "string") return undefined
    return { nonce, mark, transactionId: typeof transactionId === "string" ? transactionId : null }
  } catch {
    return undefined
  }
}
