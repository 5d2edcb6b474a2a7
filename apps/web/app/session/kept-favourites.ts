import type { StoredSession } from "./stored-session.ts"
import { fieldsOf } from "./stored-shapes.ts"
import { isText } from "./stored-list.ts"

/** The favourites as a device keeps them. */
export interface KeptFavourites {
  /** Who made the list; null where that was before anyone was known, which is as a guest. */
  owner: Owner | null
  /** As the server had them last, the last added first. */
  productIds: readonly string[]
  /** Pressed and not answered yet, in that order: whether each is wanted. */
  wishes: readonly (readonly [id: string, wanted: boolean])[]
}

export type Owner = Pick<StoredSession, "userId" | "isLoggedIn">

export const noFavourites: KeptFavourites = { owner: null, productIds: [], wishes: [] }

/** What is none of its kind falls out; a list by itself is what this page once wrote. */
export function readKept(stored: unknown): KeptFavourites {
  const { owner, productIds, wishes } = Array.isArray(stored) ? { productIds: stored } : fieldsOf(stored)
  const { userId, isLoggedIn } = fieldsOf(owner)
  return {
    owner: isText(userId) ? { userId, isLoggedIn: isLoggedIn === true } : null,
    productIds: Array.isArray(productIds) ? productIds.filter(isText) : [],
    wishes: Array.isArray(wishes) ? wishes.filter(isWish) : [],
  }
}

/** As the visitor wants them, whether the server knows it already or not. */
export function wanted({ productIds, wishes }: KeptFavourites): readonly string[] {
  return wishes.reduce(granted, productIds)
}

/** One that is there already stays where it is. */
export function granted(ids: readonly string[], [id, isWanted]: readonly [string, boolean]): readonly string[] {
  if (!isWanted) return ids.filter((each) => each !== id)
  return ids.includes(id) ? ids : [id, ...ids]
}

export function wishOf({ wishes }: KeptFavourites, id: string): boolean | undefined {
  return wishes.find(([each]) => each === id)?.[1]
}

/** Of several wishes for a product the last counts; none where it is undefined. */
export function withWish(kept: KeptFavourites, id: string, isWanted: boolean | undefined): KeptFavourites {
  const others = kept.wishes.filter(([each]) => each !== id)
  return { ...kept, wishes: isWanted === undefined ? others : [...others, [id, isWanted]] }
}

/** A customer's list is that customer's alone; a guest's goes on with whoever is the guest on this device. */
export function isOwn({ owner }: KeptFavourites, session: Owner): boolean {
  return session.isLoggedIn ? owner?.isLoggedIn === true && owner.userId === session.userId : !owner?.isLoggedIn
}

function isWish(value: unknown): value is readonly [string, boolean] {
  return Array.isArray(value) && isText(value[0]) && typeof value[1] === "boolean"
}
