import type { CheckoutProblem } from "@hearth/contract/calls/orders.shapes.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode } from "react"
import styles from "./checkout.module.css"

interface CheckoutSectionProps {
  id: string
  icon: ReactNode
  title: string
  /** At the far edge of the title, such as a way to change it. */
  action?: ReactNode
  /** What stands in the way, said where it can be mended. */
  problems?: readonly { code: string; message: string }[]
  /** What it asks for is not known yet. */
  busy?: boolean
  children: ReactNode
}

export function CheckoutSection({ id, icon, title, action, problems, busy, children }: CheckoutSectionProps) {
  return (
    <Card as="section" busy={busy} className={styles.section}>
      <header className={styles.sectionHead}>
        <span className={styles.mark}>{icon}</span>
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

/** Always there: what appears in it is read out. */
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

/** Where the problems of a way are said. */
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

/** The id of the button that chooses a time to order for. */
export const CHOOSE_TIME_ID = "choose-time"

/** To where the first of them can be mended. */
export function focusProblem(problems: readonly CheckoutProblem[]): void {
  const [first] = problems
  if (first) document.getElementById(sectionOfProblem[first.way])?.focus()
}
