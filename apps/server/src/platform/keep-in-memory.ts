import type { Log } from "./log/create-log.ts"

const FIRST_TRY_MS = 200
/** A node is right again within seconds after its database is. */
const LONGEST_TRY_MS = 3_000
/** Not all nodes and caches at the same moment. */
const SPREAD = 0.2

export interface InMemory {
  /** Reads now; what goes wrong is the caller's. */
  fill(): Promise<void>
  /**
   * Somebody said that it changed: this part of it, or anything. What can't be read is tried until it can: nobody will
   * say it a second time.
   */
  refill(part?: string): void
  close(): void
}

export interface Source {
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
export function keepInMemory(what: string, source: Source, log: Log, maxAgeSeconds: number): InMemory {
  let reading = Promise.resolve()
  let isAllStale = false
  const staleParts = new Set<string>()
  let version: string | undefined
  let failures = 0
  let nextTry: NodeJS.Timeout | undefined
  let closed = false

  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = reading.then(work)
    reading = done.catch(() => undefined)
    return done
  }

  function plan(work: () => Promise<void>, waitMs: number): void {
    clearTimeout(nextTry)
    if (!closed) nextTry = setTimeout(() => void inTurn(work), waitMs).unref()
  }

  function planCheck(): void {
    plan(check, maxAgeSeconds * 1000 * (1 - SPREAD * Math.random()))
  }

  /** The version first: a change between the two is then seen at the next check. */
  async function readAll(): Promise<void> {
    const now = await source.version?.()
    await source.read()
    version = now
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
      planCheck()
    } catch (error) {
      isAllStale ||= isAll
      for (const part of parts) staleParts.add(part)
      log.error({ err: error, failures }, `${what} could not be read anew`)
      plan(readStale, Math.min(FIRST_TRY_MS * 2 ** failures++, LONGEST_TRY_MS))
    }
  }

  async function check(): Promise<void> {
    const now = await source.version?.().catch(() => undefined)
    if (now !== undefined && now === version) return planCheck()
    isAllStale = true
    return readStale()
  }

  return {
    fill: () =>
      inTurn(async () => {
        await readAll()
        planCheck()
      }),
    refill(part) {
      if (part === undefined) isAllStale = true
      else staleParts.add(part)
      void inTurn(readStale)
    },
    close() {
      closed = true
      clearTimeout(nextTry)
    },
  }
}
