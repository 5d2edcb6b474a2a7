import type { ReactNode } from "react"
import styles from "./gallery.module.css"

export interface GallerySection {
  id: string
  title: string
  content: ReactNode
}

/** A row of related states with a small caption. */
export function GalleryRow({
  caption,
  children,
  stacked,
}: {
  caption: string
  children: ReactNode
  stacked?: boolean
}) {
  return (
    <div className={styles.row}>
      <p className={styles.caption}>{caption}</p>
      <div className={stacked ? styles.stack : styles.items}>{children}</div>
    </div>
  )
}
