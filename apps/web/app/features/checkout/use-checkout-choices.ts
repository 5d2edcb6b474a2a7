import { useEffect, useState } from "react"
import {
  saveCheckoutDraftSoon,
  openCheckoutDraft,
  saveCheckoutDraft,
} from "../../shared/order/checkout-draft-storage.ts"
import { serverNow } from "../../client/server-clock.ts"
import { type CheckoutChoices, toStoredDraft, noChoices, restoreDraft, type DraftContext } from "./restore-draft.ts"

/** SES-7: what was typed and chosen, restored after a reload. */
export function useCheckoutChoices({ storeId, deliveryType, point }: DraftContext) {
  const [chosen, setChosen] = useState<CheckoutChoices>(() =>
    restoreDraft(openCheckoutDraft(), { storeId, deliveryType, point }, serverNow()),
  )
  const { latitude, longitude } = point ?? {}
  useEffect(() => {
    if (JSON.stringify(chosen) === JSON.stringify(noChoices)) return
    const at = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    saveCheckoutDraftSoon(toStoredDraft(chosen, { storeId, deliveryType, point: at }))
  }, [chosen, storeId, deliveryType, latitude, longitude])
  useEffect(() => {
    const hidden = () => document.hidden && saveCheckoutDraft()
    document.addEventListener("visibilitychange", hidden)
    addEventListener("pagehide", saveCheckoutDraft)
    return () => {
      document.removeEventListener("visibilitychange", hidden)
      removeEventListener("pagehide", saveCheckoutDraft)
      saveCheckoutDraft()
    }
  }, [])
  const choose = (changed: Partial<CheckoutChoices>) => setChosen((now) => ({ ...now, ...changed }))
  return {
    ...chosen,
    choose,
    write: (typed: CheckoutChoices["typed"]) => setChosen((now) => ({ ...now, typed: { ...now.typed, ...typed } })),
  }
}
