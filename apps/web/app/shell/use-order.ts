import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { useEffect, useState } from "react"
import { confirmOrder, processOrder, readOrder } from "../session/orders.api.ts"
import { isSettled } from "./order-way.ts"

/** Quick at first, while the customer looks on; patient later. */
const WAITS_MS = [1500, 2000, 2000, 3000, 3000, 5000, 5000, 8000, 10_000, 15_000]

const HIDDEN_MS = 2000

export type OrderAnswer =
  | { state: "loading" }
  /** No such order, or somebody else's. */
  | { state: "missing" }
  | { state: "failed"; message: string; retry: () => void }
  | { state: "ready"; order: Transaction; take: (order: Transaction) => void }

/**
 * An order, asked for until it is settled: the provider's word counts, not that of the address one came back to. Whoever
 * comes back from another app is answered at once; what nobody looks at is not asked for. Null: there is none to ask for.
 */
export function useOrder(id: string | null | undefined): OrderAnswer {
  const [got, setGot] = useState<{ id: string; round: number; answer: OrderAnswer }>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!id) return
    let isLatest = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let held: Transaction | undefined
    let asked = 0
    let isAsking = false
    const keep = (answer: OrderAnswer) => setGot({ id, round, answer })
    const take = (order: Transaction) => {
      held = order
      keep({ state: "ready", order, take })
    }
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void look(), WAITS_MS[Math.min(asked++, WAITS_MS.length - 1)])
    }
    const look = async () => {
      if (isAsking) return
      // Not every app around us tells that it is in front again.
      if (document.hidden) return void (timer = setTimeout(() => void look(), HIDDEN_MS))
      isAsking = true
      const told = await ask(id, held, () => isLatest)
      isAsking = false
      if (!isLatest) return
      if (told.ok) take(told.answer)
      else if (told.code === "NOT_FOUND") return keep({ state: "missing" })
      else if (!held)
        return keep({ state: "failed", message: told.message, retry: () => setRound((count) => count + 1) })
      if (!held || !isSettled(held)) again()
    }
    const comeBack = () => {
      if (document.hidden || (held && isSettled(held))) return
      clearTimeout(timer)
      void look()
    }
    document.addEventListener("visibilitychange", comeBack)
    addEventListener("online", comeBack)
    void look()
    return () => {
      isLatest = false
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", comeBack)
      removeEventListener("online", comeBack)
    }
  }, [id, round])
  if (id === null) return { state: "missing" }
  return got && got.id === id && got.round === round ? got.answer : { state: "loading" }
}

/**
 * First what we know, then what the provider says: the first look tells which one that is. A question under way is not
 * called off, which every browser would log as a failure; where nobody waits any more there is no second.
 */
async function ask(id: string, held: Transaction | undefined, isWanted: () => boolean) {
  if (held) return confirmOrder(id)
  const told = await readOrder(id)
  if (!isWanted() || !told.ok || isSettled(told.answer) || told.answer.payment === null) return told
  const processed = await processOrder(told.answer)
  return processed.ok ? processed : told
}
