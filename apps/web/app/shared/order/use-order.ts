import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { useEffect, useState } from "react"
import { confirmOrder, processOrder, fetchOrder } from "./transactions.api.ts"
import { isSettled } from "./order-route.ts"

/** Quick at first, while the customer looks on; patient later. */
const POLL_DELAYS_MS = [1500, 2000, 2000, 3000, 3000, 5000, 5000, 8000, 10_000, 15_000]

const HIDDEN_MS = 2000

export type OrderQuery =
  | { state: "loading" }
  /** No such order, or somebody else's. */
  | { state: "missing" }
  | { state: "failed"; message: string; retry: () => void }
  | { state: "ready"; order: Transaction; update: (order: Transaction) => void }

/**
 * An order, asked for until it is settled: the provider's word counts, not that of the address one came back to. Whoever
 * comes back from another app is answered at once; what nobody looks at is not asked for. Null: there is none to ask for.
 */
export function useOrder(id: string | null | undefined): OrderQuery {
  const [got, setGot] = useState<{ id: string; round: number; answer: OrderQuery }>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!id) return
    let isLatest = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let current: Transaction | undefined
    let pollCount = 0
    let isPolling = false
    const settle = (answer: OrderQuery) => setGot({ id, round, answer })
    const update = (order: Transaction) => {
      current = order
      settle({ state: "ready", order, update })
    }
    const schedulePoll = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void poll(), POLL_DELAYS_MS[Math.min(pollCount++, POLL_DELAYS_MS.length - 1)])
    }
    const poll = async () => {
      if (isPolling) return
      // Not every app around us tells that it is in front again.
      if (document.hidden) return void (timer = setTimeout(() => void poll(), HIDDEN_MS))
      isPolling = true
      const result = await fetchLatest(id, current, () => isLatest)
      isPolling = false
      if (!isLatest) return
      if (result.ok) update(result.data)
      else if (result.code === "NOT_FOUND") return settle({ state: "missing" })
      else if (!current)
        return settle({ state: "failed", message: result.message, retry: () => setRound((count) => count + 1) })
      if (!current || !isSettled(current)) schedulePoll()
    }
    const pollWhenVisible = () => {
      if (document.hidden || (current && isSettled(current))) return
      clearTimeout(timer)
      void poll()
    }
    document.addEventListener("visibilitychange", pollWhenVisible)
    addEventListener("online", pollWhenVisible)
    void poll()
    return () => {
      isLatest = false
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", pollWhenVisible)
      removeEventListener("online", pollWhenVisible)
    }
  }, [id, round])
  if (id === null) return { state: "missing" }
  return got && got.id === id && got.round === round ? got.answer : { state: "loading" }
}

/**
 * First what we know, then what the provider says: the first look tells which one that is. A question under way is not
 * called off, which every browser would log as a failure; where nobody waits any more there is no second.
 */
async function fetchLatest(id: string, current: Transaction | undefined, isWanted: () => boolean) {
  if (current) return confirmOrder(id)
  const result = await fetchOrder(id)
  if (!isWanted() || !result.ok || isSettled(result.data) || result.data.payment === null) return result
  const processed = await processOrder(result.data)
  return processed.ok ? processed : result
}
