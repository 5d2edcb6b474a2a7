import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { openStream } from "../../platform/live/open-stream.ts"
import type { Platform } from "../../platform/platform.ts"
import { setBack } from "../catalog/public.ts"
import { setConditions, setOnline, storeState } from "../locator/public.ts"
import { theirStore } from "../staff/public.ts"
import { addRider } from "./add-rider.ts"
import { advanceOrder } from "./advance-order.ts"
import { assignRider } from "./assign-rider.ts"
import type { BoardHub } from "./board-hub.ts"
import { listTickets } from "./board.store.ts"
import { cancelOrder } from "./cancel-order.ts"
import { describeTickets } from "./describe-ticket.ts"
import { endRider } from "./end-rider.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { listOwnStores } from "./list-own-stores.ts"
import { listStock } from "./list-stock.ts"
import { isHeadOffice } from "./is-head-office.ts"
import { readAttribution } from "./read-attribution.ts"
import { handToCarrier } from "./hand-to-carrier.ts"
import { listOwnUnaccepted } from "./list-unaccepted.ts"
import { readBoard, readMore } from "./read-board.ts"
import { readFigures } from "./read-figures.ts"
import { sellOut } from "./sell-out.ts"
import { takePosition } from "./take-position.ts"

/** Boards on one node, and of one member: whoever finds no place asks again and again instead. */
const BOARDS_A_NODE = 1_000
const BOARDS_A_MEMBER = 20

const done = { status: "success", data: {} } as const

/** What a store's people do. Whether they work there was looked at before. */
export function kitchenRoutes({ route }: Pick<Platform, "route">, shop: KitchenShop, hub: BoardHub): void {
  const { locator } = shop
  const storeOf = (call: Parameters<typeof theirStore>[1]) => theirStore(locator, call)
  const answer = async (tx: Queryable, orderId: string) => {
    const [ticket] = await describeTickets(shop, tx, await listTickets(tx, [orderId]))
    if (!ticket) throw new Error(`a ticket is gone: ${orderId}`)
    return { status: "success", data: { ticket } } as const
  }

  route("GET /store-ops/ve1/stores", async ({ member, country, query }) => {
    const asked = { memberId: member.memberId, country, isLive: query.live === "true" }
    return { status: "success", data: { stores: await listOwnStores(shop, asked) } }
  })
  route("GET /store-ops/ve1/stores/{storeId}/orders", async (call) => ({
    status: "success",
    data: { board: await readBoard(shop, storeOf(call)) },
  }))
  route("GET /store-ops/ve1/stores/{storeId}/orders/stream", async (call) => {
    const store = storeOf(call)
    const { all, own } = hub.load(call.member.memberId)
    if (all >= BOARDS_A_NODE || own >= BOARDS_A_MEMBER) throw new AppError("UNAVAILABLE")
    const looked = { id: store.id, info: () => locator.findStore(call.country, store.id) ?? store }
    await hub.follow(openStream(call.request, call.reply), call.member, looked)
    return ""
  })

  route("GET /store-ops/ve1/stores/{storeId}/orders/{transactionId}/attribution", async (call) => {
    const { id: storeId } = storeOf(call)
    return {
      status: "success",
      data: { utm: await readAttribution(shop, storeId, call.params.transactionId) },
    }
  })
  route("GET /store-ops/ve1/stores/{storeId}/orders/more", async (call) => {
    const { column, afterAt, afterId } = call.query
    const after = { at: new Date(afterAt), orderId: afterId }
    return { status: "success", data: { tickets: await readMore(shop, storeOf(call).id, column, after) } }
  })
  route("GET /store-ops/ve1/unaccepted", async ({ member, country }) => ({
    status: "success",
    data: { orders: await listOwnUnaccepted(shop, { memberId: member.memberId, country }) },
  }))
  route("POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/advance", async (call) => {
    const { tx, body, params, member } = call
    const { id: storeId } = storeOf(call)
    await advanceOrder(shop, tx, { storeId, orderId: params.transactionId, ...body, by: member.memberId })
    return answer(tx, params.transactionId)
  })
  route("POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/cancel", async (call) => {
    const { tx, body, params, member } = call
    const { id: storeId } = storeOf(call)
    await cancelOrder(shop, tx, { storeId, orderId: params.transactionId, ...body, by: member.memberId })
    return answer(tx, params.transactionId)
  })
  route("PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/rider", async (call) => {
    const { tx, body, params } = call
    await assignRider(shop, tx, { storeId: storeOf(call).id, orderId: params.transactionId, ...body })
    return answer(tx, params.transactionId)
  })

  route("PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/carrier", async (call) => {
    const { tx, body, params } = call
    const { version, carrier } = body
    await handToCarrier(shop, tx, { storeId: storeOf(call).id, orderId: params.transactionId, version, carrier })
    return answer(tx, params.transactionId)
  })

  route("POST /store-ops/ve1/stores/{storeId}/riders", async (call) => {
    const { tx, body, country } = call
    return {
      status: "success",
      data: { rider: await addRider(shop, tx, { storeId: storeOf(call).id, country, ...body }) },
    }
  })
  route("DELETE /store-ops/ve1/stores/{storeId}/riders/{riderId}", async (call) => {
    await endRider(shop, call.tx, { storeId: storeOf(call).id, riderId: call.params.riderId })
    return done
  })
  route("POST /store-ops/ve1/stores/{storeId}/riders/{riderId}/position", async (call) => {
    await takePosition(shop, { storeId: storeOf(call).id, riderId: call.params.riderId, ...call.body })
    return done
  })

  route("GET /store-ops/ve1/stores/{storeId}/stock", async (call) => ({
    status: "success",
    data: { items: await listStock(shop, call.country, storeOf(call).id) },
  }))
  route("PUT /store-ops/ve1/stores/{storeId}/stock/{productId}", async (call) => {
    const { tx, country, params, body } = call
    const { id: storeId } = storeOf(call)
    await sellOut(shop, tx, { country, storeId, productId: params.productId, until: Date.parse(body.until) })
    return done
  })
  route("DELETE /store-ops/ve1/stores/{storeId}/stock/{productId}", async (call) => {
    await setBack(call.tx, storeOf(call).id, call.params.productId)
    return done
  })
  route("PUT /store-ops/ve1/stores/{storeId}/online", async (call) => {
    const { id } = storeOf(call)
    await setOnline(call.tx, id, call.body.online, call.body.message)
    return { status: "success", data: { store: await storeState(call.tx, id) } }
  })
  route("PUT /store-ops/ve1/stores/{storeId}/conditions", async (call) => {
    const { id } = storeOf(call)
    await setConditions(call.tx, id, call.body.unsuitable)
    return { status: "success", data: { store: await storeState(call.tx, id) } }
  })
  route("GET /store-ops/ve1/stores/{storeId}/figures", async (call) => ({
    status: "success",
    data: { figures: await readFigures(shop, storeOf(call), call.country, await isHeadOffice(shop, call.member)) },
  }))
}
