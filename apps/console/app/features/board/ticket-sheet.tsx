import type { Board, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { formatClock, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as orderTexts from "@hearth/texts/console/orders.ts"
import * as ticketTexts from "@hearth/texts/console/ticket.ts"
import * as deliveryTypeTexts from "@hearth/texts/place/delivery-types.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import type { ReactNode } from "react"
import { formatLocalMoney } from "../../client/country.ts"
import type { LiveBoard } from "../../client/live-board.ts"
import { useNow } from "../../client/use-now.ts"
import { PrinterIcon } from "../../shell/icons.tsx"
import { CampaignDetail } from "./campaign-detail.tsx"
import { AdvanceButton } from "./board-card.tsx"
import { AcceptMark, ArrivedMark, CashMark, DueTimeMark, ReplacementMark } from "./marks.tsx"
import { isPaidWithPoints } from "./is-paid-with-points.ts"
import { formatCarrier, stageTexts } from "./format-ticket.ts"
import { formatCompensation } from "./format-compensation.ts"
import { formatCash } from "./format-cash.ts"
import { TicketLines } from "./ticket-lines.tsx"
import styles from "./ticket-sheet.module.css"

export interface TicketSheetProps {
  board: LiveBoard
  store: Board["store"]
  zone: TimeZone
  ticket: StoreTicket | undefined
  isManager: boolean
  isHeadOffice: boolean
  onClose: () => void
  onRider: (ticket: StoreTicket) => void
  onCancel: (ticket: StoreTicket) => void
  onPrint: (ticket: StoreTicket) => void
}

export function TicketSheet({ ticket, onClose, ...rest }: TicketSheetProps) {
  return (
    <Sheet
      open={ticket !== undefined}
      onClose={onClose}
      title={ticket ? orderTexts.orderNumber(ticket.orderId) : ticketTexts.order}
      subtitle={
        ticket
          ? ticketTexts.typeAndStage(deliveryTypeTexts.name(ticket.deliveryType), stageTexts[ticket.stage])
          : undefined
      }
      footer={ticket ? <AdvanceButton board={rest.board} ticket={ticket} onRiderNeeded={rest.onRider} /> : undefined}
    >
      {ticket ? <Content {...rest} ticket={ticket} /> : undefined}
    </Sheet>
  )
}

type ContentProps = Omit<TicketSheetProps, "ticket" | "onClose"> & { ticket: StoreTicket }

function Content({ ticket, store, zone, isManager, isHeadOffice, onRider, onCancel, onPrint }: ContentProps) {
  const now = useNow()
  const { wishes, customer, place, compensation, endedAt, deliveryType } = ticket
  const carrier = formatCarrier(ticket)
  const isEnded = endedAt !== null
  const cash = formatCash(ticket, zone, now)
  return (
    <div className={styles.content}>
      <div className={styles.marks}>
        <AcceptMark ticket={ticket} now={now} />
        <DueTimeMark ticket={ticket} now={now} />
        <ArrivedMark ticket={ticket} now={now} />
        <CashMark ticket={ticket} zone={zone} now={now} />
        <ReplacementMark ticket={ticket} />
      </div>
      <TicketLines lines={ticket.lines} />
      <dl className={styles.facts}>
        {wishes.cooking ? <Fact name={ticketTexts.kitchenNote}>{wishes.cooking}</Fact> : undefined}
        {wishes.delivery ? <Fact name={ticketTexts.deliveryNote}>{wishes.delivery}</Fact> : undefined}
        {wishes.contactless ? <Fact name={ticketTexts.dropOff}>{ticketTexts.leaveAtDoor}</Fact> : undefined}
        <Fact name={ticketTexts.customer}>
          {customer.name}
          <br />
          <a href={`tel:${customer.mobile}`}>{customer.mobile}</a>
        </Fact>
        {place.address ? <Fact name={ticketTexts.address}>{place.address}</Fact> : undefined}
        {place.vehicle ? <Fact name={ticketTexts.vehicle}>{place.vehicle}</Fact> : undefined}
        {place.table === null ? undefined : <Fact name={ticketTexts.table}>{place.table}</Fact>}
        <Fact name={ticketTexts.placed}>{formatClock(ticket.placedAt, zone)}</Fact>
        {ticket.slot === null ? undefined : (
          <Fact name={ticketTexts.scheduledFor}>{formatClock(ticket.slot, zone)}</Fact>
        )}
        {ticket.promisedBy === null ? undefined : (
          <Fact name={ticketTexts.promisedBy}>{formatClock(ticket.promisedBy, zone)}</Fact>
        )}
        {isEnded || ticket.estimate === null ? undefined : (
          <Fact name={ticketTexts.currentEta}>{formatClock(ticket.estimate.to, zone)}</Fact>
        )}
        {ticket.dueAt === null ? undefined : (
          <Fact name={ticketTexts.refundAfter}>{formatClock(ticket.dueAt, zone)}</Fact>
        )}
        <Fact name={ticketTexts.total}>{formatTotal(ticket)}</Fact>
        {cash === undefined || isEnded ? undefined : <Fact name={ticketTexts.cashToCollect}>{cash}</Fact>}
        {compensation ? <Fact name={ticketTexts.compensation}>{formatCompensation(compensation)}</Fact> : undefined}
        {deliveryType === "DELIVERY" ? (
          <Fact name={ticketTexts.rider}>{carrier ?? ticketTexts.notAssigned}</Fact>
        ) : undefined}
        {ticket.message ? <Fact name={ticketTexts.customerMessage}>{ticket.message}</Fact> : undefined}
        {isHeadOffice ? <CampaignDetail storeId={store.id} transactionId={ticket.transactionId} /> : undefined}
      </dl>
      <div className={styles.actions}>
        {deliveryType === "DELIVERY" && !isEnded ? (
          <Button variant="secondary" size="small" onClick={() => onRider(ticket)}>
            {carrier === undefined ? ticketTexts.assignRider : ticketTexts.changeRider}
          </Button>
        ) : undefined}
        <Button variant="secondary" size="small" icon={<PrinterIcon size={18} />} onClick={() => onPrint(ticket)}>
          {ticketTexts.printTicket}
        </Button>
        {isManager && !isEnded ? (
          <Button variant="danger" size="small" onClick={() => onCancel(ticket)}>
            {ticketTexts.cancelOrder}
          </Button>
        ) : undefined}
      </div>
    </div>
  )
}

function formatTotal(ticket: StoreTicket): string {
  const { payable, toCollect, replacesOrderId } = ticket
  if (replacesOrderId !== null) return ticketTexts.free
  if (isPaidWithPoints(ticket)) return ticketTexts.paidWithPoints
  const amount = formatLocalMoney(payable)
  return toCollect === null ? ticketTexts.paid(amount) : ticketTexts.inCash(amount)
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
