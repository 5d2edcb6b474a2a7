import { toClientType } from "@hearth/contract/client-types.ts"
import type { PaymentInput } from "@hearth/contract/calls/payments.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type PaymentMode, paymentModeRules, type PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { FastifyRequest } from "fastify"
import { AppError } from "../../../platform/errors/app-error.ts"
import { networkOf } from "../../../platform/limits/network-of.ts"
import type { Session } from "../../../platform/sessions/sessions.ts"
import { loadOwnOrder } from "../load-own-order.ts"
import type { OrderDeps } from "../order-deps.ts"
import { readOwnTransaction } from "../read-own-transaction.ts"
import { submitTransaction } from "./submit-transaction.ts"

export interface PaymentCall {
  session: Session
  country: CountryCode
  request: FastifyRequest
}

export interface PayDeps extends OrderDeps {
  /** Returns the origin of our pages, to which a provider sends the customer back. */
  originOf(request: FastifyRequest): string
}

/** Starts a payment. Every route that pays uses it. */
export async function payOwnOrder(deps: PayDeps, call: PaymentCall, id: string, payWith: PaymentInput) {
  const order = await loadOwnOrder(deps.db, call, id)
  if (payWith.mode === "COD") throw new AppError("PAYMENT_MODE_OFF", { displayMsg: paymentErrorTexts.requestCashCode })
  const { request } = call
  const clientType = toClientType(request.headers["client-type"])
  const context = { origin: deps.originOf(request), clientType, network: networkOf(request.ip) }
  await submitTransaction(deps, call, order, payWith, context)
  return readOwnTransaction(deps, call, id)
}

/** Pays with the payment method of a provider. */
export async function payWithProvider(
  deps: PayDeps,
  call: PaymentCall,
  { transactionId, provider }: { transactionId: string; provider: PaymentProvider },
  input: Omit<PaymentInput, "mode">,
) {
  return payOwnOrder(deps, call, transactionId, { ...input, mode: modeOf(provider) })
}

/** An e-voucher is never combined with our own wallet. */
export async function payWithVoucher(
  deps: PayDeps,
  call: PaymentCall,
  { transactionId, ...voucher }: { transactionId: string } & NonNullable<PaymentInput["voucher"]>,
) {
  return payOwnOrder(deps, call, transactionId, { mode: "EVOUCHER", useWallet: false, voucher })
}

interface WalletInput {
  transactionId: string
  /** Whether our own wallet pays a part. */
  useWallet: boolean
}

export async function payWithLinkedWallet(deps: PayDeps, call: PaymentCall, { transactionId, useWallet }: WalletInput) {
  return payOwnOrder(deps, call, transactionId, { mode: "MOBIKWIK", useWallet })
}

/** Pays with the payment method of the partner in whose app the customer is. */
export async function payInMiniApp(
  deps: PayDeps,
  call: PaymentCall,
  vendor: "paytm" | "gpay",
  { transactionId, useWallet }: WalletInput,
) {
  return payOwnOrder(deps, call, transactionId, { mode: vendor === "paytm" ? "PAYTM" : "GPAY", useWallet })
}

/** Returns the payment method of a call that names a provider. */
function modeOf(provider: PaymentProvider): PaymentMode {
  const rule = paymentModeRules.find((each) => each.provider === provider)
  if (!rule) throw new AppError("PAYMENT_MODE_OFF")
  return rule.mode
}
