import { useEffect, useState } from "react"

export type Query<Value> =
  | { state: "loading" }
  | { state: "failed"; message: string | undefined; retry: () => void }
  | { state: "ready"; value: Value; reload: () => void }

/** What a question that failed with a reply has to say; anything else failed on the way. */
export class RefusedError extends Error {}

/**
 * Asks in the browser, for what is personal or depends on the moment; what is public comes with the page by its loader.
 * `ask` must be the same function while the question is the same (useCallback). A late answer to an older question is
 * dropped.
 */
export function useQuery<Value>(load: ((signal: AbortSignal) => Promise<Value>) | undefined): Query<Value> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ load: unknown; attempt: number; query: Query<Value> }>()
  useEffect(() => {
    if (!load) return
    const control = new AbortController()
    const reload = () => setAttempt((count) => count + 1)
    const settle = (answer: Query<Value>) => control.signal.aborted || setSettled({ load, attempt, query: answer })
    load(control.signal).then(
      (value) => settle({ state: "ready", value, reload }),
      (error: unknown) =>
        settle({ state: "failed", message: error instanceof RefusedError ? error.message : undefined, retry: reload }),
    )
    return () => control.abort()
  }, [load, attempt])
  if (!settled || settled.load !== load) return { state: "loading" }
  // What is there stays while it is asked for anew; a failure makes room for the wait.
  return settled.attempt !== attempt && settled.query.state === "failed" ? { state: "loading" } : settled.query
}
