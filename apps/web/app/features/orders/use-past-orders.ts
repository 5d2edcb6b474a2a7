import { useCallback, useEffect, useState } from "react"
import { useLocation } from "react-router"
import { Refused } from "../../session/use-answer.ts"
import { whileBusy } from "../../shell/busy.ts"
import { heldLists, holdLists } from "./held-lists.ts"
import { firstPageFor, joinPage, type OrderList, type OrderLists, withFavourite } from "./order-list.ts"
import { type Filter, pastOrders } from "./orders.api.ts"

export interface PastOrdersState {
  list: OrderList | undefined
  state: "loading" | "failed" | "ready"
  message: string | undefined
  retry: () => void
  /** ORD-7. */
  take: (orderId: string, favOrderId: string | null) => void
}

/** ORD-5: a customer's orders up to a page; one question at a time, and none twice. Undefined: it is not known who this is. */
export function usePastOrders(owner: string | undefined, filter: Filter, wanted: number): PastOrdersState {
  const { key } = useLocation()
  const [lists, setLists] = useState<OrderLists>(() => (owner ? (heldLists(key, owner)?.lists ?? {}) : {}))
  const [failed, setFailed] = useState<{ of: string; message: string | undefined }>()
  const [round, setRound] = useState(0)
  const list = lists[filter]
  const isHere = list !== undefined && (list.pageNo >= wanted || !list.hasMore)
  const next = list ? list.pageNo + 1 : firstPageFor(wanted)
  const after = list?.after ?? undefined
  const question = `${owner} ${filter} ${next} ${round}`
  useEffect(() => {
    if (owner) holdLists({ key, owner, lists })
  }, [key, owner, lists])
  useEffect(() => {
    if (!owner || isHere) return
    const control = new AbortController()
    const fetchPage = () => pastOrders({ pageNo: next, filter, after }, control.signal)
    const ask = async () => {
      try {
        // Later pages show their own progress, below what can be read meanwhile.
        const page = await (next === 1 ? whileBusy(fetchPage) : fetchPage())
        if (!control.signal.aborted) setLists((before) => ({ ...before, [filter]: joinPage(before[filter], page) }))
      } catch (error) {
        if (control.signal.aborted) return
        setFailed({ of: question, message: error instanceof Refused ? error.message : undefined })
      }
    }
    void ask()
    return () => control.abort()
  }, [owner, filter, next, after, isHere, question])
  return {
    list,
    state: isHere ? "ready" : failed?.of === question ? "failed" : "loading",
    message: failed?.message,
    retry: () => setRound((count) => count + 1),
    take: useCallback(
      (orderId, favOrderId) => setLists((before) => withFavourite(before, filter, orderId, favOrderId)),
      [filter],
    ),
  }
}
