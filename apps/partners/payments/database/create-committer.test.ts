import { DatabaseSync } from "node:sqlite"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type Committer, createCommitter } from "./create-committer.ts"

let db: DatabaseSync
let committer: Committer
beforeEach(() => {
  db = new DatabaseSync(":memory:")
  db.exec("create table stored (value text primary key)")
  committer = createCommitter(db)
})
afterEach(() => db.close())

const insertValue = (value: string) =>
  committer.atomically(() => db.prepare("insert into stored values (?)").run(value).changes)
const readValues = () =>
  db
    .prepare("select value from stored order by value")
    .all()
    .map(({ value }) => value)

test("simultaneous writes are committed together; one that throws leaves no trace and does not affect the others", async () => {
  const failing = committer.atomically(() => {
    db.exec("insert into stored values ('half')")
    throw new Error("failed on purpose")
  })
  const results = await Promise.allSettled([insertValue("a"), failing, insertValue("a"), insertValue("b")])
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"])
  expect(readValues()).toEqual(["a", "b"])
  expect(db.isTransaction).toBe(false)
})

test("close writes the pending changes and rejects later ones", async () => {
  const pending = insertValue("a")
  committer.close()
  await expect(pending).resolves.toBe(1)
  await expect(insertValue("b")).rejects.toThrow("The database is closed.")
  expect(readValues()).toEqual(["a"])
})
