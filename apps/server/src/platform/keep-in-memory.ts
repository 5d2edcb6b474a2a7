import type { Log } from "./log/create-log.ts"

const FIRST_TRY_MS = 200
const LONGEST_TRY_MS = 30_000

export interface InMemory {
  /** Reads now; what goes wrong is the caller's. */
  fill(): Promise<void>
  /** Somebody said it changed. What can't be read is tried until it can: nobody will say it a second time. */
  refill(): void
  close(): void
}

/** Reads one after the other, so that a slow reading can't put an old state over a newer one. */
export function keepInMemory(what: string, read: () => Promise<void>, log: Log): InMemory {
  let reading = Promise.resolve()
  let isStale = false
  let failures = 0
  let nextTry: NodeJS.Timeout | undefined
  let closed = false

  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = reading.then(work)
    reading = done.catch(() => undefined)
    return done
  }

  async function readStale(): Promise<void> {
    clearTimeout(nextTry)
    if (!isStale || closed) return
    // First, so that a notice that comes while it is read counts.
    isStale = false
    try {
      await read()
      failures = 0
    } catch (error) {
      isStale = true
      log.error({ err: error, failures }, `${what} could not be read anew`)
      const wait = Math.min(FIRST_TRY_MS * 2 ** failures++, LONGEST_TRY_MS)
      nextTry = setTimeout(() => void inTurn(readStale), wait).unref()
      if (closed) clearTimeout(nextTry)
    }
  }

  return {
    fill: () => inTurn(read),
    refill() {
      isStale = true
      void inTurn(readStale)
    },
    close() {
      closed = true
      clearTimeout(nextTry)
    },
  }
}
