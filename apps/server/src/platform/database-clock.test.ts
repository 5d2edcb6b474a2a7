import { expect, test } from "vitest"
import { createDatabaseClock } from "./database-clock.ts"

const NOON = Date.parse("2026-03-01T12:00:00Z")

/** A machine and a database, each with its own clock. Times are relative to the start. */
function twoClocks({ skewMs = 0, uptimeMs = 50_000 } = {}) {
  const world = { elapsed: 0, databaseAhead: 0, localAhead: skewMs, requestMs: 1, responseMs: 1 }
  const lines: { level: string; message: string }[] = []
  const write = (level: string) => (_fields: object, message: string) => void lines.push({ level, message })
  const clock = createDatabaseClock({
    async readTime() {
      world.elapsed += world.requestMs
      const databaseTime = NOON + world.elapsed + world.databaseAhead
      world.elapsed += world.responseMs
      return new Date(databaseTime)
    },
    log: { info: write("info"), warn: write("warn"), error: write("error") } as never,
    local: { now: () => new Date(NOON + world.elapsed + world.localAhead) },
    monotonic: () => uptimeMs + world.elapsed,
  })
  /** The difference between the clock under test and the database's clock. */
  const error = () => clock.now().getTime() - (NOON + world.elapsed + world.databaseAhead)
  return { world, clock, error, lines }
}

test.each([0, 300_000, -300_000])(
  "[SEC-12e] returns the database’s time on a machine that is %i ms ahead, and measures the skew",
  async (skewMs) => {
    const { world, clock, error } = twoClocks({ skewMs })
    await clock.start()
    world.elapsed += 60_000
    expect(error()).toBe(0)
    expect(clock.skewMs()).toBe(skewMs)
    await clock.stop()
  },
)

test("[SEC-12e] returns the database’s time after the machine’s clock was changed", async () => {
  const { world, clock, error } = twoClocks()
  await clock.start()
  world.localAhead = -3_600_000
  expect([error(), clock.skewMs()]).toEqual([0, -3_600_000])
  await clock.stop()
})

test("[SEC-12e] a slow response does not shift the clock, whichever direction was slow", async () => {
  const { world, clock, error } = twoClocks()
  await clock.start()
  for (const [requestMs, responseMs] of [
    [4_000, 0],
    [0, 4_000],
  ] as const) {
    Object.assign(world, { requestMs, responseMs })
    await clock.measure()
    expect(error()).toBe(0)
  }
  await clock.stop()
})

test("[SEC-12e] pauses after the database’s clock was set back by a little, instead of running backwards", async () => {
  const { world, clock, error } = twoClocks()
  await clock.start()
  const timeBefore = clock.now().getTime()
  world.databaseAhead = -1_500
  await clock.measure()
  expect(clock.now().getTime()).toBe(timeBefore)
  world.elapsed += 2_000
  expect(Math.abs(error())).toBeLessThanOrEqual(2)
  expect(clock.now().getTime()).toBeGreaterThan(timeBefore)
  await clock.stop()
})

test.each([600_000, -600_000])(
  "[SEC-12e] a jump of the database’s clock by %i ms is followed and logged",
  async (jump) => {
    const { world, clock, error, lines } = twoClocks()
    await clock.start()
    clock.now()
    world.databaseAhead = jump
    await clock.measure()
    expect(Math.abs(error())).toBeLessThanOrEqual(2)
    expect(lines.map(({ message }) => message)).toEqual([
      "the database’s clock jumped",
      "this machine’s clock is wrong: this node is not ready",
    ])
    await clock.stop()
  },
)

test("[SEC-12e] a difference above two seconds is logged once as a warning, one above thirty seconds as an error", async () => {
  const { world, clock, lines } = twoClocks({ skewMs: 1_900 })
  await clock.start()
  for (const ahead of [2_100, 2_500, 31_000, 40_000, 0]) {
    world.localAhead = ahead
    await clock.measure()
  }
  expect(lines.map(({ level }) => level)).toEqual(["warn", "error", "info"])
  await clock.stop()
})

test("[SEC-12e] keeps running without measurements, for example while the database is not reachable", async () => {
  const { world, clock, error } = twoClocks()
  await clock.start()
  world.elapsed += 600_000
  expect(error()).toBe(0)
  await clock.stop()
})
