import { countries } from "@hearth/domain/countries/countries.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { ScooterIcon } from "@hearth/ui/icon/place-icons.tsx"
import { PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect } from "react"
import { useSearchParams } from "react-router"
import { useBoot } from "../../session/boot.tsx"
import { startCart } from "../../session/keep-cart.ts"
import { serverNow } from "../../session/server-clock.ts"
import { BillCard } from "../../shell/bill-card.tsx"
import { CancelOrder } from "../../shell/cancel-order.tsx"
import { NoAnswer, NoOrder } from "../../shell/order-trouble.tsx"
import { useCustomer } from "../../shell/use-customer.ts"
import { useSecond } from "../../shell/use-second.ts"
import styles from "./details-screen.module.css"
import { dropHeldLists, noteFavourite } from "./held-lists.ts"
import { InvoiceButton } from "./invoice-button.tsx"
import { OrderAgain } from "./order-again.tsx"
import { OrderFacts } from "./order-facts.tsx"
import { OrderHeart } from "./order-heart.tsx"
import { OrderSteps } from "./order-steps.tsx"
import { OrderThings } from "./order-things.tsx"
import type { OrderDetails } from "./orders.api.ts"
import { sayMoment } from "./say-moment.ts"
import { StatusChip } from "./status-chip.tsx"
import { useOrderDetails } from "./use-order-details.ts"

/** ORD-6: one order in full, for whoever placed it. */
export function DetailsScreen({ heading }: { heading: string }) {
  const [params] = useSearchParams()
  const answer = useOrderDetails(params.get("orderId"))
  useEffect(startCart, [])
  if (answer.state === "missing") return <NoOrder />
  if (answer.state === "failed") return <NoAnswer onRetry={answer.retry}>{answer.message}</NoAnswer>
  if (answer.state === "loading") return <Waiting heading={heading} />
  return <Details order={answer.order} onChanged={answer.reload} />
}

function Details({ order, onChanged }: { order: OrderDetails; onChanged: () => void }) {
  const { orderId, country, orderStatus, placedAt, steps, store, bill, transactionId } = order
  const at = placedAt ?? steps[0]?.at
  const isTracked = useBoot().features.includes("track") && order.isLive
  return (
    <div className={styles.screen}>
      <BackToOrders />
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>
            Order <span data-testid="order-number">{orderId}</span>
          </h1>
          <OrderHeart
            order={order}
            onChanged={(favOrderId) => {
              noteFavourite("all", orderId, favOrderId)
              onChanged()
            }}
          />
        </div>
        <p className={styles.when} aria-live="polite">
          <StatusChip status={orderStatus} />
          {at === undefined ? undefined : <span>{sayMoment(at, countries[country].timeZone, serverNow())}</span>}
        </p>
        {order.message ? <p className={styles.message}>{order.message}</p> : undefined}
      </header>
      <div className={styles.ways}>
        {orderStatus === "PENDING" ? (
          <ButtonLink href={`/thank-you?transactionId=${transactionId}`}>See how it stands</ButtonLink>
        ) : undefined}
        {isTracked ? (
          <ButtonLink href={`/track?orderHistoryId=${transactionId}`} icon={<ScooterIcon size={20} />}>
            Track your order
          </ButtonLink>
        ) : undefined}
        <OrderAgain orderId={orderId} variant={orderStatus === "PENDING" || isTracked ? "secondary" : "primary"} />
        <ButtonLink
          href={`tel:${store.phone.replaceAll(" ", "")}`}
          variant="secondary"
          icon={<PhoneIcon size={20} />}
          aria-label={`Call the store, ${store.phone}`}
        >
          Call the store
        </ButtonLink>
        {isHandedOver(orderStatus) ? <InvoiceButton orderId={orderId} /> : undefined}
        <Cancel order={order} onChanged={onChanged} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderSteps order={order} />
          <OrderThings order={order} />
        </div>
        <div className={styles.column}>
          <BillCard bill={bill} isUpdating={false} total={sayTotal(order)} />
          <OrderFacts order={order} />
        </div>
      </div>
    </div>
  )
}

/** What stands beside the sum: cash is paid when it is handed over, and what came to nothing is neither. */
function sayTotal({ orderStatus, confirmation, paymentMode }: OrderDetails): string {
  if (orderStatus === "CANCELLED" || confirmation === "failed") return "Total"
  const isDue = confirmation === "pending" || (paymentMode === "COD" && !isHandedOver(orderStatus))
  return isDue ? "To pay" : "Paid"
}

/** From then on there is an invoice. */
function isHandedOver(status: OrderDetails["orderStatus"]): boolean {
  return status === "DELIVERED" || status === "PICKED UP"
}

function Cancel({ order, onChanged }: { order: OrderDetails; onChanged: () => void }) {
  const second = useSecond()
  if (second === undefined) return undefined
  const changed = () => {
    dropHeldLists()
    onChanged()
  }
  return <CancelOrder order={order} until={order.cancellableUntil} now={second} onCancelled={changed} />
}

function BackToOrders() {
  const customer = useCustomer()
  if (!useBoot().features.includes("order_history") || !customer) return undefined
  return (
    <a href="/postorder-ui/orderHistory" className={styles.back}>
      <ChevronIcon size={18} to="left" />
      Your orders
    </a>
  )
}

/** In the shape of what comes. */
function Waiting({ heading }: { heading: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <h1 className="sr-only">{heading}</h1>
      <Skeleton shape="title" className={styles.titleBone} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Skeleton shape="card" className={styles.bone} />
          <Skeleton shape="card" className={styles.bone} />
        </div>
        <div className={styles.column}>
          <Skeleton shape="card" className={styles.bone} />
        </div>
      </div>
    </div>
  )
}
