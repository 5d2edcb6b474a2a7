import type { ReactNode } from "react"
import styles from "./titled-message.module.css"

/** What a strip says below a title on its own line. Not part of the strip, which every page loads. */
export function TitledMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <strong className={styles.title}>{title}</strong>
      <span className={styles.message}>{children}</span>
    </>
  )
}
