import { createStore } from "../session/create-store.ts"
import { keep, readKept } from "../session/kept.ts"

/** Once more so often, until somebody has accepted. */
const AGAIN_MS = 5_000
const LOUDNESS = 0.5

/** `silent`: the browser lets nothing sound before somebody has touched the page. */
export type Sound = "silent" | "on" | "muted"

export const sound = createStore<Sound>(readKept("muted") === "yes" ? "muted" : "silent")
let context: AudioContext | undefined
let timer: ReturnType<typeof setInterval> | undefined

/** To be called from a press: that is what browsers wait for. */
export async function allowSound(): Promise<void> {
  context ??= new AudioContext()
  await context.resume()
  if (sound.get() === "silent" && context.state === "running") sound.set("on")
}

export async function mute(muted: boolean): Promise<void> {
  keep("muted", muted ? "yes" : "no")
  sound.set(muted ? "muted" : "silent")
  if (!muted) await allowSound()
}

/** Two bright notes, as a counter bell has them. */
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

/** Rings now and again and again while orders wait for somebody. */
export function callFor(waiting: number): void {
  if (waiting === 0) {
    clearInterval(timer)
    timer = undefined
    return
  }
  if (timer !== undefined) return
  ringUnlessMuted()
  timer = setInterval(ringUnlessMuted, AGAIN_MS)
}

function ringUnlessMuted(): void {
  if (sound.get() !== "muted") ring()
}
