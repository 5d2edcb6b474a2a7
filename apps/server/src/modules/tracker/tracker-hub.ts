import type { Tracker } from "@hearth/contract/calls/tracker.shapes.ts"
import type { LiveStream } from "../../platform/live/open-stream.ts"
import type { Log } from "../../platform/log/create-log.ts"
import type { KitchenChange } from "../kitchen/public.ts"

/** Changes that come together are read together. */
const GATHER_MS = 20
/** Estimates age, and what nobody announced is seen at the latest then. */
const REFRESH_MS = 60_000
/** Then a listener comes again and is looked at anew. */
const LONGEST_MS = 60 * 60_000
const AT_ONCE = 500

interface Listener {
  stream: LiveStream
  session: string
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
  /** How many streams are open, and how many of them are this session's. */
  load(session: string): { all: number; own: number }
  /** Tells everything from here on, beginning with what the listener lacks: `has` is the version they have. */
  follow(stream: LiveStream, session: string, tracker: Tracker, has: number): void
  heard(change: KitchenChange | undefined): void
  stop(): void
}

/** Everybody on this node who follows an order. What changes is read once and written out once, however many look. */
export function createTrackerHub(read: (ids: readonly string[]) => Promise<Tracker[]>, log: Log): TrackerHub {
  const followed = new Map<string, Followed>()
  const bySession = new Map<string, number>()
  let streams = 0
  const changed = new Set<string>()
  let gathering: NodeJS.Timeout | undefined
  let isReading = false

  function note(ids: Iterable<string>): void {
    for (const id of ids) changed.add(id)
    if (changed.size === 0 || gathering || isReading) return
    gathering = setTimeout(() => void tellChanged(), GATHER_MS)
  }

  async function tellChanged(): Promise<void> {
    gathering = undefined
    isReading = true
    const ids = [...changed].filter((id) => followed.has(id))
    changed.clear()
    try {
      // In parts, so that the first of thousands need not wait for the last.
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        for (const tracker of await read(ids.slice(from, from + AT_ONCE))) tell(tracker)
      }
    } catch (error) {
      log.warn({ err: error }, "trackers could not be read; they are at the next change, or in a minute")
    }
    isReading = false
    note([])
  }

  function tell(tracker: Tracker): void {
    const entry = followed.get(tracker.orderHistoryId)
    if (!entry) return
    entry.isOver = isOverFor(tracker)
    const { whole, still, position } = writeOut(tracker)
    for (const listener of entry.listeners) {
      if (listener.told !== still) listener.stream.send("tracker", whole, tracker.version)
      else if (listener.position !== position && position !== "") listener.stream.send("rider", position)
      listener.told = still
      listener.position = position
    }
  }

  function leave(id: string, listener: Listener): void {
    const entry = followed.get(id)
    if (!entry?.listeners.delete(listener)) return
    if (entry.listeners.size === 0) followed.delete(id)
    streams--
    const own = (bySession.get(listener.session) ?? 1) - 1
    if (own > 0) bySession.set(listener.session, own)
    else bySession.delete(listener.session)
  }

  const refreshing = setInterval(() => {
    const oldest = Date.now() - LONGEST_MS
    for (const [id, { listeners, isOver }] of followed) {
      for (const { stream, since } of listeners) if (since < oldest) stream.close()
      if (!isOver) changed.add(id)
    }
    note([])
  }, REFRESH_MS).unref()

  return {
    load: (session) => ({ all: streams, own: bySession.get(session) ?? 0 }),
    follow(stream, session, tracker, has) {
      const id = tracker.orderHistoryId
      const { whole, still, position } = writeOut(tracker)
      const listener: Listener = { stream, session, since: Date.now(), told: still, position }
      const entry = followed.get(id) ?? { storeId: tracker.store.id, isOver: false, listeners: new Set() }
      entry.listeners.add(listener)
      followed.set(id, entry)
      streams++
      bySession.set(session, (bySession.get(session) ?? 0) + 1)
      stream.onClose(() => leave(id, listener))
      if (has !== tracker.version) stream.send("tracker", whole, tracker.version)
      else if (position !== "") stream.send("rider", position)
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

/** As it is sent; and without where the rider is, which has an event of its own. */
function writeOut(tracker: Tracker): { whole: string; still: string; position: string } {
  const whole = JSON.stringify(tracker)
  const position = tracker.rider?.position ? JSON.stringify(tracker.rider.position) : ""
  return { whole, still: position === "" ? whole : whole.replace(position, "null"), position }
}

function isOverFor({ stage }: Tracker): boolean {
  return stage === "HANDED OVER" || stage === "CANCELLED"
}
