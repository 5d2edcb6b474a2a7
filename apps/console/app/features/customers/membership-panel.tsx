import type { FoundCustomer } from "@hearth/contract/calls/console/head-office.calls.ts"
import * as correctionsTexts from "@hearth/texts/console/corrections.ts"
import * as customersTexts from "@hearth/texts/console/customers.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode } from "react"
import { countryFacts } from "../../client/country.ts"
import styles from "./customers.module.css"

export interface MembershipPanelProps {
  membership: FoundCustomer["membership"]
  waitingCorrections: FoundCustomer["waitingCorrections"]
  /** What can be done with a member's points. */
  children: ReactNode
}

/** The customer's card and points in the loyalty programme. */
export function MembershipPanel({ membership, waitingCorrections, children }: MembershipPanelProps) {
  const { balance, pending, loyaltyCardCode, programConfig } = membership
  if (!balance) {
    return (
      <section className={classNames("panel", styles.notMember)} aria-labelledby="membership">
        <GiftIcon size={28} />
        <div>
          <h2 id="membership">{customersTexts.notMember(programConfig.name)}</h2>
          <p className="soft">{customersTexts.notMemberHint}</p>
        </div>
      </section>
    )
  }
  const { points, slices } = balance.overall
  const reservedPoints = balance.reserved.points
  return (
    <section className="panel" aria-labelledby="membership" data-testid="membership">
      <header className={styles.memberHead}>
        <h2 id="membership">{customersTexts.membershipOf(programConfig.name)}</h2>
        <span className="soft">
          {customersTexts.card} <span className={styles.id}>{loyaltyCardCode}</span>
        </span>
      </header>
      <dl className={styles.tiles}>
        <Tile
          name={customersTexts.balance}
          value={rewardsTexts.points(points)}
          note={reservedPoints > 0 ? customersTexts.reserved(reservedPoints) : undefined}
          isNegative={points < 0}
          isMain
        />
        <Tile name={customersTexts.slices} value={customersTexts.slicesFilled(slices, programConfig.slicesPerPizza)} />
        <Tile name={customersTexts.freePizzas} value={String(balance.burnable.freeItems)} />
        <Tile
          name={customersTexts.onTheirWay}
          value={pending ? rewardsTexts.points(pending.points) : customersTexts.noneOnTheirWay}
          note={
            pending
              ? customersTexts.creditedBy(headOfficeTexts.dateAndTime(pending.creditedBy, countryFacts.timeZone))
              : undefined
          }
        />
      </dl>
      {points < 0 ? <p className={styles.warning}>{customersTexts.belowZero}</p> : undefined}
      {waitingCorrections.length > 0 ? (
        <p className={styles.warning}>
          {customersTexts.waitingForApproval(waitingCorrections.map(correctionsTexts.change))}
        </p>
      ) : undefined}
      <div className="buttons">{children}</div>
    </section>
  )
}

interface TileProps {
  name: string
  value: string
  note?: string | undefined
  isNegative?: boolean
  isMain?: boolean
}

function Tile({ name, value, note, isNegative, isMain }: TileProps) {
  return (
    <div className={classNames(styles.tile, isMain && styles.mainTile, isNegative && styles.negative)}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {note ? <span className="soft">{note}</span> : undefined}
      </dd>
    </div>
  )
}
