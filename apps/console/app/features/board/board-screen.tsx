import type { Board, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as boardTexts from "@hearth/texts/console/board.ts"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OvenDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { useCallback, useState } from "react"
import { flushSync } from "react-dom"
import { withoutOldTickets } from "../../client/apply-event.ts"
import type { LiveBoard } from "../../client/live-board.ts"
import { useNow } from "../../client/use-now.ts"
import { useMedia, WIDE_BOARD_QUERY } from "../../shell/use-media.ts"
import { BoardCard } from "./board-card.tsx"
import { CancelSheet } from "./cancel-sheet.tsx"
import { type Column, countTickets, groupTickets } from "./board-layout.ts"
import { NarrowBoard } from "./narrow-board.tsx"
import { returnFocus } from "./return-focus.ts"
import { RiderSheet } from "./rider-sheet.tsx"
import { ShowMore } from "./show-more.tsx"
import { KitchenReceipt } from "./receipt/kitchen-receipt.tsx"
import { TicketSheet } from "./ticket-sheet.tsx"
import { WideBoard } from "./wide-board.tsx"

export interface BoardScreenProps {
  live: LiveBoard
  board: Board
  isManager: boolean
  isHeadOffice: boolean
}

/** The sheet that is open over the board, and its ticket as it was when the sheet was opened. */
interface OpenSheet {
  sheet: "ticket" | "rider" | "cancel"
  ticketAtOpening: StoreTicket
}

export function BoardScreen({ live, board, isManager, isHeadOffice }: BoardScreenProps) {
  const wide = useMedia(WIDE_BOARD_QUERY)
  const now = useNow()
  const [openSheet, setOpenSheet] = useState<OpenSheet>()
  const [ticketToPrint, setTicketToPrint] = useState<StoreTicket>()
  const stopPrinting = useCallback(() => setTicketToPrint(undefined), [])
  const zone = board.store.timeZone as TimeZone
  const tickets = withoutOldTickets(board.tickets, now)
  const ticketsByColumn = groupTickets(tickets)
  const counts = countTickets(board, tickets, ticketsByColumn)
  const renderMore = (column: Column) => (
    <ShowMore board={live} column={column} tickets={ticketsByColumn[column]} count={counts[column]} />
  )
  const view = { ticketsByColumn, counts, renderMore }
  const open = (sheet: OpenSheet["sheet"]) => (ticket: StoreTicket) => setOpenSheet({ sheet, ticketAtOpening: ticket })
  const close = () => {
    // The sheet is closed before the focus moves, because an open sheet traps the focus.
    flushSync(() => setOpenSheet(undefined))
    if (openSheet) returnFocus(openSheet.ticketAtOpening)
  }
  const openedTicket = (sheet: OpenSheet["sheet"]) =>
    openSheet?.sheet === sheet
      ? tickets.find(({ transactionId }) => transactionId === openSheet.ticketAtOpening.transactionId)
      : undefined
  const renderTicket = (ticket: StoreTicket) => (
    <BoardCard
      key={ticket.transactionId}
      board={live}
      ticket={ticket}
      zone={zone}
      onOpen={open("ticket")}
      onRiderNeeded={open("rider")}
    />
  )
  const sheetProps = { board: live, onClose: close }
  return (
    <>
      <h1 className="sr-only">{boardTexts.orders}</h1>
      {tickets.length === 0 ? (
        <EmptyState drawing={<OvenDrawing />} title={boardTexts.noOpenOrders}>
          {boardTexts.newOrdersAppear}
        </EmptyState>
      ) : wide ? (
        <WideBoard {...view} renderTicket={renderTicket} />
      ) : (
        <NarrowBoard {...view} renderTicket={renderTicket} />
      )}
      <TicketSheet
        {...sheetProps}
        store={board.store}
        zone={zone}
        ticket={openedTicket("ticket")}
        isManager={isManager}
        isHeadOffice={isHeadOffice}
        onRider={open("rider")}
        onCancel={open("cancel")}
        onPrint={setTicketToPrint}
      />
      <RiderSheet {...sheetProps} riders={board.riders} ticket={openedTicket("rider")} />
      <CancelSheet {...sheetProps} ticket={openedTicket("cancel")} />
      {ticketToPrint ? (
        <KitchenReceipt ticket={ticketToPrint} store={board.store} zone={zone} onPrinted={stopPrinting} />
      ) : undefined}
    </>
  )
}
