import { DatabaseSync } from "node:sqlite"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type Committer, createCommitter } from "./create-committer.ts"

let db: DatabaseSync
let committer: Committer
beforeEach(() => {
  db = new DatabaseSync(":memory:")
  db.exec("create table kept (value text primary key)")
  committer = createCommitter(db)
})
afterEach(() => db.close())

const keep = (value: string) => committer.atomically(() => db.prepare("insert into kept values (?)").run(value).changes)
const kept = () =>
  db
    .prepare("select value from kept order by value")
    .all()
    .map(({ value }) => value)

test("simultaneous writes are committed together; one that throws leaves no trace and does not affect the others", async () => {
  const torn = committer.atomically(() => {
    db.exec("insert into kept values ('half')")
    throw new Error("torn")
  })
  const ended = await Promise.allSettled([keep("a"), torn, keep("a"), keep("b")])
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"])
  expect(kept()).toEqual(["a", "b"])
  expect(db.isTransaction).toBe(false)
})

test("close writes the pending changes and rejects later ones", async () => {
  const waiting = keep("a")
  committer.close()
  await expect(waiting).resolves.toBe(1)
  await expect(keep("b")).rejects.toThrow("The books are closed.")
  expect(kept()).toEqual(["a"])
})
