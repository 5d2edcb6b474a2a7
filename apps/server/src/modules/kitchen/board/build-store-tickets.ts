import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { cashToCollect } from "@hearth/domain/guarantee/compensation.ts"
import { nextStage } from "@hearth/domain/orders/order-stage.ts"
import { isFinal } from "@hearth/domain/orders/order-status.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import { toIso, toIsoOrNull, toIsoRange } from "../../../platform/to-iso.ts"
import { estimateOrder, findOrders, type StoredOrder } from "../../orders/public.ts"
import type { BoardTicket } from "./board.store.ts"
import { buildTicketLines } from "./build-ticket-lines.ts"
import type { OwedCompensation } from "../../guarantee/public.ts"
import { carrierOf } from "../tickets/tickets.store.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"

/** Builds the tickets as their store sees them, with the contents of their orders. Takes two statements in total. */
export async function buildStoreTickets(
  deps: KitchenDeps,
  db: Queryable,
  tickets: readonly BoardTicket[],
): Promise<StoreTicket[]> {
  const storedOrders = await findOrders(
    db,
    tickets.map(({ orderId }) => orderId),
  )
  const orders = new Map(storedOrders.map((order) => [order.id, order]))
  const compensationsByOrderId = await deps.guarantee.compensationsFor(
    db,
    storedOrders.filter(({ status }) => !isFinal(status)),
  )
  return tickets.flatMap((ticket) => {
    const order = orders.get(ticket.orderId)
    return order ? [buildStoreTicket(deps, ticket, order, compensationsByOrderId.get(order.id))] : []
  })
}

function buildStoreTicket(
  deps: KitchenDeps,
  ticket: BoardTicket,
  order: StoredOrder,
  owed: OwedCompensation | undefined,
): StoreTicket {
  const { options, contact, place } = order
  const { amount, how } = ticket
  return {
    transactionId: order.id,
    orderId: ticket.number,
    version: ticket.version,
    stage: ticket.stage,
    next: nextStageOf(ticket, order),
    deliveryType: ticket.deliveryType,
    lines: buildTicketLines(order, deps.menuOf(order.country, order.storeId)),
    items: ticket.items,
    wishes: { cooking: options.cooking, delivery: options.delivery, contactless: options.noContact },
    customer: { name: `${contact.firstName} ${contact.lastName}`.trim(), mobile: order.mobile },
    place: formatPlace(place),
    currency: order.currency,
    payable: order.payable,
    toCollect: toCollect(deps, ticket, order, owed),
    owed: owed ? { amount: owed.amount, how: owed.how } : null,
    placedAt: toIso(ticket.placedAt),
    readyAt: toIso(order.readyAt),
    estimate: estimateTicket(deps, ticket, order),
    promisedBy: toIsoOrNull(order.promisedBy),
    startsAt: toIso(ticket.startsAt),
    slot: toIsoOrNull(order.slot),
    dueAt: toIsoOrNull(ticket.dueAt),
    arrivedAt: toIsoOrNull(order.arrivedAt),
    endedAt: toIsoOrNull(ticket.endedAt),
    rider:
      ticket.riderId === null || ticket.riderName === null ? null : { riderId: ticket.riderId, name: ticket.riderName },
    carrier: carrierOf(ticket),
    compensation: amount === null || how === null ? null : { amount, how },
    message: order.message,
    replacesOrderId: order.replacesOrderNumber,
  }
}

function estimateTicket(deps: KitchenDeps, ticket: BoardTicket, order: StoredOrder): StoreTicket["estimate"] {
  const { stage, stepAt, latitude, longitude, positionAt } = ticket
  const hasPosition = latitude !== null && longitude !== null && positionAt !== null
  const progress = { stage, since: stepAt, rider: hasPosition ? { latitude, longitude, at: positionAt } : null }
  const orderToEstimate = { ...order, items: order.bill.items, destination: order.place.address }
  const estimateContext = { queue: deps.itemsAhead(order.storeId), now: deps.clock.now().getTime() }
  const store = deps.locator.findStore(order.country, order.storeId)
  return toIsoRange(estimateOrder(orderToEstimate, progress, store, estimateContext))
}

/** An advance order has no next stage before its start time. */
function nextStageOf({ stage, deliveryType }: BoardTicket, { status }: StoredOrder): StoreTicket["next"] {
  return stage === "CANCELLED" || status === "ADVANCE ORDER" ? null : nextStage(stage, deliveryType)
}

function formatPlace({ address, vehicle, table }: StoredOrder["place"]): StoreTicket["place"] {
  return {
    address: address && [address.houseNo, address.address, address.landmark].filter(Boolean).join(", "),
    vehicle: vehicle && `${vehicle.colour} ${vehicle.model} ${vehicle.lastDigits}`.trim(),
    table,
    latitude: address?.latitude ?? null,
    longitude: address?.longitude ?? null,
  }
}

/** TRK-3: compensation that is given in cash is deducted from the amount that the rider collects. */
function toCollect(
  { clock }: KitchenDeps,
  { endedAt, amount, how }: BoardTicket,
  { mode, payable }: StoredOrder,
  owed: OwedCompensation | undefined,
): number | null {
  if (mode !== "COD") return null
  if (endedAt !== null) return cashToCollect(payable, amount === null || how === null ? null : { amount, how })
  return cashToCollect(payable, owed && clock.now().getTime() > owed.dueAt ? owed : null)
}
