import { useCallback, useEffect, useState } from "react"

export type Answer<Value> =
  | { state: "loading" }
  | { state: "failed"; message: string | undefined; retry: () => void }
  | { state: "ready"; value: Value; reload: () => void }

/** What a question that failed with a reply has to say; anything else failed on the way. */
export class Refused extends Error {}

/**
 * Asks in the browser, for what is personal or depends on the moment; what is public comes with the page by its loader.
 * `ask` must be the same function while the question is the same (useCallback). A late answer to an older question is
 * dropped.
 */
export function useAnswer<Value>(ask: ((signal: AbortSignal) => Promise<Value>) | undefined): Answer<Value> {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer<Value>>({ state: "loading" })
  const again = useCallback(() => setRound((count) => count + 1), [])
  useEffect(() => {
    if (!ask) return
    const control = new AbortController()
    setAnswer((before) => (before.state === "ready" ? before : { state: "loading" }))
    ask(control.signal).then(
      (value) => control.signal.aborted || setAnswer({ state: "ready", value, reload: again }),
      (error: unknown) => {
        if (control.signal.aborted) return
        setAnswer({ state: "failed", message: error instanceof Refused ? error.message : undefined, retry: again })
      },
    )
    return () => control.abort()
  }, [ask, round, again])
  return answer
}
