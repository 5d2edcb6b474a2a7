import type { Result } from "@hearth/browser/result.ts"
import { RefusedError, useQuery } from "@hearth/browser/use-query.ts"
import { useCallback } from "react"

export interface CalledData<Data> {
  data: Data | undefined
  /** Why loading failed. */
  failed: string | undefined
  reload(): Promise<void>
}

/** Loads data when a screen opens; `reload` loads it again after a change. `load` must be a stable function. */
export function useCall<Data>(load: () => Promise<Result<Data>>): CalledData<Data> {
  const loadData = useCallback(async () => {
    const result = await load()
    if (result.ok) return result.data
    throw new RefusedError(result.message)
  }, [load])
  const query = useQuery(loadData)
  return {
    data: query.state === "ready" ? query.value : undefined,
    failed: query.state === "failed" ? query.message : undefined,
    reload: query.reload,
  }
}
