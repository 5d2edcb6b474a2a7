import type { StaffMember, UnacceptedOrder } from "@hearth/contract/calls/store-ops.shapes.ts"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useEffect, useState } from "react"
import { call } from "../../session/api.ts"
import { useNow } from "../../session/use-now.ts"
import { goTo, writeAddress } from "../../shell/address.ts"
import { sayMinutes } from "../../shell/say-minutes.ts"
import styles from "./unaccepted-orders.module.css"

const AGAIN_MS = 30_000
const MOST_SHOWN = 5

/** For head office, whichever store it looks at: orders of any store that nobody has accepted for too long. */
export function UnacceptedOrders({ member, storeId }: { member: StaffMember; storeId?: string }) {
  const now = useNow()
  const orders = useUnaccepted(member.everywhere).filter((order) => order.storeId !== storeId)
  if (orders.length === 0) return undefined
  return (
    <section className={styles.list} aria-label="Unaccepted orders" data-testid="unaccepted">
      <h2 className={styles.heading}>
        <AlertIcon size={20} />
        Unaccepted orders <span>{orders.length}</span>
      </h2>
      <ul>
        {orders.slice(0, MOST_SHOWN).map((order) => {
          const to = { storeId: order.storeId, screen: "board" } as const
          return (
            <li key={order.transactionId}>
              <a
                href={writeAddress(to)}
                onClick={(event) => {
                  event.preventDefault()
                  goTo(to)
                }}
              >
                <b>{order.storeName}</b>
                <span>{order.orderId}</span>
                <span>waiting {sayMinutes(now - Date.parse(order.waitingSince))}</span>
              </a>
            </li>
          )
        })}
      </ul>
      {orders.length > MOST_SHOWN ? <p>and {orders.length - MOST_SHOWN} more</p> : undefined}
    </section>
  )
}

function useUnaccepted(isOn: boolean): readonly UnacceptedOrder[] {
  const [orders, setOrders] = useState<readonly UnacceptedOrder[]>([])
  useEffect(() => {
    if (!isOn) return
    let here = true
    const ask = async () => {
      const answer = await call("GET /store-ops/ve1/unaccepted", {})
      if (here && answer.ok) setOrders(answer.data.orders)
    }
    void ask()
    const timer = setInterval(() => void ask(), AGAIN_MS)
    return () => {
      here = false
      clearInterval(timer)
    }
  }, [isOn])
  return orders
}
