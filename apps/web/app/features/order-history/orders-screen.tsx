import * as historyTexts from "@hearth/texts/orders/order-history.ts"
import { Tabs } from "@hearth/ui/tabs/tabs.tsx"
import { useEffect } from "react"
import { useSearchParams } from "react-router"
import { startCart } from "../../cart/cart.ts"
import { useRequiredCustomer } from "../../client/session/use-customer.ts"
import { readListQuery } from "./order-list.ts"
import { OrderListView } from "./order-list-view.tsx"
import { orderFilters, type OrderFilter } from "./order-history.api.ts"
import styles from "./orders-screen.module.css"
import { OrderListSkeleton } from "./order-list-skeleton.tsx"

const filterLabels: Readonly<Record<OrderFilter, string>> = {
  all: historyTexts.all,
  favourite: historyTexts.favourites,
  failed: historyTexts.unsuccessful,
}

/** ORD-5: all orders of a customer, by filter, page by page. Guests have to sign in first (SES-10). */
export function OrdersScreen({ heading }: { heading: string }) {
  const customer = useRequiredCustomer()
  const [params, setParams] = useSearchParams()
  const { filter, pageNo } = readListQuery(params)
  useEffect(startCart, [])
  const goToPage = (nextFilter: OrderFilter, page: number) => {
    const params = {
      ...(nextFilter === "all" ? {} : { filter: nextFilter }),
      ...(page === 1 ? {} : { pageNo: String(page) }),
    }
    setParams(params, { replace: true, preventScrollReset: true })
  }
  const content = customer ? (
    <OrderListView owner={customer.userId} filter={filter} pageNo={pageNo} onMore={(page) => goToPage(filter, page)} />
  ) : (
    <OrderListSkeleton />
  )
  return (
    <div className={styles.screen}>
      <h1 className={styles.head}>{heading}</h1>
      <Tabs
        label={historyTexts.filterOrders}
        selected={filter}
        onSelect={(to) => goToPage(to, 1)}
        tabs={orderFilters.map((id) => ({ id, label: filterLabels[id], content }))}
      />
    </div>
  )
}
