import { boardColumns } from "@hearth/domain/orders/board-column.ts"
import { cancelReasonNames } from "@hearth/domain/orders/cancel-reasons.ts"
import { orderStages } from "@hearth/domain/orders/order-stage.ts"
import { z } from "zod"
import { defineCall } from "../../define-call.ts"
import { success } from "../../envelope.ts"
import { latitude, longitude, timestamp, productId, storeId, text, uuid, freeText } from "../../fields.ts"
import { carrier } from "../order-tracking.shapes.ts"
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
    summary: "Signs in a staff member; the session is an HttpOnly cookie",
    group,
    access: "anyone",
    withoutKey: "There is no session yet to which a key could belong; each sign-in creates its own session.",
    body: z.strictObject({ login: text(80, 1), password: text(200, 1) }),
    response: success(z.object({ member: staffMember })),
    errors: ["STAFF_LOGIN_WRONG", "STAFF_LOGIN_LIMIT"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/sign-out",
    summary: "Ends the session on this device",
    group,
    access: "staff",
    allowsTemporaryPassword: true,
    withoutKey: "A session that has ended stays ended.",
    response: success(z.object({})),
  }),
  defineCall({
    route: "GET /store-ops/ve1/me",
    summary: "Returns the signed-in staff member",
    group,
    access: "staff",
    allowsTemporaryPassword: true,
    response: success(z.object({ member: staffMember })),
  }),
  defineCall({
    route: "PUT /store-ops/ve1/password",
    summary: "Changes the caller's own password and signs out their other devices",
    group,
    access: "staff",
    allowsTemporaryPassword: true,
    withoutKey:
      "A stored key would contain a plain hash of the password. In a repeated request the old password is wrong, so it has no effect.",
    body: z.strictObject({ old: text(200, 1), password }),
    response: success(z.object({})),
    errors: ["STAFF_LOGIN_WRONG", "STAFF_LOGIN_LIMIT", "PASSWORD_WEAK"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores",
    summary: "Lists the caller's stores; with `live`, those with active orders",
    group,
    access: "staff",
    query: z.object({ live: z.enum(["true", "false"]).default("false") }),
    response: success(z.object({ stores: z.array(ownStore) })),
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/orders",
    summary: "Returns the store's board: the first page and the count of each column",
    group,
    access: "staff",
    params: storeParams,
    response: success(z.object({ board })),
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/orders/stream",
    summary: "Streams the board: first a `board` event, then a `ticket`, `riders` or `store` event for each change",
    group,
    access: "staff",
    params: storeParams,
    response: z.string(),
    contentType: "text/event-stream; charset=utf-8",
    errors: ["UNAVAILABLE"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/orders/{transactionId}/attribution",
    summary: "Returns the campaign that an order came from",
    group,
    access: "head-office",
    params: orderParams,
    response: success(z.object({ utm: attribution })),
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/orders/more",
    summary: "Returns the next page of one column, after the given ticket",
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
      "Lists the orders of the caller's stores that have not been accepted in time, oldest first; head office sees all",
    group,
    access: "staff",
    response: success(z.object({ orders: z.array(unacceptedOrder) })),
  }),
  defineCall({
    route: "PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/carrier",
    summary: "Assigns a delivery to a courier company, or to staff who aren't entered as riders, instead of a rider",
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
    summary: "Moves an order to its next stage, if the caller saw its latest version",
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
    summary: "Cancels an order for a reason and refunds it",
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
    summary: "Assigns a rider to an order; null removes the rider",
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
    summary: "Adds a rider to the store",
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
    summary: "Removes a rider from the store",
    group,
    access: "manager",
    idempotency: "optional",
    params: riderParams,
    response: success(z.object({})),
    errors: ["NOT_FOUND", "RIDER_OUT"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/stores/{storeId}/riders/{riderId}/position",
    summary: "Reports a rider's position, which the customers of the rider's orders see",
    group,
    access: "staff",
    withoutKey: "Only the last position counts; repeating it changes nothing.",
    params: riderParams,
    body: z.strictObject({ latitude, longitude }),
    response: success(z.object({})),
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/stock",
    summary: "Lists the store's products and, for those that are sold out, until when",
    group,
    access: "staff",
    params: storeParams,
    response: success(z.object({ items: z.array(stockItem) })),
  }),
  defineCall({
    route: "PUT /store-ops/ve1/stores/{storeId}/stock/{productId}",
    summary: "Marks a product as sold out until a time",
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
    summary: "Marks a product as available again",
    group,
    access: "staff",
    idempotency: "optional",
    params: productParams,
    response: success(z.object({})),
  }),
  defineCall({
    route: "PUT /store-ops/ve1/stores/{storeId}/online",
    summary: "Sets the store online or offline; customers see the message while it is offline",
    group,
    access: "manager",
    idempotency: "optional",
    params: storeParams,
    body: z.strictObject({ online: z.boolean(), message: freeText(200).default("") }),
    response: success(z.object({ store: storeState })),
  }),
  defineCall({
    route: "PUT /store-ops/ve1/stores/{storeId}/conditions",
    summary: "Reports unsuitable delivery conditions; new orders then have no delivery guarantee",
    group,
    access: "manager",
    idempotency: "optional",
    params: storeParams,
    body: z.strictObject({ unsuitable: z.boolean() }),
    response: success(z.object({ store: storeState })),
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/figures",
    summary: "Returns the store's report of the current day",
    group,
    access: "manager",
    params: storeParams,
    response: success(z.object({ figures: storeReport })),
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/staff",
    summary: "Lists the store's staff",
    group,
    access: "manager",
    params: storeParams,
    response: success(z.object({ members: z.array(staffMember) })),
  }),
  defineCall({
    route: "POST /store-ops/ve1/stores/{storeId}/staff",
    summary: "Adds a staff member to the store",
    group,
    access: "manager",
    withoutKey:
      "A stored key would contain a plain hash of the password. A repeated request is refused because the name is taken.",
    params: storeParams,
    body: z.strictObject({ login: loginName, name: freeText(60, 1), role: z.enum(staffRoles), password }),
    response: success(z.object({ member: staffMember })),
    errors: ["STAFF_NAME_TAKEN", "PASSWORD_WEAK"],
  }),
  defineCall({
    route: "DELETE /store-ops/ve1/stores/{storeId}/staff/{memberId}",
    summary: "Removes a staff member from the store and signs them out on all devices",
    group,
    access: "manager",
    idempotency: "optional",
    params: memberParams,
    response: success(z.object({})),
    errors: ["NOT_FOUND", "RULE_NOT_MET"],
  }),
] as const
