import { createLiveHub, type LiveChanges } from "../../platform/live/create-live-hub.ts"
import type { LiveStream } from "../../platform/live/open-stream.ts"
import type { Log } from "../../platform/log/create-log.ts"
import type { KitchenChange } from "../kitchen/public.ts"
import type { SharedTracker } from "./build-tracker.ts"

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
  /** The last tracker that was sent, as JSON without the rider's position. Equal trackers share one string. */
  lastSent: string | undefined
  /** The last rider's position that was sent, as JSON; empty if none. */
  position: string
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
export function createTrackerHub(reader: TrackerReader, log: Log): TrackerHub {
  const streamCountBySession = new Map<string, number>()
  const streamCountByNetwork = new Map<string, number>()
  let streamCount = 0
  /** Orders that have ended change no more. */
  const endedOrderIds = new Set<string>()
  const hub = createLiveHub<Listener>({
    log,
    send: sendChanged,
    onFailure: "read again",
    failureMessage: "trackers could not be read; they are read again",
    onListenerClosed({ session, network }) {
      streamCount--
      adjustCount(streamCountBySession, session, -1)
      adjustCount(streamCountByNetwork, network, -1)
    },
    onTopicClosed: (id) => void endedOrderIds.delete(id),
    // Estimates change with time, and changes without a notification are seen after a minute at the latest.
    everyMinute() {
      for (const id of hub.topics()) if (!endedOrderIds.has(id)) hub.markChanged(id)
      void closeEndedSessions()
    },
  })

  /** Reads in batches, so that the first of thousands doesn't wait for the last. */
  async function sendChanged(changes: LiveChanges): Promise<void> {
    const ids = [...changes.keys()]
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const batch = ids.slice(start, start + BATCH_SIZE)
      for (const tracker of await reader.trackers(batch)) sendTracker(tracker)
      for (const id of batch) changes.delete(id)
    }
  }

  function sendTracker(tracker: SharedTracker): void {
    const { orderHistoryId: id, version } = tracker
    const listeners = hub.listeners(id)
    // The last viewer left while the tracker was read.
    if (listeners.length === 0) return
    if (isTrackingOver(tracker)) endedOrderIds.add(id)
    const serialised = serialiseTracker(tracker)
    const { withoutPosition, position } = serialised
    for (const listener of listeners) {
      // If the position is no longer known, the whole tracker is sent, because a `rider` event can't express that.
      const isLost = position === "" && listener.position !== ""
      if (listener.lastSent !== withoutPosition || isLost) sendFullTracker(listener, serialised, version)
      else if (listener.position !== position) listener.stream.send("rider", position)
      listener.lastSent = withoutPosition
      listener.position = position
    }
  }

  /** Closes the streams of sessions that have ended, with one query for all sessions. */
  async function closeEndedSessions(): Promise<void> {
    if (streamCountBySession.size === 0) return
    const sessions = [...streamCountBySession.keys()]
    try {
      const openIds = await reader.openSessions(sessions)
      const endedIds = new Set(sessions.filter((session) => !openIds.has(session)))
      if (endedIds.size === 0) return
      for (const { stream, session } of hub.listeners()) if (endedIds.has(session)) stream.close()
    } catch (error) {
      log.warn({ err: error }, "ended sessions could not be read; retrying in a minute")
    }
  }

  return {
    hasCapacity: ({ session, network }) =>
      streamCount < MAX_STREAMS_PER_NODE &&
      (streamCountBySession.get(session) ?? 0) < MAX_STREAMS_PER_SESSION &&
      (streamCountByNetwork.get(network) ?? 0) < MAX_STREAMS_PER_NETWORK,
    follow(stream, viewer, tracker) {
      const { orderHistoryId: id, version } = tracker
      const serialised = serialiseTracker(tracker)
      const { withoutPosition, position } = serialised
      const listener: Listener = { ...viewer, stream, lastSent: withoutPosition, position }
      streamCount++
      adjustCount(streamCountBySession, viewer.session, 1)
      adjustCount(streamCountByNetwork, viewer.network, 1)
      hub.add(id, listener)
      sendFullTracker(listener, serialised, version)
      // The order may have changed between reading it and registering the listener.
      hub.markChanged(id)
    },
    handleChange(change) {
      if (change === undefined) for (const id of hub.topics()) hub.markChanged(id)
      else if (change.orderId !== null) hub.markChanged(change.orderId)
    },
    stop: () => hub.stop(),
  }
}

function adjustCount(counts: Map<string, number>, key: string, delta: number): void {
  const total = (counts.get(key) ?? 0) + delta
  if (total > 0) counts.set(key, total)
  else counts.delete(key)
}

interface SerialisedTracker {
  /** The whole tracker for its customer and for others. Only `isOwn` differs between them. */
  full(isOwn: boolean): string
  /** To notice changes: the tracker without the rider's position, which has its own event. */
  withoutPosition: string
  /** Empty if it isn't known. */
  position: string
}

function sendFullTracker({ stream, isOwn }: Listener, { full }: SerialisedTracker, version: number): void {
  stream.send("tracker", full(isOwn), version)
}

/** Serialises a tracker once for each kind of viewer, however many there are. */
function serialiseTracker(tracker: SharedTracker): SerialisedTracker {
  const { rider } = tracker
  const jsonByOwnership = new Map<boolean, string>()
  return {
    full(isOwn) {
      const json = jsonByOwnership.get(isOwn) ?? JSON.stringify({ isOwn, ...tracker })
      jsonByOwnership.set(isOwn, json)
      return json
    },
    withoutPosition: JSON.stringify({ ...tracker, rider: rider && { ...rider, position: null } }),
    position: rider?.position ? JSON.stringify(rider.position) : "",
  }
}

function isTrackingOver({ stage }: SharedTracker): boolean {
  return stage === "HANDED OVER" || stage === "CANCELLED"
}
