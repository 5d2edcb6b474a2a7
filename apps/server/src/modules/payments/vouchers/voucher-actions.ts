import { currencyOf } from "@hearth/domain/countries/countries.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import { callThrough } from "../../../platform/circuits/call-through.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { networkOf } from "../../../platform/limits/network-of.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { assertModeAvailable, isProviderAvailable } from "../payment-modes.ts"
import { modeContextOf, type PaymentsCaller } from "../payments-caller.ts"
import type { VoucherProvider } from "../providers/evoucher.ts"
import { runOnceWithProviderCall } from "../run-once-with-provider-call.ts"
import { limitPinResets, limitVoucherTries } from "./voucher-limits.ts"

function requireVoucherProvider(deps: PaymentDeps, caller: PaymentsCaller): VoucherProvider {
  const provider = deps.providers.get("evoucher") as VoucherProvider | undefined
  if (!provider) throw new AppError("PAYMENT_UNAVAILABLE")
  assertModeAvailable(deps, "EVOUCHER", modeContextOf(caller))
  return provider
}

/** PAY-4: returns a voucher's balance. A wrong number and a wrong PIN get the same response. */
export async function readVoucherBalance(
  deps: PaymentDeps,
  caller: PaymentsCaller,
  { number, pin }: { number: string; pin: string },
) {
  const provider = requireVoucherProvider(deps, caller)
  const { session, request, country } = caller
  const limitInput = { userId: session.userId, number, network: networkOf(request.ip) }
  const limitResult = await limitVoucherTries(deps, limitInput)
  if (!limitResult.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: limitResult.retryAfterSeconds })
  const balanceResult = await callThrough(
    deps.circuitsOfProvider(provider.name).newPayments,
    () => provider.balance(number, pin),
    ({ kind }) => kind === "unknown",
  )
  if (!balanceResult || balanceResult.kind === "unknown") throw new AppError("PAYMENT_UNAVAILABLE")
  const currency = currencyOf(country)
  const isOwnCurrency = balanceResult.kind === "ok" && balanceResult.currency === currency
  if (!isOwnCurrency) throw new AppError("VOUCHER_REFUSED")
  return { currency, balance: balanceResult.amount, expiresOn: balanceResult.expiresOn }
}

/** Gives the same result whether or not the voucher exists. */
export async function resetVoucherPin(deps: PaymentDeps, caller: PaymentsCaller, number: string) {
  const provider = requireVoucherProvider(deps, caller)
  const { session, request } = caller
  const { userId } = session
  await runOnceWithProviderCall(deps, { userId, request, operation: ["resetpin", number] }, async () => {
    if (!isProviderAvailable(deps, provider.name)) throw new AppError("PAYMENT_UNAVAILABLE")
    const limitResult = await limitPinResets(deps, { userId, number, network: networkOf(request.ip) })
    if (!limitResult.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: limitResult.retryAfterSeconds })
    if (!(await provider.resetPin(number))) throw new AppError("PAYMENT_UNAVAILABLE")
  })
  return { message: paymentErrorTexts.voucherPinSent }
}
