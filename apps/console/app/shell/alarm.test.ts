import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createAlarm } from "./alarm.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An alarm whose rings are counted, on a device with these stored settings. */
async function createTestAlarm(stored = new Map<string, unknown>()) {
  let notes = 0
  const parameter = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined }
  const node = {
    frequency: {},
    gain: { ...parameter, exponentialRampToValueAtTime: () => undefined },
    connect: () => node,
    start: () => (notes += 1),
    stop: () => undefined,
  }
  const audio = {
    state: "running",
    currentTime: 0,
    resume: async () => undefined,
    createOscillator: () => node,
    createGain: () => node,
  }
  const alarm = createAlarm({
    storage: {
      read: <Value>(name: string) => (stored.get(name) ?? null) as Value | null,
      write: (name, value) => stored.set(name, value).has(name),
    },
    createAudio: () => audio as unknown as AudioContext,
  })
  await alarm.allowSound()
  // One ring is four notes.
  return { alarm, stored, rings: () => notes / 4 }
}

test("the alarm rings immediately and every five seconds while orders wait", async () => {
  const { alarm, rings } = await createTestAlarm()
  alarm.update(1, 0)
  vi.advanceTimersByTime(10_000)
  alarm.update(2, 0)
  expect(rings()).toBe(3)
  alarm.update(0, 0)
  vi.advanceTimersByTime(60_000)
  expect(rings()).toBe(3)
})

test("a muted alarm stays silent until an order is overdue, and then rings every two seconds", async () => {
  const { alarm, rings } = await createTestAlarm()
  await alarm.setMuted(true)
  alarm.update(1, 0)
  vi.advanceTimersByTime(20_000)
  expect(rings()).toBe(0)
  alarm.update(1, 1)
  vi.advanceTimersByTime(4_000)
  expect(rings()).toBe(3)
  alarm.update(0, 0)
})

test("the device remembers that it is muted", async () => {
  const firstVisit = await createTestAlarm()
  await firstVisit.alarm.setMuted(true)
  const nextVisit = await createTestAlarm(firstVisit.stored)
  expect(nextVisit.alarm.sound.get()).toBe("muted")
  await nextVisit.alarm.setMuted(false)
  expect([nextVisit.alarm.sound.get(), (await createTestAlarm(firstVisit.stored)).alarm.sound.get()]).toEqual([
    "on",
    "on",
  ])
})
