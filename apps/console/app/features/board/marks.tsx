import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { AlertIcon, ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { CarIcon } from "@hearth/ui/icon/place-icons.tsx"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as boardTexts from "@hearth/texts/console/board.ts"
import * as replacementTexts from "@hearth/texts/orders/replacement.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { formatCash } from "./format-cash.ts"
import { formatMinutes } from "../../shell/format-minutes.ts"
import { acceptClock, dueClock, formatGuarantee } from "./format-ticket.ts"
import styles from "./marks.module.css"

/** The order number that the customer also has. Its last four characters, which staff call out, are bold. */
export function OrderNumber({ orderId }: { orderId: string }) {
  return (
    <span className={styles.number}>
      {orderId.slice(0, -4)}
      <b>{orderId.slice(-4)}</b>
    </span>
  )
}

export function DueTimeMark({ ticket, now }: { ticket: StoreTicket; now: number }) {
  const clock = dueClock(ticket, now)
  if (!clock) return undefined
  return (
    <span className={classNames(styles.mark, styles[clock.tone])}>
      {clock.tone === "late" ? <AlertIcon size={15} /> : <ClockIcon size={15} />}
      {clock.text}
    </span>
  )
}

/** Shows when the guarantee's refund is due, separately from the promised time. */
export function GuaranteeMark({ ticket, zone }: { ticket: StoreTicket; zone: TimeZone }) {
  const text = formatGuarantee(ticket, zone)
  return text === undefined ? undefined : <span className={styles.mark}>{text}</span>
}

export function AcceptMark({ ticket, now }: { ticket: StoreTicket; now: number }) {
  const clock = acceptClock(ticket, now)
  if (!clock) return undefined
  return (
    <span className={classNames(styles.mark, styles[clock.tone])} data-testid="accept-mark">
      {clock.tone === "late" ? <AlertIcon size={15} /> : <ClockIcon size={15} />}
      {clock.text}
    </span>
  )
}

export function CashMark({ ticket, zone, now }: { ticket: StoreTicket; zone: TimeZone; now: number }) {
  const cash = ticket.endedAt === null ? formatCash(ticket, zone, now) : undefined
  return cash === undefined ? undefined : (
    <span className={classNames(styles.mark, styles.cash)}>{boardTexts.cash(cash)}</span>
  )
}

/** FBK-3: shows that the order is made again free of charge, so that nobody asks for money. */
export function ReplacementMark({ ticket: { replacesOrderId } }: { ticket: StoreTicket }) {
  return replacesOrderId === null ? undefined : (
    <span className={classNames(styles.mark, styles.cash)}>{replacementTexts.madeAgainFreeFor(replacesOrderId)}</span>
  )
}

/** Shows that the customer is at the counter or outside in their car. The vehicle is shown even before they arrive. */
export function ArrivedMark({ ticket, now }: { ticket: StoreTicket; now: number }) {
  const { arrivedAt, endedAt, deliveryType, place } = ticket
  if (endedAt !== null) return undefined
  const ArrivalIcon = deliveryType === "CURBSIDE" ? CarIcon : PersonIcon
  return (
    <>
      {arrivedAt === null ? undefined : (
        <span className={classNames(styles.mark, styles.note)}>
          <ArrivalIcon size={15} />
          {boardTexts.customerHere(formatMinutes(now - Date.parse(arrivedAt)))}
        </span>
      )}
      {place.vehicle ? <span className={styles.mark}>{place.vehicle}</span> : undefined}
    </>
  )
}
