import { useCallback, useEffect, useMemo, useRef, useState } from "react"

export type Query<Value> =
  | { state: "loading" }
  | { state: "failed"; message: string | undefined; retry: () => void }
  | { state: "ready"; value: Value; reload: () => void }

/** The request was refused; the message can be shown. Other errors mean that no response arrived. */
export class RefusedError extends Error {}

/**
 * Loads data in the browser that is personal or changes with time. `load` must be a stable function (useCallback) for
 * the same request. A late response to an older `load` is dropped. Loaded data stays visible during a reload; a failure
 * is replaced by the loading state.
 */
export function useQuery<Value>(
  load: ((signal: AbortSignal) => Promise<Value>) | undefined,
): Query<Value> & { reload: () => Promise<void> } {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ load: unknown; attempt: number; outcome: Outcome<Value> }>()
  const awaitingReload = useRef<(() => void)[]>([])
  useEffect(() => {
    if (!load) return
    const control = new AbortController()
    const settle = (outcome: Outcome<Value>) => {
      if (control.signal.aborted) return
      setSettled({ load, attempt, outcome })
      for (const done of awaitingReload.current.splice(0)) done()
    }
    load(control.signal).then(
      (value) => settle({ ok: true, value }),
      (error: unknown) => settle({ ok: false, message: error instanceof RefusedError ? error.message : undefined }),
    )
    return () => control.abort()
  }, [load, attempt])
  // Whoever waits for a reload continues also after the screen was left.
  useEffect(() => {
    const waiting = awaitingReload.current
    return () => {
      for (const done of waiting.splice(0)) done()
    }
  }, [])
  const reload = useCallback(
    () =>
      new Promise<void>((resolve) => {
        awaitingReload.current.push(resolve)
        setAttempt((count) => count + 1)
      }),
    [],
  )
  const isReplaced = settled?.load !== load || (settled?.attempt !== attempt && settled?.outcome.ok === false)
  const outcome = isReplaced ? undefined : settled?.outcome
  return useMemo(() => {
    if (!outcome) return { state: "loading", reload }
    if (outcome.ok) return { state: "ready", value: outcome.value, reload }
    return { state: "failed", message: outcome.message, retry: () => void reload(), reload }
  }, [outcome, reload])
}

type Outcome<Value> = { ok: true; value: Value } | { ok: false; message: string | undefined }
