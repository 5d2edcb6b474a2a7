import { expect, test } from "vitest"
import { createStorage } from "./storage.ts"

class FakeArea implements Storage {
  [name: string]: unknown
  readonly values = new Map<string, string>()
  isFull = false
  get length() {
    return this.values.size
  }
  key = () => null
  clear = () => this.values.clear()
  getItem = (name: string) => this.values.get(name) ?? null
  removeItem = (name: string) => void this.values.delete(name)
  setItem = (name: string, value: string) => {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError")
    this.values.set(name, value)
  }
}

test("[SES-7a] a value is stored as JSON under the app's prefix, and read and removed again", () => {
  const area = new FakeArea()
  const storage = createStorage<"list">({ prefix: "app:", areaOf: () => area })
  expect(storage.read("list")).toBe(null)
  expect(storage.write("list", [1, 2])).toBe(true)
  expect([...area.values]).toEqual([["app:list", "[1,2]"]])
  expect(storage.read("list")).toEqual([1, 2])
  storage.remove("list")
  expect([area.values.size, storage.read("list")]).toEqual([0, null])
})

test("[SES-7a] a value that can't be stored lives as long as the page, and the next value is stored once that is possible", () => {
  const area = new FakeArea()
  const failures: string[] = []
  const onFailure = (action: string, name: string) => failures.push(`${name} ${action}`)
  const storage = createStorage<"list">({ prefix: "", areaOf: () => area, onFailure })
  storage.write("list", "old")
  area.isFull = true
  expect(storage.write("list", "new")).toBe(false)
  expect(storage.read("list")).toBe("new")
  area.isFull = false
  storage.write("list", "newest")
  expect([storage.read("list"), area.getItem("list"), failures]).toEqual(["newest", '"newest"', ["list write"]])
})

test("[SES-7a] reading returns null if the browser forbids storage or the stored value is damaged", () => {
  const area = new FakeArea()
  area.setItem("list", "{")
  const failures: string[] = []
  const onFailure = (action: string, name: string) => failures.push(`${name} ${action}`)
  const areaOf = (name: "list" | "other") => {
    if (name === "other") throw new DOMException("forbidden", "SecurityError")
    return area
  }
  const storage = createStorage({ prefix: "", areaOf, onFailure })
  expect([storage.read("list"), storage.read("other")]).toEqual([null, null])
  storage.write("other", 1)
  expect(storage.read("other")).toBe(1)
  storage.remove("other")
  expect(failures).toEqual(["list read", "other read", "other write", "other write"])
})

test("a value that is only in memory never reaches the storage", () => {
  const area = new FakeArea()
  const storage = createStorage<"secret">({ prefix: "", areaOf: () => area, isOnlyInMemory: () => true })
  area.setItem("secret", '"encrypted"')
  expect(storage.read("secret")).toBe(null)
  storage.write("secret", "plain")
  expect([storage.read("secret"), area.getItem("secret")]).toEqual(["plain", '"encrypted"'])
  storage.remove("secret")
  expect([storage.read("secret"), area.getItem("secret")]).toEqual([null, null])
})
