import { useCallback, useEffect, useState } from "react"
import type { Result } from "../client/api.ts"

export interface Query<Data> {
  data: Data | undefined
  /** Why there is nothing to show. */
  failed: string | undefined
  reload(): Promise<void>
}

/** Something asked for when a screen opens, and again when something has changed it. `ask` stays the same function. */
export function useQuery<Data>(load: () => Promise<Result<Data>>): Query<Data> {
  const [answer, setAnswer] = useState<Result<Data>>()
  const reload = useCallback(async () => setAnswer(await load()), [load])
  useEffect(() => {
    let gone = false
    void load().then((outcome) => gone || setAnswer(outcome))
    return () => {
      gone = true
    }
  }, [load])
  return {
    data: answer?.ok ? answer.data : undefined,
    failed: answer?.ok === false ? answer.message : undefined,
    reload,
  }
}
