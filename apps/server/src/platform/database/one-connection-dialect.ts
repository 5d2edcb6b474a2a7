import type { PGlite } from "@electric-sql/pglite"
import { AsyncLocalStorage } from "node:async_hooks"
import { type DatabaseConnection, type Driver, PGliteAdapter, PGliteDialect, PGliteDriver } from "kysely"

const MAX_WAIT_MS = 10_000
/** PostgreSQL's code for a lock that could not be obtained in time. */
const LOCK_NOT_AVAILABLE = "55P03"

/** Set while work runs inside a transaction; see `inTransaction`. */
export const openTransaction = new AsyncLocalStorage<{ isOpen: boolean }>()

/**
 * The embedded database has one connection, so queries and transactions queue for it in the order of their arrival.
 * Kysely's lock for such databases waits without a limit: a transaction that sends a query outside of itself (with `db`
 * instead of `tx`) would block the whole server. Here such a query fails immediately, and any other wait ends after ten
 * seconds with an error that is reported as UNAVAILABLE.
 */
class OneConnectionDriver extends PGliteDriver {
  #queue: { acquire(): void }[] = []
  #isInUse = false

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isInUse) {
      if (openTransaction.getStore()?.isOpen) {
        throw new Error("A query ran outside the open transaction: pass tx, not db.")
      }
      await this.#wait()
    }
    this.#isInUse = true
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    const waiter = this.#queue.shift()
    if (waiter) waiter.acquire()
    else this.#isInUse = false
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = { acquire: () => (clearTimeout(timer), resolve()) }
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(entry), 1)
        reject(Object.assign(new Error("The embedded database is busy."), { code: LOCK_NOT_AVAILABLE }))
      }, MAX_WAIT_MS)
      this.#queue.push(entry)
    })
  }

  waiting(): number {
    return this.#queue.length
  }
}

/** Prevents Kysely from adding its own lock. */
class OneConnectionAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

export class OneConnectionDialect extends PGliteDialect {
  readonly #driver: OneConnectionDriver

  constructor(pglite: PGlite) {
    super({ pglite })
    this.#driver = new OneConnectionDriver({ pglite })
  }

  override createAdapter(): PGliteAdapter {
    return new OneConnectionAdapter()
  }

  override createDriver(): Driver {
    return this.#driver
  }

  waiting(): number {
    return this.#driver.waiting()
  }
}
