import type { LiveStream } from "../../platform/live/open-stream.ts"
import type { Log } from "../../platform/log/create-log.ts"
import type { KitchenChange } from "../kitchen/public.ts"
import type { SharedTracker } from "./build-tracker.ts"

/** Changes that come together are read together. */
const GATHER_MS = 20
/** After a failed reading: twice as long each time, so that trackers are right within seconds after the database is. */
const FIRST_TRY_MS = 200
const LONGEST_TRY_MS = 3_000
/** Estimates age, and what nobody announced is seen at the latest then. */
const REFRESH_MS = 60_000
/** Then a listener comes again and is looked at anew. */
const LONGEST_MS = 60 * 60_000
const AT_ONCE = 500
/** Beyond these the client asks every few seconds instead. A network is a household, or all the phones of a tower. */
const STREAMS_A_SESSION = 12
const STREAMS_A_NETWORK = 2_000
const STREAMS_A_NODE = 10_000

/** What trackers are read with. */
export interface TrackerReader {
  trackers(ids: readonly string[]): Promise<SharedTracker[]>
  /** Those of these sessions that still let somebody in. */
  openSessions(ids: readonly string[]): Promise<ReadonlySet<string>>
}

export interface Looker {
  session: string
  network: string
}

interface Listener extends Looker {
  stream: LiveStream
  /** Whether the order is theirs: they are told. */
  isOwn: boolean
  since: number
  /** What they were sent last; the same string for all who were sent the same. */
  told: string | undefined
  position: string
}

interface Followed {
  storeId: string
  isOver: boolean
  listeners: Set<Listener>
}

export interface TrackerHub {
  /** Whether one more stream may be open: on this node, of this session, from this network. */
  hasRoom(who: Looker): boolean
  /** All of it, and then whatever changes: estimate and cash change without a version, so nobody is told less. */
  follow(stream: LiveStream, who: Looker & { isOwn: boolean }, tracker: SharedTracker): void
  heard(change: KitchenChange | undefined): void
  stop(): void
}

/** Everybody on this node who follows an order. What changes is read once and written out once, however many look. */
export function createTrackerHub(read: TrackerReader, log: Log): TrackerHub {
  const followed = new Map<string, Followed>()
  const bySession = new Map<string, number>()
  const byNetwork = new Map<string, number>()
  let streams = 0
  const changed = new Set<string>()
  let gathering: NodeJS.Timeout | undefined
  let isReading = false
  let failures = 0

  function note(ids: Iterable<string>): void {
    for (const id of ids) changed.add(id)
    if (changed.size === 0 || gathering || isReading) return
    const wait = failures === 0 ? GATHER_MS : Math.min(FIRST_TRY_MS * 2 ** (failures - 1), LONGEST_TRY_MS)
    gathering = setTimeout(() => void tellChanged(), wait)
  }

  async function tellChanged(): Promise<void> {
    gathering = undefined
    isReading = true
    const ids = [...changed].filter((id) => followed.has(id))
    const unread = new Set(ids)
    changed.clear()
    try {
      // In parts, so that the first of thousands need not wait for the last.
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const part = ids.slice(from, from + AT_ONCE)
        for (const tracker of await read.trackers(part)) tell(tracker)
        for (const id of part) unread.delete(id)
      }
      failures = 0
    } catch (error) {
      failures++
      for (const id of unread) changed.add(id)
      log.warn({ err: error, failures }, "trackers could not be read; they are read again")
    }
    isReading = false
    note([])
  }

  function tell(tracker: SharedTracker): void {
    const entry = followed.get(tracker.orderHistoryId)
    if (!entry) return
    entry.isOver = isOverFor(tracker)
    const { whole, still, position } = writeOut(tracker)
    for (const listener of entry.listeners) {
      // Where the rider was and is not known to be any more is told with the rest.
      const isLost = position === "" && listener.position !== ""
      if (listener.told !== still || isLost) sendWhole(listener, whole, tracker.version)
      else if (listener.position !== position) listener.stream.send("rider", position)
      listener.told = still
      listener.position = position
    }
  }

  function leave(id: string, listener: Listener): void {
    const entry = followed.get(id)
    if (!entry?.listeners.delete(listener)) return
    if (entry.listeners.size === 0) followed.delete(id)
    streams--
    count(bySession, listener.session, -1)
    count(byNetwork, listener.network, -1)
  }

  /** Whoever was logged out everywhere, or left us, sees nothing more. One question for all of them. */
  async function letGo(): Promise<void> {
    if (bySession.size === 0) return
    const sessions = [...bySession.keys()]
    try {
      const open = await read.openSessions(sessions)
      const over = new Set(sessions.filter((session) => !open.has(session)))
      if (over.size === 0) return
      for (const { listeners } of followed.values())
        for (const { stream, session } of listeners) if (over.has(session)) stream.close()
    } catch (error) {
      log.warn({ err: error }, "whose sessions are over could not be read; they are in a minute")
    }
  }

  const refreshing = setInterval(() => {
    const oldest = Date.now() - LONGEST_MS
    for (const [id, { listeners, isOver }] of followed) {
      for (const { stream, since } of listeners) if (since < oldest) stream.close()
      if (!isOver) changed.add(id)
    }
    note([])
    void letGo()
  }, REFRESH_MS).unref()

  return {
    hasRoom: ({ session, network }) =>
      streams < STREAMS_A_NODE &&
      (bySession.get(session) ?? 0) < STREAMS_A_SESSION &&
      (byNetwork.get(network) ?? 0) < STREAMS_A_NETWORK,
    follow(stream, who, tracker) {
      const id = tracker.orderHistoryId
      const { whole, still, position } = writeOut(tracker)
      const listener: Listener = { ...who, stream, since: Date.now(), told: still, position }
      const entry = followed.get(id) ?? { storeId: tracker.store.id, isOver: false, listeners: new Set() }
      entry.listeners.add(listener)
      followed.set(id, entry)
      streams++
      count(bySession, who.session, 1)
      count(byNetwork, who.network, 1)
      stream.onClose(() => leave(id, listener))
      sendWhole(listener, whole, tracker.version)
      // What changed since it was read and before anybody listened for it.
      note([id])
    },
    heard(change) {
      if (change === undefined) note(followed.keys())
      else if (change.orderId !== null) note(followed.has(change.orderId) ? [change.orderId] : [])
    },
    stop() {
      clearInterval(refreshing)
      clearTimeout(gathering)
    },
  }
}

function count(counts: Map<string, number>, key: string, more: number): void {
  const now = (counts.get(key) ?? 0) + more
  if (now > 0) counts.set(key, now)
  else counts.delete(key)
}

/** The rest is the same for everybody, and written out once. */
function sendWhole({ stream, isOwn }: Listener, whole: string, version: number): void {
  stream.send("tracker", `{"isOwn":${isOwn},${whole.slice(1)}`, version)
}

/** As it is sent; and without where the rider is, which has an event of its own. */
function writeOut(tracker: SharedTracker): { whole: string; still: string; position: string } {
  const whole = JSON.stringify(tracker)
  const position = tracker.rider?.position ? JSON.stringify(tracker.rider.position) : ""
  return { whole, still: position === "" ? whole : whole.replace(position, "null"), position }
}

function isOverFor({ stage }: SharedTracker): boolean {
  return stage === "HANDED OVER" || stage === "CANCELLED"
}
