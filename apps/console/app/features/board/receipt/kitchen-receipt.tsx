import type { Board, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as orderTexts from "@hearth/texts/console/orders.ts"
import * as replacementTexts from "@hearth/texts/orders/replacement.ts"
import * as receiptTexts from "@hearth/texts/console/receipt.ts"
import * as ticketTexts from "@hearth/texts/console/ticket.ts"
import * as deliveryTypeTexts from "@hearth/texts/place/delivery-types.ts"
import { useEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { country, formatLocalMoney } from "../../../client/country.ts"
import { serverNow } from "../../../client/server-clock.ts"
import { setPrintPage } from "./set-print-page.ts"
import { formatCash } from "../format-cash.ts"
import { isPaidWithPoints } from "../is-paid-with-points.ts"
import { toPrintableTicket } from "./to-printable-ticket.ts"
import { promisedTimeOf, formatLine } from "../format-ticket.ts"
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
export function KitchenReceipt({ ticket: originalTicket, store, zone, onPrinted }: KitchenReceiptProps) {
  const ticket = toPrintableTicket(originalTicket, country)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    addEventListener("afterprint", onPrinted)
    const removePrintPage = setPrintPage(ref.current?.offsetHeight ?? 0)
    window.print()
    return () => {
      removeEventListener("afterprint", onPrinted)
      removePrintPage()
    }
  }, [onPrinted])
  const {
    orderId,
    deliveryType,
    lines,
    wishes: instructions,
    customer,
    place: destination,
    payable,
    replacesOrderId,
  } = ticket
  const cash = formatCash(ticket, zone, serverNow())
  const promised = promisedTimeOf(ticket)
  return createPortal(
    <section ref={ref} className={`receipt ${styles.receipt}`} aria-label={receiptTexts.receiptFor(orderId)}>
      <p className={styles.store}>{store.name}</p>
      <p className={styles.number}>{orderId}</p>
      <p className={styles.deliveryType}>
        {deliveryTypeTexts.name(deliveryType)}
        {destination.table === null ? "" : ` · ${orderTexts.tableNumber(destination.table)}`}
      </p>
      {replacesOrderId === null ? undefined : (
        <p className={styles.instructions}>{replacementTexts.madeAgainFor(replacesOrderId)}</p>
      )}
      <p>
        {receiptTexts.placedAt(ticket.placedAt, zone)}
        {ticket.slot === null ? "" : ` · ${receiptTexts.scheduledFor(ticket.slot, zone)}`}
        {promised === undefined ? "" : ` · ${receiptTexts.promisedBy(promised, zone)}`}
      </p>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an order are never reordered
          <li key={index}>
            <b>{formatLine(line)}</b> {line.foodType === "VEG" ? receiptTexts.veg : receiptTexts.nonVeg}
            {line.notes.map((note) => (
              <span key={note} className={styles.note}>
                {receiptTexts.lineNote(note)}
              </span>
            ))}
            {line.freeWithPoints > 0 ? (
              <span className={styles.note}>
                {receiptTexts.lineNote(ticketTexts.freeWithPoints(line.freeWithPoints, line.quantity))}
              </span>
            ) : undefined}
          </li>
        ))}
      </ul>
      {instructions.cooking ? (
        <p className={styles.instructions}>{receiptTexts.kitchenNote(instructions.cooking)}</p>
      ) : undefined}
      {instructions.delivery ? (
        <p className={styles.instructions}>{receiptTexts.deliveryNote(instructions.delivery)}</p>
      ) : undefined}
      {instructions.contactless ? <p className={styles.instructions}>{receiptTexts.leaveAtDoor}</p> : undefined}
      <p className={styles.part}>
        {customer.name}
        <br />
        {customer.mobile}
        {[destination.address, destination.vehicle].map((detail) =>
          detail ? <span key={detail}>{`\n${detail}`}</span> : undefined,
        )}
      </p>
      <p className={styles.pay}>
        {replacesOrderId !== null
          ? receiptTexts.free
          : isPaidWithPoints(ticket)
            ? ticketTexts.paidWithPoints
            : cash === undefined
              ? receiptTexts.paid(formatLocalMoney(payable))
              : receiptTexts.collect(cash)}
      </p>
    </section>,
    document.body,
  )
}
