import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as boardTexts from "@hearth/texts/console/board.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import type { LiveBoard } from "../../client/live-board.ts"
import { type Column, columnNames, lastTicketCursor } from "./board-layout.ts"

export interface ShowMoreProps {
  board: LiveBoard
  column: Column
  tickets: readonly StoreTicket[]
  /** All tickets of the column, shown or not. */
  count: number
}

/** Loads more tickets at the end of a column that has more than are shown. */
export function ShowMore({ board, column, tickets, count }: ShowMoreProps) {
  const [busy, setBusy] = useState(false)
  const hiddenCount = count - tickets.length
  const cursor = lastTicketCursor(column, tickets)
  if (hiddenCount <= 0 || !cursor) return undefined
  const show = async () => {
    setBusy(true)
    if (!(await board.loadMore(column, cursor))) showToast({ message: boardTexts.moreNotLoaded, tone: "error" })
    setBusy(false)
  }
  return (
    <Button
      full
      variant="secondary"
      busy={busy}
      onClick={show}
      aria-label={boardTexts.showMoreOf(columnNames[column], hiddenCount)}
    >
      {boardTexts.showMore(hiddenCount)}
    </Button>
  )
}
