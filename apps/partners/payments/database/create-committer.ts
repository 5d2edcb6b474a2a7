import type { DatabaseSync } from "node:sqlite"

interface PendingWrite {
  act(): unknown
  resolve(result: unknown): void
  reject(error: unknown): void
}

export interface Committer {
  /** Resolves when the change is on disk. A change that throws is rolled back. */
  atomically<Result>(act: () => Result): Promise<Result>
  /** Writes the pending changes and rejects all later ones. */
  close(): void
}

/**
 * Commits all changes that arrive in one turn of the event loop together, because syncing to disk takes longer than
 * anything else here. No call gets a response before its change is stored.
 */
export function createCommitter(db: DatabaseSync): Committer {
  let pending: PendingWrite[] = []
  let isClosed = false

  function attempt({ act, resolve, reject }: PendingWrite): { confirm(): void; fail(error: unknown): void } {
    db.exec("savepoint one")
    try {
      const result = act()
      db.exec("release one")
      return { confirm: () => resolve(result), fail: reject }
    } catch (error) {
      db.exec("rollback to one")
      db.exec("release one")
      return { confirm: () => reject(error), fail: reject }
    }
  }

  function write(): void {
    const batch = pending
    pending = []
    if (batch.length === 0) return
    db.exec("begin immediate")
    const results = batch.map(attempt)
    try {
      db.exec("commit")
    } catch (error) {
      db.exec("rollback")
      for (const { fail } of results) fail(error)
      return
    }
    for (const { confirm } of results) confirm()
  }

  return {
    atomically: <Result>(act: () => Result) =>
      new Promise<Result>((resolve, reject) => {
        if (isClosed) return reject(new Error("The database is closed."))
        pending.push({ act, resolve: (result) => resolve(result as Result), reject })
        if (pending.length === 1) setImmediate(write)
      }),
    close() {
      write()
      isClosed = true
    },
  }
}
