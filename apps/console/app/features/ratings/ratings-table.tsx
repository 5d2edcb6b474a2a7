import * as ratingsTexts from "@hearth/texts/console/ratings.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useId, useState } from "react"
import styles from "./ratings.module.css"

const FIRST_ROWS = 8

export interface RatingsRow {
  id: string
  name: string
  cells: readonly string[]
  /** A bar behind the row, in percent. */
  share?: number
  /** Shows only what this row is about. */
  onOpen?: () => void
}

export interface RatingsTableProps {
  title: string
  hint: string
  heads: readonly string[]
  rows: readonly RatingsRow[]
}

/** The first rows of a table; a button shows the others. */
export function RatingsTable({ title, hint, heads, rows }: RatingsTableProps) {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const shownRows = isWhole ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <section className="panel" aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.tableTitle}>
          {title}
        </h2>
        <p className="soft">{hint}</p>
      </div>
      {rows.length === 0 ? (
        <p className="soft">{ratingsTexts.noneHere}</p>
      ) : (
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownRows.map(({ id: rowId, name, cells, share, onOpen }) => (
              <tr key={rowId}>
                <th scope="row">
                  {onOpen ? (
                    <button
                      type="button"
                      className={styles.open}
                      aria-label={ratingsTexts.showStore(name)}
                      onClick={onOpen}
                    >
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                  {share === undefined ? undefined : (
                    <meter className={styles.share} min={0} max={100} value={share} aria-hidden="true" />
                  )}
                </th>
                {cells.map((cell, columnIndex) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the index identifies the column
                  <td key={columnIndex}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shownRows.length < rows.length ? (
        <div className="buttons">
          <Button size="small" variant="secondary" onClick={() => setWhole(true)}>
            {ratingsTexts.showAll(rows.length)}
          </Button>
        </div>
      ) : undefined}
    </section>
  )
}
