import { Tabs } from "@hearth/ui/tabs/tabs.tsx"
import { useEffect } from "react"
import { useSearchParams } from "react-router"
import { startCart } from "../../session/keep-cart.ts"
import { useCustomerOnly } from "../../shell/use-customer.ts"
import { readListAddress } from "./order-list.ts"
import { OrdersShown } from "./orders-shown.tsx"
import { filters, type Filter } from "./orders.api.ts"
import styles from "./orders-screen.module.css"
import { OrdersWaiting } from "./orders-waiting.tsx"

const labels: Readonly<Record<Filter, string>> = { all: "All", favourite: "Favourites", failed: "Not placed" }

/** ORD-5: everything a customer ordered, by kind, a page at a time. A guest signs in first (SES-10). */
export function OrdersScreen({ heading }: { heading: string }) {
  const customer = useCustomerOnly()
  const [params, setParams] = useSearchParams()
  const { filter, pageNo } = readListAddress(params)
  useEffect(startCart, [])
  const go = (to: Filter, page: number) => {
    const said = { ...(to === "all" ? {} : { filter: to }), ...(page === 1 ? {} : { pageNo: String(page) }) }
    setParams(said, { replace: true, preventScrollReset: true })
  }
  const content = customer ? (
    <OrdersShown owner={customer.userId} filter={filter} pageNo={pageNo} onMore={(page) => go(filter, page)} />
  ) : (
    <OrdersWaiting />
  )
  return (
    <div className={styles.screen}>
      <h1 className={styles.head}>{heading}</h1>
      <Tabs
        label="Which orders"
        selected={filter}
        onSelect={(to) => go(to, 1)}
        tabs={filters.map((id) => ({ id, label: labels[id], content }))}
      />
    </div>
  )
}
