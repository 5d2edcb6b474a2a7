import { createStore } from "../client/create-store.ts"
import { writeStored, readStored } from "../client/storage.ts"

/** How often the alarm repeats until the order is accepted; more often for overdue orders. */
const RING_INTERVAL_MS = 5_000
const OVERDUE_RING_INTERVAL_MS = 2_000
const LOUDNESS = 0.5

/** `silent`: the browser blocks sound until the first interaction with the page. */
export type Sound = "silent" | "on" | "muted"

export const sound = createStore<Sound>(readStored("muted") === "yes" ? "muted" : "silent")
let context: AudioContext | undefined
let timer: ReturnType<typeof setInterval> | undefined
let isUrgent = false

/** Call this from a click: browsers allow sound only then. */
export async function allowSound(): Promise<void> {
  context ??= new AudioContext()
  await context.resume()
  if (sound.get() === "silent" && context.state === "running") sound.set("on")
}

export async function setMuted(muted: boolean): Promise<void> {
  writeStored("muted", muted ? "yes" : "no")
  sound.set(muted ? "muted" : "silent")
  if (!muted) await allowSound()
}

/** Plays two high notes twice, like a counter bell. */
export function ring(): void {
  if (!context || context.state !== "running") return
  for (const [at, pitch] of [
    [0, 1047],
    [0.18, 1319],
    [0.5, 1047],
    [0.68, 1319],
  ] as const) {
    const note = context.createOscillator()
    const gain = context.createGain()
    const from = context.currentTime + at
    note.type = "triangle"
    note.frequency.value = pitch
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.001, from + 0.4)
    note.connect(gain).connect(context.destination)
    note.start(from)
    note.stop(from + 0.45)
  }
}

/**
 * Rings repeatedly while orders wait to be accepted. Overdue orders ring faster, and also when the sound is muted; only
 * accepting them stops it.
 */
export function updateAlarm(waiting: number, overdue: number): void {
  const isNowUrgent = overdue > 0
  if (waiting > 0 && timer !== undefined && isNowUrgent === isUrgent) return
  clearInterval(timer)
  timer = undefined
  isUrgent = isNowUrgent
  if (waiting === 0) return
  ringUnlessMuted()
  timer = setInterval(ringUnlessMuted, isUrgent ? OVERDUE_RING_INTERVAL_MS : RING_INTERVAL_MS)
}

function ringUnlessMuted(): void {
  if (isUrgent || sound.get() !== "muted") ring()
}
