import type { Connection } from "@hearth/browser/live-events.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import type { RemedyKind } from "@hearth/domain/cases/remedies.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import * as complaintTexts from "@hearth/texts/feedback/complaint-form.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { ChevronIcon, OfflineIcon } from "@hearth/ui/icon/icons.tsx"
import { useCallback, useState } from "react"
import { useContacts } from "../../../client/page/app-config.ts"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { serverNow } from "../../../client/server-clock.ts"
import { CASES_PATH } from "../../../shared/order/complaint-path.ts"
import { fetchOrderDetails, type OrderDetails } from "../../../shared/order/order-details.api.ts"
import { formatPastTime } from "../../../shared/time/format-past-time.ts"
import { useCurrentMinute } from "../../../shared/time/use-current-minute.ts"
import type { CustomerCase } from "../cases.api.ts"
import { CategoryIcon } from "../complaint/category-icon.tsx"
import { PhoneLink } from "../complaint/phone-link.tsx"
import { describeChange } from "./build-thread.ts"
import { CaseProgress } from "./case-progress.tsx"
import styles from "./case.module.css"
import { CaseThread } from "./case-thread.tsx"
import { canReply, isWithCustomerCare, nextStepOf, titleOfState } from "./describe-case.ts"
import { describeRemedy } from "./describe-remedy.ts"
import { ReplyForm } from "./reply-form.tsx"
import { StateChip } from "./state-chip.tsx"
import { useMarkRead } from "./use-case.ts"
import { useDraftRemoval } from "./use-reply.ts"

interface CaseViewProps {
  value: CustomerCase
  connection: Connection
  accept: (next: CustomerCase) => void
}

export function CaseView({ value, connection, accept }: CaseViewProps) {
  const { country } = usePageContext()
  const { timeZone } = countries[country]
  const { orderId, caseNumber } = value
  const details = useQuery(useCallback((signal: AbortSignal) => fetchOrderDetails(orderId, signal), [orderId]))
  const order = details.state === "ready" ? details.value : undefined
  useMarkRead(value)
  useCurrentMinute()
  const now = serverNow()
  const mode = order?.paymentMode ?? null
  const { text, isLate } = nextStepOf(value, timeZone, now)
  const isDone = value.state === "RESOLVED"
  const isOpenForReplies = canReply(value, now)
  useDraftRemoval(value.caseId, !isOpenForReplies)
  return (
    <div className={styles.screen}>
      <a href={CASES_PATH} className={styles.back}>
        <ChevronIcon size={18} to="left" />
        {caseTexts.yourCases}
      </a>
      <section className={classNames(styles.hero, isDone && styles.done)}>
        <p className={styles.heroTop}>
          <StateChip state={value.state} />
          <span className={styles.number}>{caseTexts.caseNumber(caseNumber)}</span>
        </p>
        <h1 className={styles.title}>{titleOfState(value)}</h1>
        <p className={classNames(styles.next, isLate && styles.late)} data-testid="next-step">
          {text}
        </p>
        <CaseProgress value={value} />
        {connection === "lost" ? (
          <p className={styles.offline}>
            <OfflineIcon size={18} />
            {caseTexts.reconnecting}
          </p>
        ) : undefined}
      </section>
      <Announcements value={value} describe={(remedy) => describeRemedy(remedy, country, mode)} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CaseThread value={value} mode={mode} />
          {isOpenForReplies ? <ReplyForm value={value} onSent={accept} /> : undefined}
        </div>
        <CaseFacts value={value} order={order} />
      </div>
    </div>
  )
}

/** FBK-3: tells a screen reader what has changed, once. */
function Announcements({ value, describe }: { value: CustomerCase; describe: Parameters<typeof describeChange>[2] }) {
  const [previous, setPrevious] = useState(value)
  const [announced, setAnnounced] = useState("")
  if (previous !== value) {
    const news = describeChange(previous, value, describe)
    setPrevious(value)
    if (news !== "") setAnnounced(news)
  }
  return (
    <output className="sr-only" data-testid="announcement">
      {announced}
    </output>
  )
}

const wishes: Readonly<Record<RemedyKind, string>> = {
  REFUND: caseTexts.youWantedRefund,
  WALLET_CREDIT: caseTexts.youWantedCredit,
  NEW_ORDER: caseTexts.youWantedNewOrder,
}

/** What was reported, and whom to call. */
function CaseFacts({ value, order }: { value: CustomerCase; order: OrderDetails | undefined }) {
  const { country, features } = usePageContext()
  const { customerCare } = useContacts()
  const { category, categoryName, items, openedAt, orderId, storeName, wantedRemedy } = value
  return (
    <Card as="section" className={styles.facts}>
      <h2 className={styles.factsTitle}>
        <span className={styles.icon}>
          <CategoryIcon category={category} size={22} />
        </span>
        {categoryName}
      </h2>
      <p className={styles.soft}>
        {storeName}
        <br />
        {caseTexts.openedOn(formatPastTime(openedAt, countries[country].timeZone, serverNow()))}
      </p>
      {items.length > 0 ? (
        <div>
          <h3 className={styles.factsHeading}>{caseTexts.affectedItems}</h3>
          <ul className={styles.items}>
            {items.map(({ lineId, name, quantity }) => (
              <li key={lineId}>{caseTexts.itemCount(quantity, name)}</li>
            ))}
          </ul>
        </div>
      ) : undefined}
      {wantedRemedy ? <p>{wishes[wantedRemedy]}</p> : undefined}
      <div className={styles.factsLinks}>
        {features.includes("order_details") ? (
          <a href={`/postorder-ui/orderdetails?orderId=${orderId}`} className={styles.orderLink}>
            {caseTexts.seeOrder(orderId)}
            <ChevronIcon size={18} />
          </a>
        ) : undefined}
        {order && order.store.phone !== "" && !isWithCustomerCare(value.state) ? (
          <PhoneLink
            phone={order.store.phone}
            label={complaintTexts.callStore(order.store.phone)}
            variant="secondary"
          />
        ) : (
          <PhoneLink phone={customerCare} label={complaintTexts.callCustomerCare(customerCare)} variant="secondary" />
        )}
      </div>
    </Card>
  )
}
