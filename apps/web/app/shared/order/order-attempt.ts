import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { setReorderSource } from "../../cart/reorder-source.ts"
import { discardCheckoutDraft } from "./checkout-draft-storage.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"

/*
 * The order this tab is about to place or pay, kept for a reload and for the way to a provider and back. Nothing in it
 * says who it is of or what is in it.
 */
interface OrderAttempt {
  /** Goes into every key of this order: another order of the very same things has another. */
  nonce: string
  /** Of what the order was made from. */
  mark: string
  transactionId: string | null
}

type FinishedOrder = Pick<Transaction, "transactionId" | "confirmation">

const KEY = "hearth:order"
/** Where the storage is switched off it lives as long as the page does. */
let current: OrderAttempt | undefined

export function currentOrderAttempt(): OrderAttempt {
  current ??= readStoredAttempt() ?? createAttempt()
  return current
}

/** Never to be: what comes next is another order. */
export function discardOrderAttempt(): void {
  persist(createAttempt())
}

/** Where it is this one that is over. What was written for an order that came to nothing is there for the next. */
export function finishOrderAttempt({ transactionId, confirmation }: FinishedOrder): void {
  if (currentOrderAttempt().transactionId !== transactionId) return
  discardOrderAttempt()
  if (confirmation !== "confirmed") return
  discardCheckoutDraft()
  // Before anything is fetched: the page may be left at once.
  setReorderSource(null)
}

export function storeOrderAttempt(mark: string, transactionId: string | null): void {
  persist({ nonce: currentOrderAttempt().nonce, mark, transactionId })
}

/** The same things of the same order give the same key: a reload, a double tap or a lost answer makes no second one. */
export async function idempotencyKeyFor(content: unknown): Promise<string> {
  const { nonce } = currentOrderAttempt()
  // Kept before it is used, so that a reload in between finds it.
  persist(currentOrderAttempt())
  const bytes = new TextEncoder().encode(nonce + JSON.stringify(content))
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

function createAttempt(): OrderAttempt {
  return { nonce: crypto.randomUUID(), mark: "", transactionId: null }
}

function persist(next: OrderAttempt): void {
  current = next
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Then it is known until the page is left.
  }
}

function readStoredAttempt(): OrderAttempt | undefined {
  try {
    const { nonce, mark, transactionId } = asRecord(JSON.parse(sessionStorage.getItem(KEY) ?? "null"))
    if (typeof nonce !== "string" || typeof mark !== "string") return undefined
    return { nonce, mark, transactionId: typeof transactionId === "string" ? transactionId : null }
  } catch {
    return undefined
  }
}
