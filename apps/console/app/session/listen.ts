import { createParser, type EventSourceMessage } from "eventsource-parser"
import { BASE, NoAnswer } from "./send-request.ts"
import { hearServerClock } from "./server-clock.ts"
import { sessionEnded } from "./who.ts"

/** The server says something every 20 seconds, if only that it is there. */
const LONGEST_SILENCE_MS = 45_000
const FIRST_WORD_MS = 10_000

interface Listening {
  path: string
  signal: AbortSignal
  onMessage(message: EventSourceMessage): void
  /** Whatever came, a beat included. */
  onSign(): void
}

/** Server-sent events by fetch, until they end; a stream that says nothing is as good as none. Never answers well. */
export async function listen({ path, signal, onMessage, onSign }: Listening): Promise<never> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), FIRST_WORD_MS)
  try {
    const response = await fetch(BASE + path, {
      signal: AbortSignal.any([signal, silence.signal]),
      headers: { accept: "text/event-stream" },
      credentials: "same-origin",
      cache: "no-store",
    })
    hearServerClock(response.headers.get("date"))
    if (response.status === 401) sessionEnded()
    if (!response.ok || !response.body) throw new NoAnswer(`status ${response.status}`)
    const parser = createParser({ onEvent: onMessage })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new NoAnswer("the stream ended")
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), LONGEST_SILENCE_MS)
      parser.feed(value)
      onSign()
    }
  } finally {
    clearTimeout(timer)
  }
}
