import { useQuery } from "@hearth/browser/use-query.ts"
import { complaintTime } from "@hearth/domain/cases/complaint-time.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import * as helpTexts from "@hearth/texts/shell/help.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { ClockIcon, InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { serverNow } from "../../../client/server-clock.ts"
import { useCustomer } from "../../../client/session/use-customer.ts"
import { CASES_PATH } from "../../../shared/order/complaint-path.ts"
import { ComplaintLink } from "../../../shared/order/complaint-link.tsx"
import { formatPastTime } from "../../../shared/time/format-past-time.ts"
import { fetchRecentOrders, type RecentOrder } from "./recent-orders.api.ts"
import styles from "./recent-orders.module.css"

const MAX_ORDERS = 3

/**
 * FBK-2: on the help page, the customer's last orders that a problem can be reported with, and their cases. Guests and
 * visitors without scripts get the links; nothing is requested for them. Nothing shows while feedback is switched off.
 */
export function RecentOrders() {
  const { features } = usePageContext()
  const customer = useCustomer()
  if (!features.includes("feedback")) return undefined
  const hasHistory = features.includes("order_history")
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>{helpTexts.recentOrders}</h2>
      <p className={styles.soft}>{helpTexts.recentOrdersHelp}</p>
      {customer && hasHistory ? <Orders /> : undefined}
      <ul className={styles.links}>
        {hasHistory ? (
          <li>
            <a href="/postorder-ui/orderHistory" className={styles.link}>
              <ClockIcon size={22} />
              {helpTexts.allOrders}
              <ChevronIcon size={18} />
            </a>
          </li>
        ) : undefined}
        <li>
          <a href={CASES_PATH} className={styles.link}>
            <InfoIcon size={22} />
            {helpTexts.yourCases}
            <ChevronIcon size={18} />
          </a>
        </li>
      </ul>
    </Card>
  )
}

function Orders() {
  const query = useQuery(fetchRecentOrders)
  const now = serverNow()
  if (query.state === "loading") return <Skeleton lines={4} />
  const orders = query.state === "ready" ? query.value.filter((order) => canComplain(order, now)) : []
  if (orders.length === 0) return undefined
  return (
    <ul>
      {orders.slice(0, MAX_ORDERS).map((order) => (
        <Order key={order.orderId} order={order} now={now} />
      ))}
    </ul>
  )
}

function canComplain({ orderStatus, at }: RecentOrder, now: number): boolean {
  return complaintTime({ status: orderStatus, endedAt: Date.parse(at), promisedBy: null }, now) === "open"
}

function Order({ order: { orderId, orderSummary, orderStatus, at, store }, now }: { order: RecentOrder; now: number }) {
  const { country } = usePageContext()
  return (
    <li className={styles.order}>
      <span className={styles.text}>
        <strong className={styles.name}>{orderSummary}</strong>
        <span className={styles.soft}>
          {formatPastTime(at, countries[country].timeZone, now)} · {store.name}
        </span>
      </span>
      <ComplaintLink orderId={orderId} orderStatus={orderStatus} endedAt={at} now={now} size="small" />
    </li>
  )
}
