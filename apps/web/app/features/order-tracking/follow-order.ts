import type { Result } from "../../client/session/one-time-codes.api.ts"
import type { EventStreamRequest } from "./read-event-stream.ts"
import type { Tracker } from "./tracker.api.ts"

/** `live`: changes arrive immediately. `polling`: polled every few seconds. `lost`: neither works. */
export type LiveState = "live" | "polling" | "lost"

type Position = NonNullable<Tracker["rider"]>["position"]

export interface FollowDeps {
  read: (signal: AbortSignal) => Promise<Result<Tracker>>
  /** Resolves when the stream ends, rejects if there is none. */
  stream: (request: Pick<EventStreamRequest, "signal" | "onOpen" | "onEvent">, version: number) => Promise<void>
  onTracker: (tracker: Tracker) => void
  onLive: (state: LiveState) => void
  /**
   * Called if the order can't be tracked, with the reason. Returns true if it may become trackable, so that polling
   * continues.
   */
  onRefused: (refused: Extract<Result<Tracker>, { ok: false }>) => boolean
}

export const POLL_MS = 5_000
/** After this many failed streams in a row the order is polled, and a stream is tried only occasionally. */
const MAX_FAILURES = 2
const RETRY_STREAM_EVERY = 6
/** A stream that ends sooner counts as failed, such as with a proxy that doesn't support streams. */
const MIN_MS = 3_000
const RECONNECT_MS = [500, 1_500]

/**
 * TRK-1: follows an order until it ends: by a stream that is resumed when lost, or by polling if streams fail. Pauses
 * while the page is hidden. Returns a function that stops it.
 */
export function followOrder(deps: FollowDeps): () => void {
  const control = new AbortController()
  void runFollow(deps, control.signal)
  return () => control.abort()
}

async function runFollow(deps: FollowDeps, signal: AbortSignal): Promise<void> {
  let current: Tracker | undefined
  let failures = 0
  let pollCount = 0

  const isDone = () => current !== undefined && isOver(current)
  const accept = (tracker: Tracker) => {
    // A delayed response may be older than the current state.
    if (current && tracker.version < current.version) return
    current = tracker
    deps.onTracker(tracker)
  }
  /** Returns whether the order has ended. */
  const handleEvent = (event: string, data: string): boolean => {
    if (event === "tracker") accept(JSON.parse(data) as Tracker)
    else if (event === "rider" && current?.rider)
      accept({ ...current, rider: { ...current.rider, position: JSON.parse(data) as Position } })
    return isDone()
  }
  const poll = async (): Promise<boolean> => {
    const result = await deps.read(signal)
    if (signal.aborted) return false
    if (result.ok) accept(result.data)
    else if (!current) return deps.onRefused(result)
    deps.onLive(result.ok ? "polling" : "lost")
    return true
  }

  // Failures without a network say nothing about streams: back online, the order is polled once and then streamed.
  addEventListener("online", () => (failures = 1), { signal })
  while (!signal.aborted && !isDone()) {
    await untilVisible(signal)
    if (signal.aborted) return
    const isAsking = failures >= MAX_FAILURES
    // Also after a failed stream: its credentials may have expired, and a request renews them.
    if ((!current || failures > 0) && !(await poll())) return
    if (!current || (isAsking && ++pollCount % RETRY_STREAM_EVERY !== 0)) {
      await pause(POLL_MS, signal)
      continue
    }
    if (isDone()) return
    failures = (await listenToStream(deps, signal, current.version, handleEvent)) ? 0 : failures + 1
    await pause(failures >= MAX_FAILURES ? 0 : (RECONNECT_MS[failures] ?? POLL_MS), signal)
  }
}

/** Listens until the stream ends or the page is hidden. Returns whether the stream worked. */
async function listenToStream(
  deps: FollowDeps,
  signal: AbortSignal,
  version: number,
  handleEvent: (event: string, data: string) => boolean,
): Promise<boolean> {
  const stopped = new AbortController()
  const stopWhenHidden = () => document.hidden && stopped.abort()
  const onEvent = (event: string, data: string) => {
    if (handleEvent(event, data)) stopped.abort()
  }
  document.addEventListener("visibilitychange", stopWhenHidden)
  // A stream can seem open for a long time after the network is gone.
  const offline = new AbortController()
  const goOffline = () => {
    offline.abort()
    deps.onLive("lost")
  }
  addEventListener("offline", goOffline)
  let openedAt = Number.POSITIVE_INFINITY
  const onOpen = () => {
    openedAt = performance.now()
    deps.onLive("live")
  }
  try {
    await deps.stream({ signal: AbortSignal.any([signal, stopped.signal, offline.signal]), onOpen, onEvent }, version)
  } catch {
    // Lost, refused or stopped: the next stream sends what was missed.
  } finally {
    document.removeEventListener("visibilitychange", stopWhenHidden)
    removeEventListener("offline", goOffline)
  }
  // Counts as a failure, so that the order is polled next, which determines the connection's state.
  if (offline.signal.aborted) return false
  return stopped.signal.aborted || performance.now() - openedAt > MIN_MS
}

/** Checks whether the order is handed over or cancelled. */
export function isOver({ stage }: Pick<Tracker, "stage">): boolean {
  return stage === "HANDED OVER" || stage === "CANCELLED"
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    signal.addEventListener("abort", end, { once: true })
    // Ends the pause as soon as the device is online.
    addEventListener("online", end)
    function end() {
      clearTimeout(timer)
      signal.removeEventListener("abort", end)
      removeEventListener("online", end)
      resolve()
    }
  })
}

function untilVisible(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    const check = () => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener("visibilitychange", check)
      signal.removeEventListener("abort", check)
      resolve()
    }
    document.addEventListener("visibilitychange", check)
    signal.addEventListener("abort", check)
  })
}
