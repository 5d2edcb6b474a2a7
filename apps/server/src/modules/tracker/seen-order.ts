import { TRACKING_KEY_HEADER } from "@hearth/contract/tracking-key-header.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyRequest } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { findTrackedByNumber, findTrackedOrders, type TrackedOrder } from "../orders/public.ts"
import type { TrackerShop } from "./tracker-shop.ts"
import { opensOrder } from "./tracking-key.ts"

export interface Asker {
  session: Session
  country: CountryCode
  request: FastifyRequest
}

/** SEC-5: the session's own, or one that the key that came along opens. Any other is not found, like one that is none. */
export async function seenOrder(shop: TrackerShop, asker: Asker, id: string): Promise<TrackedOrder> {
  const [order] = await findTrackedOrders(shop.db, [id])
  return placed(allowed(shop, asker, order))
}

export async function seenOrderByNumber(shop: TrackerShop, asker: Asker, number: string): Promise<TrackedOrder> {
  return placed(allowed(shop, asker, await findTrackedByNumber(shop.db, number, asker.country)))
}

function allowed({ key, clock }: TrackerShop, asker: Asker, order: TrackedOrder | undefined): TrackedOrder {
  const { session, country, request } = asker
  if (!order || order.country !== country) throw new AppError("NOT_FOUND")
  if (order.userId === session.userId) return order
  const brought = request.headers[TRACKING_KEY_HEADER]
  if (typeof brought !== "string" || !opensOrder(key, brought, order, clock.now().getTime()))
    throw new AppError("NOT_FOUND")
  return order
}

/** TRK-1: there is nothing to follow of what was never placed. */
function placed(order: TrackedOrder): TrackedOrder {
  if (order.placedAt === null) throw new AppError("TRACKING_NOT_YET")
  return order
}
