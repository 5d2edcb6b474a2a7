import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import { formatClock, MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import * as guaranteeTexts from "@hearth/texts/checkout/guarantee.ts"
import * as trackingTexts from "@hearth/texts/orders/order-tracking.ts"
import type { Tracker } from "./tracker.api.ts"

type CompensationMethod = NonNullable<Tracker["owed"]>["how"]

const paidTexts: Readonly<Record<CompensationMethod, string>> = {
  wallet: trackingTexts.refundedToWallet,
  source: trackingTexts.refundedToSource,
  cash: trackingTexts.refundedInCash,
}

const pendingTexts: Readonly<Record<CompensationMethod, (amount: Minor, country: CountryCode) => string>> = {
  wallet: trackingTexts.walletRefundOnArrival,
  source: trackingTexts.sourceRefundOnArrival,
  cash: trackingTexts.payLess,
}

export interface GuaranteeStatus {
  isLate: boolean
  /** Not late yet, but the estimate is. */
  isAtRisk: boolean
  /** The due time of the guarantee. */
  dueAt: string
  /** The time of the handover, if it has happened. */
  endedAt: number | undefined
}

/** TRK-3: the title and text for the state of the guarantee and its compensation. */
export function formatGuarantee(
  { compensation, owed, placedAt }: Pick<Tracker, "compensation" | "owed" | "placedAt">,
  country: CountryCode,
  { isLate, isAtRisk, dueAt, endedAt }: GuaranteeStatus,
): { title: string; text: string } {
  if (compensation)
    return { title: trackingTexts.moneyBack(compensation.amount, country), text: paidTexts[compensation.how] }
  if (endedAt !== undefined) {
    const minutes = Math.max(1, Math.ceil((endedAt - Date.parse(placedAt)) / MINUTE_MS))
    return { title: guaranteeTexts.guaranteeName, text: trackingTexts.deliveredInMinutes(minutes) }
  }
  const amount = owed?.amount ?? 0
  if (isLate) return { title: trackingTexts.sorryWeAreLate, text: pendingTexts[owed?.how ?? "source"](amount, country) }
  const dueTime = formatClock(dueAt, countries[country].timeZone)
  return {
    title: guaranteeTexts.guaranteeName,
    text: isAtRisk
      ? trackingTexts.mayBeLate(dueTime, amount, country)
      : trackingTexts.arrivesByOrRefund(dueTime, amount, country),
  }
}

/** Checks whether the end of the estimate, which the screen shows as the expected time, is after the due time. */
export function isEstimateLate(estimate: Tracker["estimate"], dueAt: string): boolean {
  return estimate !== null && Date.parse(estimate.to) > Date.parse(dueAt)
}
