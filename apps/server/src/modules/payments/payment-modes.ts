import type { PaymentInput } from "@hearth/contract/calls/payments.shapes.ts"
import type { ClientType } from "@hearth/contract/client-types.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { countryPayments } from "@hearth/domain/countries/topics/payments.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import {
  type PaymentModeRule,
  type PaymentMode,
  type PaymentFlow,
  paymentModeRule,
  paymentFlowsOf,
} from "@hearth/domain/payments/payment-modes.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Switches } from "../../platform/switches.ts"
import type { PaymentDeps } from "./payment-deps.ts"

/** SEC-6: a mini-app accepts only its partner's payment methods. */
const partnerModes: Partial<Record<ClientType, readonly PaymentMode[]>> = {
  "web app-paytm": ["PAYTM"],
  "web app-gpay": ["GPAY", "UPI"],
}

export interface ModeContext {
  country: CountryCode
  clientType: ClientType
  /** The order's amount; null if there is no order yet. */
  amount: number | null
}

/**
 * Checks whether a payment method exists for this country and client. It does not check the customer: a guest or an
 * empty wallet may still make the method unavailable.
 */
export function isModeAvailable(
  { providers, switches }: Pick<PaymentDeps, "providers" | "switches">,
  { mode, provider }: PaymentModeRule,
  { country, clientType, amount }: ModeContext,
): boolean {
  // An order without an amount to pay needs no payment method, in no app.
  if (mode === "FREE" || amount === 0) return mode === "FREE" && amount === 0
  if (!countryPayments[country].modes.includes(mode)) return false
  if (!(partnerModes[clientType]?.includes(mode) ?? true)) return false
  if (provider !== null && !providers.has(provider)) return false
  return mode !== "WALLET" || isWalletAvailable(switches, { country, clientType })
}

export function isWalletAvailable(
  { featuresOff }: Pick<Switches, "featuresOff">,
  { country, clientType }: Pick<ModeContext, "country" | "clientType">,
): boolean {
  return partnerModes[clientType] === undefined && isFeatureOn("wallet", country, featuresOff())
}

/**
 * Checks whether new payments can reach the provider: its circuit breaker must be closed, so a trial call must have
 * succeeded first.
 */
export function isProviderAvailable(
  { circuitsOfProvider }: Pick<PaymentDeps, "circuitsOfProvider">,
  provider: PaymentModeRule["provider"],
): boolean {
  return provider === null || circuitsOfProvider(provider).newPayments.state() === "closed"
}

/** SEC-6: throws if the method isn't available. For routes that belong to one method but don't start a payment. */
export function assertModeAvailable(
  deps: Pick<PaymentDeps, "providers" | "switches">,
  mode: PaymentMode,
  context: Omit<ModeContext, "amount">,
): void {
  if (!isModeAvailable(deps, paymentModeRule(mode), { ...context, amount: null }))
    throw new AppError("PAYMENT_MODE_OFF")
}

/** SEC-6: refuses methods that the page would not offer. Returns the method's rule and flow. */
export function validatePaymentMode(
  deps: Pick<PaymentDeps, "providers" | "switches">,
  payWith: PaymentInput,
  context: ModeContext & { kind: "guest" | "customer"; at: number },
): { rule: PaymentModeRule; flow: PaymentFlow } {
  const rule = paymentModeRule(payWith.mode)
  if (payWith.mode === "COD" || !isModeAvailable(deps, rule, context)) throw new AppError("PAYMENT_MODE_OFF")
  if (payWith.useWallet && !isWalletAvailable(deps.switches, context))
    throw new AppError("PAYMENT_MODE_OFF", { displayMsg: paymentErrorTexts.walletUnavailable })
  if (context.kind === "guest" && (rule.customersOnly || payWith.useWallet)) throw new AppError("UNAUTHENTICATED")
  const flows = paymentFlowsOf(payWith.mode, context.at)
  const flow = payWith.way ?? flows[0]
  if (flow === undefined || !flows.includes(flow)) throw new AppError("PAYMENT_MODE_OFF")
  if (flow === "collect" && payWith.vpa === undefined) throw new AppError("BAD_REQUEST", { fields: ["vpa"] })
  if (payWith.mode === "EVOUCHER" && payWith.voucher === undefined) throw new AppError("VOUCHER_REFUSED")
  return { rule, flow }
}
