import type { Log } from "./log/create-log.ts"

const MIN_RETRY_MS = 200
/** A node serves current data within seconds after its database is reachable again. */
const MAX_RETRY_MS = 3_000
/** The maximum age is shortened by up to this share, so that nodes and caches don't all reload at the same moment. */
const JITTER = 0.2

export interface MemoryCache {
  /** Reads now and throws the error if reading fails. */
  load(): Promise<void>
  /**
   * Reloads after an announced change: the given part, or everything. A failed read is retried until it succeeds,
   * because the change is announced only once.
   */
  reload(part?: string): void
  close(): void
}

export interface CacheSource {
  /** Reads the parts that changed, or everything if none are given. */
  read(parts?: readonly string[]): Promise<void>
  /**
   * A cheap value that differs after every change. With it, data at its maximum age is read again only if the version
   * differs; without it, always.
   */
  version?(): Promise<string>
}

/**
 * Keeps a copy of database content in memory. It is read again when a change is announced, and checked when it reaches
 * its maximum age, so that a lost announcement delays a change but doesn't lose it. Reads run one after the other, so
 * that a slow read can't replace newer data with older.
 */
export function createMemoryCache(name: string, source: CacheSource, log: Log, maxAgeSeconds: number): MemoryCache {
  let reading = Promise.resolve()
  let isAllStale = false
  const staleParts = new Set<string>()
  let version: string | undefined
  let failureCount = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function runInOrder(work: () => Promise<void>): Promise<void> {
    const result = reading.then(work)
    reading = result.catch(() => undefined)
    return result
  }

  function scheduleNext(work: () => Promise<void>, waitMs: number): void {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void runInOrder(work), waitMs).unref()
  }

  function scheduleCheck(): void {
    scheduleNext(check, maxAgeSeconds * 1000 * (1 - JITTER * Math.random()))
  }

  /** Reads the version first: a change between the two reads is then found by the next check. */
  async function readAll(): Promise<void> {
    const currentVersion = await source.version?.()
    await source.read()
    version = currentVersion
  }

  async function readStale(): Promise<void> {
    if (isClosed || (!isAllStale && staleParts.size === 0)) return
    // Reset before reading, so that a change announced during the read causes another read.
    const [isAll, parts] = [isAllStale, [...staleParts]]
    isAllStale = false
    staleParts.clear()
    try {
      await (isAll ? readAll() : source.read(parts))
      failureCount = 0
      scheduleCheck()
    } catch (error) {
      isAllStale ||= isAll
      for (const part of parts) staleParts.add(part)
      log.error({ err: error, failures: failureCount }, `${name} could not be reloaded`)
      scheduleNext(readStale, Math.min(MIN_RETRY_MS * 2 ** failureCount++, MAX_RETRY_MS))
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
      isClosed = true
      clearTimeout(timer)
    },
  }
}
