import * as labels from "@hearth/texts/labels.ts"
import * as favouriteTexts from "@hearth/texts/menu/favourites.ts"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { toResult } from "../../client/api/to-result.ts"
import { NO_RESPONSE, type Result, serverMessage } from "@hearth/browser/result.ts"
import { repeat } from "@hearth/browser/retry.ts"
import { currentFavourites, readFavourites, persistFavourites } from "./favourites.store.ts"
import {
  applyToggle,
  isOwnedBy,
  type StoredFavourites,
  noFavourites,
  pendingToggle,
  withPendingToggle,
} from "./stored-favourites.ts"
import { currentSession, restoreSession } from "../../client/session/session.store.ts"
import { readStored, writeStored } from "../../client/storage/storage.ts"

const RETRY_AFTER_MS = [1000, 3000, 9000]

/** Sends this page's favourites to the server. */
export const { restoreFavourites, toggleFavourite } = createFavouritesSync()

function createFavouritesSync() {
  /** Products whose changes are being sent, each separately, so that a failing one doesn't block the others. */
  const syncing = new Set<string>()
  /** Products that were toggled on this page; other pending changes are from an earlier page. */
  const toggledHere = new Set<string>()
  /** Counts the starts and ends of requests: a list that was fetched meanwhile may be outdated. */
  let revision = 0
  /** While false, a guest's list on the server may be missing products that the device has. */
  let isListComplete = false

  /**
   * CAT-5, once the page is idle: sends changes that an earlier page could not send, then fetches the server's list. A
   * guest without favourites causes no request. A guest's favourites live on the device: if the server has a new guest
   * session without them, they are sent again.
   */
  async function restoreFavourites(): Promise<void> {
    await ensureOwner()
    const isCustomer = currentSession()?.isLoggedIn === true
    const { productIds, wishes } = readFavourites()
    isListComplete = isCustomer || productIds.length === 0
    if (isListComplete && wishes.length === 0 && !isCustomer) return
    await Promise.all(wishes.map(([id]) => syncFavourite(id)))
    await adoptServerList(async () => {
      const listResult = await fetchFavourites()
      if (!listResult.ok) return listResult
      const deviceIds = isCustomer ? [] : readFavourites().productIds
      const missingIds = deviceIds.filter((id) => !listResult.data.includes(id) && currentFavourites().includes(id))
      // The newest favourite is listed first, so the oldest is added first.
      for (const id of missingIds.toReversed()) {
        const sendResult = await sendFavourite(id, true, () => true)
        // A product that left the menu, or one above the limit, must not keep the others from being sent.
        if (sendResult && !sendResult.ok && sendResult.code === NO_RESPONSE) return sendResult
      }
      const finalList = missingIds.length > 0 ? await fetchFavourites() : listResult
      isListComplete = finalList.ok
      return finalList
    })
  }

  /** Changes the favourite immediately on the page and sends it. Reverted with a message if that fails. */
  function toggleFavourite(id: string): void {
    const isWanted = !currentFavourites().includes(id)
    toggledHere.add(id)
    persistFavourites(withPendingToggle(readFavourites(), id, isWanted))
    if (isWanted) showHintOnce()
    void syncFavourite(id)
  }

  /** Sends changes until the server has the latest one of this product. */
  async function syncFavourite(id: string): Promise<void> {
    if (syncing.has(id)) return
    syncing.add(id)
    try {
      await ensureOwner()
      for (
        let pending = pendingToggle(readFavourites(), id);
        pending !== undefined;
        pending = pendingToggle(readFavourites(), id)
      ) {
        const isWanted = pending
        const isStillWanted = () => pendingToggle(readFavourites(), id) === isWanted
        const result = await adoptServerList(
          () => sendFavourite(id, isWanted, isStillWanted),
          () => {
            const { productIds } = readFavourites()
            const updated = isStillWanted() ? withPendingToggle(readFavourites(), id, undefined) : readFavourites()
            persistFavourites({ ...updated, productIds: applyToggle(productIds, [id, isWanted]) })
          },
        )
        if (result && !result.ok) return revertFavourite(id, serverMessage(result))
      }
    } finally {
      syncing.delete(id)
    }
  }

  /** `refusal`: the server's message; undefined if no response arrived. */
  function revertFavourite(id: string, refusal: string | undefined): void {
    // A change of an earlier page stays pending until there is a response: nobody on this page waits for it.
    if (!toggledHere.has(id) && refusal === undefined) return
    persistFavourites(withPendingToggle(readFavourites(), id, undefined))
    showToast({
      message: refusal ?? favouriteTexts.couldNotSave,
      tone: "error",
      action: refusal === undefined ? { label: labels.tryAgain, onPress: () => toggleFavourite(id) } : undefined,
    })
  }

  /**
   * Adopts the server's list, unless another request started or ended meanwhile: the list may lack that request's
   * change.
   */
  async function adoptServerList(fetchList: () => Promise<ListResult>, onListed?: () => void): Promise<ListResult> {
    const startRevision = ++revision
    try {
      const result = await fetchList()
      if (!result?.ok) return result
      onListed?.()
      const isValid = startRevision === revision && isListComplete
      const productIds = isValid ? result.data : readFavourites().productIds
      persistFavourites({ ...readFavourites(), owner: currentOwner(), productIds })
      return result
    } finally {
      revision++
    }
  }

  /**
   * Clears the stored list if it is another visitor's, so that it is neither shown nor sent as the current visitor's.
   * Products toggled on this page belong to the current visitor and stay.
   */
  async function ensureOwner(): Promise<void> {
    if (!currentSession()) await restoreSession()
    const owner = currentOwner()
    if (!owner || isOwnedBy(readFavourites(), owner)) return
    persistFavourites({
      ...noFavourites,
      owner,
      wishes: readFavourites().wishes.filter(([id]) => toggledHere.has(id)),
    })
  }

  return { restoreFavourites, toggleFavourite }
}

function currentOwner(): StoredFavourites["owner"] {
  const session = currentSession()
  return session && { userId: session.userId, isLoggedIn: session.isLoggedIn }
}

/** The server's list; undefined if the visitor has toggled the product again meanwhile. */
type ListResult = Result<string[]> | undefined

function fetchFavourites(): Promise<Result<string[]>> {
  return toResult(apiAsVisitor("GET /customer-service/ve1/user/favourites/products"), ({ data }) => data.productIds)
}

/** Retries with the same key, so that the change counts once. */
async function sendFavourite(productId: string, isWanted: boolean, isStillWanted: () => boolean): Promise<ListResult> {
  const idempotencyKey = crypto.randomUUID()
  const send = async () => {
    if (!isStillWanted()) return undefined
    const call = isWanted
      ? apiAsVisitor("POST /customer-service/ve1/user/favourites/products", { body: { productId }, idempotencyKey })
      : apiAsVisitor("DELETE /customer-service/ve1/user/favourites/products", { query: { productId }, idempotencyKey })
    return toResult(call, ({ data }) => data.productIds)
  }
  const isLost = (result: ListResult) => result?.ok === false && result.code === NO_RESPONSE
  const result = await repeat(send, RETRY_AFTER_MS, (each) => isLost(each) && isStillWanted())
  return result?.ok || isStillWanted() ? result : undefined
}

function showHintOnce(): void {
  if (currentSession()?.isLoggedIn || readStored("favouritesHint") !== null) return
  writeStored("favouritesHint", true)
  showToast({ message: favouriteTexts.savedOnDevice })
}
