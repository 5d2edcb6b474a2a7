import { createLiveHub, type LiveChanges } from "../../../platform/live/create-live-hub.ts"
import type { LiveStream } from "../../../platform/live/open-stream.ts"
import type { Log } from "../../../platform/log/create-log.ts"
import type { CaseChange } from "../case-changed.ts"

/** Above these limits the client polls instead. */
const MAX_STREAMS_PER_SESSION = 6
const MAX_STREAMS_PER_NODE = 5_000

interface Listener {
  stream: LiveStream
  session: string
}

export interface CaseHub {
  hasCapacity(session: string): boolean
  /** Sends the changes of the customer's cases. */
  follow(stream: LiveStream, viewer: { session: string; userId: string }): void
  handleChange(change: CaseChange): void
  stop(): void
}

/** The customers' streams on this node, by user. An event names the case and its version; the client reads the case. */
export function createCaseHub(
  filterOpenSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  log: Log,
): CaseHub {
  const hub = createLiveHub<Listener>({
    log,
    send: sendChanges,
    onFailure: "close streams",
    failureMessage: "changes of cases could not be sent; their streams are closed",
    everyMinute: () => void closeEndedSessions(),
  })

  async function sendChanges(changes: LiveChanges): Promise<void> {
    for (const [userId, events] of changes)
      for (const { stream } of hub.listeners(userId)) for (const event of events) stream.send("case", event)
  }

  async function closeEndedSessions(): Promise<void> {
    const listeners = hub.listeners()
    if (listeners.length === 0) return
    try {
      const openIds = await filterOpenSessions([...new Set(listeners.map(({ session }) => session))])
      for (const { stream, session } of listeners) if (!openIds.has(session)) stream.close()
    } catch (error) {
      log.warn({ err: error }, "ended sessions could not be read; retrying in a minute")
    }
  }

  return {
    hasCapacity(session) {
      const listeners = hub.listeners()
      return (
        listeners.length < MAX_STREAMS_PER_NODE &&
        listeners.filter((listener) => listener.session === session).length < MAX_STREAMS_PER_SESSION
      )
    },
    follow(stream, { session, userId }) {
      hub.add(userId, { stream, session })
    },
    handleChange: ({ userId, caseId, version }) => hub.markChanged(userId, JSON.stringify({ caseId, version })),
    stop: () => hub.stop(),
  }
}
