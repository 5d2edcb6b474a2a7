import { useCallback, useEffect, useState } from "react"
import type { Result } from "../client/api.ts"

export interface Query<Data> {
  data: Data | undefined
  /** Why loading failed. */
  failed: string | undefined
  reload(): Promise<void>
}

/** Loads data when a screen opens; `reload` loads it again after a change. `load` must be a stable function. */
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
