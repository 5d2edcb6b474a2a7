import type { Board, StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { formatClock, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { useEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { country, formatLocalMoney } from "../../../client/country.ts"
import { serverNow } from "../../../client/server-clock.ts"
import { setPrintPage } from "./set-print-page.ts"
import { formatCash } from "../format-cash.ts"
import { toPrintableTicket } from "./to-printable-ticket.ts"
import { lateFrom, formatLine, deliveryTypeNames } from "../format-ticket.ts"
import styles from "./kitchen-receipt.module.css"

export interface KitchenReceiptProps {
  ticket: StoreTicket
  store: Board["store"]
  zone: TimeZone
  onPrinted: () => void
}

/**
 * The printed kitchen receipt: 80 mm wide, black on white. Printers in Bangladesh have no Bangla letters (CTY-7), so
 * text that was typed in Bangla is on the screen only.
 */
export function KitchenReceipt({ ticket: typed, store, zone, onPrinted }: KitchenReceiptProps) {
  const ticket = toPrintableTicket(typed, country)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    addEventListener("afterprint", onPrinted)
    const endPage = setPrintPage(ref.current?.offsetHeight ?? 0)
    window.print()
    return () => {
      removeEventListener("afterprint", onPrinted)
      endPage()
    }
  }, [onPrinted])
  const { orderId, deliveryType, lines, wishes, customer, place, payable } = ticket
  const cash = formatCash(ticket, zone, serverNow())
  const promised = lateFrom(ticket)
  return createPortal(
    <section ref={ref} className={`slip ${styles.slip}`} aria-label={`Ticket of order ${orderId}`}>
      <p className={styles.store}>{store.name}</p>
      <p className={styles.number}>{orderId}</p>
      <p className={styles.way}>
        {deliveryTypeNames[deliveryType]}
        {place.table === null ? "" : ` · Table ${place.table}`}
      </p>
      <p>
        Placed {formatClock(ticket.placedAt, zone)}
        {ticket.slot === null ? "" : ` · for ${formatClock(ticket.slot, zone)}`}
        {promised === undefined ? "" : ` · by ${formatClock(promised, zone)}`}
      </p>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an order’s lines never change their places
          <li key={at}>
            <b>{formatLine(line)}</b> [{line.foodType === "VEG" ? "VEG" : "NON-VEG"}]
            {line.notes.map((note) => (
              <span key={note} className={styles.note}>
                – {note}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {wishes.cooking ? <p className={styles.wish}>Kitchen: {wishes.cooking}</p> : undefined}
      {wishes.delivery ? <p className={styles.wish}>Rider: {wishes.delivery}</p> : undefined}
      {wishes.contactless ? <p className={styles.wish}>Leave it at the door</p> : undefined}
      <p className={styles.part}>
        {customer.name}
        <br />
        {customer.mobile}
        {[place.address, place.vehicle].map((where) => (where ? <span key={where}>{`\n${where}`}</span> : undefined))}
      </p>
      <p className={styles.pay}>{cash === undefined ? `Paid ${formatLocalMoney(payable)}` : `COLLECT ${cash}`}</p>
    </section>,
    document.body,
  )
}
