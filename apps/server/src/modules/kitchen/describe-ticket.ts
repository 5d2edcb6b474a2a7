import type { Ticket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { isOn } from "@hearth/domain/countries/features.ts"
import { compensationFor } from "@hearth/domain/orders/delivery-promise.ts"
import { nextStage } from "@hearth/domain/orders/order-stage.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { findOrders, type StoredOrder } from "../orders/public.ts"
import type { BoardTicket } from "./board.store.ts"
import { describeLines } from "./describe-lines.ts"
import type { KitchenShop } from "./kitchen-shop.ts"

/** Tickets as their store sees them: with what is in their orders, in one statement for all of them. */
export async function describeTickets(
  shop: KitchenShop,
  db: Queryable,
  tickets: readonly BoardTicket[],
): Promise<Ticket[]> {
  const found = await findOrders(
    db,
    tickets.map(({ orderId }) => orderId),
  )
  const orders = new Map(found.map((order) => [order.id, order]))
  return tickets.flatMap((ticket) => {
    const order = orders.get(ticket.orderId)
    return order ? [describeTicket(shop, ticket, order)] : []
  })
}

function describeTicket(shop: KitchenShop, ticket: BoardTicket, order: StoredOrder): Ticket {
  const { options, contact, place } = order
  const { amount, how } = ticket
  return {
    transactionId: order.id,
    orderId: ticket.number,
    version: ticket.version,
    stage: ticket.stage,
    next: nextOf(ticket, order),
    deliveryType: ticket.way,
    lines: describeLines(order, shop.menuOf(order.country, order.storeId)),
    items: ticket.items,
    wishes: { cooking: options.cooking, delivery: options.delivery, contactless: options.noContact },
    customer: { name: `${contact.firstName} ${contact.lastName}`.trim(), mobile: order.mobile },
    place: describePlace(place),
    payable: order.payable,
    toCollect: toCollect(shop, ticket, order),
    placedAt: ticket.placedAt.getTime(),
    readyAt: order.readyAt.getTime(),
    startsAt: ticket.startsAt.getTime(),
    slot: order.slot?.getTime() ?? null,
    dueAt: ticket.dueAt?.getTime() ?? null,
    arrivedAt: order.arrivedAt?.getTime() ?? null,
    endedAt: ticket.endedAt?.getTime() ?? null,
    rider:
      ticket.riderId === null || ticket.riderName === null ? null : { riderId: ticket.riderId, name: ticket.riderName },
    compensation: amount === null || how === null ? null : { amount, how },
    message: order.message,
  }
}

/** Nothing follows while an advance order's time has not come. */
function nextOf({ stage, way }: BoardTicket, { status }: StoredOrder): Ticket["next"] {
  return stage === "CANCELLED" || status === "ADVANCE ORDER" ? null : nextStage(stage, way)
}

function describePlace({ address, vehicle, table }: StoredOrder["place"]): Ticket["place"] {
  return {
    address: address && [address.houseNo, address.address, address.landmark].filter(Boolean).join(", "),
    vehicle: vehicle && `${vehicle.colour} ${vehicle.model} ${vehicle.lastDigits}`.trim(),
    table,
    latitude: address?.latitude ?? null,
    longitude: address?.longitude ?? null,
  }
}

/** TRK-3: what is owed for being late comes off what the rider collects, where there is no wallet to put it into. */
function toCollect({ clock, settings }: KitchenShop, ticket: BoardTicket, order: StoredOrder): number | null {
  if (order.mode !== "COD") return null
  if (ticket.endedAt !== null) return order.payable - (ticket.how === "cash" ? (ticket.amount ?? 0) : 0)
  if (ticket.dueAt === null || ticket.liability === null) return order.payable
  if (isOn("wallet", order.country, settings.featuresOff)) return order.payable
  const promise = { dueAt: ticket.dueAt.getTime(), liability: ticket.liability }
  return order.payable - compensationFor(promise, order.payable, clock.now().getTime())
}
