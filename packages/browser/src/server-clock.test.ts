import fc from "fast-check"
import { expect, test } from "vitest"
import { createServerClock } from "./server-clock.ts"

/** A device whose timer starts at 0 and whose own clock is wrong. */
function createDevice() {
  const device = { elapsed: 0 }
  const clock = createServerClock(
    () => device.elapsed,
    () => 1_000_000,
  )
  return { device, clock }
}

test("[OFR-1d] the server's clock advances independently of the device's clock", () => {
  const { device, clock } = createDevice()
  expect(clock.now()).toBe(1_000_000)
  device.elapsed = 500
  clock.record(7_000)
  device.elapsed = 1_700
  expect(clock.now()).toBe(8_200)
})

test("[OFR-1d] a delayed response does not turn the clock back", () => {
  const { device, clock } = createDevice()
  clock.record(7_000)
  device.elapsed = 1_000
  clock.record(7_300)
  expect(clock.now()).toBe(8_000)
  clock.record(8_400)
  expect(clock.now()).toBe(8_400)
})

test("a missing or invalid date header changes nothing", () => {
  const { clock } = createDevice()
  for (const header of [null, undefined, "", "yesterday"]) clock.recordDate(header)
  expect(clock.now()).toBe(1_000_000)
  clock.recordDate("Thu, 01 Jan 1970 00:00:07 GMT")
  expect(clock.now()).toBe(7_000)
})

test("[OFR-1d] the clock is never ahead of the server's, and at most the smallest delay and drift behind it", () => {
  const response = fc.record({ after: fc.nat(600_000), delay: fc.nat(30_000) })
  fc.assert(
    fc.property(fc.array(response, { minLength: 1 }), fc.nat(2e12), (responses, serverStart) => {
      const { device, clock } = createDevice()
      for (const { after, delay } of responses) {
        device.elapsed += after + delay
        clock.record(serverStart + device.elapsed - delay)
      }
      const lagMs = serverStart + device.elapsed - clock.now()
      const smallestDelay = Math.min(...responses.map(({ delay }) => delay))
      // A newer offset replaces the best one even if it is worse, by at most the drift that is possible since then.
      expect(lagMs).toBeGreaterThanOrEqual(0)
      expect(lagMs).toBeLessThanOrEqual(smallestDelay + 1 + (device.elapsed * 0.2) / 3600)
    }),
  )
})

test("a timer that runs too fast doesn't put the clock a second ahead over three weeks", () => {
  const { device, clock } = createDevice()
  const hour = 3_600_000
  const timerSpeed = 1 + 0.1 / 3600
  for (let passed = 0; passed < 24 * 21 * hour; passed += hour) {
    device.elapsed = passed * timerSpeed
    clock.record(passed)
  }
  expect(clock.now() - (24 * 21 - 1) * hour).toBeLessThan(1_000)
})
