import { showToast } from "@hearth/ui/toast/toasts.ts"
import { unwrapReply } from "../../client/api/unwrap-reply.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { CallFailure } from "../../client/api/call-failure.ts"
import { currentFavourites, storedFavourites, storeFavourites } from "./favourites.store.ts"
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
import { RefusedError } from "../../client/api/use-query.ts"

const RETRY_AFTER_MS = [1000, 3000, 9000]
const FAILED = "We couldn’t keep that just now. Please try again."

/** The products whose wishes are on their way, each by itself: one that fails holds up no other. */
const syncing = new Set<string>()
/** What was pressed on this page; other wishes are of a page before. */
const toggledHere = new Set<string>()
/** Counts what begins and ends on its way to the server: a list asked for meanwhile may be older than what is known. */
let revision = 0
/** Until then a guest's list on the server may lack what the device knows. */
let isListComplete = false

/**
 * CAT-5, once the page is at rest: what a page before this one could not tell any more, then what the server knows. A
 * guest who has none asks nothing. A guest's live on the device: what the server lacks, having forgotten the guest, is
 * told to it again.
 */
export async function restoreFavourites(): Promise<void> {
  await ensureOwner()
  const isCustomer = currentSession()?.isLoggedIn === true
  const { productIds, wishes } = storedFavourites()
  isListComplete = isCustomer || productIds.length === 0
  if (isListComplete && wishes.length === 0 && !isCustomer) return
  await Promise.all(wishes.map(([id]) => syncFavourite(id)))
  await adoptServerList(async () => {
    const listed = await fetchFavourites()
    const known = isCustomer ? [] : storedFavourites().productIds
    const missing = known.filter((id) => !listed.includes(id) && currentFavourites().includes(id))
    // The last added comes first, so that the first is added last.
    for (const id of missing.toReversed()) await sendFavourite(id, true, () => true).catch(ignoreRefusal)
    const agreed = missing.length > 0 ? await fetchFavourites() : listed
    isListComplete = true
    return agreed
  }).catch(() => undefined)
}

/** At once on the page; told, and taken back, where it can't be kept. */
export function toggleFavourite(id: string): void {
  const wanted = !currentFavourites().includes(id)
  toggledHere.add(id)
  storeFavourites(withPendingToggle(storedFavourites(), id, wanted))
  if (wanted) showHintOnce()
  void syncFavourite(id)
}

/** Until what is wanted of the product is what the server was told last. */
async function syncFavourite(id: string): Promise<void> {
  if (syncing.has(id)) return
  syncing.add(id)
  try {
    await ensureOwner()
    for (
      let pending = pendingToggle(storedFavourites(), id);
      pending !== undefined;
      pending = pendingToggle(storedFavourites(), id)
    ) {
      const isWanted = pending
      const isStillWanted = () => pendingToggle(storedFavourites(), id) === isWanted
      await adoptServerList(
        () => sendFavourite(id, isWanted, isStillWanted),
        () => {
          const { productIds } = storedFavourites()
          const rest = isStillWanted() ? withPendingToggle(storedFavourites(), id, undefined) : storedFavourites()
          storeFavourites({ ...rest, productIds: applyToggle(productIds, [id, isWanted]) })
        },
      )
    }
  } catch (error) {
    // Nobody waits for it here: it stays wanted until there is an answer.
    if (!toggledHere.has(id) && error instanceof CallFailure) return
    // What it stood at before is what is shown again.
    storeFavourites(withPendingToggle(storedFavourites(), id, undefined))
    showToast({
      message: error instanceof RefusedError ? error.message : FAILED,
      tone: "error",
      action: error instanceof RefusedError ? undefined : { label: "Try again", onPress: () => toggleFavourite(id) },
    })
  } finally {
    syncing.delete(id)
  }
}

/** The server's list is taken over where nothing began or ended meanwhile that it may not know of. */
async function adoptServerList(fetchList: () => Promise<string[] | undefined>, onListed?: () => void): Promise<void> {
  const startedAt = ++revision
  try {
    const listed = await fetchList()
    if (!listed) return
    onListed?.()
    const isValid = startedAt === revision && isListComplete
    storeFavourites({ ...storedFavourites(), owner: currentOwner(), ...(isValid ? { productIds: listed } : {}) })
  } finally {
    revision++
  }
}

function currentOwner(): StoredFavourites["owner"] {
  const session = currentSession()
  return session && { userId: session.userId, isLoggedIn: session.isLoggedIn }
}

/** Another person's list is neither shown nor told as this one's; what was pressed on this page is this one's. */
async function ensureOwner(): Promise<void> {
  if (!currentSession()) await restoreSession()
  const owner = currentOwner()
  if (!owner || isOwnedBy(storedFavourites(), owner)) return
  storeFavourites({ ...noFavourites, owner, wishes: storedFavourites().wishes.filter(([id]) => toggledHere.has(id)) })
}

async function fetchFavourites(): Promise<string[]> {
  return (await unwrapReply(apiAsVisitor("GET /customer-service/ve1/user/favourites/products"))).data.productIds
}

/** The same key however often it is sent, so that it counts once. Undefined where something else is meant by now. */
async function sendFavourite(
  productId: string,
  wanted: boolean,
  isStillWanted: () => boolean,
): Promise<string[] | undefined> {
  const idempotencyKey = crypto.randomUUID()
  for (let attempt = 0; ; attempt++) {
    try {
      const call = wanted
        ? apiAsVisitor("POST /customer-service/ve1/user/favourites/products", { body: { productId }, idempotencyKey })
        : apiAsVisitor("DELETE /customer-service/ve1/user/favourites/products", {
            query: { productId },
            idempotencyKey,
          })
      return (await unwrapReply(call)).data.productIds
    } catch (error) {
      if (!isStillWanted()) return undefined
      const wait = RETRY_AFTER_MS[attempt]
      if (!(error instanceof CallFailure) || wait === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
      if (!isStillWanted()) return undefined
    }
  }
}

/** A product that left the menu, or one too many, is no reason to lose the others. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof RefusedError)) throw error
}

function showHintOnce(): void {
  if (currentSession()?.isLoggedIn || readStored("favouritesHint") !== null) return
  writeStored("favouritesHint", true)
  showToast({ message: "Kept on this device until you sign in." })
}
