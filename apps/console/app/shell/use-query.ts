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
  const [result, setResult] = useState<Result<Data>>()
  const reload = useCallback(async () => setResult(await load()), [load])
  useEffect(() => {
    let isCancelled = false
    void load().then((outcome) => isCancelled || setResult(outcome))
    return () => {
      isCancelled = true
    }
  }, [load])
  return {
    data: result?.ok ? result.data : undefined,
    failed: result?.ok === false ? result.message : undefined,
    reload,
  }
}
