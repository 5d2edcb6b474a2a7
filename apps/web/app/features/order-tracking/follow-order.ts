import { type Connection, followLive, type StreamListener } from "@hearth/browser/live-events.ts"
import type { Result } from "@hearth/browser/result.ts"
import type { Tracker } from "./tracker.api.ts"

type Position = NonNullable<Tracker["rider"]>["position"]

export interface FollowDeps {
  read: (signal: AbortSignal) => Promise<Result<Tracker>>
  /** Resolves when the stream ends, rejects if it can't be opened or is silent for too long. */
  stream: (listener: StreamListener, version: number) => Promise<void>
  onTracker: (tracker: Tracker) => void
  onConnection: (connection: Connection) => void
  /**
   * Called if the order can't be tracked, with the reason. Returns true if it may become trackable, so that polling
   * continues.
   */
  onRefused: (refused: Extract<Result<Tracker>, { ok: false }>) => boolean
}

/** After two failed streams the order is polled every five seconds, and a stream is tried twice a minute. */
const POLLS_BETWEEN_STREAM_ATTEMPTS = 6

/**
 * TRK-1: follows an order until it ends: by a stream that is resumed when lost, or by polling if streams fail. Pauses
 * while the page is hidden. Returns a function that stops it.
 */
export function followOrder({ read, stream, onTracker, onConnection, onRefused }: FollowDeps): () => void {
  let current: Tracker | undefined
  const source = {
    current: () => current,
    accept(tracker: Tracker) {
      current = tracker
      onTracker(tracker)
    },
    read,
    stream: (listener: StreamListener, from: Tracker | undefined) => stream(listener, from?.version ?? 0),
    applyEvent,
    isOlder: (next: Tracker, known: Tracker) => next.version < known.version,
    isFinal: hasEnded,
    onConnection,
    shouldContinue: (failure: Extract<Result<Tracker>, { ok: false }>) => current !== undefined || onRefused(failure),
  }
  return followLive(source, {
    startsWithWholeState: false,
    pausesWhileHidden: true,
    pollsBetweenStreamAttempts: POLLS_BETWEEN_STREAM_ATTEMPTS,
  }).stop
}

function applyEvent(tracker: Tracker | undefined, event: string, data: string): Tracker | undefined {
  if (event === "tracker") return JSON.parse(data) as Tracker
  if (event !== "rider" || !tracker?.rider) return undefined
  return { ...tracker, rider: { ...tracker.rider, position: JSON.parse(data) as Position } }
}

/** Checks whether the order is handed over or cancelled. */
export function hasEnded({ stage }: Pick<Tracker, "stage">): boolean {
  return stage === "HANDED OVER" || stage === "CANCELLED"
}
