import { expect, test } from "vitest"
import { settableClock } from "../../testing/settable-clock.ts"
import { type CircuitState, createCircuitBreaker } from "./create-circuit-breaker.ts"

function createClosedCircuit({ onProbationAfterTrial = false, maxConcurrent = 100 } = {}) {
  const clock = settableClock()
  const changes: CircuitState[] = []
  const circuit = createCircuitBreaker({
    clock,
    failureThreshold: 5,
    openMs: 30_000,
    maxConcurrent,
    onProbationAfterTrial,
    onChange: (state) => void changes.push(state),
  })
  const fail = (times: number) => {
    for (let nth = 0; nth < times; nth++) circuit.acquire()?.failed()
  }
  const isAllowed = () => {
    const permit = circuit.acquire()
    permit?.cancelled()
    return permit !== undefined
  }
  return { clock, circuit, fail, isAllowed, changes }
}

test("[SEC-12c] five consecutive failures open the circuit for thirty seconds", () => {
  const { clock, circuit, fail, isAllowed, changes } = createClosedCircuit()
  fail(4)
  expect([circuit.state(), isAllowed()]).toEqual(["closed", true])
  fail(1)
  expect([circuit.state(), isAllowed()]).toEqual(["open", false])
  clock.advance(29.9)
  expect(isAllowed()).toBe(false)
  clock.advance(0.1)
  expect([circuit.state(), isAllowed()]).toEqual(["half-open", true])
  expect(changes).toEqual(["open"])
})

test("a success resets the count of failures", () => {
  const { circuit, fail, isAllowed } = createClosedCircuit()
  fail(4)
  circuit.acquire()?.succeeded()
  fail(4)
  expect(isAllowed()).toBe(true)
})

test("[SEC-12c] after the pause one trial is allowed: success closes the circuit, failure starts another pause", () => {
  const { clock, circuit, fail, isAllowed, changes } = createClosedCircuit()
  fail(5)
  clock.advance(30)
  const trial = circuit.acquire()
  expect([isAllowed(), circuit.state()]).toEqual([false, "half-open"])
  trial?.failed()
  expect([isAllowed(), circuit.state()]).toEqual([false, "open"])
  clock.advance(30)
  circuit.acquire()?.succeeded()
  expect([isAllowed(), circuit.state()]).toEqual([true, "closed"])
  fail(4)
  expect(circuit.state()).toBe("closed")
  expect(changes).toEqual(["open", "closed"])
})

test("after a cancelled trial, the next call is the trial", () => {
  const { clock, circuit, fail } = createClosedCircuit()
  fail(5)
  clock.advance(30)
  circuit.acquire()?.cancelled()
  expect(circuit.acquire()).toBeDefined()
  expect(circuit.acquire()).toBeUndefined()
})

test("[SEC-12c] calls that began before the circuit opened neither extend the pause nor close the circuit", () => {
  const { clock, circuit, fail } = createClosedCircuit()
  const [slow, late] = [circuit.acquire(), circuit.acquire()]
  fail(5)
  clock.advance(20)
  slow?.failed()
  late?.succeeded()
  expect(circuit.state()).toBe("open")
  clock.advance(10)
  expect(circuit.state()).toBe("half-open")
})

test("[SEC-12c] on probation after a trial, one failure reopens the circuit, and a success ends the probation", () => {
  const { clock, circuit, fail } = createClosedCircuit({ onProbationAfterTrial: true })
  fail(5)
  clock.advance(30)
  circuit.acquire()?.succeeded()
  fail(1)
  expect(circuit.state()).toBe("open")
  clock.advance(30)
  circuit.acquire()?.succeeded()
  circuit.acquire()?.succeeded()
  fail(4)
  expect(circuit.state()).toBe("closed")
})

test("[SEC-12c] the number of concurrent calls is limited, and a call that ends releases its permit once", () => {
  const { circuit } = createClosedCircuit({ maxConcurrent: 2 })
  const [first, second] = [circuit.acquire(), circuit.acquire()]
  expect(circuit.acquire()).toBeUndefined()
  first?.failed()
  first?.failed()
  expect([circuit.inFlight(), circuit.refused()]).toEqual([1, 1])
  expect(circuit.acquire()).toBeDefined()
  second?.cancelled()
  expect(circuit.inFlight()).toBe(1)
})

test("[SEC-12e] a clock that is set back does not extend the pause", () => {
  const { clock, circuit, fail } = createClosedCircuit()
  fail(5)
  clock.advance(-300)
  expect(circuit.state()).toBe("half-open")
})
