import { useQuery } from "@hearth/browser/use-query.ts"
import { complaintTime } from "@hearth/domain/cases/complaint-time.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import * as helpTexts from "@hearth/texts/shell/help.ts"
import * as labels from "@hearth/texts/labels.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useLocation } from "react-router"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { serverNow } from "../../../client/server-clock.ts"
import { loginHrefFrom } from "../../../client/session/login-route.ts"
import { useCustomer } from "../../../client/session/use-customer.ts"
import { CASES_PATH } from "../../../shared/order/complaint-path.ts"
import { ComplaintLink } from "../../../shared/order/complaint-link.tsx"
import { formatPastTime } from "../../../shared/time/format-past-time.ts"
import { fetchRecentOrders, type RecentOrder } from "./recent-orders.api.ts"
import styles from "./recent-orders.module.css"

const MAX_ORDERS = 3

/**
 * FBK-2: on the help page, the customer's last orders that a problem can be reported with, and their cases. Guests are
 * asked to sign in; nothing is requested for them. Nothing shows while feedback is switched off, or without scripts.
 */
export function RecentOrders() {
  const { features } = usePageContext()
  const customer = useCustomer()
  if (!features.includes("feedback") || customer === undefined) return undefined
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>{helpTexts.recentOrders}</h2>
      {customer && features.includes("order_history") ? <Orders /> : <SignInHint isCustomer={customer !== null} />}
      <a href={CASES_PATH} className={styles.cases}>
        <span>
          <strong>{helpTexts.yourCases}</strong>
          <span className={styles.soft}>{helpTexts.aboutYourCases}</span>
        </span>
        <ChevronIcon size={18} />
      </a>
    </Card>
  )
}

function SignInHint({ isCustomer }: { isCustomer: boolean }) {
  const currentLocation = useLocation()
  const { features } = usePageContext()
  if (isCustomer || !features.includes("login")) return undefined
  return (
    <div className={styles.signIn}>
      <p className={styles.soft}>{helpTexts.signInForOrders}</p>
      <ButtonLink href={loginHrefFrom(currentLocation)} variant="secondary" size="small">
        {labels.signIn}
      </ButtonLink>
    </div>
  )
}

function Orders() {
  const query = useQuery(fetchRecentOrders)
  const now = serverNow()
  if (query.state === "loading") return <Skeleton lines={4} />
  // The help page works without the orders: the list of all orders may still load.
  const orders = query.state === "ready" ? query.value.filter((order) => canComplain(order, now)) : []
  return (
    <>
      {orders.length > 0 ? (
        <>
          <p className={styles.soft}>{helpTexts.recentOrdersHelp}</p>
          <ul>
            {orders.slice(0, MAX_ORDERS).map((order) => (
              <Order key={order.orderId} order={order} now={now} />
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.soft}>{helpTexts.noRecentOrders}</p>
      )}
      <ButtonLink href="/postorder-ui/orderHistory" variant="quiet" size="small" className={styles.all}>
        {helpTexts.allOrders}
      </ButtonLink>
    </>
  )
}

function canComplain({ orderStatus, at }: RecentOrder, now: number): boolean {
  return complaintTime({ status: orderStatus, endedAt: Date.parse(at), promisedBy: null }, now) === "open"
}

function Order({ order: { orderId, orderSummary, orderStatus, at, store }, now }: { order: RecentOrder; now: number }) {
  const { country } = usePageContext()
  return (
    <li className={styles.order}>
      <span className={styles.words}>
        <strong className={styles.name}>{orderSummary}</strong>
        <span className={styles.soft}>
          {formatPastTime(at, countries[country].timeZone, now)} · {store.name}
        </span>
      </span>
      <ComplaintLink orderId={orderId} orderStatus={orderStatus} endedAt={at} now={now} size="small" />
    </li>
  )
}
