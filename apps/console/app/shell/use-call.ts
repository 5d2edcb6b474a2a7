import type { Result } from "@hearth/browser/result.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import * as shellTexts from "@hearth/texts/console/shell.ts"

export interface CallState<Data> {
  data: Data | undefined
  /** Why loading failed. */
  errorMessage: string | undefined
  reload(): Promise<void>
}

/**
 * Loads data when a screen opens; `reload` loads it again after a change. `load` must be a stable function; without it,
 * nothing is loaded.
 */
export function useCall<Data>(load: (() => Promise<Result<Data>>) | undefined): CallState<Data> {
  const query = useQuery(load)
  return {
    data: query.state === "ready" ? query.value : undefined,
    errorMessage: query.state === "failed" ? (query.message ?? shellTexts.noResponse) : undefined,
    reload: query.reload,
  }
}
