import { encryptionKey } from "../../client/storage/encryption-key.ts"
import { readStored, removeStored, writeStored } from "../../client/storage/storage.ts"

/*
 * The checkout's input, for a reload and for the redirect to a payment provider and back, in this tab only. Encryption
 * is asynchronous, and a page that is being left has no time for it. So the draft is stored while typing, not at the
 * end.
 */

/** Input from this last moment may be lost with the page. */
const SAVE_DELAY_MS = 150

export const {
  openCheckoutDraft: startCheckoutDraft,
  saveCheckoutDraftSoon: scheduleCheckoutDraftSave,
  saveCheckoutDraft: flushCheckoutDraft,
  discardCheckoutDraft,
} = createCheckoutDraft()

function createCheckoutDraft() {
  let pendingSave: { draft: object; timer: ReturnType<typeof setTimeout> } | undefined
  /** The order is placed: what the screen still shows must not be stored any more. */
  let isOrderPlaced = false

  /** Called when a checkout begins. Loads the key now, so that storing doesn't wait for it. */
  function openCheckoutDraft(): unknown {
    isOrderPlaced = false
    void encryptionKey().catch(() => undefined)
    return readStored<unknown>("checkoutDraft")
  }

  function saveCheckoutDraftSoon(draft: object): void {
    if (isOrderPlaced) return
    if (pendingSave) {
      pendingSave.draft = draft
      return
    }
    pendingSave = { draft, timer: setTimeout(saveCheckoutDraft, SAVE_DELAY_MS) }
    // Registered only while a save is pending: a permanent listener keeps some browsers from caching the page for Back.
    addEventListener("beforeunload", saveCheckoutDraft)
  }

  /** Stores a pending draft now. */
  function saveCheckoutDraft(): void {
    const draft = cancelPendingSave()
    if (draft) writeStored("checkoutDraft", draft)
  }

  function discardCheckoutDraft(): void {
    isOrderPlaced = true
    cancelPendingSave()
    removeStored("checkoutDraft")
  }

  function cancelPendingSave(): object | undefined {
    removeEventListener("beforeunload", saveCheckoutDraft)
    if (!pendingSave) return undefined
    clearTimeout(pendingSave.timer)
    const { draft } = pendingSave
    pendingSave = undefined
    return draft
  }

  return { openCheckoutDraft, saveCheckoutDraftSoon, saveCheckoutDraft, discardCheckoutDraft }
}
