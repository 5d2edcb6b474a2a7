import type { FoundCustomer, PointsAfter } from "@hearth/contract/calls/console/head-office.calls.ts"
import * as customersTexts from "@hearth/texts/console/customers.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { RouteLink } from "../../shell/route-link.tsx"
import { CorrectPointsSheet } from "./correct-points-sheet.tsx"
import { MembershipPanel } from "./membership-panel.tsx"
import { PointsHistory } from "./points-history.tsx"
import { TakeBackSheet } from "./take-back-sheet.tsx"
import styles from "./customers.module.css"

export interface CustomerCardProps {
  customer: FoundCustomer
  /** The number that was searched for, formatted. */
  mobile: string
  onPointsChanged: (userId: string, after: PointsAfter) => void
}

/** The customer who was found. The heading gets the focus, so that the keyboard continues here. */
export function CustomerCard({ customer, mobile, onPointsChanged }: CustomerCardProps) {
  const { userId, name, email, orders, membership, withoutApproval, waitingCorrections } = customer
  const [openSheet, setOpenSheet] = useState<"correct" | "take back">()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  /** A response that arrives late doesn't close the other sheet. */
  const close = (sheet: typeof openSheet) => setOpenSheet((current) => (current === sheet ? undefined : current))
  const [changeCount, setChangeCount] = useState(0)
  const showPoints = (after: PointsAfter) => {
    onPointsChanged(userId, after)
    setChangeCount((count) => count + 1)
  }
  return (
    <>
      <section className="panel" aria-labelledby="customer-name" data-testid="customer">
        <h2 id="customer-name" ref={heading} tabIndex={-1} className={styles.name}>
          {name || customersTexts.noName}
        </h2>
        <dl className={styles.facts}>
          <Fact name={customersTexts.mobileOf}>{mobile}</Fact>
          <Fact name={customersTexts.email}>{email || customersTexts.noEmail}</Fact>
          <Fact name={customersTexts.ordersPlaced}>{orders}</Fact>
          <Fact name={customersTexts.customerId}>
            <span className={styles.id}>{userId}</span>
            <RouteLink to={{ area: "head-office", screen: "audit", subject: userId }}>
              {customersTexts.seeLog}
            </RouteLink>
          </Fact>
        </dl>
      </section>
      <MembershipPanel membership={membership} waitingCorrections={waitingCorrections}>
        <Button onClick={() => setOpenSheet("correct")}>{customersTexts.correctPoints}</Button>
        <Button variant="secondary" onClick={() => setOpenSheet("take back")}>
          {customersTexts.takeBack}
        </Button>
      </MembershipPanel>
      <PointsHistory userId={userId} changeCount={changeCount} />
      {openSheet === "correct" && membership.balance ? (
        <CorrectPointsSheet
          userId={userId}
          points={membership.balance.overall.points}
          withoutApproval={withoutApproval}
          onClose={() => close("correct")}
          onCorrected={showPoints}
        />
      ) : undefined}
      {openSheet === "take back" ? (
        <TakeBackSheet userId={userId} onClose={() => close("take back")} onTakenBack={showPoints} />
      ) : undefined}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
