import type { StaffRemedy } from "@hearth/contract/calls/cases.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as remediesTexts from "@hearth/texts/console/remedies.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import type { ReactNode } from "react"
import { countryFacts, formatLocalMoney } from "../../../client/country.ts"
import type { remedyDecider } from "../case-scope.ts"
import styles from "./remedies.module.css"

export interface RemedyRowProps {
  remedy: StaffRemedy
  caseNumber: string
  /** Who decides on it while it waits. */
  decider: ReturnType<typeof remedyDecider>
  isOwn: boolean
  /** In a list in which every remedy waits, each on its own card. */
  isCard?: boolean
  /** The link to the case, where the row is shown outside of it. */
  children?: ReactNode
  onApprove: () => void
  onReject: () => void
}

const deciderTexts = {
  "someone else": remediesTexts.someoneElse,
  manager: remediesTexts.managerDecides,
  "head office": remediesTexts.officeDecides,
} as const

export const summaryOf = ({ kind, amount }: StaffRemedy) => remediesTexts.summary(kind, formatLocalMoney(amount))

/** A remedy with its state, who asked for it and who decided, and the buttons for whoever may decide. */
export function RemedyRow(props: RemedyRowProps) {
  const { remedy, caseNumber, decider, isOwn, isCard, children, onApprove, onReject } = props
  const { state, reason } = remedy
  const summary = summaryOf(remedy)
  const isCancelled = remedy.newOrderState === "CANCELLED"
  const isPending = state === "PENDING"
  return (
    <li className={classNames(styles.remedy, isPending && !isCard && styles.pending, isCard && styles.card)}>
      <div className={styles.text}>
        <p className={styles.summary}>
          <b>{summary}</b>
          {isCard ? undefined : (
            <span className={classNames(styles.state, isCancelled ? styles.cancelled : styles[state])}>
              {isCancelled ? remediesTexts.cancelled : remediesTexts.states[state]}
            </span>
          )}
        </p>
        <p>{reason}</p>
        {newOrderLines(remedy).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {historyOf(remedy).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isPending && decider !== "self" ? <p className={styles.decider}>{deciderTexts[decider]}</p> : undefined}
        {children}
      </div>
      {isPending && (decider === "self" || isOwn) ? (
        <div className={styles.choice}>
          <Button
            size="small"
            variant="secondary"
            aria-label={
              isOwn ? remediesTexts.withdrawOf(summary, caseNumber) : remediesTexts.rejectOf(summary, caseNumber)
            }
            onClick={onReject}
          >
            {isOwn ? remediesTexts.withdraw : remediesTexts.reject}
          </Button>
          {isOwn ? undefined : (
            <Button size="small" aria-label={remediesTexts.approveOf(summary, caseNumber)} onClick={onApprove}>
              {remediesTexts.approve}
            </Button>
          )}
        </div>
      ) : undefined}
    </li>
  )
}

const newOrderTexts = {
  MAKING: remediesTexts.newOrder,
  HANDED_OVER: remediesTexts.newOrderHandedOver,
  CANCELLED: remediesTexts.newOrderCancelled,
} as const

/** What is made again, and the order that it is made with. */
function newOrderLines({ items, newOrderId, newOrderState }: StaffRemedy): string[] {
  const names = items.map(({ quantity, name }) => casesTexts.quantityOf(quantity, name)).join(", ")
  const newOrder = newOrderId === null ? [] : [newOrderTexts[newOrderState ?? "MAKING"](newOrderId)]
  return [...(names === "" ? [] : [remediesTexts.itemsMadeAgain(names)]), ...newOrder]
}

const timeOf = (at: string) => headOfficeTexts.dateAndTime(at, countryFacts.timeZone)

function historyOf({ state, requestedBy, requestedAt, decidedBy, decidedAt }: StaffRemedy): string[] {
  if (decidedBy === null || decidedAt === null) {
    const sentence = state === "PENDING" ? remediesTexts.requestedBy : remediesTexts.givenBy
    return [sentence(requestedBy.name, timeOf(requestedAt))]
  }
  const decision = state === "REJECTED" ? remediesTexts.rejectedBy : remediesTexts.approvedBy
  return [remediesTexts.requestedBy(requestedBy.name, timeOf(requestedAt)), decision(decidedBy.name, timeOf(decidedAt))]
}
