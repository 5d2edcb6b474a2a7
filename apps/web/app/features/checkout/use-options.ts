import { useEffect, useState } from "react"
import { Refused } from "../../session/use-answer.ts"
import { askOptions, type PaymentOptions } from "./checkout.api.ts"

export type OptionsAnswer =
  | { state: "loading" }
  | { state: "failed"; message: string | undefined; retry: () => void }
  | { state: "ready"; value: PaymentOptions; isCurrent: boolean; reload: () => void }

type Got = { question: string; value: PaymentOptions } | { question: string; failed: string | undefined }

/** PAY-2: the ways to pay this much. They stay on the screen while they are asked for anew. */
export function useOptions(
  amount: number | undefined,
  userId: string | undefined,
  /** The payment under way, which changes what the wallet has. */
  paymentId: string | undefined,
): OptionsAnswer {
  const [got, setGot] = useState<Got>()
  const [round, setRound] = useState(0)
  const again = () => setRound((count) => count + 1)
  const question = `${amount} ${userId} ${paymentId} ${round}`
  useEffect(() => {
    if (amount === undefined) return
    const control = new AbortController()
    const ask = async () => {
      const next = await askOptions({ amount }, control.signal).then(
        (value) => ({ question, value }),
        (error: unknown) => ({ question, failed: error instanceof Refused ? error.message : undefined }),
      )
      if (!control.signal.aborted) setGot((before) => ("failed" in next && before && "value" in before ? before : next))
    }
    void ask()
    return () => control.abort()
  }, [amount, question])
  if (got && "value" in got) {
    return { state: "ready", value: got.value, isCurrent: got.question === question, reload: again }
  }
  return got?.question === question ? { state: "failed", message: got.failed, retry: again } : { state: "loading" }
}
