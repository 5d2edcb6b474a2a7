import { showToast } from "@hearth/ui/toast/toasts.ts"
import { answered } from "./answered.ts"
import { apiAsVisitor } from "./api.ts"
import { CallFailure } from "./failure-kind.ts"
import { currentFavourites, setFavourites } from "./favourites.ts"
import { currentSession } from "./session-store.ts"
import { readStored, removeStored, whenStoredElsewhere, writeStored } from "./storage.ts"
import { isText, readStoredList } from "./stored-list.ts"
import { Refused } from "./use-answer.ts"

const RETRY_AFTER_MS = [1000, 3000, 9000]
const FAILED = "We couldn’t keep that just now. Please try again."

/** What is on its way to the server, one after the other: the last press wins there as it does here. */
let sending = Promise.resolve()
let underway = 0
let following = false

/**
 * CAT-5, once the page is at rest: what this device knows, then what the server does. Who never had a favourite asks
 * nothing. A guest's live on the device: what the server lacks, having forgotten the guest, is told to it again.
 */
export function restoreFavourites(): void {
  followOtherTabs()
  const known = storedFavourites()
  if (known.length === 0) return
  setFavourites(known)
  inTurn(async () => {
    const listed = await list()
    const lacking = currentSession()?.isLoggedIn ? [] : known.filter((id) => !listed.includes(id))
    // The last added comes first, so that the first is added last.
    for (const id of lacking.toReversed()) await send(id, true).catch(ignoreRefusal)
    return lacking.length > 0 ? list() : listed
  }).catch(() => undefined)
}

/** At once on the page; told, and taken back, where it can't be kept. */
export function toggleFavourite(id: string): void {
  followOtherTabs()
  const before = currentFavourites()
  const wanted = !before.includes(id)
  keep(wanted ? [id, ...before] : without(before, id))
  if (wanted) hintOnce()
  inTurn(() => send(id, wanted)).catch((error: unknown) => {
    const now = currentFavourites()
    keep(wanted ? without(now, id) : [id, ...without(now, id)])
    showToast({
      message: error instanceof Refused ? error.message : FAILED,
      tone: "error",
      action: error instanceof Refused ? undefined : { label: "Try again", onPress: () => toggleFavourite(id) },
    })
  })
}

/** The server's list is taken over once nothing is on its way that would change it again. */
function inTurn(ask: () => Promise<string[]>): Promise<void> {
  underway++
  const done = askNext(sending, ask)
  sending = done.catch(() => undefined)
  return done
}

async function askNext(before: Promise<void>, ask: () => Promise<string[]>): Promise<void> {
  await before
  let listed: string[]
  try {
    listed = await ask()
  } finally {
    underway--
  }
  if (underway === 0) keep(listed)
}

async function list(): Promise<string[]> {
  return (await answered(apiAsVisitor("GET /customer-service/ve1/user/favourites/products"))).data.productIds
}

/** The same key however often it is sent, so that it counts once. */
async function send(productId: string, wanted: boolean): Promise<string[]> {
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
      const wait = RETRY_AFTER_MS[attempt]
      if (!(error instanceof CallFailure) || wait === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** A product that left the menu, or one too many, is no reason to lose the others. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refused)) throw error
}

function keep(ids: readonly string[]): void {
  if (ids.join() === currentFavourites().join()) return
  setFavourites(ids)
  if (ids.length > 0) writeStored("favourites", ids)
  else removeStored("favourites")
}

function followOtherTabs(): void {
  if (following) return
  following = true
  whenStoredElsewhere("favourites", () => setFavourites(storedFavourites()))
}

function storedFavourites(): string[] {
  return readStoredList("favourites", isText)
}

function hintOnce(): void {
  if (currentSession()?.isLoggedIn || readStored("favouritesHint") !== null) return
  writeStored("favouritesHint", true)
  showToast({ message: "Kept on this device until you sign in." })
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id)
