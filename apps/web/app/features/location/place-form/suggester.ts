import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"

const PAUSE_MS = 200
const MIN_LETTERS = 2

export type Suggestions =
  | { state: "none" }
  /** `before`: what was found for the letters before, so that the list does not blink. */
  | { state: "asking"; before: readonly Prediction[] }
  | { state: "found"; input: string; predictions: readonly Prediction[] }
  | { state: "failed"; input: string }

export type FetchSuggestions = (
  input: string,
  sessionToken: string,
  signal: AbortSignal,
) => Promise<readonly Prediction[]>

export interface Suggester {
  /** What stands in the field now. Asks after a short rest; an older question is given up. */
  type(text: string): void
  /** Asks for the same again, at once. */
  retry(): void
  /** The typing ended with a choice: its token, to find the place with. The next letter begins a new session. */
  finish(): string | undefined
  stop(): void
}

/** One typing session is one token, by which maps services count. */
export function createSuggester(
  fetchSuggestions: FetchSuggestions,
  onChange: (suggestions: Suggestions) => void,
): Suggester {
  let token: string | undefined
  let input = ""
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined
  let shown: readonly Prediction[] = []

  const cancelRequest = () => {
    clearTimeout(timer)
    request?.abort()
  }
  const send = async () => {
    const controller = new AbortController()
    request = controller
    token ??= crypto.randomUUID()
    const requestedInput = input
    try {
      const predictions = await fetchSuggestions(requestedInput, token, controller.signal)
      if (controller.signal.aborted) return
      shown = predictions
      onChange({ state: "found", input: requestedInput, predictions })
    } catch {
      if (controller.signal.aborted) return
      shown = []
      onChange({ state: "failed", input: requestedInput })
    }
  }
  return {
    type(text) {
      const next = text.trim()
      if (next === input) return
      input = next
      cancelRequest()
      if ([...next].length < MIN_LETTERS) {
        shown = []
        onChange({ state: "none" })
        return
      }
      onChange({ state: "asking", before: shown })
      timer = setTimeout(() => void send(), PAUSE_MS)
    },
    retry() {
      cancelRequest()
      onChange({ state: "asking", before: [] })
      void send()
    },
    finish() {
      const used = token
      cancelRequest()
      token = undefined
      input = ""
      shown = []
      onChange({ state: "none" })
      return used
    },
    stop: cancelRequest,
  }
}
