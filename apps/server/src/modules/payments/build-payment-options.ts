import type { PaymentOptions } from "@hearth/contract/calls/payments.shapes.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { countryPayments } from "@hearth/domain/countries/topics/payments.ts"
import {
  type PaymentMode,
  paymentModeRule,
  type PaymentModeRule,
  paymentFlowsOf,
} from "@hearth/domain/payments/payment-modes.ts"
import { goesWithWallet } from "@hearth/domain/payments/split-payment.ts"
import * as cashRefusalTexts from "@hearth/texts/checkout/cash-refusals.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import * as paymentModeTexts from "@hearth/texts/checkout/payment-modes.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { walletBalance } from "../wallet/public.ts"
import { isProviderAvailable, isModeAvailable, isWalletAvailable } from "./payment-modes.ts"
import type { PaymentDeps } from "./payment-deps.ts"
import { findLastSuccess } from "./payments.store.ts"
import type { Payments } from "./payments.ts"
import type { SuccessRates } from "./success-rates.ts"

type OptionsInput = Parameters<Payments["options"]>[1]

/**
 * PAY-2: returns the payment methods of this country and client, each with whether this customer can use it and why
 * not.
 */
export async function buildPaymentOptions(
  deps: PaymentDeps,
  rates: SuccessRates,
  db: Queryable,
  input: OptionsInput,
  lastUsedFirst: boolean,
): Promise<PaymentOptions> {
  const { userId, kind, country, at, offers } = input
  const previous = (await findLastSuccess(db, userId, country)) ?? null
  const hasWallet = kind === "customer" && isWalletAvailable(deps.switches, input)
  const balance = hasWallet ? await walletBalance(db, { userId, country }) : 0
  const rateOf = await rates(db, country)
  const modes: readonly PaymentMode[] = [...countryPayments[country].modes, "FREE"]
  const options = modes
    .map(paymentModeRule)
    .filter((rule) => isModeAvailable(deps, rule, input))
    .map((rule) => {
      const isProviderUp = isProviderAvailable(deps, rule.provider)
      const reason = isProviderUp ? unavailableReason(rule, input, balance) : paymentErrorTexts.methodUnavailable
      return {
        mode: rule.mode,
        title: paymentModeTexts.titles[rule.mode],
        about: paymentModeTexts.descriptions[rule.mode],
        provider: rule.provider,
        ways: [...paymentFlowsOf(rule.mode, at)],
        isOpen: reason === "",
        reason,
        isPrevious: rule.mode === previous,
        paymentModePercentage: rateOf(rule.mode),
        goesWithWallet: hasWallet && goesWithWallet(rule.mode) && rule.mode !== "WALLET",
        offers: offers.filter(({ mode }) => mode === rule.mode).map(({ code, title, bank }) => ({ code, title, bank })),
      }
    })
  const lastUsed = lastUsedFirst ? options.filter(({ isPrevious }) => isPrevious) : []
  return {
    options: [...lastUsed, ...options.filter((option) => !lastUsed.includes(option))],
    previousPaymentMode: options.some(({ isPrevious }) => isPrevious) ? previous : null,
    currency: currencyOf(country),
    wallet: hasWallet ? { balance, isOpen: balance > 0 } : null,
  }
}

function unavailableReason(
  { mode, customersOnly }: PaymentModeRule,
  { kind, amount, cash, country }: OptionsInput,
  balance: number,
): string {
  if (customersOnly && kind === "guest") return paymentErrorTexts.signInToPay
  if (mode === "COD" && cash?.ok === false) return cashRefusalTexts.cashRefused(cash.refusal, country)
  if (mode === "WALLET" && balance === 0) return paymentErrorTexts.walletEmpty
  if (mode === "WALLET" && amount !== null && balance < amount) return paymentErrorTexts.walletTooLow
  return ""
}
