import * as thankYouTexts from "@hearth/texts/checkout/thank-you.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import type { ReactNode } from "react"
import styles from "./thank-you.module.css"

interface StatusHeroProps {
  tone: "good" | "wait" | "bad"
  icon: ReactNode
  title: string
  /** Shown in large type, so that it is easy to read out on the phone. */
  orderId?: string
  children: ReactNode
}

/** The headline of the screen, announced when it changes. */
export function StatusHero({ tone, icon, title, orderId, children }: StatusHeroProps) {
  return (
    <section className={classNames(styles.hero, styles[tone])} aria-live="polite">
      <span className={styles.sign}>{icon}</span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{children}</p>
      {orderId === undefined ? undefined : (
        <p className={styles.number}>
          <span>{thankYouTexts.orderNumber}</span>
          <strong data-testid="order-number">{orderId}</strong>
        </p>
      )}
    </section>
  )
}
