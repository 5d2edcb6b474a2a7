import type { LiveStream } from "../../platform/live/open-stream.ts"
import type { Log } from "../../platform/log/create-log.ts"
import type { KitchenChange } from "../kitchen/public.ts"
import type { SharedTracker } from "./build-tracker.ts"

/** Changes within this time are read together. */
const BATCH_WINDOW_MS = 20
/**
 * The delay after a failed read doubles each time, up to the maximum, so that trackers are correct within seconds after
 * the database is back.
 */
const RETRY_MIN_MS = 200
const RETRY_MAX_MS = 3_000
/** Estimates change with time, and changes without a notification are seen after this time at the latest. */
const REFRESH_MS = 60_000
/** The stream is closed after this time. The client reconnects, which checks its access again. */
const MAX_STREAM_MS = 60 * 60_000
const BATCH_SIZE = 500
/**
 * Above these limits the client polls every few seconds instead. A network can be a household or all phones of a cell
 * tower.
 */
const MAX_STREAMS_PER_SESSION = 12
const MAX_STREAMS_PER_NETWORK = 2_000
const MAX_STREAMS_PER_NODE = 10_000

/** Reads the data of trackers. */
export interface TrackerReader {
  trackers(ids: readonly string[]): Promise<SharedTracker[]>
  /** Returns those of these sessions that are still valid. */
  openSessions(ids: readonly string[]): Promise<ReadonlySet<string>>
}

export interface Viewer {
  session: string
  network: string
}

interface Listener extends Viewer {
  stream: LiveStream
  /** Whether the order belongs to the viewer, who is shown this. */
  isOwn: boolean
  since: number
  /** What was sent last; all listeners that were sent the same share one string. */
  lastSent: string | undefined
  position: string
}

interface FollowedOrder {
  storeId: string
  isOver: boolean
  listeners: Set<Listener>
}

export interface TrackerHub {
  /** Checks whether one more stream may be opened on this node, in this session and from this network. */
  hasCapacity(viewer: Viewer): boolean
  /**
   * Sends the whole tracker and then its changes. It starts with the whole tracker even if the client has the current
   * version, because estimate and cash can change without a new version.
   */
  follow(stream: LiveStream, viewer: Viewer & { isOwn: boolean }, tracker: SharedTracker): void
  handleChange(change: KitchenChange | undefined): void
  stop(): void
}

