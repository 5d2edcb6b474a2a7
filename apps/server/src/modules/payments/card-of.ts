import type { PaymentShop } from "./payment-shop.ts"
import { findPayment } from "./payments.store.ts"
import { toProvider } from "./to-provider.ts"

/** CAR-6: see `Payments.cardOf`. */
export async function cardOf(shop: PaymentShop, paymentId: string): Promise<string | null> {
  const payment = await findPayment(shop.db, paymentId)
  const provider = payment?.provider ? shop.providers.get(payment.provider) : undefined
  if (!payment || !provider?.cardOf) return null
  const digits = await provider.cardOf(toProvider(payment))
  if (digits === undefined) throw new Error("the provider did not say which card paid")
  return digits
}
