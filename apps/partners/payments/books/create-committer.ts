import type { DatabaseSync } from "node:sqlite"

interface Work {
  act(): unknown
  resolve(result: unknown): void
  reject(error: unknown): void
}

export interface Committer {
  /** Answers when it is on disk. What throws leaves nothing behind. */
  atomically<Result>(act: () => Result): Promise<Result>
  /** What waits is written; nothing is taken any more. */
  close(): void
}

/**
 * Waiting for the disk takes longer than all else here, so whatever came in meanwhile is written together: one wait for
 * many calls, and still nobody is answered before theirs is kept.
 */
export function createCommitter(db: DatabaseSync): Committer {
  let waiting: Work[] = []
  let closed = false

  function attempt({ act, resolve, reject }: Work): { keep(): void; drop(error: unknown): void } {
    db.exec("savepoint one")
    try {
      const result = act()
      db.exec("release one")
      return { keep: () => resolve(result), drop: reject }
    } catch (error) {
      db.exec("rollback to one")
      db.exec("release one")
      return { keep: () => reject(error), drop: reject }
    }
  }

  function write(): void {
    const works = waiting
    waiting = []
    if (works.length === 0) return
    db.exec("begin immediate")
    const ends = works.map(attempt)
    try {
      db.exec("commit")
    } catch (error) {
      db.exec("rollback")
      for (const { drop } of ends) drop(error)
      return
    }
    for (const { keep } of ends) keep()
  }

  return {
    atomically: <Result>(act: () => Result) =>
      new Promise<Result>((resolve, reject) => {
        if (closed) return reject(new Error("The books are closed."))
        waiting.push({ act, resolve: (result) => resolve(result as Result), reject })
        if (waiting.length === 1) setImmediate(write)
      }),
    close() {
      write()
      closed = true
    },
  }
}
