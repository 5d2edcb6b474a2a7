import type { CheckoutProblem } from "@hearth/contract/calls/orders.shapes.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode } from "react"
import styles from "./checkout.module.css"

interface CheckoutSectionProps {
  id: string
  icon: ReactNode
  title: string
  /** At the end of the title row, such as a link to change the value. */
  action?: ReactNode
  /** Problems that prevent the order, shown in the section where they can be fixed. */
  problems?: readonly { code: string; message: string }[]
  /** The section's data is still loading. */
  busy?: boolean
  children: ReactNode
}

export function CheckoutSection({ id, icon, title, action, problems, busy, children }: CheckoutSectionProps) {
  return (
    <Card as="section" busy={busy} className={styles.section}>
      <header className={styles.sectionHead}>
        <span className={styles.icon}>{icon}</span>
        <h2 id={id} tabIndex={-1} className={styles.sectionTitle}>
          {title}
        </h2>
        {action}
      </header>
      {children}
      {problems ? <Problems problems={problems} /> : undefined}
    </Card>
  )
}

/** Rendered even if the list is empty, so that screen readers announce its changes. */
export function Problems({ problems }: { problems: readonly { code: string; message: string }[] }) {
  return (
    <div role="alert" className={styles.problems}>
      {problems.map(({ code, message }) => (
        <p key={`${code} ${message}`} className={styles.problem}>
          <AlertIcon size={18} />
          {message}
        </p>
      ))}
    </div>
  )
}

/** For each part of the checkout, the section that shows its problems. */
const sectionOfProblem: Readonly<Record<CheckoutProblem["way"], string>> = {
  address: "where",
  store: "where",
  vehicle: "where",
  table: "where",
  slot: "when",
  contact: "who",
  cart: "cart",
}

export function problemsIn(section: string, problems: readonly CheckoutProblem[]): CheckoutProblem[] {
  return problems.filter(({ way }) => sectionOfProblem[way] === section)
}

/** The element id of the button that opens the choice of slots. */
export const CHOOSE_TIME_ID = "choose-time"

/** Focuses the section where the first problem can be fixed. */
export function focusProblem(problems: readonly CheckoutProblem[]): void {
  const [first] = problems
  if (first) document.getElementById(sectionOfProblem[first.way])?.focus()
}
