import type { Prediction } from "@hearth/contract/calls/locator.calls.ts"

const PAUSE_MS = 200
const FEWEST_LETTERS = 2

export type Suggestions =
  | { state: "none" }
  /** `before`: what was found for the letters before, so that the list does not blink. */
  | { state: "asking"; before: readonly Prediction[] }
  | { state: "found"; input: string; predictions: readonly Prediction[] }
  | { state: "failed"; input: string }

export type AskForPlaces = (input: string, sessionToken: string, signal: AbortSignal) => Promise<readonly Prediction[]>

export interface Suggester {
  /** What stands in the field now. Asks after a short rest; an older question is given up. */
  typed(text: string): void
  /** Asks for the same again, at once. */
  again(): void
  /** The typing ended with a choice: its token, to find the place with. The next letter begins a new session. */
  chosen(): string | undefined
  stop(): void
}

/** One typing session is one token, by which maps services count. */
export function createSuggester(ask: AskForPlaces, tell: (suggestions: Suggestions) => void): Suggester {
  let token: string | undefined
  let input = ""
  let timer: ReturnType<typeof setTimeout> | undefined
  let question: AbortController | undefined
  let shown: readonly Prediction[] = []

  const giveUp = () => {
    clearTimeout(timer)
    question?.abort()
  }
  const send = async () => {
    const mine = new AbortController()
    question = mine
    token ??= crypto.randomUUID()
    const asked = input
    try {
      const predictions = await ask(asked, token, mine.signal)
      if (mine.signal.aborted) return
      shown = predictions
      tell({ state: "found", input: asked, predictions })
    } catch {
      if (mine.signal.aborted) return
      shown = []
      tell({ state: "failed", input: asked })
    }
  }
  return {
    typed(text) {
      const next = text.trim()
      if (next === input) return
      input = next
      giveUp()
      if ([...next].length < FEWEST_LETTERS) {
        shown = []
        tell({ state: "none" })
        return
      }
      tell({ state: "asking", before: shown })
      timer = setTimeout(() => void send(), PAUSE_MS)
    },
    again() {
      giveUp()
      tell({ state: "asking", before: [] })
      void send()
    },
    chosen() {
      const used = token
      giveUp()
      token = undefined
      input = ""
      shown = []
      tell({ state: "none" })
      return used
    },
    stop: giveUp,
  }
}
