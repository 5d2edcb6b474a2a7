import { type RouteResponse, json } from "../../http/route-response.ts"
import type { Payment } from "../database/payments.store.ts"
import { toDecimal } from "../money.ts"

const DHAKA_OFFSET_MS = 6 * 60 * 60 * 1000

export const succeed = (value: object): RouteResponse =>
  json(200, { statusCode: "0000", statusMessage: "Successful", ...value })

/** Refuses with status 200, as the real provider does. */
export const refuse = (statusCode: string, statusMessage: string): RouteResponse =>
  json(200, { statusCode, statusMessage })

/** For example `2026-01-31T18:30:00:000 GMT+0600`. */
export const formatTimestamp = (iso: string | null): string =>
  new Date(Date.parse(iso ?? new Date().toISOString()) + DHAKA_OFFSET_MS)
    .toISOString()
    .replace(/\.(\d+)Z$/, ":$1 GMT+0600")

const statuses = {
  open: "Initiated",
  approved: "Initiated",
  captured: "Completed",
  declined: "Failed",
  expired: "Cancelled",
} as const

export function paymentBody({ id, amount, currency, state, details, paymentRef, endedAt }: Payment) {
  const isCaptured = state === "captured"
  return {
    paymentID: id,
    payerReference: details["payer"] ?? "",
    ...(isCaptured && {
      customerMsisdn: "01770618575",
      trxID: paymentRef,
      paymentExecuteTime: formatTimestamp(endedAt),
    }),
    amount: toDecimal(amount),
    currency,
    intent: "sale",
    transactionStatus: statuses[state],
  }
}
