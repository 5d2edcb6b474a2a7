import { useEffect, useRef } from "react"
import type { Photos } from "../photos/use-photos.ts"
import type { CaseDraft } from "./case-draft.ts"

/** Stores the draft while the customer types, since a phone may end the page while its camera is open. */
export function useDraftSaving<Form>(draft: CaseDraft<Form>, form: Form, { ready }: Photos): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) draft.save(form)
  }, [draft, form])
  useEffect(() => {
    if (!isFirst.current) void draft.savePhotos(ready)
    isFirst.current = false
  }, [draft, ready])
  useEffect(() => {
    addEventListener("pagehide", draft.flush)
    return () => {
      removeEventListener("pagehide", draft.flush)
      draft.flush()
    }
  }, [draft])
}
