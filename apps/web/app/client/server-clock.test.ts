import { beforeEach, expect, test, vi } from "vitest"

let passed = 0
vi.spyOn(performance, "now").mockImplementation(() => passed)
vi.spyOn(Date, "now").mockReturnValue(1_000_000)

beforeEach(() => {
  vi.resetModules()
  passed = 0
})

test("[OFR-1d] the server's clock advances independently of the device's clock", async () => {
  const { recordServerTime, serverNow } = await import("./server-clock.ts")
  expect(serverNow()).toBe(1_000_000)
  passed = 500
  recordServerTime(7_000)
  passed = 1_700
  expect(serverNow()).toBe(8_200)
})

test("[OFR-1d] a delayed response does not turn the clock back", async () => {
  const { recordServerTime, serverNow } = await import("./server-clock.ts")
  recordServerTime(7_000)
  passed = 1_000
  recordServerTime(7_300)
  expect(serverNow()).toBe(8_000)
  recordServerTime(8_400)
  expect(serverNow()).toBe(8_400)
})
