import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as replacementTexts from "@hearth/texts/orders/replacement.ts"
import type { ReactNode } from "react"
import { countryFacts, formatLocalMoney } from "../../client/country.ts"
import styles from "./case-view.module.css"

/** The order that the case is about, and which of its items. */
export function CaseFacts({ staffCase, showsStore }: { staffCase: StaffCase; showsStore: boolean }) {
  const { orderId, replacesOrderId, orderTotal, customerName, storeName, openedAt, wantedRemedy, items } = staffCase
  const { isAccountDeleted } = staffCase
  return (
    <section className="panel" aria-label={casesTexts.order}>
      <dl className={styles.facts}>
        <Fact name={casesTexts.order}>
          <span className={styles.id}>{orderId}</span>
          {replacesOrderId === null ? undefined : <p>{replacementTexts.madeAgainFor(replacesOrderId)}</p>}
        </Fact>
        <Fact name={casesTexts.orderTotal}>{formatLocalMoney(orderTotal)}</Fact>
        <Fact name={casesTexts.customer}>{isAccountDeleted ? casesTexts.accountDeleted : customerName}</Fact>
        {showsStore ? <Fact name={casesTexts.storeName}>{storeName}</Fact> : undefined}
        <Fact name={casesTexts.openedAt}>{headOfficeTexts.dateAndTime(openedAt, countryFacts.timeZone)}</Fact>
        <Fact name={casesTexts.wants}>
          {wantedRemedy === null ? casesTexts.nothingWanted : casesTexts.remedyKinds[wantedRemedy]}
        </Fact>
      </dl>
      {items.length === 0 ? undefined : (
        <div className={styles.itemsBox}>
          <h3>{casesTexts.items}</h3>
          <ul className={styles.items}>
            {items.map(({ lineId, name, quantity, price }) => (
              <li key={lineId}>
                <span>{casesTexts.quantityOf(quantity, name)}</span>
                <span className={styles.price}>{formatLocalMoney(price)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
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
