import type { Told } from "../../session/one-time-codes.ts"
import type { EventsAsked } from "./read-events.ts"
import type { Tracker } from "./tracker.api.ts"

/** `live`: what happens is here at once. `asking`: every few seconds. `lost`: neither gets through. */
export type HowLive = "live" | "asking" | "lost"

type Position = NonNullable<Tracker["rider"]>["position"]

export interface FollowWays {
  read: (signal: AbortSignal) => Promise<Told<Tracker>>
  /** Settles when the stream ends, fails where there is none. */
  stream: (asked: Pick<EventsAsked, "signal" | "onOpen" | "onEvent">, version: number) => Promise<void>
  onTracker: (tracker: Tracker) => void
  onLive: (how: HowLive) => void
  /** Nothing is known of it yet, and this is why. True: it may become known, so go on asking. */
  onRefused: (refused: Extract<Told<Tracker>, { ok: false }>) => boolean
}

export const ASK_MS = 5_000
/** So many streams in a row that came to nothing: from then on it is asked for, and only now and then tried again. */
const MOST_FAILURES = 2
const TRY_AGAIN_EVERY = 6
/** What is cut off as soon as it opens, as by a proxy that knows no streams, was none. */
const SHORTEST_MS = 3_000
const COME_AGAIN_MS = [500, 1_500]

/**
 * TRK-1: an order as it goes, until it is over: by a stream, resumed where it was lost; by asking where streams don't get
 * through. What nobody looks at is not followed. Returns how to stop.
 */
export function followOrder(ways: FollowWays): () => void {
  const control = new AbortController()
  void follow(ways, control.signal)
  return () => control.abort()
}

async function follow(ways: FollowWays, signal: AbortSignal): Promise<void> {
  let held: Tracker | undefined
  let failures = 0
  let asked = 0

  const isDone = () => held !== undefined && isOver(held)
  const take = (tracker: Tracker) => {
    // An answer that was long on its way tells what is past.
    if (held && tracker.version < held.version) return
    held = tracker
    ways.onTracker(tracker)
  }
  /** Whether that was the last there is to hear. */
  const hear = (event: string, data: string): boolean => {
    if (event === "tracker") take(JSON.parse(data) as Tracker)
    else if (event === "rider" && held?.rider)
      take({ ...held, rider: { ...held.rider, position: JSON.parse(data) as Position } })
    return isDone()
  }
  const ask = async (): Promise<boolean> => {
    const told = await ways.read(signal)
    if (signal.aborted) return false
    if (told.ok) take(told.answer)
    else if (!held) return ways.onRefused(told)
    ways.onLive(told.ok ? "asking" : "lost")
    return true
  }

  // What failed without a network says nothing about streams: back on it, it is asked once and then listened to.
  addEventListener("online", () => (failures = 1), { signal })
  while (!signal.aborted && !isDone()) {
    await untilSeen(signal)
    if (signal.aborted) return
    const isAsking = failures >= MOST_FAILURES
    // After a stream that failed too: its credentials may be stale, and asking renews them.
    if ((!held || failures > 0) && !(await ask())) return
    if (!held || (isAsking && ++asked % TRY_AGAIN_EVERY !== 0)) {
      await pause(ASK_MS, signal)
      continue
    }
    if (isDone()) return
    failures = (await listen(ways, signal, held.version, hear)) ? 0 : failures + 1
    await pause(failures >= MOST_FAILURES ? 0 : (COME_AGAIN_MS[failures] ?? ASK_MS), signal)
  }
}

/** Until it ends or nobody looks any more. Whether it was a stream worth the name. */
async function listen(
  ways: FollowWays,
  signal: AbortSignal,
  version: number,
  hear: (event: string, data: string) => boolean,
): Promise<boolean> {
  const left = new AbortController()
  const look = () => document.hidden && left.abort()
  const onEvent = (event: string, data: string) => {
    if (hear(event, data)) left.abort()
  }
  document.addEventListener("visibilitychange", look)
  // A stream can seem open for a long while after the network is gone.
  const gone = new AbortController()
  const lose = () => {
    gone.abort()
    ways.onLive("lost")
  }
  addEventListener("offline", lose)
  let openedAt = Number.POSITIVE_INFINITY
  const onOpen = () => {
    openedAt = performance.now()
    ways.onLive("live")
  }
  try {
    await ways.stream({ signal: AbortSignal.any([signal, left.signal, gone.signal]), onOpen, onEvent }, version)
  } catch {
    // Lost, refused or left: what was missed comes with the next.
  } finally {
    document.removeEventListener("visibilitychange", look)
    removeEventListener("offline", lose)
  }
  // Then it is asked for at once, which says how it stands.
  if (gone.signal.aborted) return false
  return left.signal.aborted || performance.now() - openedAt > SHORTEST_MS
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

function untilSeen(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener("visibilitychange", look)
      signal.removeEventListener("abort", look)
      resolve()
    }
    document.addEventListener("visibilitychange", look)
    signal.addEventListener("abort", look)
  })
}
