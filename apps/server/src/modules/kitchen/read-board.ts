import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Board } from "@hearth/contract/calls/store-ops.shapes.ts"
import { listBoard } from "./board.store.ts"
import { describeTickets } from "./describe-ticket.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { listRiders } from "./riders.store.ts"

const HOUR_MS = 3_600_000

/** A store's board: what is not over and what ended in the last hour, in four statements however many there are. */
export async function readBoard(shop: KitchenShop, store: StoreInfo): Promise<Board> {
  const { db, clock } = shop
  const stored = await listBoard(db, store.id, new Date(clock.now().getTime() - HOUR_MS))
  const tickets = await describeTickets(shop, db, stored)
  return { store: describeStore(store), tickets, riders: await listRiders(db, store.id) }
}

/** The store's own switches, and what a ticket's head says of it. */
export function describeStore({ id, name, phone, schedule, online, offline_msg, conditionsUnsuitable }: StoreInfo) {
  const { timeZone } = schedule
  return { id, name, phone, timeZone, online: online === 1, offlineMessage: offline_msg, conditionsUnsuitable }
}
