import type { Board, StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OvenDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { useCallback, useState } from "react"
import { flushSync } from "react-dom"
import { withoutOld } from "../../session/apply-event.ts"
import type { LiveBoard } from "../../session/live-board.ts"
import { useNow } from "../../session/use-now.ts"
import { useMedia, WIDE } from "../../shell/use-media.ts"
import { BoardCard } from "./board-card.tsx"
import { CancelSheet } from "./cancel-sheet.tsx"
import { type Column, countTickets, groupTickets } from "./columns.ts"
import { NarrowBoard } from "./narrow-board.tsx"
import { returnFocus } from "./return-focus.ts"
import { RiderSheet } from "./rider-sheet.tsx"
import { ShowMore } from "./show-more.tsx"
import { Slip } from "./slip.tsx"
import { TicketSheet } from "./ticket-sheet.tsx"
import { WideBoard } from "./wide-board.tsx"

export interface BoardScreenProps {
  live: LiveBoard
  board: Board
  isManager: boolean
  isHeadOffice: boolean
}

/** What is opened over the board, and the order it is about, as it was then. */
interface Opened {
  what: "ticket" | "rider" | "cancel"
  before: StoreTicket
}

export function BoardScreen({ live, board, isManager, isHeadOffice }: BoardScreenProps) {
  const wide = useMedia(WIDE)
  const now = useNow()
  const [opened, setOpened] = useState<Opened>()
  const [printed, setPrinted] = useState<StoreTicket>()
  const stopPrinting = useCallback(() => setPrinted(undefined), [])
  const zone = board.store.timeZone as TimeZone
  const tickets = withoutOld(board.tickets, now)
  const groups = groupTickets(tickets)
  const counts = countTickets(board, tickets, groups)
  const more = (column: Column) => (
    <ShowMore board={live} column={column} tickets={groups[column]} count={counts[column]} />
  )
  const view = { groups, counts, more }
  const open = (what: Opened["what"]) => (before: StoreTicket) => setOpened({ what, before })
  const close = () => {
    // Closed before anybody looks where the focus is: the sheet holds it as long as it is open.
    flushSync(() => setOpened(undefined))
    if (opened) returnFocus(opened.before)
  }
  const openedAs = (what: Opened["what"]) =>
    opened?.what === what
      ? tickets.find(({ transactionId }) => transactionId === opened.before.transactionId)
      : undefined
  const draw = (ticket: StoreTicket) => (
    <BoardCard
      key={ticket.transactionId}
      board={live}
      ticket={ticket}
      zone={zone}
      onOpen={open("ticket")}
      onRiderNeeded={open("rider")}
    />
  )
  const parts = { board: live, onClose: close }
  return (
    <>
      <h1 className="sr-only">Orders</h1>
      {tickets.length === 0 ? (
        <EmptyState drawing={<OvenDrawing />} title="Nothing to do just now">
          New orders appear here by themselves, and ring.
        </EmptyState>
      ) : wide ? (
        <WideBoard {...view} draw={draw} />
      ) : (
        <NarrowBoard {...view} draw={draw} />
      )}
      <TicketSheet
        {...parts}
        store={board.store}
        zone={zone}
        ticket={openedAs("ticket")}
        isManager={isManager}
        isHeadOffice={isHeadOffice}
        onRider={open("rider")}
        onCancel={open("cancel")}
        onPrint={setPrinted}
      />
      <RiderSheet {...parts} riders={board.riders} ticket={openedAs("rider")} />
      <CancelSheet {...parts} ticket={openedAs("cancel")} />
      {printed ? <Slip ticket={printed} store={board.store} zone={zone} onPrinted={stopPrinting} /> : undefined}
    </>
  )
}
