import type { ReactNode } from "react"
import styles from "./login.module.css"

export function LoginStepHeading({ level, title, children }: { level: 1 | 2; title: ReactNode; children?: ReactNode }) {
  const Heading = `h${level}` as const
  return (
    <header className={styles.head}>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <p className={styles.words}>{children}</p> : undefined}
    </header>
  )
}

/** An error, announced when it appears. */
export function LoginStepError({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.trouble}>
      {children}
    </div>
  )
}
