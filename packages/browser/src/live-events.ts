import { type EventStreamRequest, SilentStreamError } from "./read-event-stream.ts"
import type { Result } from "./result.ts"
import { backoff } from "./backoff.ts"

/** `live`: changes arrive immediately. `polling`: polled every few seconds. `lost`: neither works. */
export type Connection = "live" | "polling" | "lost"

export type StreamListener = Pick<EventStreamRequest, "signal" | "onOpen" | "onEvent">

export interface LiveSource<State> {
  /** The state; undefined until it is known. Other code may change it too. */
  current: () => State | undefined
  accept: (next: State) => void
  /** Fetches the whole state. */
  read: (signal: AbortSignal) => Promise<Result<State>>
  /**
   * Reads the stream of the changes after `from`. Resolves when the stream ends, rejects if there is none. A stream
   * that begins with the whole state ignores `from`.
   */
  stream: (listener: StreamListener, from: State | undefined) => Promise<void>
  /** The state after an event; undefined if the event changes nothing. */
  applyEvent: (state: State | undefined, event: string, data: string) => State | undefined
  /** A delayed response may be older than the current state, and is then dropped. */
  isOlder: (next: State, current: State) => boolean
  /** Whether the state can't change any more; following it then ends. */
  isFinal: (state: State) => boolean
  onConnection: (connection: Connection) => void
  /** Called if the state could not be fetched. Returns whether to try again. */
  shouldContinue: (failure: Extract<Result<State>, { ok: false }>) => boolean
}

export interface LiveOptions {
  /** The stream begins with the whole state, so nothing is fetched before it. */
  startsWithWholeState: boolean
  /** A hidden page doesn't follow the state. */
  pausesWhileHidden: boolean
  /** After two failed streams the state is polled, and a stream is tried after every nth poll. */
  pollsBetweenStreamAttempts: number
}

export interface LiveFollower {
  stop: () => void
  /** Tries again immediately instead of waiting for the next attempt. */
  retryNow: () => void
}

export const POLL_MS = 5_000
const MAX_STREAM_FAILURES = 2
/** A stream that ends sooner counts as failed, such as with a proxy that doesn't support streams. */
const MIN_STREAM_MS = 3_000
/** The pause before a stream that worked is opened again. */
const RECONNECT_MS = 500
/** The pauses after the first and after further failed streams. */
const RETRY_AFTER_MS = [1_500, POLL_MS]

/** Follows a state: by a stream that is resumed when it is lost, or by polling if streams fail. */
export function followLive<State>(source: LiveSource<State>, options: LiveOptions): LiveFollower {
  const { startsWithWholeState, pausesWhileHidden, pollsBetweenStreamAttempts } = options
  const control = new AbortController()
  const { signal } = control
  let failureCount = 0
  let pollCount = 0
  let wake = new AbortController()

  const isDone = () => {
    const state = source.current()
    return state !== undefined && source.isFinal(state)
  }
  const accept = (next: State) => {
    const state = source.current()
    if (state === undefined || !source.isOlder(next, state)) source.accept(next)
  }

  /** Returns whether to continue. */
  async function poll(): Promise<boolean> {
    const result = await source.read(signal)
    if (signal.aborted) return false
    if (result.ok) accept(result.data)
    source.onConnection(result.ok ? "polling" : "lost")
    return result.ok || source.shouldContinue(result)
  }

  /** Listens until the stream ends or the page is hidden. Returns whether the stream worked. */
  async function listen(): Promise<boolean> {
    const stopped = new AbortController()
    const offline = new AbortController()
    const whileOpen = { signal: AbortSignal.any([signal, stopped.signal, offline.signal]) }
    if (pausesWhileHidden)
      document.addEventListener("visibilitychange", () => document.hidden && stopped.abort(), whileOpen)
    // A stream can seem open for a long time after the network is gone.
    const goOffline = () => {
      offline.abort()
      source.onConnection("lost")
    }
    addEventListener("offline", goOffline, whileOpen)
    let openedAt = Number.POSITIVE_INFINITY
    const onOpen = () => {
      openedAt = performance.now()
      source.onConnection("live")
    }
    const onEvent = (event: string, data: string) => {
      const next = source.applyEvent(source.current(), event, data)
      if (next !== undefined) accept(next)
      if (isDone()) stopped.abort()
    }
    let isSilent = false
    try {
      await source.stream({ signal: whileOpen.signal, onOpen, onEvent }, source.current())
    } catch (error) {
      // Lost, refused or stopped: the next stream sends what was missed.
      isSilent = error instanceof SilentStreamError
    }
    // An offline or silent stream counts as failed: the state is then polled, which reports the connection.
    const isOffline = offline.signal.aborted
    const isStopped = stopped.signal.aborted
    // Removes the event listeners.
    stopped.abort()
    return !isOffline && !isSilent && (isStopped || performance.now() - openedAt > MIN_STREAM_MS)
  }

  async function wait(ms: number): Promise<void> {
    wake = new AbortController()
    await pause(ms, AbortSignal.any([signal, wake.signal]))
  }

  async function run(): Promise<void> {
    while (!signal.aborted && !isDone()) {
      if (pausesWhileHidden) await untilVisible(signal)
      if (signal.aborted) return
      const canStream = startsWithWholeState || source.current() !== undefined
      if (canStream && (failureCount < MAX_STREAM_FAILURES || ++pollCount % pollsBetweenStreamAttempts === 0)) {
        if (await listen()) {
          failureCount = 0
          await wait(RECONNECT_MS)
          continue
        }
        failureCount += 1
      }
      // The poll also renews expired credentials, which may be why the stream failed.
      if (signal.aborted || !(await poll())) return
      // The state is known for the first time, so a stream can follow immediately.
      if (!canStream && source.current() !== undefined) continue
      await wait(canStream ? backoff(RETRY_AFTER_MS, failureCount) : POLL_MS)
    }
  }

  /** Retries immediately, with a stream first: earlier failures may have been due to the missing network. */
  function retryNow(): void {
    failureCount = 0
    wake.abort()
  }

  addEventListener("online", retryNow, { signal })
  void run()
  return { stop: () => control.abort(), retryNow }
}

/** Waits. Ends early if the signal is aborted, without an error. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = setTimeout(end, ms)
    signal?.addEventListener("abort", end)
    function end() {
      clearTimeout(timer)
      signal?.removeEventListener("abort", end)
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
