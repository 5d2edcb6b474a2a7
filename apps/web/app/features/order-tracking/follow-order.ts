import type { Result } from "../../client/session/one-time-codes.api.ts"
import type { EventStreamRequest } from "./read-event-stream.ts"
import type { Tracker } from "./tracker.api.ts"

/** `live`: what happens is here at once. `asking`: every few seconds. `lost`: neither gets through. */
export type LiveState = "live" | "asking" | "lost"

type Position = NonNullable<Tracker["rider"]>["position"]

export interface FollowDeps {
  read: (signal: AbortSignal) => Promise<Result<Tracker>>
  /** Settles when the stream ends, fails where there is none. */
  stream: (request: Pick<EventStreamRequest, "signal" | "onOpen" | "onEvent">, version: number) => Promise<void>
  onTracker: (tracker: Tracker) => void
  onLive: (how: LiveState) => void
  /** Nothing is known of it yet, and this is why. True: it may become known, so go on asking. */
  onRefused: (refused: Extract<Result<Tracker>, { ok: false }>) => boolean
}

export const POLL_MS = 5_000
/** So many streams in a row that came to nothing: from then on it is asked for, and only now and then tried again. */
const MAX_FAILURES = 2
const RETRY_STREAM_EVERY = 6
/** What is cut off as soon as it opens, as by a proxy that knows no streams, was none. */
const MIN_MS = 3_000
const RECONNECT_MS = [500, 1_500]

/**
 * TRK-1: an order as it goes, until it is over: by a stream, resumed where it was lost; by asking where streams don't get
 * through. What nobody looks at is not followed. Returns how to stop.
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
    // An answer that was long on its way tells what is past.
    if (current && tracker.version < current.version) return
    current = tracker
    deps.onTracker(tracker)
  }
  /** Whether that was the last there is to hear. */
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
    deps.onLive(result.ok ? "asking" : "lost")
    return true
  }

  // What failed without a network says nothing about streams: back on it, it is asked once and then listened to.
  addEventListener("online", () => (failures = 1), { signal })
  while (!signal.aborted && !isDone()) {
    await untilVisible(signal)
    if (signal.aborted) return
    const isAsking = failures >= MAX_FAILURES
    // After a stream that failed too: its credentials may be stale, and asking renews them.
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

/** Until it ends or nobody looks any more. Whether it was a stream worth the name. */
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
  // A stream can seem open for a long while after the network is gone.
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
    // Lost, refused or left: what was missed comes with the next.
  } finally {
    document.removeEventListener("visibilitychange", stopWhenHidden)
    removeEventListener("offline", goOffline)
  }
  // Then it is asked for at once, which says how it stands.
  if (offline.signal.aborted) return false
  return stopped.signal.aborted || performance.now() - openedAt > MIN_MS
}

/** Nothing more happens to it. */
export function isOver({ stage }: Pick<Tracker, "stage">): boolean {
  return stage === "HANDED OVER" || stage === "CANCELLED"
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    signal.addEventListener("abort", end, { once: true })
    // Back on the net: at once.
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
