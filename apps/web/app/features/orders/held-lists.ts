import type { OrderLists } from "./order-list.ts"
import type { Filter } from "./orders.api.ts"
import { withFavourite } from "./order-list.ts"

/*
 * The lists as they were left, for whoever comes back to them by a step back: the same orders at the same place. In memory
 * only, and of one step of the history.
 */
interface HeldLists {
  /** Of the step in the history. */
  key: string
  owner: string
  lists: OrderLists
  /** What was in view, and where on the screen. */
  place?: { orderId: string; top: number }
}

let held: HeldLists | undefined

export function heldLists(key: string, owner: string): HeldLists | undefined {
  return held?.key === key && held.owner === owner ? held : undefined
}

export function holdLists(next: Omit<HeldLists, "place">): void {
  held = { ...next, place: held?.key === next.key ? held.place : undefined }
}

export function holdPlace(orderId: string, top: number): void {
  if (held) held.place = { orderId, top }
}

/** What was done on the page of one order shows in the lists as well. */
export function noteFavourite(shown: Filter, orderId: string, favOrderId: string | null): void {
  if (held) held.lists = withFavourite(held.lists, shown, orderId, favOrderId)
}

/** It is not as it was: the lists are asked for anew. */
export function dropHeldLists(): void {
  held = undefined
}
