import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as historyTexts from "@hearth/texts/orders/order-history.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OfflineDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { useMemo } from "react"
import { useMenu } from "../../place/store-menu.ts"
import { serverNow } from "../../client/server-clock.ts"
import { useCurrentMinute } from "../../shared/time/use-current-minute.ts"
import { NoOrders } from "./no-orders.tsx"
import { OrderCard } from "./order-card.tsx"
import type { OrderFilter } from "./order-history.api.ts"
import styles from "./orders-screen.module.css"
import { OrderListSkeleton } from "./order-list-skeleton.tsx"
import { useRestoredScroll } from "./use-restored-scroll.ts"
import { useNearEnd } from "../../shared/page/use-near-end.ts"
import { usePastOrders } from "./use-past-orders.ts"

interface OrderListViewProps {
  owner: string
  filter: OrderFilter
  pageNo: number
  onMore: (pageNo: number) => void
}

export function OrderListView({ owner, filter, pageNo, onMore }: OrderListViewProps) {
  const { list, state, message, retry, updateFavourite } = usePastOrders(owner, filter, pageNo)
  const menu = useMenu()
  const products = menu.state === "ready" ? menu.value.products : undefined
  const productsById = useMemo(
    () => products && new Map(products.map((each): [string, Product] => [each.id, each])),
    [products],
  )
  // `now` changes once a minute, so that a list of hundreds of orders is not rendered more often.
  useCurrentMinute()
  const now = Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS
  const hasMore = list?.hasMore === true
  const loadMore = () => list && onMore(list.pageNo + 1)
  const endRef = useNearEnd(hasMore && state === "ready", loadMore)
  useRestoredScroll(owner)
  if (!list) {
    return state === "failed" ? (
      <EmptyState
        drawing={<OfflineDrawing />}
        title={historyTexts.ordersNotLoaded}
        action={<Button onClick={retry}>{labels.tryAgain}</Button>}
      >
        {message ?? labels.slowConnection}
      </EmptyState>
    ) : (
      <OrderListSkeleton />
    )
  }
  if (list.orders.length === 0) return <NoOrders filter={filter} />
  const { length } = list.orders
  return (
    <>
      <ul className={styles.list}>
        {list.orders.map((order) => (
          <OrderCard
            key={order.orderId}
            order={order}
            productsById={productsById}
            now={now}
            onFavourite={updateFavourite}
          />
        ))}
      </ul>
      <div ref={endRef} className={styles.foot}>
        {state === "failed" ? (
          <p role="alert" className={styles.failed}>
            {message ?? historyTexts.moreNotLoaded}
            <Button size="small" variant="secondary" onClick={retry}>
              {labels.tryAgain}
            </Button>
          </p>
        ) : hasMore ? (
          <Button variant="secondary" busy={state === "loading"} onClick={loadMore}>
            {labels.loadMore}
          </Button>
        ) : undefined}
        <output className="sr-only">
          {state === "loading" ? historyTexts.loadingMore : historyTexts.ordersShown(length)}
        </output>
      </div>
    </>
  )
}
