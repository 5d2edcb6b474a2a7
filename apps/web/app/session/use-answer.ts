import { useEffect, useState } from "react"

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
  const [got, setGot] = useState<{ ask: unknown; round: number; answer: Answer<Value> }>()
  useEffect(() => {
    if (!ask) return
    const control = new AbortController()
    const again = () => setRound((count) => count + 1)
    const keep = (answer: Answer<Value>) => control.signal.aborted || setGot({ ask, round, answer })
    ask(control.signal).then(
      (value) => keep({ state: "ready", value, reload: again }),
      (error: unknown) =>
        keep({ state: "failed", message: error instanceof Refused ? error.message : undefined, retry: again }),
    )
    return () => control.abort()
  }, [ask, round])
  if (!got || got.ask !== ask) return { state: "loading" }
  // What is there stays while it is asked for anew; a failure makes room for the wait.
  return got.round !== round && got.answer.state === "failed" ? { state: "loading" } : got.answer
}
