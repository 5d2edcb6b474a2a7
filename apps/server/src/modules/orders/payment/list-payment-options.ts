import type { PaymentOptions } from "@hearth/contract/calls/payments.shapes.ts"
import { toClientType } from "@hearth/contract/client-types.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { paymentModes } from "@hearth/domain/payments/payment-modes.ts"
import type { FastifyRequest } from "fastify"
import type { Session } from "../../../platform/sessions/sessions.ts"
import type { CartOffers } from "../../cart/public.ts"
import type { OrderDeps } from "../order-deps.ts"
import { loadOwnOrder } from "../load-own-order.ts"
import { checkCashHistory } from "./pay-in-cash.ts"

interface ListPaymentOptionsInput {
  session: Session
  country: CountryCode
  request: FastifyRequest
  query: { transactionId?: string | undefined; amount?: number | undefined }
}

/** PAY-2: lists the payment methods for an order, or for an amount before there is an order. */
export async function listPaymentOptions(
  deps: OrderDeps,
  offers: Pick<CartOffers, "offersOf">,
  { session, country, request, query }: ListPaymentOptionsInput,
  { lastUsedFirst }: { lastUsedFirst: boolean },
): Promise<PaymentOptions> {
  const { db, clock, payments } = deps
  const { userId, kind } = session
  const clientType = toClientType(request.headers["client-type"])
  const order = query.transactionId ? await loadOwnOrder(db, { session, country }, query.transactionId) : undefined
  const amount = order?.payable ?? query.amount ?? null
  const mobile = order?.mobile ?? ""
  const cash = amount === null ? null : await checkCashHistory(deps, db, { country, payable: amount, userId, mobile })
  const paymentOffers = offers.offersOf(country, clientType).flatMap(paymentOffersOf)
  const at = clock.now().getTime()
  return payments.options(
    db,
    { userId, kind, country, clientType, amount, cash, at, offers: paymentOffers },
    lastUsedFirst,
  )
}

type PaymentOffer = Parameters<OrderDeps["payments"]["options"]>[1]["offers"][number]

/** Returns the offers that depend on a payment method or on a card's bank. */
function paymentOffersOf({ code, title, conditions }: Offer): PaymentOffer[] {
  return conditions.flatMap((condition): PaymentOffer[] => {
    if (condition.kind === "bank-bin") return [{ mode: "CARD", code, title, bank: condition.bank }]
    if (condition.kind !== "payment-method") return []
    return paymentModes
      .filter((mode) => condition.methods.includes(mode))
      .map((mode) => ({ mode, code, title, bank: null }))
  })
}
