import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
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
  const tables = Array.from({ length: store.tables }, (_, nth) => ({
    value: String(nth + 1),
    label: (
      <>
        <span className="sr-only">Table </span>
        {nth + 1}
      </>
    ),
  }))
  return (
    <Sheet
      open
      title="Which table?"
      subtitle={`At ${store.name}. The number stands on the table.`}
      onClose={onClose}
      footer={
        <div className={styles.ways}>
          <Button full disabled={table === undefined} onClick={() => onDone(Number(table))}>
            {table === undefined ? "Choose your table" : `Order to table ${table}`}
          </Button>
          <Button full variant="quiet" onClick={() => onDone(undefined)}>
            I’m not at a table yet
          </Button>
        </div>
      }
    >
      <div className={styles.tables}>
        <RadioGroup legend="Table" legendHidden options={tables} value={table} onChange={setTable} variant="chips" />
      </div>
    </Sheet>
  )
}
