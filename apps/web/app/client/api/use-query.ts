import { useEffect, useState } from "react"

export type Query<Value> =
  | { state: "loading" }
  | { state: "failed"; message: string | undefined; retry: () => void }
  | { state: "ready"; value: Value; reload: () => void }

/** The server refused the request; the message can be shown. Other errors mean that no response arrived. */
export class RefusedError extends Error {}

/**
 * Loads data in the browser that is personal or changes with time; public data comes with the page from its loader.
 * `load` must be a stable function (useCallback) for the same request. A late response to an older `load` is dropped.
 */
export function useQuery<Value>(load: ((signal: AbortSignal) => Promise<Value>) | undefined): Query<Value> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ load: unknown; attempt: number; query: Query<Value> }>()
  useEffect(() => {
    if (!load) return
    const control = new AbortController()
    const reload = () => setAttempt((count) => count + 1)
    const settle = (next: Query<Value>) => control.signal.aborted || setSettled({ load, attempt, query: next })
    load(control.signal).then(
      (value) => settle({ state: "ready", value, reload }),
      (error: unknown) =>
        settle({ state: "failed", message: error instanceof RefusedError ? error.message : undefined, retry: reload }),
    )
    return () => control.abort()
  }, [load, attempt])
  if (!settled || settled.load !== load) return { state: "loading" }
  // Loaded data stays visible during a reload; a failure is replaced by the loading state.
  return settled.attempt !== attempt && settled.query.state === "failed" ? { state: "loading" } : settled.query
}
