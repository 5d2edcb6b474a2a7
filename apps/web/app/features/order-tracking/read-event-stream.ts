import { createParser } from "eventsource-parser"
import { recordDateHeader } from "./tracker.api.ts"

export interface EventStreamRequest {
  url: string
  headers: Record<string, string>
  signal: AbortSignal
  /** The response is a stream, so the order is live from now on. */
  onOpen: () => void
  onEvent: (event: string, data: string) => void
}

/**
 * Longer than the server's heartbeat interval: a connection that is silent for so long is dead, even if it seems open.
 */
const SILENCE_MS = 50_000

/**
 * Server-sent events over fetch, since the browser's EventSource sends no credentials. Resolves when the stream ends.
 */
export async function readEventStream({ url, headers, signal, onOpen, onEvent }: EventStreamRequest): Promise<void> {
  const silence = new AbortController()
  const restartTimer = () => setTimeout(() => silence.abort(), SILENCE_MS)
  let timer = restartTimer()
  try {
    const response = await fetch(url, {
      headers,
      signal: AbortSignal.any([signal, silence.signal]),
      credentials: "same-origin",
      cache: "no-store",
    })
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false
    if (!response.ok || !isStream || !response.body) throw new Error(`no stream: ${response.status}`)
    // The clock of a device that slept may be wrong; the response's date corrects it.
    recordDateHeader(response.headers.get("date"))
    onOpen()
    const parser = createParser({ onEvent: ({ event = "", data }) => onEvent(event, data) })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = restartTimer()
      parser.feed(part.value)
    }
  } finally {
    clearTimeout(timer)
  }
}
