import type { Log } from "../log/create-log.ts"
import type { LiveStream } from "./open-stream.ts"

/** Changes within this time are read together. */
const BATCH_WINDOW_MS = 20
/**
 * After each failed read the delay doubles, up to the maximum. It is short, so that clients are up to date seconds after
 * the database is back.
 */
const RETRY_MIN_MS = 200
const RETRY_MAX_MS = 3_000
const SWEEP_MS = 60_000
/** A stream is closed after this time. The client reconnects, which checks its access again. */
const MAX_STREAM_MS = 60 * 60_000

interface LiveListener {
  stream: LiveStream
}

/** The topics that have changed, each with the values of `change` that `markChanged` got since the last read. */
export type LiveChanges = Map<string, ReadonlySet<string>>

export interface LiveHubOptions<Listener> {
  log: Pick<Log, "warn">
  /**
   * Reads what has changed and sends it. It should delete each topic from `changes` once that topic is sent: if it then
   * throws, `onFailure` applies only to the topics that are left.
   */
  send(changes: LiveChanges): Promise<void>
  /** Whether clients are to reconnect after a failed read, or the changes are read again. */
  onFailure: "close streams" | "read again"
  /** Logged when a read fails. */
  failureMessage: string
  onListenerClosed?(listener: Listener): void
  /** Called after the last stream of a topic was closed. */
  onTopicClosed?(topic: string): void
  everyMinute?(): void
}

/** The streams of this node that show the same kind of data, by topic, such as a store or an order. */
export interface LiveHub<Listener> {
  add(topic: string, listener: Listener): void
  listeners(topic?: string): Listener[]
  topics(): string[]
  /** Reads a topic again soon, together with other changes. Topics without listeners are ignored. */
  markChanged(topic: string, change?: string): void
  stop(): void
}

/** Each change is read and sent once, however many streams follow it. Reads run one after the other. */
export function createLiveHub<Listener extends LiveListener>(options: LiveHubOptions<Listener>): LiveHub<Listener> {
  const { log, send, onFailure, failureMessage, onListenerClosed, onTopicClosed, everyMinute } = options
  /** The listeners of each topic, with the time at which their streams were opened. */
  const listenersByTopic = new Map<string, Map<Listener, number>>()
  const pending = new Map<string, Set<string>>()
  let timer: NodeJS.Timeout | undefined
  let isReading = false
  let failureCount = 0

  function markChanged(topic: string, change = ""): void {
    if (!listenersByTopic.has(topic)) return
    pending.set(topic, (pending.get(topic) ?? new Set()).add(change))
    schedule()
  }

  function schedule(): void {
    if (pending.size === 0 || timer || isReading) return
    const waitMs = failureCount === 0 ? BATCH_WINDOW_MS : Math.min(RETRY_MIN_MS * 2 ** (failureCount - 1), RETRY_MAX_MS)
    timer = setTimeout(() => void sendChanges(), waitMs)
  }

  async function sendChanges(): Promise<void> {
    timer = undefined
    isReading = true
    const changes: LiveChanges = new Map([...pending].filter(([topic]) => listenersByTopic.has(topic)))
    pending.clear()
    try {
      await send(changes)
      failureCount = 0
    } catch (error) {
      log.warn({ err: error, failures: failureCount + 1 }, failureMessage)
      if (onFailure === "read again") {
        failureCount++
        for (const [topic, topicChanges] of changes) for (const change of topicChanges) markChanged(topic, change)
      } else {
        for (const topic of changes.keys()) for (const { stream } of listeners(topic)) stream.close()
      }
    }
    isReading = false
    schedule()
  }

  function remove(topic: string, listener: Listener): void {
    const topicListeners = listenersByTopic.get(topic)
    if (!topicListeners?.delete(listener)) return
    onListenerClosed?.(listener)
    if (topicListeners.size > 0) return
    listenersByTopic.delete(topic)
    onTopicClosed?.(topic)
  }

  function listeners(topic?: string): Listener[] {
    if (topic !== undefined) return [...(listenersByTopic.get(topic)?.keys() ?? [])]
    return Array.from(listenersByTopic.values(), (topicListeners) => [...topicListeners.keys()]).flat()
  }

  const sweep = setInterval(() => {
    const oldest = Date.now() - MAX_STREAM_MS
    for (const topicListeners of listenersByTopic.values())
      for (const [{ stream }, openedAt] of topicListeners) if (openedAt <= oldest) stream.close()
    everyMinute?.()
  }, SWEEP_MS).unref()

  return {
    add(topic, listener) {
      const topicListeners = listenersByTopic.get(topic) ?? new Map<Listener, number>()
      listenersByTopic.set(topic, topicListeners.set(listener, Date.now()))
      listener.stream.onClose(() => remove(topic, listener))
    },
    listeners,
    topics: () => [...listenersByTopic.keys()],
    markChanged,
    stop() {
      clearInterval(sweep)
      clearTimeout(timer)
    },
  }
}
