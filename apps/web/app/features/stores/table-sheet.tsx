import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import * as chooseStoreTexts from "@hearth/texts/place/choose-store.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useState } from "react"
import styles from "./choice-sheets.module.css"

export interface TableSheetProps {
  store: StoreInfo
  onClose: () => void
  /** Without a table, checkout asks for it. */
  onDone: (table: number | undefined) => void
}

/** LOC-11, dine-in: the table to serve. */
export function TableSheet({ store, onClose, onDone }: TableSheetProps) {
  const [table, setTable] = useState<string>()
  const tables = Array.from({ length: store.tables }, (_, index) => ({
    value: String(index + 1),
    label: (
      <>
        <span className="sr-only">{chooseStoreTexts.table(index + 1)}</span>
        <span aria-hidden="true">{index + 1}</span>
      </>
    ),
  }))
  return (
    <Sheet
      open
      title={chooseStoreTexts.whichTable}
      subtitle={chooseStoreTexts.findTableNumber(store.name)}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button full disabled={table === undefined} onClick={() => onDone(Number(table))}>
            {table === undefined ? chooseStoreTexts.chooseTable : chooseStoreTexts.orderToTable(table)}
          </Button>
          <Button full variant="quiet" onClick={() => onDone(undefined)}>
            {chooseStoreTexts.noTableYet}
          </Button>
        </div>
      }
    >
      <div className={styles.tables}>
        <RadioGroup
          legend={chooseStoreTexts.tableNumber}
          legendHidden
          options={tables}
          value={table}
          onChange={setTable}
          variant="chips"
        />
      </div>
    </Sheet>
  )
}
