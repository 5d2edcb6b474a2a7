import type { Contract } from "@hearth/contract/calls.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { z } from "zod"
import { AppError } from "../../../platform/errors/app-error.ts"
import { toIsoOrNull, toIsoRange } from "../../../platform/to-iso.ts"
import type { CartOwner } from "../../cart/public.ts"
import { estimateCheckout, guaranteeOf } from "../estimate-order.ts"
import { describeGuarantee } from "../load-transaction.ts"
import type { OrderDeps } from "../order-deps.ts"
import { listReservedTimes } from "../orders.store.ts"
import { offerPaymentOf, parseSlot } from "./create-transaction.ts"
import { validateCheckout } from "./validate-checkout.ts"

type CheckoutInput = z.output<Contract["POST /order-service/ve4/validations"]["body"]>

/** Returns what is wrong with a checkout, what it would cost and when it would arrive. */
export async function previewCheckout(deps: OrderDeps, owner: CartOwner, body: CheckoutInput) {
  const { db, carts } = deps
  const reservedTimes = await listReservedTimes(db, owner.cartId)
  const preview = await carts.preview(db, owner, offerPaymentOf(body.payment))
  if (preview.cart.version !== body.cartVersion) throw new AppError("CART_CHANGED")
  const input = {
    userId: owner.userId,
    country: owner.country,
    contact: body.contact,
    place: body.place,
    slot: parseSlot(body),
    reservedTimes,
  }
  const validation = await validateCheckout(deps, db, preview, input)
  const { problems, timing, store } = validation
  const { bill, cart } = preview
  const isAdvance = body.slot !== undefined
  const { deliveryType } = cart
  const { slot = null } = input
  const estimate = estimateCheckout(deps, validation, { deliveryType, items: bill.items, slot, pin: body.pin })
  const guarantee = guaranteeOf(bill, deliveryType, owner.country, store)
  const promise = describeGuarantee({ promise: guarantee, placedAt: null, slot: null })
  return {
    problems,
    currency: currencyOf(owner.country),
    bill: bill as never,
    readyAt: toIsoOrNull(timing?.readyAt),
    isAdvance,
    estimate: toIsoRange(estimate),
    promise,
  }
}
