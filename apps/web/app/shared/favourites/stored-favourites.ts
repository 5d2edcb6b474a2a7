import type { StoredSession } from "../../client/session/stored-session.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"
import { isNonEmptyText } from "../../client/storage/stored-list.ts"

/** The favourites as stored on the device. */
export interface StoredFavourites {
  /** The visitor who made the list; null if it was made before there was a session, which counts as a guest's. */
  owner: Owner | null
  /** The server's last list, newest first. */
  productIds: readonly string[]
  /** Pending changes, without a response yet, in order: whether each product should be a favourite. */
  wishes: readonly (readonly [id: string, wanted: boolean])[]
}

export type Owner = Pick<StoredSession, "userId" | "isLoggedIn">

export const noFavourites: StoredFavourites = { owner: null, productIds: [], wishes: [] }

/** Drops invalid entries. An earlier version of this page stored a plain list. */
export function parseStoredFavourites(stored: unknown): StoredFavourites {
  const { owner, productIds, wishes } = Array.isArray(stored) ? { productIds: stored } : asRecord(stored)
  const { userId, isLoggedIn } = asRecord(owner)
  return {
    owner: isNonEmptyText(userId) ? { userId, isLoggedIn: isLoggedIn === true } : null,
    productIds: Array.isArray(productIds) ? productIds.filter(isNonEmptyText) : [],
    wishes: Array.isArray(wishes) ? wishes.filter(isPendingToggle) : [],
  }
}

/** The favourites with pending changes applied. */
export function effectiveFavourites({ productIds, wishes }: StoredFavourites): readonly string[] {
  return wishes.reduce(applyToggle, productIds)
}

/** A product that is already in the list keeps its position. */
export function applyToggle(ids: readonly string[], [id, isWanted]: readonly [string, boolean]): readonly string[] {
  if (!isWanted) return ids.filter((each) => each !== id)
  return ids.includes(id) ? ids : [id, ...ids]
}

export function pendingToggle({ wishes }: StoredFavourites, id: string): boolean | undefined {
  return wishes.find(([each]) => each === id)?.[1]
}

/** Sets the pending change of a product, which replaces an earlier one; undefined removes it. */
export function withPendingToggle(
  stored: StoredFavourites,
  id: string,
  isWanted: boolean | undefined,
): StoredFavourites {
  const others = stored.wishes.filter(([each]) => each !== id)
  return { ...stored, wishes: isWanted === undefined ? others : [...others, [id, isWanted]] }
}

/** A customer's list belongs to that customer only; a guest's belongs to any guest on this device. */
export function isOwnedBy({ owner }: StoredFavourites, session: Owner): boolean {
  return session.isLoggedIn ? owner?.isLoggedIn === true && owner.userId === session.userId : !owner?.isLoggedIn
}

function isPendingToggle(value: unknown): value is readonly [string, boolean] {
  return Array.isArray(value) && isNonEmptyText(value[0]) && typeof value[1] === "boolean"
}
