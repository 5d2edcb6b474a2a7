import type { ReactNode } from "react"
import styles from "./report-tiles.module.css"

/** The most important numbers of a report, in a row. */
export function ReportTiles({ children }: { children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>
}

export function ReportTile({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {note ? <span className="soft">{note}</span> : undefined}
      </dd>
    </div>
  )
}
