import { type CountryCode, currencyOf } from "@hearth/domain/countries/countries.ts"
import { callThrough } from "../../../platform/circuits/call-through.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { isProviderAvailable } from "../payment-modes.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import type { VoucherProvider } from "../providers/evoucher.ts"
import { limitPinResets, limitVoucherTries } from "./voucher-limits.ts"

interface VoucherRequester {
  userId: string
  network: string
  country: CountryCode
}

/** PAY-4. A wrong number and a wrong PIN get the same response. */
export async function readVoucherBalance(
  deps: PaymentDeps,
  provider: VoucherProvider,
  { userId, network, country }: VoucherRequester,
  { number, pin }: { number: string; pin: string },
): Promise<{ balance: number; expiresOn: string }> {
  const limitResult = await limitVoucherTries(deps, { userId, number, network })
  if (!limitResult.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: limitResult.retryAfterSeconds })
  const balanceResult = await callThrough(
    deps.circuitsOf(provider.name).newPayments,
    () => provider.balance(number, pin),
    ({ kind }) => kind === "silent",
  )
  if (!balanceResult || balanceResult.kind === "silent") throw new AppError("PAYMENT_UNAVAILABLE")
  const isOwnCurrency = balanceResult.kind === "ok" && balanceResult.currency === currencyOf(country)
  if (!isOwnCurrency) throw new AppError("VOUCHER_REFUSED")
  return { balance: balanceResult.amount, expiresOn: balanceResult.expiresOn }
}

/** Gives the same result whether or not the voucher exists. */
export async function resetPin(
  deps: PaymentDeps,
  provider: VoucherProvider,
  { userId, network }: VoucherRequester,
  number: string,
): Promise<void> {
  if (!isProviderAvailable(deps, provider.name)) throw new AppError("PAYMENT_UNAVAILABLE")
  const limitResult = await limitPinResets(deps, { userId, number, network })
  if (!limitResult.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: limitResult.retryAfterSeconds })
  if (!(await provider.resetPin(number))) throw new AppError("PAYMENT_UNAVAILABLE")
}
