import { type Connection, followLive, POLL_MS, type StreamListener } from "@hearth/browser/live-events.ts"
import type { Result } from "@hearth/browser/result.ts"
import { asRecord } from "../../client/storage/stored-shapes.ts"

/** The content of a `case` event: which case has changed, and its new version. */
export interface CaseChange {
  caseId: string
  version: number
}

export interface FollowCasesDeps<State> {
  read: (signal: AbortSignal) => Promise<Result<State>>
  /** Resolves when the stream ends, rejects if it can't be opened or is silent for too long. */
  stream: (listener: StreamListener) => Promise<void>
  current: () => State | undefined
  accept: (next: State) => void
  isOlder: (next: State, current: State) => boolean
  /** Whether a change makes the state outdated. */
  concerns: (change: CaseChange, state: State) => boolean
  onConnection: (connection: Connection) => void
  /** Called if nothing could be loaded yet. Returns whether to try again. */
  onRefused: (refused: Extract<Result<State>, { ok: false }>) => boolean
}

/** After two failed streams the state is polled every five seconds, and a stream is tried twice a minute. */
const POLLS_BETWEEN_STREAM_ATTEMPTS = 6

/**
 * FBK-3: follows the visitor's cases while the page is visible. The stream only names what has changed, so the state is
 * read again. It is also read when a stream opens, because nothing is known about the time before. Returns a function
 * that stops it.
 */
export function followCases<State>(deps: FollowCasesDeps<State>): () => void {
  const { read, stream, current, accept, isOlder, concerns, onConnection, onRefused } = deps
  const control = new AbortController()
  let isReading = false
  let isOutdated = false

  /** Changes during a read are read together afterwards. */
  async function refresh(): Promise<void> {
    isOutdated = true
    if (isReading) return
    isReading = true
    while (isOutdated && !control.signal.aborted) {
      isOutdated = false
      const result = await read(control.signal)
      if (control.signal.aborted) return
      const knownCases = current()
      if (result.ok && (knownCases === undefined || !isOlder(result.data, knownCases))) accept(result.data)
      if (!result.ok && result.kind === "failed") {
        isOutdated = true
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    }
    isReading = false
  }

  const follower = followLive<State>(
    {
      current,
      accept,
      read,
      stream: (listener) =>
        stream({
          ...listener,
          onOpen() {
            listener.onOpen()
            void refresh()
          },
        }),
      applyEvent(state, event, data) {
        const change = event === "case" ? parseChange(data) : undefined
        if (change && state !== undefined && concerns(change, state)) void refresh()
        return undefined
      },
      isOlder,
      isFinal: () => false,
      onConnection,
      shouldContinue: (failure) => current() !== undefined || onRefused(failure),
    },
    {
      startsWithWholeState: false,
      pausesWhileHidden: true,
      pollsBetweenStreamAttempts: POLLS_BETWEEN_STREAM_ATTEMPTS,
    },
  )
  return () => {
    control.abort()
    follower.stop()
  }
}

function parseChange(data: string): CaseChange | undefined {
  try {
    const { caseId, version } = asRecord(JSON.parse(data) as unknown)
    return typeof caseId === "string" && typeof version === "number" ? { caseId, version } : undefined
  } catch {
    return undefined
  }
}
