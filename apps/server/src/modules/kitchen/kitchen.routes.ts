import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { openStream } from "../../platform/live/open-stream.ts"
import type { Platform } from "../../platform/platform.ts"
import { restock } from "../catalog/public.ts"
import { requireStaffStore } from "../locator/public.ts"
import { addRider } from "./riders/add-rider.ts"
import { advanceTicket } from "./tickets/advance-ticket.ts"
import { assignRider } from "./riders/assign-rider.ts"
import type { BoardHub } from "./board/board-hub.ts"
import { listTickets } from "./board/board.store.ts"
import { cancelTicket } from "./tickets/cancel-ticket.ts"
import { buildStoreTickets } from "./board/build-store-tickets.ts"
import { endRider } from "./riders/end-rider.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"
import { listOwnStores } from "./list-own-stores.ts"
import { listStock } from "./list-stock.ts"
import { isHeadOffice } from "./is-head-office.ts"
import { readAttribution } from "./read-attribution.ts"
import { assignCarrier } from "./riders/assign-carrier.ts"
import { listOwnUnaccepted } from "./unaccepted/list-own-unaccepted.ts"
import { readBoard, readBoardPage } from "./board/read-board.ts"
import { readStoreReport } from "./read-store-report.ts"
import { markSoldOut } from "./mark-sold-out.ts"
import { recordPosition } from "./riders/record-position.ts"

/** Limits for open boards per node and per staff member. Above them the console gets UNAVAILABLE and polls instead. */
const MAX_BOARDS_PER_NODE = 1_000
const MAX_BOARDS_PER_MEMBER = 20

/** The routes for store staff. Access to the store has been checked before. */
export function kitchenRoutes({ route }: Pick<Platform, "route">, deps: KitchenDeps, hub: BoardHub): void {
  const { locator } = deps
  const requireStore = (call: Parameters<typeof requireStaffStore>[1]) => requireStaffStore(locator, call)
  const respondWithTicket = async (tx: Queryable, orderId: string) => {
    const [ticket] = await buildStoreTickets(deps, tx, await listTickets(tx, [orderId]))
    if (!ticket) throw new Error(`a ticket is missing: ${orderId}`)
    return { ticket }
  }

  route("GET /store-ops/ve1/stores", async ({ member, country, query }) => {
    const input = { memberId: member.memberId, country, isLive: query.live === "true" }
    return { stores: await listOwnStores(deps, input) }
  })
  route("GET /store-ops/ve1/stores/{storeId}/orders", async (call) => ({
    board: await readBoard(deps, requireStore(call)),
  }))
  route("GET /store-ops/ve1/stores/{storeId}/orders/stream", async (call) => {
    const store = requireStore(call)
    const { all, own } = hub.countBoards(call.member.memberId)
    if (all >= MAX_BOARDS_PER_NODE || own >= MAX_BOARDS_PER_MEMBER) throw new AppError("UNAVAILABLE")
    const watchedStore = { id: store.id, info: () => locator.findStore(call.country, store.id) ?? store }
    await hub.follow(openStream(call.request, call.reply), call.member, watchedStore)
    return ""
  })

  route("GET /store-ops/ve1/stores/{storeId}/orders/{transactionId}/attribution", async (call) => {
    const { id: storeId } = requireStore(call)
    return { utm: await readAttribution(deps, storeId, call.params.transactionId) }
  })
  route("GET /store-ops/ve1/stores/{storeId}/orders/more", async (call) => {
    const { column, afterAt, afterId } = call.query
    const after = { at: new Date(afterAt), orderId: afterId }
    return { tickets: await readBoardPage(deps, requireStore(call).id, column, after) }
  })
  route("GET /store-ops/ve1/unaccepted", async ({ member, country }) => ({
    orders: await listOwnUnaccepted(deps, { memberId: member.memberId, country }),
  }))
  route("POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/advance", async (call) => {
    const { tx, body, params, member } = call
    const { id: storeId } = requireStore(call)
    await advanceTicket(deps, tx, { storeId, orderId: params.transactionId, ...body, by: member.memberId })
    return respondWithTicket(tx, params.transactionId)
  })
  route("POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/cancel", async (call) => {
    const { tx, body, params, member } = call
    const { id: storeId } = requireStore(call)
    await cancelTicket(deps, tx, { storeId, orderId: params.transactionId, ...body, by: member.memberId })
    return respondWithTicket(tx, params.transactionId)
  })
  route("PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/rider", async (call) => {
    const { tx, body, params } = call
    await assignRider(deps, tx, { storeId: requireStore(call).id, orderId: params.transactionId, ...body })
    return respondWithTicket(tx, params.transactionId)
  })

  route("PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/carrier", async (call) => {
    const { tx, body, params } = call
    const { version, carrier } = body
    await assignCarrier(deps, tx, { storeId: requireStore(call).id, orderId: params.transactionId, version, carrier })
    return respondWithTicket(tx, params.transactionId)
  })

  route("POST /store-ops/ve1/stores/{storeId}/riders", async (call) => {
    const { tx, body, country } = call
    return { rider: await addRider(deps, tx, { storeId: requireStore(call).id, country, ...body }) }
  })
  route("DELETE /store-ops/ve1/stores/{storeId}/riders/{riderId}", async (call) => {
    await endRider(deps, call.tx, { storeId: requireStore(call).id, riderId: call.params.riderId })
    return {}
  })
  route("POST /store-ops/ve1/stores/{storeId}/riders/{riderId}/position", async (call) => {
    await recordPosition(deps, { storeId: requireStore(call).id, riderId: call.params.riderId, ...call.body })
    return {}
  })

  route("GET /store-ops/ve1/stores/{storeId}/stock", async (call) => ({
    items: await listStock(deps, call.country, requireStore(call).id),
  }))
  route("PUT /store-ops/ve1/stores/{storeId}/stock/{productId}", async (call) => {
    const { tx, country, params, body } = call
    const { id: storeId } = requireStore(call)
    await markSoldOut(deps, tx, { country, storeId, productId: params.productId, until: Date.parse(body.until) })
    return {}
  })
  route("DELETE /store-ops/ve1/stores/{storeId}/stock/{productId}", async (call) => {
    await restock(call.tx, requireStore(call).id, call.params.productId)
    return {}
  })
  route("GET /store-ops/ve1/stores/{storeId}/figures", async (call) => ({
    figures: await readStoreReport(deps, requireStore(call), call.country, await isHeadOffice(deps, call.member)),
  }))
}