/** All followed orders on this node. Each change is read and serialised once, however many viewers there are. */
export function createTrackerHub(read: TrackerReader, log: Log): TrackerHub {
  const followed = new Map<string, FollowedOrder>()
  const bySession = new Map<string, number>()
  const byNetwork = new Map<string, number>()
  let streams = 0
  const changed = new Set<string>()
  let readTimer: NodeJS.Timeout | undefined
  let isReading = false
  let failures = 0

  function noteChanged(ids: Iterable<string>): void {
    for (const id of ids) changed.add(id)
    if (changed.size === 0 || readTimer || isReading) return
    const wait = failures === 0 ? BATCH_WINDOW_MS : Math.min(RETRY_MIN_MS * 2 ** (failures - 1), RETRY_MAX_MS)
    readTimer = setTimeout(() => void sendChanged(), wait)
  }

  async function sendChanged(): Promise<void> {
    readTimer = undefined
    isReading = true
    const ids = [...changed].filter((id) => followed.has(id))
    const unread = new Set(ids)
    changed.clear()
    try {
      // Reads in batches, so that the first of thousands doesn't wait for the last.
      for (let from = 0; from < ids.length; from += BATCH_SIZE) {
        const part = ids.slice(from, from + BATCH_SIZE)
        for (const tracker of await read.trackers(part)) sendTracker(tracker)
        for (const id of part) unread.delete(id)
      }
      failures = 0
    } catch (error) {
      failures++
      for (const id of unread) changed.add(id)
      log.warn({ err: error, failures }, "trackers could not be read; they are read again")
    }
    isReading = false
    noteChanged([])
  }

  function sendTracker(tracker: SharedTracker): void {
    const entry = followed.get(tracker.orderHistoryId)
    if (!entry) return
    entry.isOver = isTrackingOver(tracker)
    const { json, withoutPosition, position } = serialiseTracker(tracker)
    for (const listener of entry.listeners) {
      // A position that is no longer known is sent with the whole tracker.
      const isLost = position === "" && listener.position !== ""
      if (listener.lastSent !== withoutPosition || isLost) sendFullTracker(listener, json, tracker.version)
      else if (listener.position !== position) listener.stream.send("rider", position)
      listener.lastSent = withoutPosition
      listener.position = position
    }
  }

  function removeListener(id: string, listener: Listener): void {
    const entry = followed.get(id)
    if (!entry?.listeners.delete(listener)) return
    if (entry.listeners.size === 0) followed.delete(id)
    streams--
    count(bySession, listener.session, -1)
    count(byNetwork, listener.network, -1)
  }

  /** Closes the streams of sessions that have ended, with one query for all sessions. */
  async function closeEndedSessions(): Promise<void> {
    if (bySession.size === 0) return
    const sessions = [...bySession.keys()]
    try {
      const open = await read.openSessions(sessions)
      const over = new Set(sessions.filter((session) => !open.has(session)))
      if (over.size === 0) return
      for (const { listeners } of followed.values())
        for (const { stream, session } of listeners) if (over.has(session)) stream.close()
    } catch (error) {
      log.warn({ err: error }, "ended sessions could not be read; retrying in a minute")
    }
  }

  const refreshing = setInterval(() => {
    const oldest = Date.now() - MAX_STREAM_MS
    for (const [id, { listeners, isOver }] of followed) {
      for (const { stream, since } of listeners) if (since < oldest) stream.close()
      if (!isOver) changed.add(id)
    }
    noteChanged([])
    void closeEndedSessions()
  }, REFRESH_MS).unref()

  return {
    hasCapacity: ({ session, network }) =>
      streams < MAX_STREAMS_PER_NODE &&
      (bySession.get(session) ?? 0) < MAX_STREAMS_PER_SESSION &&
      (byNetwork.get(network) ?? 0) < MAX_STREAMS_PER_NETWORK,
    follow(stream, viewer, tracker) {
      const id = tracker.orderHistoryId
      const { json, withoutPosition, position } = serialiseTracker(tracker)
      const listener: Listener = { ...viewer, stream, since: Date.now(), lastSent: withoutPosition, position }
      const entry = followed.get(id) ?? { storeId: tracker.store.id, isOver: false, listeners: new Set() }
      entry.listeners.add(listener)
      followed.set(id, entry)
      streams++
      count(bySession, viewer.session, 1)
      count(byNetwork, viewer.network, 1)
      stream.onClose(() => removeListener(id, listener))
      sendFullTracker(listener, json, tracker.version)
      // The order may have changed between reading it and registering the listener.
      noteChanged([id])
    },
    handleChange(change) {
      if (change === undefined) noteChanged(followed.keys())
      else if (change.orderId !== null) noteChanged(followed.has(change.orderId) ? [change.orderId] : [])
    },
    stop() {
      clearInterval(refreshing)
      clearTimeout(readTimer)
    },
  }
}

function count(counts: Map<string, number>, key: string, delta: number): void {
  const now = (counts.get(key) ?? 0) + delta
  if (now > 0) counts.set(key, now)
  else counts.delete(key)
}

/** Only `isOwn` differs between viewers; the rest is serialised once. */
function sendFullTracker({ stream, isOwn }: Listener, json: string, version: number): void {
  stream.send("tracker", `{"isOwn":${isOwn},${json.slice(1)}`, version)
}

/** Serialises a tracker with and without the rider's position, which has its own event. */
function serialiseTracker(tracker: SharedTracker): { json: string; withoutPosition: string; position: string } {
  const json = JSON.stringify(tracker)
  const position = tracker.rider?.position ? JSON.stringify(tracker.rider.position) : ""
  return { json, withoutPosition: position === "" ? json : json.replace(position, "null"), position }
}

function isTrackingOver({ stage }: SharedTracker): boolean {
  return stage === "HANDED OVER" || stage === "CANCELLED"
}
