import type { Board, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as boardTexts from "@hearth/texts/console/board.ts"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { type ReactNode, useId, useState } from "react"
import { activeColumns } from "@hearth/domain/orders/board-column.ts"
import { type Column, columnNames, columns } from "./board-layout.ts"
import { jump } from "./jump-to-order.ts"
import styles from "./wide-board.module.css"

export interface BoardViewProps {
  ticketsByColumn: Readonly<Record<Column, StoreTicket[]>>
  /** All tickets per column, shown or not. */
  counts: Board["counts"]
  renderTicket: (ticket: StoreTicket) => ReactNode
  renderMore: (column: Column) => ReactNode
}

type View = "now" | "later" | "done"

/** Shows the active columns side by side. Filter chips switch to advance and finished orders. */
export function WideBoard({ ticketsByColumn, counts, renderTicket, renderMore }: BoardViewProps) {
  const [view, setView] = useState<View>("now")
  useShowJumpTarget(ticketsByColumn, (column) => setView(column === "later" || column === "done" ? column : "now"))
  const activeCount = activeColumns.reduce((sum, column) => sum + counts[column], 0)
  return (
    <div className={styles.board}>
      <RadioGroup
        legend={boardTexts.ordersToShow}
        legendHidden
        variant="chips"
        value={view}
        onChange={setView}
        options={[
          { value: "now", label: boardTexts.withCount(boardTexts.active, activeCount) },
          { value: "later", label: boardTexts.withCount(columnNames.later, counts.later) },
          { value: "done", label: boardTexts.withCount(columnNames.done, counts.done) },
        ]}
      />
      {view === "now" ? (
        <div className={styles.columns}>
          {activeColumns.map((column) => (
            <BoardColumn
              key={column}
              column={column}
              tickets={ticketsByColumn[column]}
              count={counts[column]}
              renderTicket={renderTicket}
              renderMore={renderMore}
            />
          ))}
        </div>
      ) : (
        <div className={styles.grid} data-column={view}>
          <h2 className="sr-only">{columnNames[view]}</h2>
          {ticketsByColumn[view].map(renderTicket)}
          {renderMore(view)}
          {ticketsByColumn[view].length === 0 ? <p className={styles.none}>{emptyTexts[view]}</p> : undefined}
        </div>
      )}
    </div>
  )
}

export const emptyTexts: Readonly<Record<View, string>> = {
  now: boardTexts.noOrders,
  later: boardTexts.noAdvanceOrders,
  done: boardTexts.noneDoneLately,
}

interface BoardColumnProps extends Pick<BoardViewProps, "renderTicket" | "renderMore"> {
  column: Column
  tickets: StoreTicket[]
  count: number
}

function BoardColumn({ column, tickets, count, renderTicket, renderMore }: BoardColumnProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.column} data-column={column}>
      <h2 id={id} className={styles.name}>
        {columnNames[column]} <span className={styles.count}>{count}</span>
      </h2>
      {tickets.map(renderTicket)}
      {renderMore(column)}
      {tickets.length === 0 ? <p className={styles.none}>{emptyTexts.now}</p> : undefined}
    </section>
  )
}

/** Shows the column of the order that was jumped to. */
export function useShowJumpTarget(
  ticketsByColumn: BoardViewProps["ticketsByColumn"],
  show: (column: Column) => void,
): void {
  const currentJump = jump.use()
  const [handledJumpCount, setHandledJumpCount] = useState(currentJump?.jumpCount ?? 0)
  if (!currentJump || currentJump.jumpCount === handledJumpCount) return
  setHandledJumpCount(currentJump.jumpCount)
  const column = columns.find((each) =>
    ticketsByColumn[each].some(({ transactionId }) => transactionId === currentJump.transactionId),
  )
  if (column) show(column)
}
