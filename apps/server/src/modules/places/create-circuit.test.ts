import { expect, test } from "vitest"
import { settableClock } from "../../testing/settable-clock.ts"
import { createCircuit } from "./create-circuit.ts"

function rested() {
  const clock = settableClock()
  const circuit = createCircuit({ clock, failures: 5, restMs: 30_000 })
  const fail = (times: number) => Array.from({ length: times }, () => circuit.failed())
  return { clock, circuit, fail }
}

test("[LOC-6] after five failures in a row it is left alone for thirty seconds", () => {
  const { clock, circuit, fail } = rested()
  fail(4)
  expect(circuit.mayAsk()).toBe(true)
  fail(1)
  expect(circuit.mayAsk()).toBe(false)
  clock.advance(29.9)
  expect(circuit.mayAsk()).toBe(false)
  clock.advance(0.1)
  expect(circuit.mayAsk()).toBe(true)
})

test("[LOC-6] an answer in between begins the count anew", () => {
  const { circuit, fail } = rested()
  fail(4)
  circuit.succeeded()
  fail(4)
  expect(circuit.mayAsk()).toBe(true)
})

test("[LOC-6] after the rest one goes ahead: its answer opens the way, its failure begins another rest", () => {
  const { clock, circuit, fail } = rested()
  fail(5)
  clock.advance(30)
  expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, false])
  fail(1)
  expect(circuit.mayAsk()).toBe(false)
  clock.advance(30)
  expect(circuit.mayAsk()).toBe(true)
  circuit.succeeded()
  expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, true])
})

test("[LOC-6] one who goes ahead and gives up lets the next one try", () => {
  const { clock, circuit, fail } = rested()
  fail(5)
  clock.advance(30)
  expect(circuit.mayAsk()).toBe(true)
  circuit.gaveUp()
  expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, false])
})
