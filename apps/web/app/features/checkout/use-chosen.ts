import { useEffect, useState } from "react"
import { keepCheckoutDraft, openCheckoutDraft, storeCheckoutDraft } from "../../session/kept-checkout.ts"
import { serverNow } from "../../session/server-clock.ts"
import { type Chosen, draftOf, nothingChosen, restoreDraft, type Whereabouts } from "./restore-draft.ts"

/** SES-7: what was written and chosen, which is there again after a reload. */
export function useChosen({ storeId, way, point }: Whereabouts) {
  const [chosen, setChosen] = useState<Chosen>(() =>
    restoreDraft(openCheckoutDraft(), { storeId, way, point }, serverNow()),
  )
  const { latitude, longitude } = point ?? {}
  useEffect(() => {
    if (JSON.stringify(chosen) === JSON.stringify(nothingChosen)) return
    const at = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    keepCheckoutDraft(draftOf(chosen, { storeId, way, point: at }))
  }, [chosen, storeId, way, latitude, longitude])
  useEffect(() => {
    const hidden = () => document.hidden && storeCheckoutDraft()
    document.addEventListener("visibilitychange", hidden)
    addEventListener("pagehide", storeCheckoutDraft)
    return () => {
      document.removeEventListener("visibilitychange", hidden)
      removeEventListener("pagehide", storeCheckoutDraft)
      storeCheckoutDraft()
    }
  }, [])
  const choose = (changed: Partial<Chosen>) => setChosen((now) => ({ ...now, ...changed }))
  return {
    ...chosen,
    choose,
    write: (typed: Chosen["typed"]) => setChosen((now) => ({ ...now, typed: { ...now.typed, ...typed } })),
  }
}
