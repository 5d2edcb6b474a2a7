import { classNames } from "@hearth/ui/class-names.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useId } from "react"
import { RewardPie } from "../../shared/loyalty/reward-pie.tsx"
import styles from "./loyalty-card.module.css"

export interface CardDescription {
  title: string
  text: string
  /** Slices of the pie. `coming`: those that this order will add. */
  pie: { filled: number; coming: number; total: number }
  /** The whole card is the link. */
  action?: { label: string; href: string } | undefined
  /** Without emphasis: there is nothing to gain. */
  isQuiet?: boolean
}

/** A small card about the loyalty programme: the pie, and what it means here. */
export function LoyaltyCard({ title, text, pie, action, isQuiet = false }: CardDescription) {
  const titleId = useId()
  return (
    <section className={classNames(styles.card, isQuiet && styles.quiet)} aria-labelledby={titleId}>
      <span className={styles.pie}>
        <RewardPie small {...pie} />
      </span>
      <div className={styles.text}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
        {action ? (
          <a href={action.href} className={styles.action}>
            {action.label}
            <ChevronIcon size={16} />
          </a>
        ) : undefined}
      </div>
    </section>
  )
}

/** Reserves the space of a card, so that nothing moves when it arrives. */
export function LoyaltyCardSkeleton() {
  return (
    <div aria-busy="true" data-testid="loyalty-card-loading">
      <Skeleton shape="card" className={styles.bone} />
    </div>
  )
}
