import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone, type Phone } from "@hearth/domain/identity/phone.ts"
import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import * as orderErrorTexts from "@hearth/texts/orders/order-errors.ts"
import type { FastifyRequest } from "fastify"
import { AppError } from "../../../platform/errors/app-error.ts"
import { limitNetwork } from "../../../platform/limits/limit-network.ts"
import { consumeLimit } from "../../../platform/limits/consume-limit.ts"
import type { Session } from "../../../platform/sessions/sessions.ts"
import type { OrderDeps } from "../order-deps.ts"
import { findLastOrderSince, hasPhoneOrderedSince } from "../orders.store.ts"

const WINDOW_MINUTES = 30
/**
 * The phone numbers that can be checked within the window, so that nobody finds out by trying which numbers have
 * ordered. A session needs few; a network may be shared by all phones of a cell tower.
 */
const NUMBERS_PER_SESSION = 20
const NUMBERS_PER_NETWORK = 1_000
const NUMBERS_WINDOW_SECONDS = 600

const message = orderErrorTexts.duplicateOrder(WINDOW_MINUTES)

interface CheckDuplicateInput {
  session: Session
  country: CountryCode
  request: FastifyRequest
}

/** ORD-3: finds a recent order, so that the page asks for confirmation. Double submission is prevented elsewhere. */
export async function checkDuplicateOrder(deps: OrderDeps, { session, country, request }: CheckDuplicateInput) {
  const { db, clock } = deps
  const since = new Date(clock.now().getTime() - WINDOW_MINUTES * MINUTE_MS)
  const lastOrder = await findLastOrderSince(db, session.userId, country, since)
  if (lastOrder) {
    const { number, placedAt, payable, items } = lastOrder
    const order = { orderId: number, placedAt: placedAt.toISOString(), currency: currencyOf(country), payable, items }
    return { isDuplicate: true, message, order }
  }
  const mobile = mobileFromHeader(request, country)
  if (mobile !== undefined) {
    await limitNetwork(deps, request, "duplicate-numbers", NUMBERS_PER_NETWORK, NUMBERS_WINDOW_SECONDS)
    const limit = { max: NUMBERS_PER_SESSION, windowSeconds: NUMBERS_WINDOW_SECONDS, now: clock.now() }
    const limitResult = await consumeLimit(db, { bucket: `duplicate-numbers:${session.id}`, ...limit })
    if (!limitResult.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: limitResult.retryAfterSeconds })
    if (await hasPhoneOrderedSince(db, mobile, country, since)) return { isDuplicate: true, message, order: null }
  }
  return { isDuplicate: false, message: "", order: null }
}

/** Reads the phone number of the order from a header, because URLs end up in logs. */
function mobileFromHeader({ headers }: FastifyRequest, country: CountryCode): Phone | undefined {
  return typeof headers["mobile"] === "string" ? canonicalPhone(headers["mobile"], country) : undefined
}
