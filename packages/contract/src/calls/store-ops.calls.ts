import { boardColumns } from "@hearth/domain/orders/board-column.ts"
import { cancelReasonNames } from "@hearth/domain/orders/cancel-reasons.ts"
import { orderStages } from "@hearth/domain/orders/order-stage.ts"
import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { latitude, longitude, timestamp, productId, storeId, text, uuid, freeText } from "../fields.ts"
import { carrier } from "./order-tracking.shapes.ts"
import {
  attribution,
  board,
  storeReport,
  loginName,
  ownStore,
  password,
  rider,
  staffMember,
  staffRoles,
  stockItem,
  storeState,
  storeTicket,
  unacceptedOrder,
} from "./store-ops.shapes.ts"

/*
 * The store's console. `storeId` in a path must be one of the caller's own stores; this is checked before anything
 * else.
 */

const group = "Store console"
const storeParams = z.object({ storeId })
const orderParams = z.object({ storeId, transactionId: uuid })
const riderParams = z.object({ storeId, riderId: uuid })
const productParams = z.object({ storeId, productId })
const memberParams = z.object({ storeId, memberId: uuid })
const ticketResponse = success(z.object({ ticket: storeTicket }))

export const storeOpsCalls = [
  defineCall({
    route: "POST /store-ops/ve1/sign-in",
    summary: "Staff sign in; the session is a cookie that no script can read",
    group,
    access: "open",
    withoutKey: "Nobody has a session yet to whom a key could belong; each sign-in is a session of its own.",
    body: z.strictObject({ login: text(80, 1), password: text(200, 1) }),
    response: success(z.object({ member: staffMember })),
    errors: ["STAFF_LOGIN_WRONG", "STAFF_LOGIN_LIMIT"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/sign-out",
    summary: "Ends the session on this device",
    group,
    access: "staff",
    withoutKey: "A session that is over stays over.",
    response: success(z.object({})),
  }),
  defineCall({
    route: "GET /store-ops/ve1/me",
    summary: "Who is signed in",
    group,
    access: "staff",
    response: success(z.object({ member: staffMember })),
  }),
  defineCall({
    route: "PUT /store-ops/ve1/password",
    summary: "Another password for oneself; every other device is signed out",
    group,
    access: "staff",
    withoutKey:
      "A stored key would keep a plain hash of the password. Sent again, the old password is wrong and nothing happens.",
    body: z.strictObject({ old: text(200, 1), password }),
    response: success(z.object({})),
    errors: ["STAFF_LOGIN_WRONG", "STAFF_LOGIN_LIMIT", "PASSWORD_WEAK"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores",
    summary: "The stores that the caller works at; with `live`, those that have something to do",
    group,
    access: "staff",
    query: z.object({ live: z.enum(["true", "false"]).default("false") }),
    response: success(z.object({ stores: z.array(ownStore) })),
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/orders",
    summary: "The store's board: a page of each column, and how many there are",
    group,
    access: "staff",
    params: storeParams,
    response: success(z.object({ board })),
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/orders/stream",
    summary: "The same, live: a `board` event first, then a `ticket`, `riders` or `store` event for each change",
    group,
    access: "staff",
    params: storeParams,
    response: z.string(),
    contentType: "text/event-stream; charset=utf-8",
    errors: ["UNAVAILABLE"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/orders/{transactionId}/attribution",
    summary: "Which campaign an order came from",
    group,
    access: "head-office",
    params: orderParams,
    response: success(z.object({ utm: attribution })),
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/orders/more",
    summary: "The next page of one column, behind the last ticket that is shown of it",
    group,
    access: "staff",
    params: storeParams,
    query: z.object({
      column: z.enum(boardColumns),
      /** The last ticket's `startsAt`, or its `endedAt` in the column of finished orders. */
      afterAt: timestamp,
      /** The last ticket's `transactionId`. */
      afterId: uuid,
    }),
    response: success(z.object({ tickets: z.array(storeTicket) })),
  }),
  defineCall({
    route: "GET /store-ops/ve1/unaccepted",
    summary:
      "Orders of the caller's stores that nobody has accepted for too long, the oldest first; head office sees all",
    group,
    access: "staff",
    response: success(z.object({ orders: z.array(unacceptedOrder) })),
  }),
  defineCall({
    route: "PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/carrier",
    summary: "A delivery that no rider of the store brings: a courier does, or somebody who isn't named",
    group,
    access: "staff",
    idempotency: "optional",
    params: orderParams,
    body: z.strictObject({ carrier, version: z.int().min(1) }),
    response: ticketResponse,
    errors: ["NOT_FOUND", "ORDER_MOVED", "STEP_REFUSED"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/advance",
    summary: "Takes an order one step on, from where the caller saw it",
    group,
    access: "staff",
    idempotency: "optional",
    params: orderParams,
    body: z.strictObject({
      /** The stage that the caller wants to set. */
      to: z.enum(orderStages),
      /** The version that the caller saw. If another person changed the order first, the answer is ORDER_MOVED. */
      version: z.int().min(1),
    }),
    response: ticketResponse,
    errors: ["NOT_FOUND", "ORDER_MOVED", "STEP_REFUSED", "RIDER_NEEDED"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/cancel",
    summary: "Calls an order off for a reason; its money goes back",
    group,
    access: "manager",
    idempotency: "optional",
    params: orderParams,
    body: z.strictObject({ reason: z.enum(cancelReasonNames), version: z.int().min(1) }),
    response: ticketResponse,
    errors: ["NOT_FOUND", "ORDER_MOVED", "STEP_REFUSED"],
  }),
  defineCall({
    route: "PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/rider",
    summary: "Who brings an order; null takes it from them",
    group,
    access: "staff",
    idempotency: "optional",
    params: orderParams,
    body: z.strictObject({ riderId: uuid.nullable(), version: z.int().min(1) }),
    response: ticketResponse,
    errors: ["NOT_FOUND", "ORDER_MOVED", "STEP_REFUSED", "RIDER_OUT"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/stores/{storeId}/riders",
    summary: "Somebody who brings orders from now on",
    group,
    access: "staff",
    idempotency: "optional",
    params: storeParams,
    body: z.strictObject({ name: freeText(60, 1), phone: z.string().regex(/^\+?[0-9 ]{7,17}$/) }),
    response: success(z.object({ rider })),
    errors: ["RULE_NOT_MET"],
  }),
  defineCall({
    route: "DELETE /store-ops/ve1/stores/{storeId}/riders/{riderId}",
    summary: "No rider of this store any more",
    group,
    access: "manager",
    idempotency: "optional",
    params: riderParams,
    response: success(z.object({})),
    errors: ["NOT_FOUND", "RIDER_OUT"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/stores/{storeId}/riders/{riderId}/position",
    summary: "Where a rider is; shown to those whose orders they are out with",
    group,
    access: "staff",
    withoutKey: "The last position counts; the same one again is the same.",
    params: riderParams,
    body: z.strictObject({ latitude, longitude }),
    response: success(z.object({})),
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/stock",
    summary: "Everything on the store's menu, and until when what is sold out is",
    group,
    access: "staff",
    params: storeParams,
    response: success(z.object({ items: z.array(stockItem) })),
  }),
  defineCall({
    route: "PUT /store-ops/ve1/stores/{storeId}/stock/{productId}",
    summary: "Sold out until then",
    group,
    access: "staff",
    idempotency: "optional",
    params: productParams,
    body: z.strictObject({ until: timestamp }),
    response: success(z.object({})),
    errors: ["NOT_FOUND", "RULE_NOT_MET"],
  }),
  defineCall({
    route: "DELETE /store-ops/ve1/stores/{storeId}/stock/{productId}",
    summary: "There is some again",
    group,
    access: "staff",
    idempotency: "optional",
    params: productParams,
    response: success(z.object({})),
  }),
  defineCall({
    route: "PUT /store-ops/ve1/stores/{storeId}/online",
    summary: "The store takes orders, or stops to; the message is what customers read meanwhile",
    group,
    access: "manager",
    idempotency: "optional",
    params: storeParams,
    body: z.strictObject({ online: z.boolean(), message: freeText(200).default("") }),
    response: success(z.object({ store: storeState })),
  }),
  defineCall({
    route: "PUT /store-ops/ve1/stores/{storeId}/conditions",
    summary: "Whether riders can be as quick as usual: while not, nothing is promised to new orders",
    group,
    access: "manager",
    idempotency: "optional",
    params: storeParams,
    body: z.strictObject({ unsuitable: z.boolean() }),
    response: success(z.object({ store: storeState })),
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/figures",
    summary: "The store's day so far",
    group,
    access: "manager",
    params: storeParams,
    response: success(z.object({ figures: storeReport })),
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/staff",
    summary: "Who works at the store",
    group,
    access: "manager",
    params: storeParams,
    response: success(z.object({ members: z.array(staffMember) })),
  }),
  defineCall({
    route: "POST /store-ops/ve1/stores/{storeId}/staff",
    summary: "Somebody who works at the store from now on",
    group,
    access: "manager",
    withoutKey: "A stored key would keep a plain hash of the password. Sent again, the name is taken.",
    params: storeParams,
    body: z.strictObject({ login: loginName, name: freeText(60, 1), role: z.enum(staffRoles), password }),
    response: success(z.object({ member: staffMember })),
    errors: ["STAFF_NAME_TAKEN", "PASSWORD_WEAK"],
  }),
  defineCall({
    route: "DELETE /store-ops/ve1/stores/{storeId}/staff/{memberId}",
    summary: "Works there no more: signed out everywhere at once",
    group,
    access: "manager",
    idempotency: "optional",
    params: memberParams,
    response: success(z.object({})),
    errors: ["NOT_FOUND", "RULE_NOT_MET"],
  }),
] as const
