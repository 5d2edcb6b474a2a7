import { useEffect, useState } from "react"
import { serverMessage } from "@hearth/browser/result.ts"
import { fetchPaymentOptions, type PaymentOptions } from "../checkout.api.ts"

export type PaymentOptionsQuery =
  | { state: "loading" }
  | { state: "failed"; message: string | undefined; retry: () => void }
  | { state: "ready"; value: PaymentOptions; isCurrent: boolean; reload: () => void }

type LoadedOptions =
  | { requestKey: string; value: PaymentOptions }
  | { requestKey: string; errorMessage: string | undefined }

/** PAY-2: the payment methods for this amount. The loaded ones stay on the screen while they are fetched again. */
export function usePaymentOptions(
  amount: number | undefined,
  userId: string | undefined,
  /** The pending payment, which changes the wallet's balance. */
  paymentId: string | undefined,
): PaymentOptionsQuery {
  const [loaded, setLoaded] = useState<LoadedOptions>()
  const [reloadCount, setReloadCount] = useState(0)
  const reload = () => setReloadCount((count) => count + 1)
  const requestKey = `${amount} ${userId} ${paymentId} ${reloadCount}`
  useEffect(() => {
    if (amount === undefined) return
    const control = new AbortController()
    const load = async () => {
      const result = await fetchPaymentOptions({ amount }, control.signal)
      const next = result.ok ? { requestKey, value: result.data } : { requestKey, errorMessage: serverMessage(result) }
      if (!control.signal.aborted)
        setLoaded((previous) => ("errorMessage" in next && previous && "value" in previous ? previous : next))
    }
    void load()
    return () => control.abort()
  }, [amount, requestKey])
  if (loaded && "value" in loaded) {
    return { state: "ready", value: loaded.value, isCurrent: loaded.requestKey === requestKey, reload }
  }
  return loaded?.requestKey === requestKey
    ? { state: "failed", message: loaded.errorMessage, retry: reload }
    : { state: "loading" }
}
