import { useEffect, useState } from "react"
import {
  scheduleCheckoutDraftSave,
  startCheckoutDraft,
  flushCheckoutDraft,
} from "../../shared/order/checkout-draft-storage.ts"
import { serverNow } from "../../client/server-clock.ts"
import { type CheckoutChoices, toStoredDraft, noChoices, restoreDraft, type DraftContext } from "./restore-draft.ts"

/** SES-7: what was typed and chosen, restored after a reload. */
export function useCheckoutChoices({ storeId, deliveryType, point }: DraftContext) {
  const [choices, setChoices] = useState<CheckoutChoices>(() =>
    restoreDraft(startCheckoutDraft(), { storeId, deliveryType, point }, serverNow()),
  )
  const { latitude, longitude } = point ?? {}
  useEffect(() => {
    if (JSON.stringify(choices) === JSON.stringify(noChoices)) return
    const location = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    scheduleCheckoutDraftSave(toStoredDraft(choices, { storeId, deliveryType, point: location }))
  }, [choices, storeId, deliveryType, latitude, longitude])
  useEffect(() => {
    const saveIfHidden = () => document.hidden && flushCheckoutDraft()
    document.addEventListener("visibilitychange", saveIfHidden)
    addEventListener("pagehide", flushCheckoutDraft)
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden)
      removeEventListener("pagehide", flushCheckoutDraft)
      flushCheckoutDraft()
    }
  }, [])
  const choose = (changed: Partial<CheckoutChoices>) => setChoices((current) => ({ ...current, ...changed }))
  return {
    ...choices,
    choose,
    setTyped: (typed: CheckoutChoices["typed"]) =>
      setChoices((current) => ({ ...current, typed: { ...current.typed, ...typed } })),
  }
}
