import * as boardTexts from "@hearth/texts/console/board.ts"
import { Tabs } from "@hearth/ui/tabs/tabs.tsx"
import { useState } from "react"
import { type Column, columnNames, columns } from "./board-layout.ts"
import { type BoardViewProps, emptyTexts, useShowJumpTarget } from "./wide-board.tsx"
import styles from "./wide-board.module.css"

/** Shows one column at a time, with the number of tickets in each. */
export function NarrowBoard({ ticketsByColumn, counts, renderTicket, renderMore }: BoardViewProps) {
  const [column, setColumn] = useState<Column>("new")
  useShowJumpTarget(ticketsByColumn, setColumn)
  return (
    <Tabs
      label={boardTexts.stages}
      selected={column}
      onSelect={setColumn}
      tabs={columns.map((each) => ({
        id: each,
        label: boardTexts.withCount(columnNames[each], counts[each]),
        content: (
          <div className={styles.grid} data-column={each}>
            <h2 className="sr-only">{columnNames[each]}</h2>
            {ticketsByColumn[each].map(renderTicket)}
            {renderMore(each)}
            {ticketsByColumn[each].length === 0 ? (
              <p className={styles.none}>{each === "later" || each === "done" ? emptyTexts[each] : emptyTexts.now}</p>
            ) : undefined}
          </div>
        ),
      }))}
    />
  )
}
