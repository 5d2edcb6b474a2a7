import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import { callThrough } from "../../platform/circuits/call-through.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { isAvailable } from "./check-mode.ts"
import type { PaymentShop } from "./payment-shop.ts"
import type { VoucherProvider } from "./providers/evoucher.ts"
import { limitPinResets, limitVoucherTries } from "./voucher-limits.ts"

interface Who {
  userId: string
  network: string
  country: CountryCode
}

/** PAY-4. A wrong number and a wrong PIN are answered alike. */
export async function readVoucher(
  shop: PaymentShop,
  provider: VoucherProvider,
  { userId, network, country }: Who,
  { number, pin }: { number: string; pin: string },
): Promise<{ balance: number; expiresOn: string }> {
  const taken = await limitVoucherTries(shop, { userId, number, network })
  if (!taken.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: taken.retryAfterSeconds })
  const asked = await callThrough(
    shop.circuitsOf(provider.name).newPayments,
    () => provider.balance(number, pin),
    ({ kind }) => kind === "silent",
  )
  if (!asked || asked.kind === "silent") throw new AppError("PAYMENT_UNAVAILABLE")
  const isOurs = asked.kind === "ok" && asked.currency === currencyOf(country)
  if (!isOurs) throw new AppError("VOUCHER_REFUSED")
  return { balance: asked.amount, expiresOn: asked.expiresOn }
}

export const PIN_SENT = "If there is such a voucher, its owner gets a new PIN in a moment."

/** The same answer whether there is such a voucher or not. */
export async function resetPin(
  shop: PaymentShop,
  provider: VoucherProvider,
  { userId, network }: Who,
  number: string,
): Promise<void> {
  if (!isAvailable(shop, provider.name)) throw new AppError("PAYMENT_UNAVAILABLE")
  const taken = await limitPinResets(shop, { userId, number, network })
  if (!taken.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: taken.retryAfterSeconds })
  if (!(await provider.resetPin(number))) throw new AppError("PAYMENT_UNAVAILABLE")
}
