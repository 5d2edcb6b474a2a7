import { isoDateOf, localTimeOf, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as invoiceTexts from "@hearth/texts/orders/invoices.ts"

/** Formats a date such as `15 November 2026`, in the store's time zone. */
export function formatDate(time: number, timeZone: TimeZone): string {
  const [year, month, day] = isoDateOf(localTimeOf(time, timeZone).day).split("-")
  return invoiceTexts.fullDate(Number(day), Number(month), year ?? "")
}
