import type { StaffMember, UnacceptedOrder } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as unacceptedTexts from "@hearth/texts/console/unaccepted.ts"
import { AlertIcon, PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useEffect, useState } from "react"
import { call } from "../../client/api.ts"
import { useNow } from "../../client/use-now.ts"
import { formatMinutes } from "../../shell/format-minutes.ts"
import { RouteLink } from "../../shell/route-link.tsx"
import styles from "./unaccepted-orders.module.css"

const REFRESH_MS = 30_000
const MAX_SHOWN = 5

/** Shows head office orders that have waited too long to be accepted, except those of the open store. */
export function UnacceptedOrders({ member, storeId }: { member: StaffMember; storeId?: string }) {
  const now = useNow()
  const orders = useUnacceptedOrders(member.everywhere).filter((order) => order.storeId !== storeId)
  if (orders.length === 0) return undefined
  return (
    <section className={styles.list} aria-label={unacceptedTexts.unacceptedOrders} data-testid="unaccepted">
      <h2 className={styles.heading}>
        <AlertIcon size={20} />
        {unacceptedTexts.unacceptedOrders} <span>{orders.length}</span>
      </h2>
      <ul>
        {orders.slice(0, MAX_SHOWN).map((order) => (
          <li key={order.transactionId}>
            <RouteLink to={{ area: "store", storeId: order.storeId, screen: "board" }}>
              <b>{order.storeName}</b>
              <span>{order.orderId}</span>
              <span>{unacceptedTexts.waiting(formatMinutes(now - Date.parse(order.waitingSince)))}</span>
            </RouteLink>
            {order.storePhone === "" ? undefined : (
              <a
                className={styles.call}
                href={`tel:${order.storePhone.replaceAll(" ", "")}`}
                aria-label={unacceptedTexts.callStore(order.storeName, order.storePhone)}
              >
                <PhoneIcon size={18} />
                {unacceptedTexts.call}
              </a>
            )}
          </li>
        ))}
      </ul>
      {orders.length > MAX_SHOWN ? <p>{unacceptedTexts.andMore(orders.length - MAX_SHOWN)}</p> : undefined}
    </section>
  )
}

function useUnacceptedOrders(isHeadOffice: boolean): readonly UnacceptedOrder[] {
  const [orders, setOrders] = useState<readonly UnacceptedOrder[]>([])
  useEffect(() => {
    if (!isHeadOffice) return
    let isActive = true
    const poll = async () => {
      const result = await call("GET /store-ops/ve1/unaccepted", {})
      if (isActive && result.ok) setOrders(result.data.orders)
    }
    void poll()
    const timer = setInterval(() => void poll(), REFRESH_MS)
    return () => {
      isActive = false
      clearInterval(timer)
    }
  }, [isHeadOffice])
  return orders
}
