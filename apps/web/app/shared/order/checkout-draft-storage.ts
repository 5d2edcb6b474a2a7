import { encryptionKey } from "../../client/storage/encryption-key.ts"
import { readStored, removeStored, writeStored } from "../../client/storage/storage.ts"

/*
 * The checkout's input, for a reload and for the redirect to a payment provider and back, in this tab only. Encryption
 * is asynchronous, and a page that is being left has no time for it. So the draft is stored while typing, not at the
 * end.
 */

/** Input typed this shortly before the page is left may be lost. */
const SAVE_DELAY_MS = 150

export const { startCheckoutDraft, scheduleCheckoutDraftSave, flushCheckoutDraft, discardCheckoutDraft } =
  createCheckoutDraft()

function createCheckoutDraft() {
  let pendingSave: { draft: object; timer: ReturnType<typeof setTimeout> } | undefined
  /** The order is placed: what the screen still shows must not be stored any more. */
  let isOrderPlaced = false

  /** Called when a checkout begins. Loads the key now, so that storing doesn't wait for it. */
  function startCheckoutDraft(): unknown {
    isOrderPlaced = false
    void encryptionKey().catch(() => undefined)
    return readStored<unknown>("checkoutDraft")
  }

  function scheduleCheckoutDraftSave(draft: object): void {
    if (isOrderPlaced) return
    if (pendingSave) {
      pendingSave.draft = draft
      return
    }
    pendingSave = { draft, timer: setTimeout(flushCheckoutDraft, SAVE_DELAY_MS) }
    // Registered only while a save is pending: a permanent listener keeps some browsers from caching the page for Back.
    addEventListener("beforeunload", flushCheckoutDraft)
  }

  /** Stores a pending draft now. */
  function flushCheckoutDraft(): void {
    const draft = cancelPendingSave()
    if (draft) writeStored("checkoutDraft", draft)
  }

  function discardCheckoutDraft(): void {
    isOrderPlaced = true
    cancelPendingSave()
    removeStored("checkoutDraft")
  }

  function cancelPendingSave(): object | undefined {
    removeEventListener("beforeunload", flushCheckoutDraft)
    if (!pendingSave) return undefined
    clearTimeout(pendingSave.timer)
    const { draft } = pendingSave
    pendingSave = undefined
    return draft
  }

  return { startCheckoutDraft, scheduleCheckoutDraftSave, flushCheckoutDraft, discardCheckoutDraft }
}
