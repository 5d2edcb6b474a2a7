import { showToast } from "@hearth/ui/toast/toasts.ts"
import { answered } from "./answered.ts"
import { apiAsVisitor } from "./api.ts"
import { CallFailure } from "./failure-kind.ts"
import { currentFavourites, currentKept, keep } from "./favourites.ts"
import { granted, isOwn, type KeptFavourites, noFavourites, wishOf, withWish } from "./kept-favourites.ts"
import { currentSession, restoreSession } from "./session-store.ts"
import { readStored, writeStored } from "./storage.ts"
import { Refused } from "./use-answer.ts"

const RETRY_AFTER_MS = [1000, 3000, 9000]
const FAILED = "We couldn’t keep that just now. Please try again."

/** The products whose wishes are on their way, each by itself: one that fails holds up no other. */
const telling = new Set<string>()
/** What was pressed on this page; other wishes are of a page before. */
const pressed = new Set<string>()
/** Counts what begins and ends on its way to the server: a list asked for meanwhile may be older than what is known. */
let steps = 0
/** Until then a guest's list on the server may lack what the device knows. */
let isAgreed = false

/**
 * CAT-5, once the page is at rest: what a page before this one could not tell any more, then what the server knows. A
 * guest who has none asks nothing. A guest's live on the device: what the server lacks, having forgotten the guest, is
 * told to it again.
 */
export async function restoreFavourites(): Promise<void> {
  await knowOwner()
  const isCustomer = currentSession()?.isLoggedIn === true
  const { productIds, wishes } = currentKept()
  isAgreed = isCustomer || productIds.length === 0
  if (isAgreed && wishes.length === 0 && !isCustomer) return
  await Promise.all(wishes.map(([id]) => tell(id)))
  await takeOver(async () => {
    const listed = await list()
    const known = isCustomer ? [] : currentKept().productIds
    const lacking = known.filter((id) => !listed.includes(id) && currentFavourites().includes(id))
    // The last added comes first, so that the first is added last.
    for (const id of lacking.toReversed()) await send(id, true, () => true).catch(ignoreRefusal)
    const agreed = lacking.length > 0 ? await list() : listed
    isAgreed = true
    return agreed
  }).catch(() => undefined)
}

/** At once on the page; told, and taken back, where it can't be kept. */
export function toggleFavourite(id: string): void {
  const wanted = !currentFavourites().includes(id)
  pressed.add(id)
  keep(withWish(currentKept(), id, wanted))
  if (wanted) hintOnce()
  void tell(id)
}

/** Until what is wanted of the product is what the server was told last. */
async function tell(id: string): Promise<void> {
  if (telling.has(id)) return
  telling.add(id)
  try {
    await knowOwner()
    for (let wish = wishOf(currentKept(), id); wish !== undefined; wish = wishOf(currentKept(), id)) {
      const isWanted = wish
      const isStillMeant = () => wishOf(currentKept(), id) === isWanted
      await takeOver(
        () => send(id, isWanted, isStillMeant),
        () => {
          const { productIds } = currentKept()
          const rest = isStillMeant() ? withWish(currentKept(), id, undefined) : currentKept()
          keep({ ...rest, productIds: granted(productIds, [id, isWanted]) })
        },
      )
    }
  } catch (error) {
    // Nobody waits for it here: it stays wanted until there is an answer.
    if (!pressed.has(id) && error instanceof CallFailure) return
    // What it stood at before is what is shown again.
    keep(withWish(currentKept(), id, undefined))
    showToast({
      message: error instanceof Refused ? error.message : FAILED,
      tone: "error",
      action: error instanceof Refused ? undefined : { label: "Try again", onPress: () => toggleFavourite(id) },
    })
  } finally {
    telling.delete(id)
  }
}

/** The server's list is taken over where nothing began or ended meanwhile that it may not know of. */
async function takeOver(ask: () => Promise<string[] | undefined>, settle?: () => void): Promise<void> {
  const step = ++steps
  try {
    const listed = await ask()
    if (!listed) return
    settle?.()
    const isWhole = step === steps && isAgreed
    keep({ ...currentKept(), owner: ownerNow(), ...(isWhole ? { productIds: listed } : {}) })
  } finally {
    steps++
  }
}

function ownerNow(): KeptFavourites["owner"] {
  const session = currentSession()
  return session && { userId: session.userId, isLoggedIn: session.isLoggedIn }
}

/** Another person's list is neither shown nor told as this one's; what was pressed on this page is this one's. */
async function knowOwner(): Promise<void> {
  if (!currentSession()) await restoreSession()
  const owner = ownerNow()
  if (!owner || isOwn(currentKept(), owner)) return
  keep({ ...noFavourites, owner, wishes: currentKept().wishes.filter(([id]) => pressed.has(id)) })
}

async function list(): Promise<string[]> {
  return (await answered(apiAsVisitor("GET /customer-service/ve1/user/favourites/products"))).data.productIds
}

/** The same key however often it is sent, so that it counts once. Undefined where something else is meant by now. */
async function send(productId: string, wanted: boolean, isStillMeant: () => boolean): Promise<string[] | undefined> {
  const idempotencyKey = crypto.randomUUID()
  for (let attempt = 0; ; attempt++) {
    try {
      const call = wanted
        ? apiAsVisitor("POST /customer-service/ve1/user/favourites/products", { body: { productId }, idempotencyKey })
        : apiAsVisitor("DELETE /customer-service/ve1/user/favourites/products", {
            query: { productId },
            idempotencyKey,
          })
      return (await answered(call)).data.productIds
    } catch (error) {
      if (!isStillMeant()) return undefined
      const wait = RETRY_AFTER_MS[attempt]
      if (!(error instanceof CallFailure) || wait === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
      if (!isStillMeant()) return undefined
    }
  }
}

/** A product that left the menu, or one too many, is no reason to lose the others. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}

function hintOnce(): void {
  if (currentSession()?.isLoggedIn || readStored("favouritesHint") !== null) return
  writeStored("favouritesHint", true)
  showToast({ message: "Kept on this device until you sign in." })
}
