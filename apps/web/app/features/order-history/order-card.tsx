import { countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as historyTexts from "@hearth/texts/orders/order-history.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { memo } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { listCache } from "./cached-lists.ts"
import { ReorderButton } from "./reorder-button.tsx"
import styles from "./order-card.module.css"
import { FavouriteOrderButton } from "./favourite-order-button.tsx"
import type { PastOrder } from "./order-history.api.ts"
import { ReplacedOrder } from "../../shared/order/replaced-order.tsx"
import { OrderRating } from "./order-rating.tsx"
import { ComplaintLink } from "../../shared/order/complaint-link.tsx"
import { formatPastTime } from "../../shared/time/format-past-time.ts"
import { StatusChip } from "./status-chip.tsx"
import { type ProductsById, ItemPictures } from "./item-pictures.tsx"

interface OrderCardProps {
  order: PastOrder
  productsById: ProductsById
  now: number
  onFavourite: (orderId: string, favOrderId: string | null) => void
}

/**
 * ORD-5: one order of the list. Cards out of view are not rendered by the browser, so that hundreds of them scroll
 * smoothly.
 */
export const OrderCard = memo(function OrderCard({ order, productsById, now, onFavourite }: OrderCardProps) {
  const { country, features } = usePageContext()
  const { orderId, orderSummary, at, store, payable, orderStatus, things } = order
  const href = `/postorder-ui/orderdetails?orderId=${orderId}`
  const hasDetails = features.includes("order_details")
  return (
    <li
      className={styles.item}
      data-order={orderId}
      onClickCapture={({ currentTarget }) =>
        listCache.storeScrollPosition(orderId, currentTarget.getBoundingClientRect().top)
      }
    >
      <Card as="article" className={styles.card}>
        <div className={styles.top}>
          <ItemPictures items={things} productsById={productsById} />
          <StatusChip status={orderStatus} />
          <FavouriteOrderButton order={order} onChanged={(favOrderId) => onFavourite(orderId, favOrderId)} />
        </div>
        <div className={styles.what}>
          <div>
            <h2 className={styles.name}>{hasDetails ? <a href={href}>{orderSummary}</a> : orderSummary}</h2>
            <p className={styles.soft}>
              {formatPastTime(at, countries[country].timeZone, now)}
              {store.name === "" ? "" : ` · ${store.name}`}
            </p>
            <ReplacedOrder replacesOrderId={order.replacesOrderId} className={styles.soft} />
          </div>
          <strong className={styles.price} data-testid="order-price">
            {formatMoney(payable, country)}
          </strong>
        </div>
        <div className={styles.actions}>
          {hasDetails ? (
            <ButtonLink href={href} variant="quiet" size="small" aria-label={historyTexts.detailsOf(orderId)}>
              {historyTexts.details}
            </ButtonLink>
          ) : undefined}
          {order.isLive && features.includes("track") ? (
            <ButtonLink
              href={`/track?orderHistoryId=${order.transactionId}`}
              size="small"
              aria-label={historyTexts.trackOrder(orderId)}
            >
              {historyTexts.track}
            </ButtonLink>
          ) : undefined}
          <OrderRating order={order} now={now} />
          <ComplaintLink orderId={orderId} orderStatus={orderStatus} endedAt={at} now={now} size="small" />
          <ReorderButton
            orderId={orderId}
            spentPoints={order.spentPoints}
            size="small"
            variant="secondary"
            label={historyTexts.orderAgainOf(orderSummary)}
          />
        </div>
      </Card>
    </li>
  )
})
