import type { Result } from "@hearth/browser/result.ts"
import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"

const DEBOUNCE_MS = 200
const MIN_CHARACTERS = 2

export type Suggestions =
  | { state: "none" }
  /** `previous`: the earlier suggestions stay visible, so that the list doesn't flicker. */
  | { state: "loading"; previous: readonly Prediction[] }
  | { state: "found"; input: string; predictions: readonly Prediction[] }
  | { state: "failed"; input: string }

export type FetchSuggestions = (
  input: string,
  sessionToken: string,
  signal: AbortSignal,
) => Promise<Result<readonly Prediction[]>>

export interface Suggester {
  /** Sets the typed text. Sends a request after a short pause and aborts an older one. */
  type(text: string): void
  /** Sends the same request again immediately. */
  retry(): void
  /**
   * Ends the typing session after a choice and returns its token for the lookup of the place. The next letter starts a
   * new session.
   */
  finish(): string | undefined
  stop(): void
}

/** Fetches suggestions for a typed text. Uses one token per typing session, because map services bill by session. */
export function createSuggester(
  fetchSuggestions: FetchSuggestions,
  onChange: (suggestions: Suggestions) => void,
): Suggester {
  let token: string | undefined
  let input = ""
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined
  let shownPredictions: readonly Prediction[] = []

  const cancelRequest = () => {
    clearTimeout(timer)
    request?.abort()
  }
  const send = async () => {
    const controller = new AbortController()
    request = controller
    token ??= crypto.randomUUID()
    const requestedInput = input
    const result = await fetchSuggestions(requestedInput, token, controller.signal)
    if (controller.signal.aborted) return
    shownPredictions = result.ok ? result.data : []
    onChange(
      result.ok
        ? { state: "found", input: requestedInput, predictions: result.data }
        : { state: "failed", input: requestedInput },
    )
  }
  return {
    type(text) {
      const next = text.trim()
      if (next === input) return
      input = next
      cancelRequest()
      if ([...next].length < MIN_CHARACTERS) {
        shownPredictions = []
        onChange({ state: "none" })
        return
      }
      onChange({ state: "loading", previous: shownPredictions })
      timer = setTimeout(() => void send(), DEBOUNCE_MS)
    },
    retry() {
      cancelRequest()
      onChange({ state: "loading", previous: [] })
      void send()
    },
    finish() {
      const usedToken = token
      cancelRequest()
      token = undefined
      input = ""
      shownPredictions = []
      onChange({ state: "none" })
      return usedToken
    },
    stop: cancelRequest,
  }
}
