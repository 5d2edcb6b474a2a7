import { createParser } from "eventsource-parser"

export interface EventStreamRequest {
  url: string
  headers: Record<string, string>
  signal: AbortSignal
  /** Called for every response, also one that is not a stream. */
  onResponse?: (response: Response) => void
  /**
   * The first part has arrived, so changes arrive immediately from now on. Headers alone prove nothing: a proxy may hold
   * the parts back.
   */
  onOpen: () => void
  onEvent: (event: string, data: string) => void
  /** Called for every part, including heartbeats. */
  onActivity?: () => void
}

/** How long to wait for the first part, which the server sends together with the headers. */
const FIRST_PART_MS = 10_000
/**
 * Longer than the server's heartbeat interval of 20 seconds: a connection that is silent for so long is dead, even if it
 * seems open.
 */
const MAX_SILENCE_MS = 45_000

/** Nothing arrived for too long: the network is gone, or a proxy holds the parts back. */
export class SilentStreamError extends Error {}

/**
 * Server-sent events over fetch, since the browser's EventSource sends no headers. Resolves when the stream ends, and
 * rejects if there is none or it is silent for too long.
 */
export async function readEventStream(request: EventStreamRequest): Promise<void> {
  const { url, headers, signal, onResponse, onOpen, onEvent, onActivity } = request
  const silence = new AbortController()
  const startTimer = (ms: number) => setTimeout(() => silence.abort(new SilentStreamError()), ms)
  let timer = startTimer(FIRST_PART_MS)
  let isOpen = false
  try {
    const response = await fetch(url, {
      headers: { accept: "text/event-stream", ...headers },
      signal: AbortSignal.any([signal, silence.signal]),
      credentials: "same-origin",
      cache: "no-store",
    })
    onResponse?.(response)
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false
    if (!response.ok || !isStream || !response.body) throw new Error(`no stream: ${response.status}`)
    const parser = createParser({ onEvent: ({ event = "", data }) => onEvent(event, data) })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = startTimer(MAX_SILENCE_MS)
      if (!isOpen) onOpen()
      isOpen = true
      parser.feed(part.value)
      onActivity?.()
    }
  } finally {
    clearTimeout(timer)
  }
}
