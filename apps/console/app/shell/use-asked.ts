import { useCallback, useEffect, useState } from "react"
import type { Outcome } from "../session/api.ts"

export interface Asked<Data> {
  data: Data | undefined
  /** Why there is nothing to show. */
  failed: string | undefined
  again(): Promise<void>
}

/** Something asked for when a screen opens, and again when something has changed it. `ask` stays the same function. */
export function useAsked<Data>(ask: () => Promise<Outcome<Data>>): Asked<Data> {
  const [answer, setAnswer] = useState<Outcome<Data>>()
  const again = useCallback(async () => setAnswer(await ask()), [ask])
  useEffect(() => {
    let gone = false
    void ask().then((outcome) => gone || setAnswer(outcome))
    return () => {
      gone = true
    }
  }, [ask])
  return {
    data: answer?.ok ? answer.data : undefined,
    failed: answer?.ok === false ? answer.words : undefined,
    again,
  }
}
