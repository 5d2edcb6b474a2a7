import type { NewLine } from "@hearth/contract/calls/cart.calls.ts"
import { expect, test } from "vitest"
import { addPendingChange, type PendingCall, type PendingChange, splitCall } from "./pending-calls.ts"

const place = { storeId: "6585R", deliveryType: "DELIVERY" } as const
const line = (id: string): NewLine => ({ id, productId: "in-cola", quantity: 1 })
const put = (...ids: string[]): PendingChange => ({ kind: "put", place, lines: ids.map(line) })
const add = (id: string, by: number): PendingChange => ({ kind: "change", changes: [{ line: id, add: by }] })

let keys = 0
const newKey = () => `key-${++keys}`
function queueChanges(...changes: PendingChange[]): PendingCall[] {
  keys = 0
  return changes.reduce<PendingCall[]>((calls, change) => addPendingChange(calls, change, newKey), [])
}

test("consecutive taps become one call", () => {
  expect(queueChanges(add("a", 1), add("a", 1), add("b", -1), add("a", 1))).toEqual([
    {
      kind: "change",
      key: "key-1",
      changes: [
        { line: "a", add: 2 },
        { line: "b", add: -1 },
        { line: "a", add: 1 },
      ],
    },
  ])
  expect(queueChanges(put("a"), put("b"))).toMatchObject([{ kind: "put", lines: [{ id: "a" }, { id: "b" }] }])
})

test("taps that cancel each other out cause no call", () => {
  expect(queueChanges(add("a", 1), add("a", -1))).toEqual([])
  expect(queueChanges(put("a"), add("a", 1), add("a", -1))).toMatchObject([{ kind: "put" }])
})

test("[CAR-7d] a change is not merged into a call that was sent, because the call's key identifies its content", () => {
  const [sent] = queueChanges(add("a", 1))
  const calls = addPendingChange(sent ? [{ ...sent, sent: true }] : [], add("a", 1), newKey)
  expect(calls).toMatchObject([
    { key: "key-1", changes: [{ add: 1 }] },
    { key: "key-2", changes: [{ add: 1 }] },
  ])
})

test("[CAR-7d] changes keep their order: a change comes after the line that it changes", () => {
  const kinds = queueChanges(put("a"), add("a", 1), put("b"), { kind: "options", said: { tip: 20_00 } }).map(
    ({ kind }) => kind,
  )
  expect(kinds).toEqual(["put", "change", "put", "options"])
})

test("lines of another store, and lines beyond a call's limit, become separate calls", () => {
  const otherStore: PendingChange = { kind: "put", place: { ...place, storeId: "BLR01" }, lines: [line("b")] }
  expect(queueChanges(put("a"), otherStore)).toHaveLength(2)
  expect(queueChanges(...Array.from({ length: 21 }, (_, index) => put(`line-${index}`)))).toHaveLength(2)
  expect(queueChanges(...Array.from({ length: 51 }, (_, index) => add(`line-${index}`, 1)))).toHaveLength(2)
})

test("[CAR-5b] [CAR-5c] the last value of each option wins", () => {
  const calls = queueChanges(
    { kind: "options", said: { tip: 20_00, carryBag: true } },
    { kind: "options", said: { tip: 50_00 } },
  )
  expect(calls).toMatchObject([{ said: { tip: 50_00, carryBag: true } }])
})

test("a refused call is split into single changes; a refused single change is not sent again", () => {
  const [call, single] = [queueChanges(put("a"), put("b"))[0], queueChanges(put("a"))[0]]
  if (!call || !single) throw new Error("nothing queued")
  expect(splitCall(call, newKey)).toMatchObject([{ lines: [{ id: "a" }] }, { lines: [{ id: "b" }] }])
  expect(new Set(splitCall(call, newKey).map(({ key }) => key)).size).toBe(2)
  expect(splitCall(single, newKey)).toEqual([])
})
