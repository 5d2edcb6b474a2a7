import { encryptionKey } from "./encryption-key.ts"
import { readStored, removeStored, writeStored } from "./storage.ts"

/*
 * What was written and chosen at the checkout, for a reload and for the way to a provider and back, in this tab only.
 * Encrypting it takes a moment that a page which is being left no longer has. So it is stored while one types, and not
 * at the end.
 */

/** As long as what was typed last may be lost with the page. */
const PAUSE_MS = 150

let waiting: { draft: object; timer: ReturnType<typeof setTimeout> } | undefined
/** The order is placed: what the screen still shows of it is not to be stored any more. */
let isOver = false

/** At the beginning of a checkout. The key is fetched now, so that storing does not wait for it. */
export function openCheckoutDraft(): unknown {
  isOver = false
  void encryptionKey().catch(() => undefined)
  return readStored<unknown>("checkoutDraft")
}

export function keepCheckoutDraft(draft: object): void {
  if (isOver) return
  if (waiting) {
    waiting.draft = draft
    return
  }
  waiting = { draft, timer: setTimeout(storeCheckoutDraft, PAUSE_MS) }
  // Asked for only while something waits: a page that listens for good is not kept by every browser for a step back.
  addEventListener("beforeunload", storeCheckoutDraft)
}

/** Now, where something waits to be stored. */
export function storeCheckoutDraft(): void {
  const draft = stopWaiting()
  if (draft) writeStored("checkoutDraft", draft)
}

export function dropCheckoutDraft(): void {
  isOver = true
  stopWaiting()
  removeStored("checkoutDraft")
}

function stopWaiting(): object | undefined {
  removeEventListener("beforeunload", storeCheckoutDraft)
  if (!waiting) return undefined
  clearTimeout(waiting.timer)
  const { draft } = waiting
  waiting = undefined
  return draft
}
