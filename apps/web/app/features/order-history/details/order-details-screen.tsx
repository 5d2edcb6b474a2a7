import { countries } from "@hearth/domain/countries/countries.ts"
import { isHandedOver } from "@hearth/domain/orders/order-status.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as historyTexts from "@hearth/texts/orders/order-history.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { ScooterIcon } from "@hearth/ui/icon/place-icons.tsx"
import { PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { createElement, Fragment, type ReactNode, useEffect } from "react"
import { useSearchParams } from "react-router"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { startCart } from "../../../cart/cart.ts"
import { serverNow } from "../../../client/server-clock.ts"
import { RateCard } from "../../../shared/feedback/rate-card.tsx"
import { BillCard } from "../../../shared/bill/bill-card.tsx"
import { CancelOrder } from "../../../shared/order/cancel-order.tsx"
import { ComplaintLink } from "../../../shared/order/complaint-link.tsx"
import { ReplacedOrder } from "../../../shared/order/replaced-order.tsx"
import { OrderUnavailable, OrderNotFound } from "../../../shared/order/order-unavailable.tsx"
import { spentPointsOf } from "../../../shared/order/spent-points.ts"
import { useCustomer } from "../../../client/session/use-customer.ts"
import { useCurrentSecond } from "../../../shared/time/use-current-second.ts"
import styles from "./order-details-screen.module.css"
import { listCache } from "../cached-lists.ts"
import { InvoiceButton } from "./invoice-button.tsx"
import { ReorderButton } from "../reorder-button.tsx"
import { PastOrderFacts } from "./past-order-facts.tsx"
import { FavouriteOrderButton } from "../favourite-order-button.tsx"
import { OrderSteps } from "./order-steps.tsx"
import { OrderItems } from "./order-items.tsx"
import type { OrderDetails } from "../../../shared/order/order-details.api.ts"
import { formatPastTime } from "../../../shared/time/format-past-time.ts"
import { StatusChip } from "../status-chip.tsx"
import { useOrderDetails } from "./use-order-details.ts"

/** ORD-6: all details of one order, for the customer or guest who placed it. */
export function OrderDetailsScreen({ heading }: { heading: string }) {
  const [params] = useSearchParams()
  const query = useOrderDetails(params.get("orderId"))
  useEffect(startCart, [])
  if (query.state === "missing") return <OrderNotFound />
  if (query.state === "failed") return <OrderUnavailable onRetry={query.retry}>{query.message}</OrderUnavailable>
  if (query.state === "loading") return <OrderDetailsSkeleton heading={heading} />
  return <Details order={query.order} onChanged={query.reload} />
}

function Details({ order, onChanged }: { order: OrderDetails; onChanged: () => void }) {
  const { orderId, country, orderStatus, placedAt, steps, store, bill, transactionId, replacesOrderId } = order
  const orderedAt = placedAt ?? steps[0]?.at
  const isTracked = usePageContext().features.includes("track") && order.isLive
  return (
    <div className={styles.screen}>
      <BackToOrders />
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>
            {createElement(
              Fragment,
              null,
              ...orderTexts.order<ReactNode>(<span data-testid="order-number">{orderId}</span>),
            )}
          </h1>
          <FavouriteOrderButton
            order={order}
            onChanged={(favOrderId) => {
              listCache.updateFavourite("all", orderId, favOrderId)
              onChanged()
            }}
          />
        </div>
        <p className={styles.when} aria-live="polite">
          <StatusChip status={orderStatus} />
          {orderedAt === undefined ? undefined : (
            <span>{formatPastTime(orderedAt, countries[country].timeZone, serverNow())}</span>
          )}
        </p>
        {order.message ? <p className={styles.message}>{order.message}</p> : undefined}
        <ReplacedOrder replacesOrderId={replacesOrderId} className={styles.message} />
      </header>
      <div className={styles.actions}>
        {orderStatus === "PENDING" ? (
          <ButtonLink href={`/thank-you?transactionId=${transactionId}`}>{orderTexts.seeOrderStatus}</ButtonLink>
        ) : undefined}
        {isTracked ? (
          <ButtonLink href={`/track?orderHistoryId=${transactionId}`} icon={<ScooterIcon size={20} />}>
            {labels.trackOrder}
          </ButtonLink>
        ) : undefined}
        <ReorderButton
          orderId={orderId}
          spentPoints={spentPointsOf(bill)}
          variant={orderStatus === "PENDING" || isTracked ? "secondary" : "primary"}
        />
        <ButtonLink
          href={`tel:${store.phone.replaceAll(" ", "")}`}
          variant="secondary"
          icon={<PhoneIcon size={20} />}
          aria-label={orderTexts.callStoreOn(store.phone)}
        >
          {orderTexts.callStore}
        </ButtonLink>
        {isHandedOver(orderStatus) && !replacesOrderId ? <InvoiceButton orderId={orderId} /> : undefined}
        <ComplaintLink
          orderId={orderId}
          orderStatus={orderStatus}
          endedAt={steps.at(-1)?.at}
          promisedBy={order.promisedBy}
          now={serverNow()}
        />
        <CancelButton order={order} onChanged={onChanged} />
      </div>
      {isHandedOver(orderStatus) ? <RateCard orderId={orderId} placedAt={order.placedAt} /> : undefined}
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderSteps order={order} />
          <OrderItems order={order} />
        </div>
        <div className={styles.column}>
          <BillCard bill={bill} isUpdating={false} totalLabel={formatTotalLabel(order)} />
          <PastOrderFacts order={order} />
        </div>
      </div>
    </div>
  )
}

/**
 * The label of the total: cash is paid at the handover. A cancelled or failed order, and one that is made again, is
 * neither paid nor due.
 */
function formatTotalLabel({ orderStatus, confirmation, paymentMode, replacesOrderId }: OrderDetails): string {
  if (orderStatus === "CANCELLED" || confirmation === "failed" || replacesOrderId) return historyTexts.total
  const isDue = confirmation === "pending" || (paymentMode === "COD" && !isHandedOver(orderStatus))
  return isDue ? historyTexts.toPay : historyTexts.paid
}

function CancelButton({ order, onChanged }: { order: OrderDetails; onChanged: () => void }) {
  const second = useCurrentSecond()
  if (second === undefined) return undefined
  const handleCancelled = () => {
    listCache.clear()
    onChanged()
  }
  return (
    <CancelOrder
      order={order}
      spentPoints={spentPointsOf(order.bill)}
      until={order.cancellableUntil}
      now={second}
      onCancelled={handleCancelled}
    />
  )
}

function BackToOrders() {
  const customer = useCustomer()
  if (!usePageContext().features.includes("order_history") || !customer) return undefined
  return (
    <a href="/postorder-ui/orderHistory" className={styles.back}>
      <ChevronIcon size={18} to="left" />
      {historyTexts.yourOrders}
    </a>
  )
}

function OrderDetailsSkeleton({ heading }: { heading: string }) {
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
