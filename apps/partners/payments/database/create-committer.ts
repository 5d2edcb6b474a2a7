import type { DatabaseSync } from "node:sqlite"

interface PendingWrite {
  change(): unknown
  resolve(result: unknown): void
  reject(error: unknown): void
}

export interface Committer {
  /** Resolves when the change is on disk. A change that throws is rolled back. */
  atomically<Result>(change: () => Result): Promise<Result>
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

  /** Runs one write in the open transaction. The caller gets the result only after the commit or rollback. */
  function attempt({ change, resolve, reject }: PendingWrite): { onCommit(): void; onRollback(error: unknown): void } {
    db.exec("savepoint one")
    try {
      const result = change()
      db.exec("release one")
      return { onCommit: () => resolve(result), onRollback: reject }
    } catch (error) {
      db.exec("rollback to one")
      db.exec("release one")
      return { onCommit: () => reject(error), onRollback: reject }
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
      for (const { onRollback } of results) onRollback(error)
      return
    }
    for (const { onCommit } of results) onCommit()
  }

  return {
    atomically: <Result>(change: () => Result) =>
      new Promise<Result>((resolve, reject) => {
        if (isClosed) return reject(new Error("The database is closed."))
        pending.push({ change, resolve: (result) => resolve(result as Result), reject })
        if (pending.length === 1) setImmediate(write)
      }),
    close() {
      write()
      isClosed = true
    },
  }
}
