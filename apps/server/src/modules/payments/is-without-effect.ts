import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import { callThrough } from "../../platform/circuits/call-through.ts"
import { holdPayment } from "./hold-payment.ts"
import { type PaymentShop, providerOf } from "./payment-shop.ts"
import { findPayment } from "./payments.store.ts"
import { settlePayment } from "./settle-payment.ts"
import { toProvider } from "./to-provider.ts"

/** Failures that say "nothing was charged, try again". */
const TRY_AGAIN: ReadonlySet<ErrorCode> = new Set(["PAYMENT_UNAVAILABLE", "TOO_MANY_REQUESTS"])

/**
 * See `Payments.isWithoutEffect`. Of a payment that is taken where it lies its provider has the last word: whatever it
 * answered at first, only if it has never heard of it may another be begun under the same key.
 */
export async function isWithoutEffect(shop: PaymentShop, paymentId: string): Promise<boolean> {
  const payment = await findPayment(shop.db, paymentId)
  if (payment?.status !== "FAILED" || payment.failure === null || !TRY_AGAIN.has(payment.failure)) return false
  const { provider: name, way } = payment
  if (way !== "at-once" || name === null || payment.failure === "TOO_MANY_REQUESTS") return true
  const provider = providerOf(shop, name)
  const standing = await callThrough(
    shop.circuitsOf(name).status,
    () => provider.ask(toProvider(payment)),
    ({ state }) => state === "silent",
  )
  if (standing?.state === "captured")
    await holdPayment(shop, paymentId, (tx, held) => settlePayment(shop, tx, held, standing, "question"))
  return standing?.state === "none"
}
