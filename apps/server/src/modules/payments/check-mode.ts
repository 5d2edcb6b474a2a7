import type { PayWith } from "@hearth/contract/calls/payments.shapes.ts"
import type { ClientType } from "@hearth/contract/client-types.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isOn } from "@hearth/domain/countries/features.ts"
import {
  type ModeRule,
  type PaymentMode,
  type PaymentWay,
  ruleOf,
  waysOf,
} from "@hearth/domain/payments/payment-modes.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Switches } from "../../platform/switches.ts"
import type { PaymentShop } from "./payment-shop.ts"

/** SEC-6: a partner's app takes its partner's own money only. */
const ownModes: Partial<Record<ClientType, readonly PaymentMode[]>> = {
  "web app-paytm": ["PAYTM"],
  "web app-gpay": ["GPAY", "UPI"],
}

export interface ModeAsked {
  country: CountryCode
  clientType: ClientType
}

/** Whether a way to pay exists here at all; what only this customer lacks is said elsewhere. */
export function isModeHere(
  { providers, switches }: Pick<PaymentShop, "providers" | "switches">,
  { mode, countries, provider }: ModeRule,
  { country, clientType }: ModeAsked,
): boolean {
  if (!countries.includes(country)) return false
  if (!(ownModes[clientType]?.includes(mode) ?? true)) return false
  if (provider !== null && !providers.has(provider)) return false
  return mode !== "WALLET" || isWalletHere(switches, { country, clientType })
}

export function isWalletHere(
  { featuresOff }: Pick<Switches, "featuresOff">,
  { country, clientType }: ModeAsked,
): boolean {
  return ownModes[clientType] === undefined && isOn("wallet", country, featuresOff())
}

/** Whether new payments reach its provider: not before a trial has closed its circuit again. */
export function isAvailable({ circuitsOf }: Pick<PaymentShop, "circuitsOf">, provider: ModeRule["provider"]): boolean {
  return provider === null || circuitsOf(provider).newPayments.state() === "closed"
}

/** SEC-6: of a door that is about one way to pay and does not begin a payment by itself. */
export function checkModeHere(
  shop: Pick<PaymentShop, "providers" | "switches">,
  mode: PaymentMode,
  asked: ModeAsked,
): void {
  if (!isModeHere(shop, ruleOf(mode), asked)) throw new AppError("PAYMENT_MODE_OFF")
}

/** SEC-6: what the page would not offer, the server refuses. Answers the way it is paid. */
export function checkMode(
  shop: Pick<PaymentShop, "providers" | "switches">,
  wanted: PayWith,
  asked: ModeAsked & { kind: "guest" | "customer"; at: number },
): { rule: ModeRule; way: PaymentWay } {
  const rule = ruleOf(wanted.mode)
  if (wanted.mode === "COD" || !isModeHere(shop, rule, asked)) throw new AppError("PAYMENT_MODE_OFF")
  if (wanted.useWallet && !isWalletHere(shop.switches, asked))
    throw new AppError("PAYMENT_MODE_OFF", { displayMsg: "The wallet can’t be used here. Please pay without it." })
  if (asked.kind === "guest" && (rule.customersOnly || wanted.useWallet)) throw new AppError("UNAUTHENTICATED")
  const ways = waysOf(wanted.mode, asked.at)
  const way = wanted.way ?? ways[0]
  if (way === undefined || !ways.includes(way)) throw new AppError("PAYMENT_MODE_OFF")
  if (way === "collect" && wanted.vpa === undefined) throw new AppError("BAD_REQUEST", { fields: ["vpa"] })
  if (wanted.mode === "EVOUCHER" && wanted.voucher === undefined) throw new AppError("VOUCHER_REFUSED")
  return { rule, way }
}
