import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { NO_RESPONSE, type Result, serverMessage } from "./result.ts"

export type Query<Value> =
  | { state: "loading" }
  /** The message is undefined if no response arrived: the screen says what it could not load. */
  | { state: "failed"; code: string; message: string | undefined; retry: () => void }
  | { state: "ready"; value: Value; reload: () => void }

/**
 * Loads data in the browser that is personal or changes with time. `load` must be a stable function (useCallback) for
 * the same request. A late response to an older `load` is dropped. Loaded data stays visible during a reload; a failure
 * is replaced by the loading state.
 */
export function useQuery<Value>(
  load: ((signal: AbortSignal) => Promise<Result<Value>>) | undefined,
): Query<Value> & { reload: () => Promise<void> } {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ load: unknown; attempt: number; result: LoadResult<Value> }>()
  const awaitingReload = useRef<(() => void)[]>([])
  useEffect(() => {
    if (!load) return
    const control = new AbortController()
    const settle = (result: LoadResult<Value>) => {
      if (control.signal.aborted) return
      setSettled({ load, attempt, result })
      for (const done of awaitingReload.current.splice(0)) done()
    }
    void runLoad(load, control.signal).then(settle)
    return () => control.abort()
  }, [load, attempt])
  // Callers that wait for a reload continue after the component was unmounted.
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
  const isReplaced = settled?.load !== load || (settled?.attempt !== attempt && settled?.result.ok === false)
  const result = isReplaced ? undefined : settled?.result
  return useMemo(() => {
    if (!result) return { state: "loading", reload }
    if (result.ok) return { state: "ready", value: result.data, reload }
    const { code } = result
    return { state: "failed", code, message: serverMessage(result), retry: () => void reload(), reload }
  }, [result, reload])
}

/**
 * Runs `load`. An error that it throws is a mistake in our code: it is reported like an uncaught one, and the customer
 * can try again instead of seeing the loading state for ever.
 */
export async function runLoad<Value>(
  load: (signal: AbortSignal) => Promise<Result<Value>>,
  signal: AbortSignal,
): Promise<LoadResult<Value>> {
  try {
    return await load(signal)
  } catch (error) {
    if (!signal.aborted) reportError(error)
    return { ok: false, code: NO_RESPONSE, message: "" }
  }
}

type LoadResult<Value> = { ok: true; data: Value } | { ok: false; code: string; message: string }
