import type { ReactNode } from "react"
import styles from "./page-title.module.css"

export function PageTitle({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <header className={styles.title}>
      <h1>{heading}</h1>
      {children ? <p className={styles.text}>{children}</p> : undefined}
    </header>
  )
}
