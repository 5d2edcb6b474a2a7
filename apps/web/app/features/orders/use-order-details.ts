import { useCallback, useEffect } from "react"
import { useAnswer } from "../../session/use-answer.ts"
import { type OrderDetails, readDetails } from "./orders.api.ts"

export type DetailsAnswer =
  | { state: "loading" }
  /** No such order, or somebody else's. */
  | { state: "missing" }
  | { state: "failed"; message: string; retry: () => void }
  | { state: "ready"; order: OrderDetails; reload: () => void }

/** Who wants to see each step follows it on the tracker; here it is enough not to be told old things. */
const AGAIN_MS = 20_000

/** As the server has them; of an order that goes on meanwhile read again now and then, and when somebody comes back to it. */
export function useOrderDetails(orderId: string | null): DetailsAnswer {
  const ask = useCallback((signal: AbortSignal) => readDetails(orderId ?? "", signal), [orderId])
  const answer = useAnswer(orderId === null ? undefined : ask)
  const value = answer.state === "ready" ? answer.value : undefined
  const reload = answer.state === "ready" ? answer.reload : undefined
  const isLive = value?.ok === true && value.answer.isLive
  useEffect(() => {
    if (!isLive || !reload) return
    const comeBack = () => document.hidden || reload()
    document.addEventListener("visibilitychange", comeBack)
    const timer = setInterval(comeBack, AGAIN_MS)
    return () => {
      document.removeEventListener("visibilitychange", comeBack)
      clearInterval(timer)
    }
  }, [isLive, reload])
  if (orderId === null) return { state: "missing" }
  if (answer.state === "failed") return { state: "failed", message: answer.message ?? "", retry: answer.retry }
  if (answer.state === "loading") return { state: "loading" }
  const told = answer.value
  if (told.ok) return { state: "ready", order: told.answer, reload: answer.reload }
  return told.code === "NOT_FOUND" || told.code === "BAD_REQUEST"
    ? { state: "missing" }
    : { state: "failed", message: told.message, retry: answer.reload }
}
