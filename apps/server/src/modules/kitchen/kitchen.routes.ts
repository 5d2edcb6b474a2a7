import type { Platform } from "../../platform/platform.ts"
import { restock } from "../catalog/public.ts"
import { requireStaffStore } from "../locator/public.ts"
import type { BoardHub } from "./board/board-hub.ts"
import { followBoard } from "./board/follow-board.ts"
import { readBoard, readBoardPage } from "./board/read-board.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"
import { listOwnStores } from "./list-own-stores.ts"
import { listStock } from "./list-stock.ts"
import { markSoldOut } from "./mark-sold-out.ts"
import { readAttribution } from "./read-attribution.ts"
import { readStoreReport } from "./read-store-report.ts"
import { addRider } from "./riders/add-rider.ts"
import { assignCarrier } from "./riders/assign-carrier.ts"
import { assignRider } from "./riders/assign-rider.ts"
import { endRider } from "./riders/end-rider.ts"
import { recordPosition } from "./riders/record-position.ts"
import { advanceTicket } from "./tickets/advance-ticket.ts"
import { cancelTicket } from "./tickets/cancel-ticket.ts"
import { listOwnUnaccepted } from "./unaccepted/list-own-unaccepted.ts"

type StoreCall = Parameters<typeof requireStaffStore>[1]

/** The routes for store staff. Access to the store has been checked before. */
export function kitchenRoutes({ route }: Pick<Platform, "route">, deps: KitchenDeps, hub: BoardHub): void {
  const storeOf = (call: StoreCall) => requireStaffStore(deps.locator, call)
  const ticketOf = (call: StoreCall & { params: { transactionId: string } }) => ({
    storeId: storeOf(call).id,
    orderId: call.params.transactionId,
  })
  const riderOf = (call: StoreCall & { params: { riderId: string } }) => ({
    storeId: storeOf(call).id,
    riderId: call.params.riderId,
  })

  route("GET /store-ops/ve1/stores", async ({ member, country, query }) => ({
    stores: await listOwnStores(deps, { memberId: member.memberId, country, isLive: query.live === "true" }),
  }))
  route("GET /store-ops/ve1/stores/{storeId}/orders", async (call) => ({
    board: await readBoard(deps, storeOf(call)),
  }))
  route("GET /store-ops/ve1/stores/{storeId}/orders/stream", async (call) => {
    await followBoard(deps, hub, call, storeOf(call))
    return ""
  })
  route("GET /store-ops/ve1/stores/{storeId}/orders/{transactionId}/attribution", async (call) => ({
    utm: await readAttribution(deps, storeOf(call).id, call.params.transactionId),
  }))
  route("GET /store-ops/ve1/stores/{storeId}/orders/more", async (call) => {
    const { column, afterAt, afterId } = call.query
    const after = { at: new Date(afterAt), orderId: afterId }
    return { tickets: await readBoardPage(deps, storeOf(call).id, column, after) }
  })
  route("GET /store-ops/ve1/unaccepted", async ({ member, country }) => ({
    orders: await listOwnUnaccepted(deps, { memberId: member.memberId, country }),
  }))
  route("POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/advance", async (call) => ({
    ticket: await advanceTicket(deps, call.tx, { ...ticketOf(call), ...call.body, by: call.member.memberId }),
  }))
  route("POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/cancel", async (call) => ({
    ticket: await cancelTicket(deps, call.tx, { ...ticketOf(call), ...call.body, by: call.member.memberId }),
  }))
  route("PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/rider", async (call) => ({
    ticket: await assignRider(deps, call.tx, { ...ticketOf(call), ...call.body }),
  }))
  route("PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/carrier", async (call) => ({
    ticket: await assignCarrier(deps, call.tx, { ...ticketOf(call), ...call.body }),
  }))

  route("POST /store-ops/ve1/stores/{storeId}/riders", async (call) => ({
    rider: await addRider(deps, call.tx, { storeId: storeOf(call).id, country: call.country, ...call.body }),
  }))
  route("DELETE /store-ops/ve1/stores/{storeId}/riders/{riderId}", async (call) => {
    await endRider(deps, call.tx, riderOf(call))
    return {}
  })
  route("POST /store-ops/ve1/stores/{storeId}/riders/{riderId}/position", async (call) => {
    await recordPosition(deps, { ...riderOf(call), ...call.body })
    return {}
  })

  route("GET /store-ops/ve1/stores/{storeId}/stock", async (call) => ({
    items: await listStock(deps, call.country, storeOf(call).id),
  }))
  route("PUT /store-ops/ve1/stores/{storeId}/stock/{productId}", async (call) => {
    const { productId } = call.params
    const until = Date.parse(call.body.until)
    await markSoldOut(deps, call.tx, { country: call.country, storeId: storeOf(call).id, productId, until })
    return {}
  })
  route("DELETE /store-ops/ve1/stores/{storeId}/stock/{productId}", async (call) => {
    await restock(call.tx, storeOf(call).id, call.params.productId)
    return {}
  })
  route("GET /store-ops/ve1/stores/{storeId}/figures", async (call) => ({
    figures: await readStoreReport(deps, storeOf(call), call),
  }))
}
