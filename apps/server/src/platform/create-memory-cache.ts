import type { Log } from "./log/create-log.ts"

const MIN_RETRY_MS = 200
/** A node is right again within seconds after its database is. */
const MAX_RETRY_MS = 3_000
/** Not all nodes and caches at the same moment. */
const JITTER = 0.2

export interface MemoryCache {
  /** Reads now; what goes wrong is the caller's. */
  load(): Promise<void>
  /**
   * Somebody said that it changed: this part of it, or anything. What can't be read is tried until it can: nobody will
   * say it a second time.
   */
  reload(part?: string): void
  close(): void
}

export interface CacheSource {
  /** The parts that changed; nothing means that anything may have. */
  read(parts?: readonly string[]): Promise<void>
  /**
   * Costs little and differs after every change. With it, what has reached its maximum age is read only where it differs
   * from before; without it, always.
   */
  version?(): Promise<string>
}

/**
 * What is kept in memory of the database. It is read again when a change is announced, and checked when it has reached
 * its maximum age: an announcement that got lost makes it old, not wrong for ever. Reads one after the other, so that a
 * slow reading can't put an old state over a newer one.
 */
export function createMemoryCache(name: string, source: CacheSource, log: Log, maxAgeSeconds: number): MemoryCache {
  let reading = Promise.resolve()
  let isAllStale = false
  const staleParts = new Set<string>()
  let version: string | undefined
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function runInOrder(work: () => Promise<void>): Promise<void> {
    const done = reading.then(work)
    reading = done.catch(() => undefined)
    return done
  }

  function scheduleNext(work: () => Promise<void>, waitMs: number): void {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void runInOrder(work), waitMs).unref()
  }

  function scheduleCheck(): void {
    scheduleNext(check, maxAgeSeconds * 1000 * (1 - JITTER * Math.random()))
  }

  /** The version first: a change between the two is then seen at the next check. */
  async function readAll(): Promise<void> {
    const currentVersion = await source.version?.()
    await source.read()
    version = currentVersion
  }

  async function readStale(): Promise<void> {
    if (closed || (!isAllStale && staleParts.size === 0)) return
    // First, so that a notice that comes while it is read counts.
    const [isAll, parts] = [isAllStale, [...staleParts]]
    isAllStale = false
    staleParts.clear()
    try {
      await (isAll ? readAll() : source.read(parts))
      failures = 0
      scheduleCheck()
    } catch (error) {
      isAllStale ||= isAll
      for (const part of parts) staleParts.add(part)
      log.error({ err: error, failures }, `${name} could not be read anew`)
      scheduleNext(readStale, Math.min(MIN_RETRY_MS * 2 ** failures++, MAX_RETRY_MS))
    }
  }

  async function check(): Promise<void> {
    const currentVersion = await source.version?.().catch(() => undefined)
    if (currentVersion !== undefined && currentVersion === version) return scheduleCheck()
    isAllStale = true
    return readStale()
  }

  return {
    load: () =>
      runInOrder(async () => {
        await readAll()
        scheduleCheck()
      }),
    reload(part) {
      if (part === undefined) isAllStale = true
      else staleParts.add(part)
      void runInOrder(readStale)
    },
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}
