import type { StoredSession } from "../../client/session/stored-session.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"
import { isNonEmptyText } from "../../client/storage/stored-list.ts"

/** The favourites as a device keeps them. */
export interface StoredFavourites {
  /** Who made the list; null where that was before anyone was known, which is as a guest. */
  owner: Owner | null
  /** As the server had them last, the last added first. */
  productIds: readonly string[]
  /** Pressed and not answered yet, in that order: whether each is wanted. */
  wishes: readonly (readonly [id: string, wanted: boolean])[]
}

export type Owner = Pick<StoredSession, "userId" | "isLoggedIn">

export const noFavourites: StoredFavourites = { owner: null, productIds: [], wishes: [] }

/** What is none of its kind falls out; a list by itself is what this page once wrote. */
export function parseStoredFavourites(stored: unknown): StoredFavourites {
  const { owner, productIds, wishes } = Array.isArray(stored) ? { productIds: stored } : asRecord(stored)
  const { userId, isLoggedIn } = asRecord(owner)
  return {
    owner: isNonEmptyText(userId) ? { userId, isLoggedIn: isLoggedIn === true } : null,
    productIds: Array.isArray(productIds) ? productIds.filter(isNonEmptyText) : [],
    wishes: Array.isArray(wishes) ? wishes.filter(isPendingToggle) : [],
  }
}

/** As the visitor wants them, whether the server knows it already or not. */
export function effectiveFavourites({ productIds, wishes }: StoredFavourites): readonly string[] {
  return wishes.reduce(applyToggle, productIds)
}

/** One that is there already stays where it is. */
export function applyToggle(ids: readonly string[], [id, isWanted]: readonly [string, boolean]): readonly string[] {
  if (!isWanted) return ids.filter((each) => each !== id)
  return ids.includes(id) ? ids : [id, ...ids]
}

export function pendingToggle({ wishes }: StoredFavourites, id: string): boolean | undefined {
  return wishes.find(([each]) => each === id)?.[1]
}

/** Of several wishes for a product the last counts; none where it is undefined. */
export function withPendingToggle(
  stored: StoredFavourites,
  id: string,
  isWanted: boolean | undefined,
): StoredFavourites {
  const others = stored.wishes.filter(([each]) => each !== id)
  return { ...stored, wishes: isWanted === undefined ? others : [...others, [id, isWanted]] }
}

/** A customer's list is that customer's alone; a guest's goes on with whoever is the guest on this device. */
export function isOwnedBy({ owner }: StoredFavourites, session: Owner): boolean {
  return session.isLoggedIn ? owner?.isLoggedIn === true && owner.userId === session.userId : !owner?.isLoggedIn
}

function isPendingToggle(value: unknown): value is readonly [string, boolean] {
  return Array.isArray(value) && isNonEmptyText(value[0]) && typeof value[1] === "boolean"
}
