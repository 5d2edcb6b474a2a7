import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as boardTexts from "@hearth/texts/console/board.ts"
import * as orderTexts from "@hearth/texts/console/orders.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { useEffect, useRef, useState } from "react"
import type { LiveBoard } from "../../client/live-board.ts"
import { useNow } from "../../client/use-now.ts"
import { finishJump, jump } from "./jump-to-order.ts"
import {
  AcceptMark,
  ArrivedMark,
  CashMark,
  DueTimeMark,
  GuaranteeMark,
  OrderNumber,
  ReplacementMark,
} from "./marks.tsx"
import { formatMinutes } from "../../shell/format-minutes.ts"
import { acceptClock, formatCarrier, stageTexts, advanceLabels } from "./format-ticket.ts"
import { TicketLines } from "./ticket-lines.tsx"
import { useAdvance } from "./use-advance.ts"
import { DeliveryTypeBadge } from "./delivery-type-badge.tsx"
import styles from "./board-card.module.css"

export interface BoardCardProps {
  board: LiveBoard
  ticket: StoreTicket
  zone: TimeZone
  onOpen: (ticket: StoreTicket) => void
  /** Called when the order is about to go out and has no rider yet. */
  onRiderNeeded: (ticket: StoreTicket) => void
}

export function BoardCard({ board, ticket, zone, onOpen, onRiderNeeded }: BoardCardProps) {
  const now = useNow()
  const { ref, isHighlighted } = useJump(ticket.transactionId)
  const { orderId, stage, next, deliveryType, lines, wishes, endedAt, message } = ticket
  const carrier = formatCarrier(ticket)
  const isEnded = endedAt !== null
  return (
    <article
      ref={ref}
      className={classNames(styles.card, styles[cardTone(ticket, now)], isHighlighted && styles.highlighted)}
      aria-label={orderTexts.orderNumber(orderId)}
      data-order={orderId}
    >
      <header className={styles.head}>
        <h3>
          <button
            type="button"
            className={styles.open}
            aria-label={boardTexts.orderDetails(orderId)}
            onClick={() => onOpen(ticket)}
          >
            <OrderNumber orderId={orderId} />
          </button>
        </h3>
        <DeliveryTypeBadge deliveryType={deliveryType} />
        <p className={styles.placedOrEnded}>
          {isEnded
            ? boardTexts.endedAt(stageTexts[stage], endedAt, zone)
            : boardTexts.placedAgo(formatMinutes(now - Date.parse(ticket.placedAt)))}
          {stage === "ACCEPTED" || stage === "MAKING" ? ` · ${stageTexts[stage]}` : ""}
          {ticket.slot === null ? "" : ` · ${boardTexts.scheduledFor(ticket.slot, zone)}`}
        </p>
      </header>
      <TicketLines lines={lines} />
      {wishes.cooking ? <p className={styles.instructions}>{boardTexts.kitchenNote(wishes.cooking)}</p> : undefined}
      <div className={styles.marks}>
        <AcceptMark ticket={ticket} now={now} />
        <DueTimeMark ticket={ticket} now={now} />
        <GuaranteeMark ticket={ticket} zone={zone} />
        <ArrivedMark ticket={ticket} now={now} />
        <CashMark ticket={ticket} zone={zone} now={now} />
        <ReplacementMark ticket={ticket} />
        {ticket.place.table === null ? undefined : (
          <span className={styles.quiet}>{orderTexts.tableNumber(ticket.place.table)}</span>
        )}
        {carrier === undefined ? undefined : <span className={styles.quiet}>{carrier}</span>}
      </div>
      {stage === "CANCELLED" && message ? <p className={styles.placedOrEnded}>{message}</p> : undefined}
      {next === null && !isEnded ? (
        <p className={styles.startTime}>{boardTexts.startsAt(ticket.startsAt, zone)}</p>
      ) : undefined}
      <AdvanceButton board={board} ticket={ticket} onRiderNeeded={onRiderNeeded} />
    </article>
  )
}

/** The card's main button: moves the order to its next stage. */
export function AdvanceButton({
  board,
  ticket,
  onRiderNeeded,
}: Pick<BoardCardProps, "board" | "ticket" | "onRiderNeeded">) {
  const { busy, advanceTicket } = useAdvance(board, ticket, onRiderNeeded)
  if (ticket.next === null) return undefined
  return (
    <Button
      full
      size="large"
      data-advance
      busy={busy}
      onClick={advanceTicket}
      className={classNames(styles.advance, ticket.stage !== "PLACED" && styles.laterStage)}
      aria-label={boardTexts.advanceOrder(advanceLabels[ticket.next], ticket.orderId)}
    >
      {advanceLabels[ticket.next]}
    </Button>
  )
}

/** A card's colour: the longer an order waits to be accepted, the stronger it gets. */
function cardTone(ticket: StoreTicket, now: number): "fresh" | "waiting" | "overdue" | "ended" | "plain" {
  if (ticket.endedAt !== null) return "ended"
  const tone = acceptClock(ticket, now)?.tone
  if (tone === undefined) return ticket.stage === "PLACED" ? "fresh" : "plain"
  return tone === "calm" ? "fresh" : tone === "soon" ? "waiting" : "overdue"
}

/** Scrolls to the card and highlights it when the board jumps to its order. */
function useJump(transactionId: string) {
  const ref = useRef<HTMLElement>(null)
  const currentJump = jump.use()
  const isJumpTarget = currentJump?.transactionId === transactionId && !currentJump.isDone
  const [isHighlighted, setIsHighlighted] = useState(false)
  if (isJumpTarget && !isHighlighted) setIsHighlighted(true)
  useEffect(() => {
    if (!isJumpTarget) return
    ref.current?.scrollIntoView({ block: "center", behavior: "smooth" })
    finishJump()
  }, [isJumpTarget])
  return { ref, isHighlighted }
}
