import { encryptionKey } from "../../client/storage/encryption-key.ts"
import { readStored, removeStored, writeStored } from "../../client/storage/storage.ts"

/*
 * What was written and chosen at the checkout, for a reload and for the way to a provider and back, in this tab only.
 * Encrypting it takes a moment that a page which is being left no longer has. So it is stored while one types, and not
 * at the end.
 */

/** As long as what was typed last may be lost with the page. */
const PAUSE_MS = 150

let pendingSave: { draft: object; timer: ReturnType<typeof setTimeout> } | undefined
/** The order is placed: what the screen still shows of it is not to be stored any more. */
let isOrderPlaced = false

/** At the beginning of a checkout. The key is fetched now, so that storing does not wait for it. */
export function openCheckoutDraft(): unknown {
  isOrderPlaced = false
  void encryptionKey().catch(() => undefined)
  return readStored<unknown>("checkoutDraft")
}

export function saveCheckoutDraftSoon(draft: object): void {
  if (isOrderPlaced) return
  if (pendingSave) {
    pendingSave.draft = draft
    return
  }
  pendingSave = { draft, timer: setTimeout(saveCheckoutDraft, PAUSE_MS) }
  // Asked for only while something waits: a page that listens for good is not kept by every browser for a step back.
  addEventListener("beforeunload", saveCheckoutDraft)
}

/** Now, where something waits to be stored. */
export function saveCheckoutDraft(): void {
  const draft = takePendingSave()
  if (draft) writeStored("checkoutDraft", draft)
}

export function discardCheckoutDraft(): void {
  isOrderPlaced = true
  takePendingSave()
  removeStored("checkoutDraft")
}

function takePendingSave(): object | undefined {
  removeEventListener("beforeunload", saveCheckoutDraft)
  if (!pendingSave) return undefined
  clearTimeout(pendingSave.timer)
  const { draft } = pendingSave
  pendingSave = undefined
  return draft
}
