import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { reorderSource } from "../../cart/reorder-source.ts"
import { discardCheckoutDraft } from "./checkout-draft-storage.ts"
import { tabStorage } from "../../client/storage/tab-storage.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"

/*
 * The order that this tab is about to place or pay, stored for a reload and for the redirect to a payment provider and
 * back. It contains no personal data and no products.
 */
interface OrderAttempt {
  /** Part of every idempotency key of this order: another order with the same content gets other keys. */
  nonce: string
  /** Identifies the content that the order was created from. */
  mark: string
  transactionId: string | null
}

type FinishedOrder = Pick<Transaction, "transactionId" | "confirmation">

/** Returns this tab's attempt; creates and stores one if there is none. */
export function currentOrderAttempt(): OrderAttempt {
  return readStoredAttempt() ?? persist(createAttempt())
}

/** Discards the attempt, so that the next order is a new one. */
export function discardOrderAttempt(): void {
  persist(createAttempt())
}

/** Ends the attempt if it is this order's. The draft of a failed order stays for the next one. */
export function finishOrderAttempt({ transactionId, confirmation }: FinishedOrder): void {
  if (currentOrderAttempt().transactionId !== transactionId) return
  discardOrderAttempt()
  if (confirmation !== "confirmed") return
  discardCheckoutDraft()
  // Cleared before any request is sent, because the visitor may leave the page immediately.
  reorderSource.set(null)
}

export function persistOrderAttempt(mark: string, transactionId: string | null): void {
  persist({ nonce: currentOrderAttempt().nonce, mark, transactionId })
}

/**
 * Returns the same key for the same content of the same order, so that a reload, a double tap or a lost response
 * creates no second order.
 */
export async function idempotencyKeyFor(content: unknown): Promise<string> {
  // The nonce is stored before it is used, so that after a reload the key is the same.
  const { nonce } = currentOrderAttempt()
  const bytes = new TextEncoder().encode(nonce + JSON.stringify(content))
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

function createAttempt(): OrderAttempt {
  return { nonce: crypto.randomUUID(), mark: "", transactionId: null }
}

function persist(next: OrderAttempt): OrderAttempt {
  tabStorage.write("order", next)
  return next
}

function readStoredAttempt(): OrderAttempt | undefined {
  const { nonce, mark, transactionId } = asRecord(tabStorage.read("order"))
  if (typeof nonce !== "string" || typeof mark !== "string") return undefined
  return { nonce, mark, transactionId: typeof transactionId === "string" ? transactionId : null }
}
