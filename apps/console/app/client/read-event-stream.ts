import { createParser, type EventSourceMessage } from "eventsource-parser"
import { BASE, NoResponseError } from "./send-request.ts"
import { recordServerTime } from "./server-clock.ts"
import { endStaffSession } from "./staff-session.ts"

/** The server sends at least a heartbeat every 20 seconds. */
const MAX_SILENCE_MS = 45_000
const FIRST_MESSAGE_MS = 10_000

interface StreamOptions {
  path: string
  signal: AbortSignal
  onMessage(message: EventSourceMessage): void
  /** Called for every chunk, including heartbeats. */
  onActivity(): void
}

/**
 * Reads server-sent events with fetch until the stream ends or stays silent for too long. Always rejects, never
 * resolves.
 */
export async function readEventStream({ path, signal, onMessage, onActivity }: StreamOptions): Promise<never> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), FIRST_MESSAGE_MS)
  try {
    const response = await fetch(BASE + path, {
      signal: AbortSignal.any([signal, silence.signal]),
      headers: { accept: "text/event-stream" },
      credentials: "same-origin",
      cache: "no-store",
    })
    recordServerTime(response.headers.get("date"))
    if (response.status === 401) endStaffSession()
    if (!response.ok || !response.body) throw new NoResponseError(`status ${response.status}`)
    const parser = createParser({ onEvent: onMessage })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new NoResponseError("the stream ended")
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), MAX_SILENCE_MS)
      parser.feed(value)
      onActivity()
    }
  } finally {
    clearTimeout(timer)
  }
}
